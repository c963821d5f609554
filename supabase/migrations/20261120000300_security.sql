-- What happened that an administrator may want to know (security_events), what of it asks for a person (security_alerts), and the
-- addresses that may not send requests for a while (blocked_ips). Written by the database's own functions, blocks by hand too; the
-- details never hold names, phone numbers or message texts.

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

-- Raises an alert for something that lasts: seen again, it is not counted again, and once resolved it stays quiet for an
-- hour.
create function private.raise_lasting_alert(severity text, event_type text, details jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.security_alerts as alert (severity, event_type, details)
  select $1, $2, $3 where not exists (
    select from public.security_alerts as earlier
    where earlier.event_type = $2 and earlier.resolved_at > now() - interval '1 hour')
  on conflict (event_type, ip_address) where not resolved
  do update set last_seen_at = now(), details = excluded.details
$$;

-- Addresses that may not send requests for a while. An expired row stays: it remembers how often the address was
-- blocked, and the next block lasts twice as long. Unblocking deletes the row and so forgives.

create table public.blocked_ips (
  id uuid primary key default gen_random_uuid(),
  ip_address inet not null constraint blocked_ips_address unique
    -- A typing error must not lock all customers out.
    constraint blocked_ips_width check (masklen(ip_address) >= case family(ip_address) when 4 then 16 else 32 end),
  -- What an administrator wrote; of an automatic block a code: too_many_requests or automated_requests.
  reason text constraint blocked_ips_reason_length check (char_length(reason) <= 200),
  blocked_until timestamptz not null,
  auto_blocked boolean not null default false,
  strikes integer not null default 1 constraint blocked_ips_strikes check (strikes > 0),
  created_at timestamptz not null default now()
);
-- An administrator may block a whole network; the question is always "which entry contains this address".
create index blocked_ips_network on public.blocked_ips using gist (ip_address inet_ops);
create index blocked_ips_newest on public.blocked_ips (created_at desc);

alter table public.blocked_ips enable row level security;
grant select (id, ip_address, reason, blocked_until, auto_blocked, strikes, created_at),
  insert (ip_address, reason, blocked_until), delete on public.blocked_ips to authenticated;
create policy "administrators read blocks" on public.blocked_ips for select to authenticated
  using ((select private.administers()));
create policy "administrators block" on public.blocked_ips for insert to authenticated
  with check ((select private.administers()));
create policy "administrators unblock" on public.blocked_ips for delete to authenticated
  using ((select private.administers()));

-- The network that counts as one sender. An IPv6 subscriber has 2^64 addresses, so the /64 counts as one.
create function private.client_network(ip inet) returns inet
language sql immutable set search_path = ''
as $$
  select case family(ip) when 6 then network(set_masklen(ip, 64))::inet else set_masklen(ip, 32) end
$$;

create function private.is_blocked(ip inet) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.blocked_ips where ip_address operator(pg_catalog.>>=) ip and blocked_until > now()
  )
$$;

-- One row: the network from which most of what reaches the site comes, if there is one (migration detection counts it every minute).
-- Where a proxy passes on no visitor's address, or one that is always the same, that is everybody.
create table private.main_sender (
  id boolean primary key default true constraint main_sender_one_row check (id),
  network inet,
  -- Minutes with this network by which it is ahead of those with others.
  ahead integer not null default 0,
  seen_at timestamptz not null default now()
);
insert into private.main_sender default values;

-- One hour, then two, four … up to a day. A network that is an hour ahead of all others may be all visitors, whom nothing may lock
-- out by itself: that is an alert, and false is returned.
create function private.block_network(ip inet, reason text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if exists (select from private.main_sender where network = ip and ahead >= 60) then
    perform private.raise_alert('high', 'shared_address', ip, jsonb_build_object('reason', reason));
    return false;
  end if;
  insert into public.blocked_ips as block (ip_address, reason, blocked_until, auto_blocked)
  values (ip, reason, now() + interval '1 hour', true)
  on conflict (ip_address) do update set
    reason = excluded.reason,
    auto_blocked = true,
    strikes = block.strikes + 1,
    blocked_until = greatest(
      block.blocked_until,
      now() + least(interval '1 hour' * power(2, least(block.strikes, 10)), interval '24 hours')
    );
  return true;
end
$$;

-- Senders are counted by private.client_network: an entry narrower than that would never match anybody. An expired
-- entry of the same network is replaced, and its strikes are kept.
create function private.prepare_block_by_hand() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier_strikes integer;
begin
  new.ip_address := case
    when family(new.ip_address) = 6 and masklen(new.ip_address) > 64 then private.client_network(new.ip_address)
    else network(new.ip_address)::inet
  end;
  delete from public.blocked_ips where ip_address = new.ip_address and blocked_until <= now()
    returning strikes into earlier_strikes;
  new.strikes := coalesce(earlier_strikes, 0) + 1;
  return new;
end
$$;
create trigger blocked_ips_by_hand before insert on public.blocked_ips
  for each row when (not new.auto_blocked) execute function private.prepare_block_by_hand();

-- What a person blocks or unblocks is an event; blocks of the limits have alerts of their own.
create function private.log_block_by_hand() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.log_event('medium', case tg_op when 'INSERT' then 'ip_blocked' else 'ip_unblocked' end,
      coalesce(new.ip_address, old.ip_address), jsonb_build_object('by', auth.uid()));
  end if;
  return null;
end
$$;
create trigger blocked_ips_log after insert or delete on public.blocked_ips
  for each row execute function private.log_block_by_hand();
