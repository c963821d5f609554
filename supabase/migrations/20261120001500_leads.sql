-- Trip requests and contact messages. Those of the site are stored by public.submit_lead, those that staff take down by
-- public.create_lead; staff read them and change what staff may.
-- The limits are those of supabase/functions/_shared/contracts/lead-contract.ts (a test compares the two).

create type public.lead_status as enum ('new', 'contacted', 'qualified', 'converted', 'lost');

-- Everything a lead can be found by, each word after a space. Phones stand as digits, with the calling code and, for
-- Israel, as they are dialled at home.
create function private.lead_search_text(reference text, name text, phone text, email text, destination text,
  flight_number text, notes text, staff_notes text, return_flight text, passenger_name text, passenger_phone text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select ' ' || private.fold_text(concat_ws(' ', reference, replace(reference, '-', ''), name, email, destination,
      flight_number, replace(flight_number, ' ', ''), notes, staff_notes, substr(phone, 2),
      '0' || substring(phone from '^\+972(.*)$'), return_flight, replace(return_flight, ' ', ''), passenger_name,
      substr(passenger_phone, 2), '0' || substring(passenger_phone from '^\+972(.*)$')))
$$;

-- A change of a lead computes this with the caller's rights; it reads nothing but its arguments.
grant execute on function private.lead_search_text(text, text, text, text, text, text, text, text, text, text, text)
  to authenticated;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What a search reads of thousands of rows stands first: the way to a column leads past all columns before it, and takes
  -- longer than to compare the text where forty of them are.
  quarantined boolean not null generated always as (quarantine_reason is not null) stored,
  -- As the list by name is sorted: the same on every host, and an accent is no letter of its own.
  name_key text collate "C" not null generated always as (private.fold_text(name)) stored,
  search_text text generated always as (
    private.lead_search_text(reference, name, phone, email, destination, flight_number, notes, staff_notes, return_flight,
      passenger_name, passenger_phone)
  ) stored,

  -- What people read out on the phone: Crockford's alphabet, less the signs that are taken for one another
  -- (0 O, 1 I L, 2 Z, 5 S, 8 B, U V: of each group at most one is used).
  reference text not null constraint leads_reference_unique unique
    constraint leads_reference_format check (reference ~ '^TM-[2-9ACDEFGHJKMNPQRTVWXY]{5}$'),

  name text not null constraint leads_name_length check (char_length(name) between 2 and 100),
  -- Null for a request that staff take down of somebody who leaves no number.
  phone text constraint leads_phone_e164 check (phone ~ '^\+[1-9][0-9]{8,14}$'),
  email text constraint leads_email_format check (char_length(email) <= 254 and 
      email ~* '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  destination text constraint leads_destination_length check (char_length(destination) between 5 and 450),
  -- A day of the calendar, as the traveller chose it; it has no time zone.
  travel_date date,
  passengers smallint constraint leads_passengers_range check (passengers between 1 and 60),
  service_type text not null constraint leads_service_type check (service_type in ('airport_pickup', 'airport_dropoff',
    'intercity', 'day_tour', 'car_with_driver', 'event_transfer', 'other', 'contact')),
  notes text constraint leads_notes_length check (char_length(notes) <= 4000),

  pickup text constraint leads_pickup_length check (char_length(pickup) between 2 and 200),
  dropoff text constraint leads_dropoff_length check (char_length(dropoff) between 2 and 200),
  -- Local time in Israel, a full hour.
  pickup_time time constraint leads_pickup_time_slot check (extract(minute from pickup_time) = 0 and extract(second from pickup_time) = 0),
  luggage smallint constraint leads_luggage_range check (luggage between 0 and 60),
  -- Children's seats by the ages of the law: under 1 year, 1 and 2, 3 to 7; null for none.
  seats_infant smallint constraint leads_seats_infant_range check (seats_infant between 1 and 7),
  seats_child smallint constraint leads_seats_child_range check (seats_child between 1 and 7),
  seats_booster smallint constraint leads_seats_booster_range check (seats_booster between 1 and 7),
  -- On the way there.
  stop_1 text constraint leads_stop_1_length check (char_length(stop_1) between 2 and 200),
  stop_2 text constraint leads_stop_2_length check (char_length(stop_2) between 2 and 200),
  stop_3 text constraint leads_stop_3_length check (char_length(stop_3) between 2 and 200),
  -- A day along one of the site's routes; for how many hours a car with its driver is taken.
  day_route text constraint leads_day_route_length check (char_length(day_route) <= 40),
  hire_hours smallint constraint leads_hire_hours_range check (hire_hours between 1 and 24),
  -- How whoever lands is met, and a class of the price list that is wished for.
  meeting_way text constraint leads_meeting_way check (meeting_way in ('kerb', 'board')),
  vehicle_class text constraint leads_vehicle_class_length check (char_length(vehicle_class) <= 40),
  -- What the car has to have room for, or to have.
  need_chair boolean,
  need_ramp boolean,
  need_pram boolean,
  need_animal boolean,
  need_dog boolean,
  round_trip boolean,
  flight_number text constraint leads_flight_number_length check (char_length(flight_number) <= 12),
  language private.language,
  -- Present only with the visitor's consent to analytics.
  session_id text constraint leads_session_id_length check (char_length(session_id) <= 64),
  -- Seconds between opening and sending the form by the sender's own clock.
  elapsed_seconds integer,

  -- The way back of a round trip.
  return_date date,
  return_time time constraint leads_return_time_slot check (extract(minute from return_time) = 0 and extract(second from return_time) = 0),
  return_flight text constraint leads_return_flight_length check (char_length(return_flight) <= 12),
  -- Who rides, where it is not who booked.
  passenger_name text constraint leads_passenger_name_length check (char_length(passenger_name) between 2 and 100),
  passenger_phone text constraint leads_passenger_phone_e164 check (passenger_phone ~ '^\+[1-9][0-9]{8,14}$'),
  -- For the driver, by whoever booked, on the page of the trip.
  driver_note text constraint leads_driver_note_length check (char_length(driver_note) <= 500),
  origin text not null default 'site' constraint leads_origin check (origin in ('site', 'phone', 'whatsapp', 'partner', 'repeat')),
  -- Who of the staff took it down.
  entered_by uuid references auth.users (id) on delete set null,
  -- Raised by one, every link to the trip is void (migration trips).
  link_version smallint not null default 1,
  -- When somebody wrote, without the link, that the trip is cancelled.
  cancel_notice_at timestamptz,
  -- What the trip costs by the price list that held when the request came (submit-lead; migration prices); null where the list
  -- leaves it to the office.
  price_shown_agorot integer constraint leads_price_shown check (price_shown_agorot between 0 and 100000000 and price_shown_agorot % 100 = 0),
  price_list_version integer,
  -- The price of the list that held then, or of the earlier one that the form showed, where that is the higher one of the two:
  -- the lower is kept.
  price_other_agorot integer,
  -- Until when it holds (private.price_holds_until), from when the request was written. One that a browser could deliver only
  -- later came with a price that holds no more.
  price_held_until timestamptz,
  price_expired boolean not null generated always as (coalesce(price_held_until <= created_at, false)) stored,

  status public.lead_status not null default 'new',
  lost_reason text constraint leads_lost_reason check (lost_reason in ('price', 'no_car', 'closed_day', 'no_answer',
    'other_provider', 'cancelled', 'spam', 'other')),
  staff_notes text constraint leads_staff_notes_length check (char_length(staff_notes) <= 4000),
  assignee uuid references auth.users (id) on delete set null,
  -- Why the request is held apart (stored and answered as success, never thrown away); null for all others.
  quarantine_reason text constraint leads_quarantine_reason check (quarantine_reason in
    ('honeypot', 'too_fast', 'foreign_page', 'phone_limit')),

  -- SHA-256 over the cleaned fields: the same words sent twice are one request.
  content_hash text not null constraint leads_content_hash_format check (content_hash ~ '^[0-9a-f]{64}$'),
  -- The first time that the status said that the customer was spoken to. A note, an assignee, a correction, "lost" and the
  -- release from quarantine are no answer. Never cleared. A request waits while its status is 'new'.
  first_response_at timestamptz,

  constraint leads_trip_is_complete check (
    service_type = 'contact'
    -- Who calls says what they know: the rest is asked before they get an offer.
    or origin <> 'site'
    or (email is not null and destination is not null and travel_date is not null and passengers is not null)
  ),
  constraint leads_site_has_phone check (phone is not null or origin <> 'site'),
  constraint leads_contact_has_no_trip check (
    service_type <> 'contact'
    or (notes is not null and num_nonnulls(destination, travel_date, passengers, pickup, dropoff, pickup_time, luggage,
      seats_infant, seats_child, seats_booster, round_trip, flight_number, price_shown_agorot) = 0)
  ),
  constraint leads_price_has_list check (
    num_nonnulls(price_shown_agorot, price_list_version, price_held_until) in (0, 3)
    and (price_other_agorot is null or price_other_agorot > price_shown_agorot)),
  constraint leads_return_of_round_trip check (
    round_trip is true or num_nonnulls(return_date, return_time, return_flight) = 0
  ),
  constraint leads_return_after_pickup check (
    return_date + coalesce(return_time, '24:00') > travel_date + coalesce(pickup_time, '00:00')
  ),
  constraint leads_lost_has_reason check (lost_reason is null or status = 'lost')
);

create index leads_newest on public.leads (created_at desc, id) where not quarantined;
create index leads_quarantined on public.leads (created_at desc, id) where quarantined;
create index leads_by_phone on public.leads (phone, created_at);
create index leads_by_email on public.leads (lower(email), created_at) where email is not null;

create index leads_by_content on public.leads (content_hash, created_at desc);
create index leads_by_passenger on public.leads (passenger_phone) where passenger_phone is not null;
create index leads_by_assignee on public.leads (assignee) where assignee is not null;
create index leads_by_enterer on public.leads (entered_by) where entered_by is not null;

alter table public.leads enable row level security;
-- session_id, content_hash, link_version, name_key and search_text are bookkeeping: no role reads them.
grant select (id, reference, created_at, updated_at, name, phone, email, destination, travel_date, passengers,
  service_type, notes, pickup, dropoff, pickup_time, luggage, seats_infant, seats_child, seats_booster, round_trip, flight_number, language,
  stop_1, stop_2, stop_3, day_route, hire_hours, meeting_way, vehicle_class, need_chair, need_ramp, need_pram, need_animal, need_dog,
  elapsed_seconds,
  return_date, return_time, return_flight, passenger_name, passenger_phone, driver_note, origin, entered_by, cancel_notice_at,
  price_shown_agorot, price_list_version, price_other_agorot, price_held_until, price_expired, status, lost_reason, staff_notes,
  assignee, quarantine_reason, quarantined),
  update (status, lost_reason, staff_notes, assignee,
    -- Corrections, where the customer says otherwise later. The customer's own words stay.
    name, phone, email, pickup, dropoff, travel_date, pickup_time, passengers, luggage,
    seats_infant, seats_child, seats_booster, service_type, round_trip,
    stop_1, stop_2, stop_3, day_route, hire_hours, meeting_way, need_chair, need_ramp, need_pram, need_animal, need_dog,
    return_date, return_time, return_flight, flight_number, passenger_name, passenger_phone, language),
  delete on public.leads to authenticated;

-- What staff are not shown of a lead: the columns without the grant above. read_lead, export_leads and the mail about a
-- request give everything else, so that a column added with its grant arrives in all of them.
create function private.hidden_lead_columns() returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(attname::text), '{}') from pg_catalog.pg_attribute
  where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped
    and not pg_catalog.has_column_privilege('authenticated', attrelid, attnum, 'select')
