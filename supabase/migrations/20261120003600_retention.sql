-- How long data are kept. The periods are those of the privacy page (src/config/business.ts; a test compares the two). Every
-- run leaves a row that says what it removed.
--
-- Kept on purpose: page counts without consent (a path and a day point to nobody) and the runs themselves. What the limits
-- count is swept every minute (migration request_limits).

create table public.retention_runs (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null default now(),
  -- Rows by kind of data.
  removed public.count_by_name not null constraint retention_runs_removed check (jsonb_typeof(removed) = 'object')
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

-- Contact details end; of a booking the bare entry stays for the books, until seven years after the journey. History, offers,
-- events, tasks and messages go with their request. The link between a request and visits lasts as long as visits do.
create function private.remove_expired_requests(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  oldest constant timestamptz := moment - private.leads_kept();
  reduced bigint;
  requests bigint;
  bookings bigint;
  sessions bigint;
begin
  reduced := private.keep_bookings(array(select id from public.leads where created_at < oldest));
  delete from public.leads where created_at < oldest;
  get diagnostics requests = row_count;
  delete from public.kept_bookings where kept_until < private.israel_day(moment);
  get diagnostics bookings = row_count;
  update public.leads set session_id = null where created_at < moment - interval '12 months' and session_id is not null;
  get diagnostics sessions = row_count;
  return jsonb_build_object('bookings_reduced', reduced, 'requests', requests, 'kept_bookings', bookings,
    'sessions_of_requests', sessions);
end
$$;

-- What was said to a traveller, and to which address. That something was said stays as long as the request does.
create function private.empty_expired_messages(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  emptied bigint;
begin
  update public.messages set recipient = null, subject = null, body = null, told = null
    where coalesce(sent_at, created_at) < moment - interval '12 months' and num_nonnulls(recipient, subject, body, told) > 0;
  get diagnostics emptied = row_count;
  return jsonb_build_object('message_words', emptied);
end
$$;

-- Drivers who no longer drive, with their absences: as long as the books must show who did, which is after the last ride, too.
create function private.forget_expired_drivers(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  expired constant integer[] := array(
    select driver.no from public.drivers as driver
    where not driver.active and driver.phone is not null and driver.updated_at < moment - interval '7 years'
      and not exists (select from public.rides as ride
        where ride.driver_no = driver.no and ride.pickup_at >= moment - interval '7 years'));
begin
  perform private.forget_driver(no) from unnest(expired) as no;
  return jsonb_build_object('drivers', cardinality(expired));
end
$$;

-- Some hundred at a time: the roll-ups of visits take time with the square of a statement's rows.
create function private.remove_expired_visits(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  affected bigint;
  total bigint := 0;
begin
  loop
    delete from public.visits where id in (
      select id from public.visits where created_at < moment - interval '12 months' order by created_at limit 500);
    get diagnostics affected = row_count;
    exit when affected = 0;
    total := total + affected;
  end loop;
  return jsonb_build_object('visits', total);
end
$$;

create function private.remove_expired_security_records(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  oldest constant timestamptz := moment - interval '12 months';
  events bigint;
  alerts bigint;
  digests bigint;
  blocks bigint;
begin
  delete from public.security_events where created_at < oldest;
  get diagnostics events = row_count;
  delete from public.security_alerts where last_seen_at < oldest;
  get diagnostics alerts = row_count;
  delete from public.blocked_ips where blocked_until < oldest;
  get diagnostics blocks = row_count;
  -- Other messages go with what they are about.
  delete from public.messages where lead_id is null and alert_id is null and invitation_id is null
    and created_at < oldest;
  delete from public.invitations where invited_at < oldest;
  get diagnostics digests = row_count;
  return jsonb_build_object('security_events', events, 'security_alerts', alerts, 'blocked_ips', blocks, 'digests', digests);
end
$$;

-- Accounts whose address nobody confirmed within a week, and the sign-in service's own records of who did what. A hosted project
-- may lack the table, or keep it to itself.
create function private.remove_expired_accounts(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  unconfirmed bigint;
  records bigint := 0;
begin
  delete from auth.users as account
    where email_confirmed_at is null and created_at < moment - interval '7 days'
      and coalesce(confirmation_sent_at, created_at) < moment - interval '7 days'
      and not exists (select from public.user_roles where user_id = account.id);
  get diagnostics unconfirmed = row_count;
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete') then
    execute 'delete from auth.audit_log_entries where created_at < $1' using moment - interval '12 months';
    get diagnostics records = row_count;
  end if;
  return jsonb_build_object('unconfirmed_accounts', unconfirmed, 'sign_in_records', records);
end
$$;

-- Proofs, for as long as a claim can be brought: of consents (one to offers until it is cancelled), and that a person's wish
-- was carried out. Both tables are append-only; while their triggers are disabled other writers wait, so that nothing else
-- passes.
create function private.remove_expired_proofs(moment timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  oldest constant timestamptz := moment - interval '7 years';
  consents bigint;
  data_requests bigint;
begin
  alter table public.consent_records disable trigger consent_records_append_only;
  delete from public.consent_records as old where created_at < oldest and not (marketing and not exists (
    select from public.consent_records as later where later.session_id = old.session_id and later.id > old.id));
  get diagnostics consents = row_count;
  alter table public.consent_records enable trigger consent_records_append_only;
  alter table public.data_requests disable trigger data_requests_append_only;
  delete from public.data_requests where requested_at < oldest;
  get diagnostics data_requests = row_count;
  alter table public.data_requests enable trigger data_requests_append_only;
  return jsonb_build_object('consents', consents, 'data_requests', data_requests);
end
$$;

-- moment: what counts as now; never later than it is, because a moment in the future would end everything. Answers the rows
-- removed by kind of data. The proofs come last: their tables are locked from there to the end.
create function private.apply_retention(moment timestamptz default now()) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  present constant timestamptz := least(moment, now());
  removed jsonb;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.apply_retention', 0));
  removed := private.remove_expired_requests(present);
  removed := removed || private.empty_expired_messages(present);
  removed := removed || private.forget_expired_drivers(present);
  removed := removed || private.remove_expired_visits(present);
  removed := removed || private.remove_expired_security_records(present);
  removed := removed || private.remove_expired_accounts(present);
  removed := removed || private.remove_expired_proofs(present);
  insert into public.retention_runs (ran_at, removed) values (present, removed);
  return removed;
end
$$;

-- The last moment that is known to have been: that of the last run, else of the newest request or visit. What lies in the
-- future was written under a wrong clock. Rows prove nothing once there are runs: a wrong clock stamps them, too.
create function private.last_known_moment() returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce((select max(ran_at) from public.retention_runs where ran_at <= now()),
    greatest((select max(created_at) from public.leads where created_at <= now()),
      (select max(created_at) from public.visits where created_at <= now())), now())
$$;

-- The kind of data of which a run removed more than a day's work ever does: over a hundred rows and a fifth of its table.
-- removed: a run's report, its rows gone already.
create function private.unusual_removal(removed jsonb) returns text
language sql stable set search_path = ''
as $$
  select kind from (values
    ('requests', (select count(*) from public.leads)),
    ('visits', (select count(*) from public.visits)),
    ('security_events', (select count(*) from public.security_events)),
    ('consents', (select count(*) from public.consent_records))) as kept(kind, count)
  where (removed ->> kind)::bigint > greatest(100, kept.count / 4) order by kind limit 1
$$;

-- Whether an administrator has marked the alert about a pause as resolved within the last day: that is the confirmation.
create function private.retention_confirmed() returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.security_alerts where event_type = 'retention_paused' and resolved
    and resolved_at between now() - interval '1 day' and now()
    and resolved_at > coalesce((select max(ran_at) from public.retention_runs where ran_at <= now()), '-infinity'))
$$;

-- Asked every minute by the local server, once a day by pg_cron. What is deleted does not come back, so that a clock that
-- jumped (more than a week since the last run) and a run that would remove far more than usual wait for an administrator.
-- A clock a week ahead ends data a week early at most.
create function private.apply_daily_retention() returns void
language plpgsql set search_path = ''
as $$
declare
  idle constant interval := now() - private.last_known_moment();
  unusual text;
begin
  if exists (select from public.retention_runs where ran_at between now() - interval '23 hours' and now()) then
    return;
  end if;
  if private.retention_confirmed() then
    perform private.apply_retention();
    return;
  end if;
  -- Tried once a day: a run that is taken back costs as much as one that is not.
  if exists (select from public.security_alerts where event_type = 'retention_paused' and not resolved
    and last_seen_at between now() - interval '23 hours' and now()) then
    return;
  end if;
  if idle > interval '7 days' then
    perform private.raise_alert('critical', 'retention_paused', null,
      jsonb_build_object('reason', 'clock_jumped', 'days', extract(day from idle)));
    return;
  end if;
  begin
    unusual := private.unusual_removal(private.apply_retention());
    if unusual is not null then
      raise exception 'unusual removal' using errcode = '53400';
    end if;
  exception when configuration_limit_exceeded then
    perform private.raise_alert('critical', 'retention_paused', null,
      jsonb_build_object('reason', 'large_share', 'kind', unusual));
  end;
end
$$;
