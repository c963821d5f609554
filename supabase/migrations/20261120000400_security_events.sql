-- What happened that an administrator may want to know. Written by the database's own functions only; the details
-- never hold names, phone numbers or message texts.

create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  severity text not null constraint security_events_severity check (severity in ('critical', 'high', 'medium', 'low')),
  event_type text not null constraint security_events_type check (event_type ~ '^[a-z_]{3,60}$'),
  -- One address (IPv4) or the /64 network that one subscriber gets (IPv6); see private.client_network.
  ip_address inet,
  details public.details not null default '{}' constraint security_events_details check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
create index security_events_newest on public.security_events (created_at desc);

alter table public.security_events enable row level security;
grant select (id, severity, event_type, ip_address, details, created_at) on public.security_events to authenticated;
create policy "administrators read events" on public.security_events for select to authenticated
  using ((select private.administers()));

create function private.log_event(severity text, event_type text, ip inet default null, details jsonb default '{}')
returns void
language sql set search_path = ''
as $$
  insert into public.security_events (severity, event_type, ip_address, details)
  values ($1, $2, $3, $4)
$$;

-- Giving and taking roles is always an event, also outside the API.
create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.log_event('high', 'role_revoked', null,
      jsonb_build_object('user_id', old.user_id, 'role', old.role, 'by', auth.uid()));
  end if;
  if tg_op <> 'DELETE' then
    perform private.log_event('high', 'role_granted', null,
      jsonb_build_object('user_id', new.user_id, 'role', new.role, 'by', auth.uid()));
  end if;
  return null;
end
$$;
create trigger user_roles_log after insert or update or delete on public.user_roles
  for each row execute function private.log_role_change();
