-- How long data are kept. The periods are those of the privacy page (src/config/business.ts; a test compares the two).
-- Every run leaves a row that says what it removed, and it is the writing of that row that removes: rows of append-only
-- tables can go no other way but with the row they belong to.
--
-- Two things stay on purpose: page counts without consent (a path and a day point to nobody) and the runs themselves.

-- statement: $1 is the moment of the run less the period. Carried out in the order of step, each until it finds nothing
-- more: visits go by a few hundred, because their roll-ups grow slower with the square of a statement's rows.
create table private.retention_rules (
  step integer primary key,
  data text not null constraint retention_rules_data unique,
  kept interval not null,
  why text not null,
  statement text not null
);

insert into private.retention_rules (step, data, kept, why, statement) values
  (10, 'bookings_reduced', '3 years', 'Contact details end here; of a booking the bare entry stays for the books', $s$
    insert into public.kept_bookings (reference, requested_at, name, service_type, travel_date, pickup, dropoff,
      destination, passengers, kept_until, phone_hash, email_hash)
    select reference, created_at, name, service_type, travel_date, pickup, dropoff, destination, passengers,
      private.booking_kept_until(lead), private.person_hash(phone), private.person_hash(lower(email))
    from public.leads as lead where created_at < $1 and status = 'converted'
    on conflict (reference) do nothing $s$),
  (20, 'requests', '3 years', 'Contact details; history and notifications go with their request', $s$
    delete from public.leads where created_at < $1 $s$),
  (30, 'kept_bookings', '0', 'Each says until when the books need it: seven years after the journey', $s$
    delete from public.kept_bookings where kept_until < private.israel_day($1) $s$),
  (40, 'sessions_of_requests', '12 months', 'The link between a request and visits lasts as long as visits do', $s$
    update public.leads set session_id = null where created_at < $1 and session_id is not null $s$),
  (50, 'visits', '12 months', 'Technical data', $s$
    delete from public.visits where id in (
      select id from public.visits where created_at < $1 order by created_at limit 500) $s$),
  (60, 'consents', '7 years', 'Proof for as long as a claim can be brought; a consent to offers until it is cancelled', $s$
    delete from public.consent_records as old where created_at < $1 and not (marketing and not exists (
      select from public.consent_records as later where later.session_id = old.session_id and later.id > old.id)) $s$),
  (70, 'security_events', '12 months', 'Security records', $s$
    delete from public.security_events where created_at < $1 $s$),
  (80, 'security_alerts', '12 months', 'Security records', $s$
    delete from public.security_alerts where last_seen_at < $1 $s$),
  (90, 'blocked_ips', '12 months', 'Security records, from the end of the block on', $s$
    delete from public.blocked_ips where blocked_until < $1 $s$),
  (100, 'data_requests', '7 years', 'Proof that a person''s wish was carried out', $s$
    delete from public.data_requests where requested_at < $1 $s$),
  (110, 'idempotency_keys', '7 days', 'No sender tries again after 72 hours', $s$
    delete from private.idempotency_keys where created_at < $1 $s$),
  (120, 'request_limits', '0', 'Addresses and numbers are counted only as long as a limit looks back', $s$
    delete from private.request_buckets where stale_at < $1 $s$);

create table public.retention_runs (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null default now(),
  -- Rows by kind of data, as named in the rules.
  removed jsonb not null default '{}' constraint retention_runs_removed check (jsonb_typeof(removed) = 'object')
);
create index retention_runs_newest on public.retention_runs (ran_at desc);

alter table public.retention_runs enable row level security;
grant select (id, ran_at, removed) on public.retention_runs to authenticated;
create policy "administrators read retention runs" on public.retention_runs for select to authenticated
  using ((select private.administers()));

create trigger retention_runs_append_only before update or delete on public.retention_runs
  for each row execute function private.refuse_change();
create trigger retention_runs_no_truncate before truncate on public.retention_runs
  for each statement execute function private.refuse_change();

create function private.carry_out_retention() returns trigger
language plpgsql set search_path = ''
as $$
declare
  rule record;
  affected bigint;
  total bigint;
begin
  new.removed := '{}';
  for rule in select data, kept, statement from private.retention_rules order by step loop
    total := 0;
    loop
      execute rule.statement using new.ran_at - rule.kept;
      get diagnostics affected = row_count;
      exit when affected = 0;
      total := total + affected;
    end loop;
    new.removed := new.removed || jsonb_build_object(rule.data, total);
  end loop;
  return new;
end
$$;
create trigger retention_runs_carry_out before insert on public.retention_runs
  for each row execute function private.carry_out_retention();

-- moment: what counts as now; never later than it is. Answers the rows removed by kind of data.
create function private.apply_retention(moment timestamptz default now()) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  report jsonb;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.apply_retention', 0));
  insert into public.retention_runs (ran_at) values (least(moment, now())) returning removed into report;
  return report;
end
$$;

-- Asked every minute by the local server, once a day by pg_cron.
create function private.apply_daily_retention() returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from public.retention_runs where ran_at > now() - interval '23 hours') then
    perform private.apply_retention();
  end if;
end
$$;
