-- Who drives, and with what: drivers and vehicles, the last days of their papers, and when they are away. Nobody is deleted here:
-- who no longer drives is inactive, and the rides stay as they were. Their numbers are integers, because the constraints on rides
-- compare ranges of them, which needs no extension.

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
