-- Events that ask for a person. At most one open alert per type and address: a flood raises the count of its alert
-- instead of burying the others.

create table public.security_alerts (
  id uuid primary key default gen_random_uuid(),
  severity text not null constraint security_alerts_severity check (severity in ('critical', 'high', 'medium', 'low')),
  event_type text not null constraint security_alerts_type check (event_type ~ '^[a-z_]{3,60}$'),
  ip_address inet,
  details public.details not null default '{}' constraint security_alerts_details check (jsonb_typeof(details) = 'object'),
  occurrences integer not null default 1 constraint security_alerts_occurrences check (occurrences > 0),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  resolved boolean not null default false,
  resolved_at timestamptz,
  resolved_by uuid,
  constraint security_alerts_resolved_has_time check (resolved = (resolved_at is not null))
);
create unique index security_alerts_one_open on public.security_alerts (event_type, ip_address) nulls not distinct
  where not resolved;
create index security_alerts_newest on public.security_alerts (created_at desc) where not resolved;

alter table public.security_alerts enable row level security;
grant select (id, severity, event_type, ip_address, details, occurrences, created_at, last_seen_at, resolved,
  resolved_at, resolved_by), update (resolved, resolved_at) on public.security_alerts to authenticated;
create policy "administrators read alerts" on public.security_alerts for select to authenticated
  using ((select private.administers()));
create policy "administrators resolve alerts" on public.security_alerts for update to authenticated
  using ((select private.administers())) with check ((select private.administers()) and resolved);

-- Time and person of the resolution are the server's, whatever clock the browser has.
create function private.stamp_resolution() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.resolved and not old.resolved then
    new.resolved_at := now();
    new.resolved_by := auth.uid();
  elsif new.resolved then
    new.resolved_at := old.resolved_at;
  end if;
  return new;
end
$$;
create trigger security_alerts_stamp before update on public.security_alerts
  for each row execute function private.stamp_resolution();

create function private.log_resolution() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_event('low', 'alert_resolved', new.ip_address,
    jsonb_build_object('by', new.resolved_by, 'alert', new.event_type));
  return null;
end
$$;
create trigger security_alerts_log after update on public.security_alerts
  for each row when (new.resolved and not old.resolved and new.resolved_by is not null)
  execute function private.log_resolution();

create function private.raise_alert(severity text, event_type text, ip inet default null, details jsonb default '{}')
returns void
language sql set search_path = ''
as $$
  insert into public.security_alerts as alert (severity, event_type, ip_address, details)
  values ($1, $2, $3, $4)
  on conflict (event_type, ip_address) where not resolved
  do update set occurrences = alert.occurrences + 1, last_seen_at = now(), details = excluded.details
$$;
