-- Who drives, and with what: drivers and vehicles, the last days of their papers, and when they are away. Nobody is deleted here:
-- who no longer drives is inactive, and the rides stay as they were. Their numbers are integers, because the constraints on rides
-- compare ranges of them, which needs no extension.
--
-- The functions of the office answer {outcome, …}; a missing right alone is an error. Whoever is taken off rides leaves them planned
-- again, each with an event and a task (migration rides_desk); whom the rides' own trigger tells of it stands in the migration rides_watch.

create domain public.licence_kind as text constraint licence_kind_known
  check (value in ('tour', 'minibus', 'bus', 'rental_with_driver', 'taxi'));
create domain public.vehicle_colour as text constraint vehicles_colour
  check (value in ('white', 'black', 'silver', 'grey', 'blue', 'red', 'other'));
create domain public.driver_kind as text constraint drivers_kind check (value in ('own', 'partner'));
-- The site's, and what travellers speak besides.
create domain public.driver_language as text constraint drivers_languages check (value in ('ar', 'en', 'es', 'fr', 'ru', 'he'));

create table public.vehicles (
  no integer generated always as identity primary key,
  plate text not null constraint vehicles_plate check (plate ~ '^[0-9]{7,8}$') constraint vehicles_plate_once unique,
  -- A class of the price list's draft (migration prices).
  class text not null constraint vehicles_class_length check (char_length(class) between 2 and 40),
  make text not null constraint vehicles_make_length check (char_length(btrim(make)) between 1 and 60),
  colour public.vehicle_colour not null,
  -- For passengers.
  seats smallint not null constraint vehicles_seats check (seats between 1 and 60),
  -- Large suitcases.
  bags smallint not null constraint vehicles_bags check (bags between 0 and 60),
  child_seats smallint not null default 0 constraint vehicles_child_seats check (child_seats between 0 and 10),
  -- As of the classes (vehicle_classes).
  licence_kind public.licence_kind not null,
  -- The last days on which the papers hold; null: not known.
  registration_until date,
  insurance_until date,
  inspection_until date,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.drivers (
  no integer generated always as identity primary key,
  name public.person_name not null constraint drivers_name check (
    jsonb_typeof(name) = 'object' and name - '{he,latin}'::text[] = '{}'
    and coalesce(char_length(btrim(name ->> 'he')), 0) between 1 and 60
    and coalesce(char_length(btrim(name ->> 'latin')), 0) between 1 and 60),
  -- Null for one of whom the initials alone are left (private.forget_driver).
  phone text constraint drivers_phone_e164 check (phone ~ '^\+[1-9][0-9]{8,14}$'),
  -- Where rides are mailed to; without one they are handed over by WhatsApp.
  email text constraint drivers_email_format check (char_length(email) <= 254 and 
      email ~* '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  languages public.driver_language[] not null default '{he}' constraint drivers_languages check (cardinality(languages) between 1 and 6),
  kind public.driver_kind not null,
  -- The last days on which the driving licence and the permit to carry passengers hold; null: not known.
  licence_until date,
  permit_until date,
  rest_note text constraint drivers_rest_note_length check (char_length(rest_note) between 1 and 300),
  usual_vehicle_no integer references public.vehicles (no),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint drivers_active_has_phone check (phone is not null or not active)
);
create index drivers_usual_vehicle on public.drivers (usual_vehicle_no);

-- When a driver or a car is away.
create table public.absences (
  id uuid primary key default gen_random_uuid(),
  driver_no integer references public.drivers (no) on delete cascade,
  vehicle_no integer references public.vehicles (no) on delete cascade,
  during tstzrange not null constraint absences_bounded check (
    not isempty(during) and lower(during) > '-infinity' and upper(during) < 'infinity'),
  why text constraint absences_why_length check (char_length(why) between 1 and 200),
  -- As it was then: people leave.
  created_by_name text,
  created_at timestamptz not null default now(),
  constraint absences_of_one check (num_nonnulls(driver_no, vehicle_no) = 1),
  constraint absences_of_driver_once exclude using gist (int4range(driver_no, driver_no, '[]') with &&, during with &&)
    where (driver_no is not null),
  constraint absences_of_vehicle_once exclude using gist (int4range(vehicle_no, vehicle_no, '[]') with &&, during with &&)
    where (vehicle_no is not null)
);
create index absences_of_driver on public.absences (driver_no);
create index absences_of_vehicle on public.absences (vehicle_no);

alter table public.vehicles enable row level security;
grant select on public.vehicles to authenticated;
create policy "operators and above read vehicles" on public.vehicles for select to authenticated
  using ((select private.works_on_leads()));
alter table public.drivers enable row level security;
grant select on public.drivers to authenticated;
create policy "operators and above read drivers" on public.drivers for select to authenticated
  using ((select private.works_on_leads()));
alter table public.absences enable row level security;
grant select on public.absences to authenticated;
create policy "operators and above read absences" on public.absences for select to authenticated
  using ((select private.works_on_leads()));

-- What is shown as "changed by somebody else" is a row with another updated_at than the one that was read.
create function private.stamp_fleet() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger vehicles_stamp before update on public.vehicles
  for each row execute function private.stamp_fleet();
create trigger drivers_stamp before update on public.drivers
  for each row execute function private.stamp_fleet();

-- The papers that those who drive and their cars need, with their last days.
create function private.fleet_documents() returns table (driver_no integer, vehicle_no integer, document text, ends_on date)
language sql stable set search_path = ''
as $$
  select driver.no, null::integer, paper.document, paper.ends_on
  from public.drivers as driver, lateral (values ('licence', driver.licence_until), ('permit', driver.permit_until)) as paper (document, ends_on)
  where driver.active and paper.ends_on is not null
  union all
  select null, vehicle.no, paper.document, paper.ends_on
  from public.vehicles as vehicle, lateral (values ('registration', vehicle.registration_until), ('insurance', vehicle.insurance_until),
    ('inspection', vehicle.inspection_until)) as paper (document, ends_on)
  where vehicle.active and paper.ends_on is not null
$$;

-- A driver or a car, with the absences that are not over; null where there is none. A driver reduced to initials is no longer
-- somebody to work with.
create function private.fleet_member(driver integer, vehicle integer) returns jsonb
language sql stable set search_path = ''
as $$
  select member || jsonb_build_object('absences', (
    select coalesce(jsonb_agg(jsonb_build_object('id', away.id, 'starts_at', lower(away.during), 'ends_at', upper(away.during), 'why', away.why)
      order by away.during), '[]')
    from public.absences as away where (away.driver_no = driver or away.vehicle_no = vehicle) and upper(away.during) > now()))
  from (
    select to_jsonb(own) - 'created_at' as member from public.drivers as own where own.no = driver and own.phone is not null
    union all
    select to_jsonb(own) - 'created_at' from public.vehicles as own where own.no = vehicle
  ) as known
$$;

-- {drivers, vehicles}, those in use first.
create function private.fleet() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return jsonb_build_object(
    'drivers', (select coalesce(jsonb_agg(private.fleet_member(no, null) order by active desc, lower(name ->> 'latin'), no), '[]')
      from public.drivers where phone is not null),
    'vehicles', (select coalesce(jsonb_agg(private.fleet_member(null, no) order by active desc, make, plate), '[]')
      from public.vehicles));
end
$$;

-- Writes what was typed of a driver or a car (public.driver_fields, public.vehicle_fields), or of a new one. Answers the number.
create function private.write_member(of text, no integer, fields jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  said constant jsonb := fields || (
    select coalesce(jsonb_object_agg(name, case name when 'make' then btrim(value) else nullif(btrim(value), '') end), '{}')
    from jsonb_each_text(fields) as typed (name, value) where name in ('email', 'rest_note', 'make'));
  columns constant text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', of || '_fields')::regclass and attnum > 0);
  stored integer;
begin
  execute format(case when no is null
    then 'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning no'
    else 'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where no = $2 returning no'
    end, of || 's', columns) into stored using said, no;
  return stored;
end
$$;

-- of: 'driver' or 'vehicle', under which the answer holds it. no: null for a new one. seen: its updated_at as the caller has it;
-- somebody else's newer data are not overwritten: 'changed_by_other' brings them along. 'validation_failed' names the constraint.
-- What is switched off leaves the rides to come; a driver the calendar, too.
create function private.save_member(of text, no integer, seen timestamptz, fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  driver integer := case when of = 'driver' then no end;
  vehicle integer := case when of = 'vehicle' then no end;
  present jsonb;
  broken text;
  freed jsonb := '{}';
  is_off constant boolean := fields -> 'active' = 'false';
  -- What somebody who is switched off leaves.
  rest_of_time constant tstzrange := case when is_off then tstzrange(now(), null) else 'empty' end;
begin
  perform private.require(private.manages());
  if no is not null then
    perform private.lock_member(driver, vehicle, rest_of_time);
    present := private.fleet_member(driver, vehicle);
    if present is null then
      return '{"outcome": "gone"}';
    elsif (present ->> 'updated_at')::timestamptz is distinct from seen then
      return jsonb_build_object('outcome', 'changed_by_other', of, present);
    end if;
  end if;
  begin
    no := private.write_member(of, no, fields);
    driver := case when of = 'driver' then no end;
    vehicle := case when of = 'vehicle' then no end;
  exception when integrity_constraint_violation or data_exception then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  if is_off then
    freed := private.release_rides(driver, vehicle, rest_of_time, 'inactive');
    if driver is not null then
      perform private.drop_feed(driver);
    end if;
  end if;
  return jsonb_build_object('outcome', 'saved', of, private.fleet_member(driver, vehicle)) || freed;
end
$$;

-- Stores an absence in place of those that it overlaps, which it takes in with their reasons. Answers its id.
create function private.store_absence(driver integer, vehicle integer, during tstzrange, why text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  span tstzrange;
  reasons text;
  stored uuid;
begin
  with earlier as (
    delete from public.absences as own
    where (own.driver_no = driver or own.vehicle_no = vehicle) and (own.during && $3 or own.during -|- $3)
    returning own.during, own.why
  ), every_one as (
    select earlier.during, earlier.why from earlier union all select $3, nullif(btrim($4), '')
  )
  select tstzrange(min(lower(each.during)), max(upper(each.during))), left(string_agg(distinct each.why, ' · '), 200) into span, reasons
    from every_one as each;
  insert into public.absences (driver_no, vehicle_no, during, why, created_by_name)
    values (driver, vehicle, span, reasons, private.caller_name())
    returning id into stored;
  return stored;
end
$$;

-- of: 'driver' or 'vehicle'. From one instant to another; operators report it too, they hear it at noon. The rides inside it that
-- have not begun are open again in the same transaction. Answers {outcome: 'saved', absence, unassigned, under_way}.
create function private.report_absence(of text, no integer, starts_at timestamptz, ends_at timestamptz, why text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  driver constant integer := case when of = 'driver' then no end;
  vehicle constant integer := case when of = 'vehicle' then no end;
  stored uuid;
  broken text;
begin
  perform private.require(private.works_on_leads());
  perform private.lock_member(driver, vehicle, case when starts_at < ends_at then tstzrange(starts_at, ends_at) else 'empty' end);
  if private.fleet_member(driver, vehicle) is null then
    return '{"outcome": "gone"}';
  elsif not starts_at < ends_at or ends_at <= now() or ends_at > starts_at + interval '1 year' then
    return '{"outcome": "validation_failed", "constraint": "absence_period"}';
  end if;
  begin
    stored := private.store_absence(driver, vehicle, tstzrange(starts_at, ends_at), why);
  exception when integrity_constraint_violation or data_exception then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  return jsonb_build_object('outcome', 'saved',
    'absence', (select absence from jsonb_array_elements(private.fleet_member(driver, vehicle) -> 'absences') as listed (absence)
      where absence ->> 'id' = stored::text))
    || private.release_rides(driver, vehicle, tstzrange(starts_at, ends_at), 'absent');
end
$$;

-- Back again: an absence that has begun ends now, one that is to come is taken back. Rides are not given back by it.
create function private.end_absence(absence uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  delete from public.absences as own where own.id = absence and lower(own.during) >= now();
  update public.absences as own set during = tstzrange(lower(own.during), now()) where own.id = absence and upper(own.during) > now();
  return '{"outcome": "ended"}';
end
$$;

-- "D. L." of "Dana Levi".
create function private.initials(name text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(left(word, 1) || '.', ' ' order by nth) from regexp_split_to_table(btrim(name), '\s+') with ordinality as each (word, nth)
$$;

-- What is left of a driver who is not kept by name any more: that rides were driven, and the initials. Without rides, nothing.
create function private.forget_driver(driver integer) returns void
language plpgsql set search_path = ''
as $$
declare
  brief constant jsonb := (select jsonb_object_agg(key, private.initials(value))
    from public.drivers as own, jsonb_each_text(own.name) where own.no = driver);
begin
  perform private.drop_feed(driver);
  delete from public.absences as absence where absence.driver_no = driver;
  if not exists (select from public.rides as ride where ride.driver_no = driver) then
    delete from public.drivers as own where own.no = driver;
  else
    update public.drivers as own set name = brief, phone = null, email = null, languages = '{he}', licence_until = null,
      permit_until = null, rest_note = null, usual_vehicle_no = null, active = false where own.no = driver;
  end if;
  -- What he was told, and what his travellers were told of him.
  delete from public.messages as waiting where waiting.driver_no = driver and waiting.status = 'pending';
  update public.messages as told set recipient = null, subject = null, body = null, told = null
    where told.driver_no = driver
      or told.kind in ('driver_details', 'driver_changed')
        and told.lead_id in (select ride.lead_id from public.rides as ride where ride.driver_no = driver);
  -- What happened on trips is told with the name of then.
  alter table public.trip_events disable trigger trip_events_append_only;
  update public.trip_events as event set detail = jsonb_set(event.detail, '{driver_name}', brief)
    where event.detail ->> 'driver' = driver::text and event.detail ? 'driver_name';
  update public.trip_events as event set detail = jsonb_set(event.detail, '{in_place_of,driver_name}', brief)
    where event.detail #>> '{in_place_of,driver}' = driver::text;
  alter table public.trip_events enable trigger trip_events_append_only;
end
$$;

create type public.absence as (id uuid, starts_at timestamptz, ends_at timestamptz, why text);
comment on type public.absence is 'nullable: why';
-- What people type of a driver, and of a car.
create type public.driver_fields as (
  name public.person_name,
  phone text,
  email text,
  languages public.driver_language[],
  kind public.driver_kind,
  licence_until date,
  permit_until date,
  rest_note text,
  usual_vehicle_no integer,
  active boolean
);
comment on type public.driver_fields is 'nullable: email, licence_until, permit_until, rest_note, usual_vehicle_no';
create type public.vehicle_fields as (
  plate text,
  class text,
  make text,
  colour public.vehicle_colour,
  seats integer,
  bags integer,
  child_seats integer,
  licence_kind public.licence_kind,
  registration_until date,
  insurance_until date,
  inspection_until date,
  active boolean
);
comment on type public.vehicle_fields is 'nullable: registration_until, insurance_until, inspection_until';
create type public.driver as (
  no integer,
  updated_at timestamptz,
  name public.person_name,
  phone text,
  email text,
  languages public.driver_language[],
  kind public.driver_kind,
  licence_until date,
  permit_until date,
  rest_note text,
  usual_vehicle_no integer,
  active boolean,
  absences public.absence[]
);
comment on type public.driver is 'nullable: email, licence_until, permit_until, rest_note, usual_vehicle_no';
create type public.vehicle as (
  no integer,
  updated_at timestamptz,
  plate text,
  class text,
  make text,
  colour public.vehicle_colour,
  seats integer,
  bags integer,
  child_seats integer,
  licence_kind public.licence_kind,
  registration_until date,
  insurance_until date,
  inspection_until date,
  active boolean,
  absences public.absence[]
);
comment on type public.vehicle is 'nullable: registration_until, insurance_until, inspection_until';
create type public.fleet as (drivers public.driver[], vehicles public.vehicle[]);
create domain public.fleet_member as text check (value in ('driver', 'vehicle'));

-- A ride in one line: who rides, and when.
create type public.ride_line as (ride uuid, reference text, name text, pickup_at timestamptz);
create domain public.fleet_outcome as text check (value in ('saved', 'changed_by_other', 'validation_failed', 'gone', 'ended'));
-- driver, vehicle: as they now are. unassigned: rides that nobody drives any more by this step; under_way: those that have begun and
-- stay as they are. constraint: what was broken.
create type public.fleet_step as (outcome public.fleet_outcome, driver public.driver, vehicle public.vehicle, absence public.absence,
  unassigned public.ride_line[], under_way public.ride_line[], "constraint" text);
comment on type public.fleet_step is 'nullable: driver, vehicle, absence, unassigned, under_way, constraint';

create function public.fleet() returns public.fleet
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.fleet, private.fleet()) $$;

create function public.save_driver(driver integer, seen timestamptz, fields public.driver_fields) returns public.fleet_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.fleet_step, private.save_member('driver', driver, seen, to_jsonb(fields))) $$;
comment on function public.save_driver(integer, timestamptz, public.driver_fields) is 'nullable: driver, seen';

create function public.save_vehicle(vehicle integer, seen timestamptz, fields public.vehicle_fields) returns public.fleet_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.fleet_step, private.save_member('vehicle', vehicle, seen, to_jsonb(fields))) $$;
comment on function public.save_vehicle(integer, timestamptz, public.vehicle_fields) is 'nullable: vehicle, seen';

create function public.report_absence(of public.fleet_member, no integer, starts_at timestamptz, ends_at timestamptz, why text)
returns public.fleet_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.fleet_step, private.report_absence(of, no, starts_at, ends_at, why)) $$;

create function public.end_absence(absence uuid) returns public.fleet_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.fleet_step, private.end_absence(absence)) $$;

grant execute on function private.fleet(), public.fleet(), private.save_member(text, integer, timestamptz, jsonb),
  public.save_driver(integer, timestamptz, public.driver_fields), public.save_vehicle(integer, timestamptz, public.vehicle_fields),
  private.report_absence(text, integer, timestamptz, timestamptz, text),
  public.report_absence(public.fleet_member, integer, timestamptz, timestamptz, text), private.end_absence(uuid),
  public.end_absence(uuid) to authenticated;