$$;

-- The other columns, as a list for a query. The hidden ones are asked for once, not for each column.
create function private.shown_lead_columns() returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
  where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped
    and attname <> all ((select private.hidden_lead_columns())::text[])
$$;

-- What a request of the site's forms brings with it: every column but those that the database and staff fill, and what is
-- asked for on the page of the trip alone.
create function private.request_columns() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text order by attnum) from pg_catalog.pg_attribute
  where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped
    and attname <> all ('{id,reference,created_at,updated_at,status,lost_reason,staff_notes,assignee,quarantine_reason,quarantined,
      content_hash,first_response_at,name_key,search_text,driver_note,origin,entered_by,link_version,cancel_notice_at,price_expired}')
$$;

create policy "operators and above read leads" on public.leads for select to authenticated
  using ((select private.works_on_leads()));
create policy "operators and above work on leads" on public.leads for update to authenticated
  using ((select private.works_on_leads()))
  with check ((select private.works_on_leads()));
create policy "managers and above delete leads" on public.leads for delete to authenticated
  using ((select private.manages()));

create function private.check_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assignee is distinct from old.assignee and new.assignee is not null
    and not exists (select from public.user_roles where user_id = new.assignee) then
    raise exception 'A lead can be assigned to staff only' using errcode = '23514';
  end if;
  -- The one text of both places follows them.
  if (new.pickup, new.dropoff) is distinct from (old.pickup, old.dropoff) and num_nulls(new.pickup, new.dropoff) = 0 then
    new.destination := new.pickup || ' → ' || new.dropoff;
  end if;
  -- A way back and a reason go with what they belong to.
  if new.round_trip is not true then
    new.return_date := null;
    new.return_time := null;
    new.return_flight := null;
  end if;
  if new.status <> 'lost' then
    new.lost_reason := null;
  end if;
  -- A price was said for one trip: whoever makes it another one brings the price of that along, or there is none any more.
  if private.changed_facts(private.facts_touching('price'), to_jsonb(old), to_jsonb(new)) <> '{}'
    and (new.price_shown_agorot, new.price_list_version, new.price_held_until)
      is not distinct from (old.price_shown_agorot, old.price_list_version, old.price_held_until) then
    new.price_shown_agorot := null;
    new.price_list_version := null;
    new.price_other_agorot := null;
    new.price_held_until := null;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger leads_check_change before update on public.leads
  for each row execute function private.check_lead_change();

