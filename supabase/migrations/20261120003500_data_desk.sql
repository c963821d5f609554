-- The data desk: what is kept about one person, found by e-mail or phone, handed out and deleted (Privacy Protection Law,
-- sections 13 and 14). Administrators only, and every look leaves a row.

-- Identifiers are remembered as keyed hashes: rows about the same person are known to belong together, and without the
-- key nobody can try out phone numbers against them.
create table private.person_hash_key (
  only_row boolean primary key default true constraint person_hash_key_only_row check (only_row),
  key text not null default gen_random_uuid() || '/' || gen_random_uuid()
);
insert into private.person_hash_key default values;

create function private.person_hash(identifier text) returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(key || encode(sha256(convert_to(key || identifier, 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from private.person_hash_key where identifier is not null
$$;

-- How many rows there are about a person. bookings: those of the requests that the books must still show; kept_bookings: bare entries
-- that an earlier deletion left for the books; bookings_kept: those that this one leaves.
create type public.person_counts as (requests bigint, bookings bigint, history bigint, messages bigint, visits bigint, consents bigint,
  kept_bookings bigint, invitations bigint, drivers bigint, rides_driven bigint, bookings_kept bigint);
comment on type public.person_counts is 'nullable: bookings_kept';
create domain public.counted_person as jsonb;
comment on domain public.counted_person is 'json: Database[''public''][''CompositeTypes''][''person_counts'']';
create domain public.data_request_kind as text constraint data_requests_kind check (value in ('find', 'export', 'delete'));

-- Who looked, handed out or deleted, and how much there was. No names, addresses or numbers of customers.
create table public.data_requests (
  id bigint generated always as identity primary key,
  kind public.data_request_kind not null,
  requested_at timestamptz not null default now(),
  requested_by uuid,
  -- The name as it was then: people leave.
  requested_by_name text,
  person_hash text not null constraint data_requests_person_hash check (person_hash ~ '^[0-9a-f]{64}$'),
  counts public.counted_person not null constraint data_requests_counts check (jsonb_typeof(counts) = 'object')
);
create index data_requests_newest on public.data_requests (requested_at desc, id desc);

alter table public.data_requests enable row level security;
grant select (id, kind, requested_at, requested_by, requested_by_name, person_hash, counts)
  on public.data_requests to authenticated;
create policy "administrators read data requests" on public.data_requests for select to authenticated
  using ((select private.administers()));

create trigger data_requests_append_only before update or delete on public.data_requests
  for each row execute function private.refuse_change();
create trigger data_requests_no_truncate before truncate on public.data_requests
  for each statement execute function private.refuse_change();

-- What is left of a booking whose customer asked to be deleted while the books must still be kept: who travelled when
-- and where, and no way to reach the person. Its hashes find it again when the person asks.
create table public.kept_bookings (
  reference text primary key,
  requested_at timestamptz not null,
  name text not null,
  service_type text not null,
  travel_date date,
  pickup text,
  dropoff text,
  destination text,
  passengers smallint,
  -- What was agreed; of a booking that was cancelled against a fee, the fee.
  total_agorot integer,
  fare_kind text,
  vat_percent numeric(4, 2),
  kept_until date not null,
  phone_hash text,
  email_hash text
);
create index kept_bookings_by_phone on public.kept_bookings (phone_hash);
create index kept_bookings_by_email on public.kept_bookings (email_hash);

alter table public.kept_bookings enable row level security;
grant select (reference, requested_at, name, service_type, travel_date, pickup, dropoff, destination, passengers, total_agorot,
  fare_kind, vat_percent, kept_until)
  on public.kept_bookings to authenticated;
create policy "administrators read kept bookings" on public.kept_bookings for select to authenticated
  using ((select private.administers()));

-- The identifier as it is compared: an e-mail address in small letters, or a number in E.164 (the desk's own form turns
-- other notations into that).
create function private.read_identifier(identifier text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  person text := lower(btrim(identifier));
begin
  if person is null or person !~ '^\+[1-9][0-9]{8,14}$' and person !~ '^[^@[:space:]]{1,64}@[^@[:space:]]{1,189}$' then
    raise exception 'neither an e-mail address nor a phone number in international form' using errcode = '22023';
  end if;
  return person;
end
$$;

create function private.leads_of(person text) returns setof public.leads
language sql stable set search_path = ''
as $$ select * from public.leads where phone = person or lower(email) = person $$;

create function private.drivers_of(person text) returns setof public.drivers
language sql stable set search_path = ''
as $$ select * from public.drivers where phone = person or lower(email) = person $$;

create function private.sessions_of(person text) returns text[]
language sql stable set search_path = ''
as $$ select array(select distinct session_id from private.leads_of(person) where session_id is not null) $$;

-- The day until which the books must show a booking: seven years after the journey.
create function private.booking_kept_until(lead public.leads) returns date
language sql stable set search_path = ''
as $$ select (coalesce(lead.travel_date, private.israel_day(lead.created_at)) + interval '7 years')::date $$;

-- Whether the books know of it: a ride that was agreed on, or a fee for one that was not driven.
create function private.is_booking(lead public.leads) returns boolean
language sql stable set search_path = ''
as $$
  select lead.status = 'converted' or coalesce((private.booking_of(lead.id)).cancel_fee_agorot, 0) > 0
$$;

create function private.is_kept_booking(lead public.leads) returns boolean
language sql stable set search_path = ''
as $$ select private.is_booking(lead) and private.booking_kept_until(lead) >= private.israel_day(now()) $$;

-- Leaves of these requests, as far as they are bookings, what the books must show. Answers how many.
create function private.keep_bookings(lead_ids uuid[]) returns bigint
language sql set search_path = ''
as $$
  with kept as (
    insert into public.kept_bookings (reference, requested_at, name, service_type, travel_date, pickup, dropoff, destination,
      passengers, total_agorot, fare_kind, vat_percent, kept_until, phone_hash, email_hash)
    select lead.reference, lead.created_at, lead.name, lead.service_type, lead.travel_date, lead.pickup, lead.dropoff,
      lead.destination, lead.passengers, coalesce(booking.cancel_fee_agorot, booking.total_agorot), booking.fare_kind,
      booking.vat_percent, private.booking_kept_until(lead), private.person_hash(lead.phone), private.person_hash(lower(lead.email))
    from public.leads as lead, private.booking_of(lead.id) as booking
    where lead.id = any (lead_ids) and private.is_booking(lead)
    on conflict (reference) do nothing
    returning 1
  )
  select count(*) from kept
$$;

-- References of booked rides that are still to come, or under way, on which a person rides, which they booked, or which they drive.
create function private.rides_to_come(person text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(lead.reference order by lead.created_at), '[]') from public.leads as lead
  where (lead.phone = person or lower(lead.email) = person or lead.passenger_phone = person)
    and exists (
      select from public.offers as offer join public.offer_legs as leg on leg.offer_id = offer.id
      where offer.lead_id = lead.id and offer.state = 'accepted' and offer.cancelled_at is null
        and leg.pickup_at + make_interval(mins => leg.duration_minutes) > clock_timestamp())
    or lead.id in (
      select ride.lead_id from public.rides as ride join private.drivers_of(person) as driver on driver.no = ride.driver_no
      where ride.busy_until > clock_timestamp() and ride.state not in ('done', 'no_show', 'cancelled'))
$$;

create function private.kept_bookings_of(person text) returns setof public.kept_bookings
language sql stable set search_path = ''
as $$ select * from public.kept_bookings where private.person_hash(person) in (phone_hash, email_hash) $$;

-- bookings: those among the requests that the books must still show; kept_bookings: what an earlier deletion left; drivers: entries
-- of the fleet, and rides_driven by them.
create function private.person_counts(person text) returns jsonb
language sql stable set search_path = ''
as $$
  with lead as materialized (select found as row, found.id from private.leads_of(person) as found),
    session as materialized (select private.sessions_of(person) as ids)
  select jsonb_build_object(
    'requests', (select count(*) from lead),
    'bookings', (select count(*) from lead where private.is_kept_booking(lead.row)),
    'history', (select count(*) from public.lead_history where lead_id in (select id from lead)),
    'messages', (select count(*) from public.messages where lead_id in (select id from lead)),
    'visits', (select count(*) from public.visits, session where session_id = any (session.ids)),
    'consents', (select count(*) from public.consent_records, session where session_id = any (session.ids)),
    'kept_bookings', (select count(*) from private.kept_bookings_of(person)),
    'invitations', (select count(*) from public.invitations where email = person),
    'drivers', (select count(*) from private.drivers_of(person)),
    'rides_driven', (select count(*) from public.rides where driver_no in (select no from private.drivers_of(person))))
$$;

create function private.record_data_request(kind text, person text, counts jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.data_requests (kind, requested_by, requested_by_name, person_hash, counts)
  values ($1, auth.uid(), (select coalesce(full_name, email) from public.profiles where id = auth.uid()),
    private.person_hash(person), $3)
$$;

-- References of other people's requests whose words name this person. Nobody deletes those unseen. A number counts by
-- its last eight digits, whatever stands between them.
create function private.mentions_of(person text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(mention.reference order by mention.created_at desc), '[]') from (
    select lead.reference, lead.created_at from public.leads as lead
    cross join lateral (select concat_ws(E'\n', lead.name, lead.notes, lead.staff_notes, lead.pickup, lead.dropoff,
      lead.destination, lead.passenger_name, lead.passenger_phone, lead.driver_note,
      (select string_agg(concat_ws(E'\n', note, price_reason, rest_reason), E'\n') from public.offers where lead_id = lead.id),
      (select string_agg(detail::text, E'\n') from public.trip_events where lead_id = lead.id),
      (select string_agg(concat_ws(E'\n', old_value, new_value), E'\n') from public.lead_history
        where lead_id = lead.id and field in ('staff_notes', 'passenger_name', 'passenger_phone'))) as words) as said
    where lead.phone is distinct from person and lower(lead.email) is distinct from person
      and case when person like '+%'
        then position(right(person, 8) in regexp_replace(said.words, '[^0-9\n]', '', 'g')) > 0
        else position(person in lower(said.words)) > 0 end
    order by lead.created_at desc limit 50
  ) as mention
$$;

-- The account with that address, or null. Accounts are the sign-in service's to delete.
create function private.account_of(person text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('full_name', full_name, 'email', email, 'department', department, 'created_at', created_at,
    'last_login', last_login, 'role', (select min(role) from public.user_roles where user_id = profiles.id))
  from public.profiles where lower(email) = person limit 1
$$;

-- The person that an administrator asks about, and how much there is; the look is recorded.
create function private.open_person(kind text, identifier text, out person text, out counts jsonb)
language plpgsql set search_path = ''
as $$
begin
  perform private.require(private.administers());
  person := private.read_identifier(identifier);
  counts := private.person_counts(person);
  perform private.record_data_request(kind, person, counts);
end
$$;

create function private.find_person(identifier text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person text;
  counts jsonb;
begin
  select opened.person, opened.counts into person, counts from private.open_person('find', identifier) as opened;
  return jsonb_build_object('person_hash', private.person_hash(person), 'counts', counts,
    'requests', (select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]') from (
      select reference, created_at, name, phone, email, service_type, status, quarantined
      from private.leads_of(person) order by created_at desc limit 50) as newest),
    'also_known_as', (select coalesce(jsonb_agg(other), '[]') from (
      select distinct other from (
        select phone, email from private.leads_of(person) union all select phone, email from private.drivers_of(person)) as known_by,
        unnest(array[known_by.phone, lower(known_by.email)]) as other
      where other <> person order by other limit 20) as known),
    'mentions', private.mentions_of(person),
    'account', private.account_of(person),
    'gets_request_mails', exists (select from public.settings, jsonb_array_elements_text(value) as address
      where key in ('request_addresses', 'alert_addresses') and lower(address) = person));
end
$$;

-- Everything that says something about the person, the staff's notes included: the right of access knows no exception
-- for internal notes. Left out is what tells of others (who of the staff wrote, who was assigned) and bookkeeping of ours.
create function private.export_person(identifier text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person text;
  counts jsonb;
begin
  select opened.person, opened.counts into person, counts from private.open_person('export', identifier) as opened;
  return jsonb_build_object('counts', counts,
    'requests', (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(lead))
          - '{id,assignee,entered_by,link_version,content_hash,quarantined,name_key,search_text}'::text[]
        || jsonb_build_object(
          'offers', (select coalesce(jsonb_agg(private.offer_view(offer) || jsonb_build_object('answer_reason', offer.answer_reason,
              'paid_way', offer.paid_way, 'paid_agorot', offer.paid_agorot, 'paid_day', offer.paid_day)
              order by offer.number), '[]')
            from public.offers as offer where offer.lead_id = lead.id and offer.state <> 'draft'),
          'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'actor', event.actor,
              'occurred_at', event.occurred_at, 'detail', event.detail) order by event.occurred_at), '[]')
            from public.trip_events as event where event.lead_id = lead.id),
          'history', (select coalesce(jsonb_agg(jsonb_build_object('changed_at', changed_at, 'field', field,
              'old_value', old_value, 'new_value', new_value) order by change.id), '[]')
            from public.lead_history as change where lead_id = lead.id and field <> 'assignee'),
          'messages', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', kind, 'channel', channel,
              'status', message.status, 'created_at', message.created_at, 'sent_at', sent_at, 'recipient', recipient,
              'subject', subject, 'body', body)) order by message.created_at), '[]')
            from public.messages as message where lead_id = lead.id))
        order by lead.created_at), '[]')
      from private.leads_of(person) as lead),
    'rides_with_others', (select coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'travel_date', travel_date,
        'pickup', pickup, 'dropoff', dropoff, 'passenger_name', passenger_name, 'passenger_phone', passenger_phone)
        order by created_at), '[]')
      from public.leads where passenger_phone = person and phone is distinct from person and lower(email) is distinct from person),
    'page_visits', (select coalesce(jsonb_agg(to_jsonb(visit) - 'id' order by visit.id), '[]')
      from public.visits as visit where session_id = any (private.sessions_of(person))),
    'consents', (select coalesce(jsonb_agg(to_jsonb(consent) - 'id' order by consent.id), '[]')
      from public.consent_records as consent where session_id = any (private.sessions_of(person))),
    'kept_bookings', (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(booking)) - '{phone_hash,email_hash}'::text[]), '[]')
      from private.kept_bookings_of(person) as booking),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('email', email, 'role', role, 'invited_at', invited_at)), '[]')
      from public.invitations where email = person),
    'drives', (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(driver)) - '{no,usual_vehicle_no}'::text[] || jsonb_build_object(
          'absences', (select coalesce(jsonb_agg(jsonb_build_object('starts_at', lower(during), 'ends_at', upper(during), 'why', why)
              order by during), '[]') from public.absences where driver_no = driver.no),
          'rides', (select coalesce(jsonb_agg(jsonb_build_object('pickup_at', ride.pickup_at, 'state', ride.state, 'steps', ride.steps)
              order by ride.pickup_at), '[]') from public.rides as ride where ride.driver_no = driver.no),
          'messages', (select coalesce(jsonb_agg(jsonb_build_object('kind', message.kind, 'sent_at', message.sent_at,
              'recipient', message.recipient, 'subject', message.subject, 'body', message.body) order by message.created_at), '[]')
            from public.messages as message where message.driver_no = driver.no))
        order by driver.no), '[]')
      from private.drivers_of(person) as driver),
    'account', private.account_of(person));
end
$$;

-- Requests with their history and messages, visits of their sessions, an invitation into the back office, and the limits
-- counted by their numbers. Of a driver the initials stay, where rides were driven. The
-- records of consent stay as proof: without requests and visits their random session points to nobody.
-- expected_requests: what the administrator was shown and agreed to; with another number nothing is deleted
-- (outcome "changed"). Nor is anything while a booked ride is still to come, which is to be cancelled first (outcome
-- "upcoming_ride", with the references). keep_bookings: whether bookings that the books must show leave their bare entry behind.
create function private.delete_person(identifier text, keep_bookings boolean, expected_requests integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person text;
  counts jsonb;
  lead_ids uuid[];
begin
  perform private.require(private.administers());
  person := private.read_identifier(identifier);
  lead_ids := array(select id from public.leads where id in (select id from private.leads_of(person)) for update);
  counts := private.person_counts(person);
  if cardinality(lead_ids) is distinct from expected_requests then
    return jsonb_build_object('outcome', 'changed', 'counts', counts);
  end if;
  if private.rides_to_come(person) <> '[]' then
    return jsonb_build_object('outcome', 'upcoming_ride', 'counts', counts, 'references', private.rides_to_come(person));
  end if;
  if keep_bookings then
    perform private.keep_bookings(array(
      select id from public.leads as lead where id = any (lead_ids) and private.is_kept_booking(lead)));
  else
    delete from public.kept_bookings where reference in (select reference from private.kept_bookings_of(person));
  end if;
  delete from public.visits where session_id = any (private.sessions_of(person));
  delete from private.request_buckets where bucket in (select 'lead:phone:' || phone from public.leads where id = any (lead_ids));
  delete from public.leads where id = any (lead_ids);
  delete from public.invitations where email = person;
  perform private.forget_driver(no) from private.drivers_of(person);
  -- On other people's trips they ride along, or did once.
  lead_ids := array(select id from public.leads where passenger_phone = person
    union select lead_id from public.lead_history where field = 'passenger_phone' and person in (old_value, new_value));
  update public.leads set passenger_name = null, passenger_phone = null where passenger_phone = person;
  delete from public.lead_history where lead_id = any (lead_ids) and field in ('passenger_name', 'passenger_phone');
  counts := counts || jsonb_build_object('bookings_kept', case when keep_bookings then counts -> 'bookings' else '0' end);
  perform private.record_data_request('delete', person, counts);
  return jsonb_build_object('outcome', 'deleted', 'counts', counts);
end
$$;

create type public.found_request as (reference text, created_at timestamptz, name text, phone text, email text, service_type text,
  status public.lead_status, quarantined boolean);
comment on type public.found_request is 'nullable: phone, email';
create type public.found_account as (full_name text, email text, department text, created_at timestamptz, last_login timestamptz,
  role public.app_role);
comment on type public.found_account is 'nullable: full_name, department, last_login, role';
-- person_hash stands for the person in the list of data requests. requests: the newest fifty; counts says how many there are.
-- also_known_as: other numbers and addresses in them. mentions: other people's requests whose words name this person. account: whoever
-- signs in with that address. gets_request_mails: whether it stands among those that get mails about requests or alerts.
create type public.found_person as (
  person_hash text,
  counts public.person_counts,
  requests public.found_request[],
  also_known_as text[],
  mentions text[],
  account public.found_account,
  gets_request_mails boolean
);
comment on type public.found_person is 'nullable: account';
create domain public.deletion_outcome as text check (value in ('deleted', 'changed', 'upcoming_ride'));
-- references: of the requests whose ride is still to come.
create type public.deleted_person as (outcome public.deletion_outcome, "references" text[], counts public.person_counts);
comment on type public.deleted_person is 'nullable: references';

create function public.find_person(identifier text) returns public.found_person
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.found_person, private.find_person(identifier)) $$;

-- A file for the person, whatever is in it.
create function public.export_person(identifier text) returns public.details
language sql volatile security invoker set search_path = ''
as $$ select private.export_person(identifier) $$;

create function public.delete_person(identifier text, keep_bookings boolean, expected_requests integer) returns public.deleted_person
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.deleted_person, private.delete_person(identifier, keep_bookings, expected_requests)) $$;

grant execute on function private.find_person(text), public.find_person(text), private.export_person(text),
  public.export_person(text), private.delete_person(text, boolean, integer), public.delete_person(text, boolean, integer)
  to authenticated;