create function private.stamp_first_response() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.first_response_at is null and new.status <> old.status and new.status in ('contacted', 'qualified', 'converted') then
    new.first_response_at := now();
  end if;
  return new;
end
$$;
create trigger leads_stamp_first_response before update on public.leads
  for each row execute function private.stamp_first_response();

-- Staff who have the list open are notified of new leads, where the project has Supabase's Realtime: it sends the
-- rows of the tables in this publication to signed-in callers, each through the table's policies and grants. Embedded
-- databases have no such publication; there the page asks by itself (src/lib/poll-delay.ts).
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.leads;
    -- Policies are not asked about deleted rows: their ids would go to every signed-in account.
    alter publication supabase_realtime set (publish = 'insert, update');
  end if;
end
$$;

create domain public.lead_way as text check (value in ('outward', 'back'));
-- A way of a request whose wished hour is closed, and the whole time in which nobody drives.
create type public.closed_way as (way public.lead_way, starts_at timestamptz, ends_at timestamptz);

-- Who changed what on a lead, and when. Written by a trigger only and never changed. It goes with its lead when a
-- manager deletes that (the person's data must then be gone); the deletion itself stays as a security event.

create domain public.history_actor as text constraint lead_history_actor check (value in ('staff', 'traveller', 'system'));

create table public.lead_history (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- Who did it: a member of staff, the traveller on the trip's page, or the system by itself.
  actor public.history_actor not null default 'system',
  -- The member of staff.
  changed_by uuid,
  -- The name as it was then: operators cannot read other people's profiles, and people leave.
  changed_by_name text,
  -- The name of a column.
  field text not null constraint lead_history_field check (field ~ '^[a-z][a-z0-9_]{2,59}$'),
  old_value text,
  new_value text
);
create index lead_history_of_lead on public.lead_history (lead_id, id desc);

alter table public.lead_history enable row level security;
grant select (id, lead_id, changed_at, actor, changed_by, changed_by_name, field, old_value, new_value)
  on public.lead_history to authenticated;
create policy "operators and above read history" on public.lead_history for select to authenticated
  using ((select private.works_on_leads()));

create trigger lead_history_append_only before update on public.lead_history
  for each row execute function private.refuse_change();
create trigger lead_history_no_truncate before truncate on public.lead_history
  for each statement execute function private.refuse_change();

-- The foreign key's cascade comes after the deletion of the lead; anything else is a deletion from the history alone.
create function private.refuse_deletion_of_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.leads where id = old.lead_id) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return old;
end
$$;
-- A passenger of somebody else's trip may want to be forgotten: the data desk takes them out.
create trigger lead_history_goes_with_lead before delete on public.lead_history
  for each row when (old.field not in ('passenger_name', 'passenger_phone')) execute function private.refuse_deletion_of_history();

create function private.record_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lead_history (lead_id, actor, changed_by, changed_by_name, field, old_value, new_value)
  select new.id,
    -- The trip's page says so for the length of its transaction.
    case when auth.uid() is not null then 'staff'
      else coalesce(nullif(pg_catalog.current_setting('app.actor', true), ''), 'system') end,
    auth.uid(), (select coalesce(full_name, email) from public.profiles where id = auth.uid()), change.*
  from (
    select after.key as field, before.value as old_value, after.value as new_value
    from jsonb_each_text(to_jsonb(new)) as after join jsonb_each_text(to_jsonb(old)) as before using (key)
    where before.value is distinct from after.value
  ) as change
  -- What staff may change; all else changes by itself.
  where change.field = 'quarantine_reason'
    or pg_catalog.has_column_privilege('authenticated', 'public.leads', change.field, 'update');
  return null;
end
$$;
create trigger leads_record_change after update on public.leads
  for each row execute function private.record_lead_change();

-- How long contact details are kept.
create function private.leads_kept() returns interval
language sql immutable set search_path = ''
as $$ select interval '3 years' $$;

-- A request that a person deletes is an event; one whose time is over is counted by retention.
create function private.log_lead_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null or old.created_at >= now() - private.leads_kept() then
    perform private.log_event('medium', 'lead_deleted', null,
      jsonb_build_object('lead_id', old.id, 'reference', old.reference, 'by', auth.uid()));
  end if;
  return null;
end
$$;
create trigger leads_log_deletion after delete on public.leads
  for each row execute function private.log_lead_deletion();
