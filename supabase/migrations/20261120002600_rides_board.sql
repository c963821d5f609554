-- Rides as the office reads them: the day's board with its drivers, cars and week, what comes next, for the overview, and what was driven
-- in a span of days, for the books.
--
-- What reads much is plpgsql, which keeps its plans: a function in SQL is planned anew by each statement that calls it.

-- Makes the view of rides as the board has them: what each is by itself, and the facts that the office reads of it, by their names
-- (private.facts). They are columns and no json, which takes ten times as long for a day's rides; so a migration that adds a fact calls
-- this once more.
create function private.define_board_rides() returns void
language plpgsql set search_path = ''
as $$
begin
  execute $sql$drop view if exists private.board_rides$sql$;
  execute format($sql$
    create view private.board_rides with (security_invoker = true) as
    select ride.id, ride.updated_at, ride.updated_by_name, ride.lead_id, ride.offer_id, lead.reference, ride.leg, ride.car, leg.vehicles as cars,
      -- As text: of a type of ours json looks up a cast in every row.
      ride.state::text as state,
      ride.pickup_at, ride.agreed_pickup_at, ride.busy_from, ride.busy_until, leg.stops, leg.vehicle_class, leg.vehicle_name,
      coalesce(lead.passenger_name, lead.name) as name, coalesce(lead.passenger_phone, lead.phone) as phone,
      coalesce(ride.meeting_point, leg.meeting_point) as meeting_point, leg.meeting, ride.instructions, ride.driver_no,
      ride.vehicle_no, ride.steps, ride.delay_price, coalesce(ride.rest_reason, allowed.rest_reason) as rest_reason,
      coalesce(ride.rest_allowed_by_name, allowed.rest_allowed_by_name) as rest_allowed_by_name,
      ride.no_show_place, ride.no_show_fee_agorot, %s
    from public.rides as ride
    join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
    join public.leads as lead on lead.id = ride.lead_id
    -- What was allowed with the offer holds for those of its rides that lie in a time of rest.
    left join lateral (
      select offer.rest_reason, offer.rest_allowed_by_name
      from public.offers as offer, private.rest_of_journey(ride.pickup_at, leg.duration_minutes) as rest
      where offer.id = ride.offer_id and offer.rest_reason is not null and rest.starts_at is not null) as allowed on true$sql$,
    (select string_agg(format(case carried when 'leg' then 'leg.%I' else 'lead.%I' end, fact.name), ', ') from private.facts as fact
      where fact.carried <> 'made' and fact.shown && '{board,sheet,paper}'));
end
$$;
select private.define_board_rides();

-- Those of these ids, by the hour. As json and by rows: jsonb takes three times as long for a day's.
create function private.ride_views(ride_ids uuid[]) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(json_agg(shown), '[]')
    from (select * from private.board_rides where id = any (ride_ids) order by pickup_at, reference, leg, car) as shown);
end
$$;

-- The week of a day, from Sunday on: how many rides each day has, how many of them nobody drives yet, and whether it is one of rest.
create function private.ride_week(day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  sunday constant date := day - extract(dow from day)::integer;
  rest constant jsonb := private.rest_times(private.board_day_starts(sunday), private.board_day_starts(sunday + 7));
begin
  return (
    select jsonb_agg(jsonb_build_object('day', sunday + nth, 'rides', counted.rides, 'open', counted.open,
        'rest', exists (select from jsonb_to_recordset(rest) as known (starts_at timestamptz, ends_at timestamptz)
          where noon >= known.starts_at and noon < known.ends_at)) order by nth)
    from generate_series(0, 6) as nth, lateral (select (sunday + nth + time '12:00') at time zone 'Asia/Jerusalem' as noon) as middle, lateral (
      select count(*) as rides, count(*) filter (where ride.state = 'planned') as open from public.rides as ride
      where ride.pickup_at >= private.board_day_starts(sunday + nth) and ride.pickup_at < private.board_day_starts(sunday + nth + 1)
        and ride.state <> 'cancelled') as counted);
end
$$;

-- Who drives on a day: whoever is active, and whoever has a ride then. minutes: how long rides take them up.
create function private.day_drivers(starts timestamptz, ends timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with busy as (
      select driver_no, (extract(epoch from sum(busy_until - busy_from)) / 60)::integer as minutes
      from public.rides where pickup_at >= starts and pickup_at < ends and state <> 'cancelled' group by driver_no
    ), away as (
      select driver_no,
        jsonb_agg(jsonb_build_object('starts_at', lower(during), 'ends_at', upper(during), 'why', why) order by during) as absences
      from public.absences where during && tstzrange(starts, ends) group by driver_no
    )
    select coalesce(jsonb_agg(jsonb_build_object('no', driver.no, 'name', driver.name, 'kind', driver.kind, 'phone', driver.phone,
        'languages', to_jsonb(driver.languages), 'usual_vehicle_no', driver.usual_vehicle_no, 'minutes', coalesce(busy.minutes, 0),
        'absences', coalesce(away.absences, '[]'))
      order by driver.kind, driver.name ->> 'he', driver.no), '[]')
    from public.drivers as driver left join busy on busy.driver_no = driver.no left join away on away.driver_no = driver.no
    where driver.active or busy.driver_no is not null);
end
$$;

-- The board of a day, from five in the morning until five; cancelled rides are not on it.
create function private.day_rides(day date) returns json
-- One plan for every day: planning each anew takes as long as reading the rides.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  starts constant timestamptz := private.board_day_starts(day);
  ends constant timestamptz := private.board_day_starts(day + 1);
begin
  perform private.require(private.works_on_leads());
  return json_build_object('day', day, 'starts_at', starts, 'ends_at', ends,
    'rides', (select coalesce(json_agg(shown), '[]') from (
      select * from private.board_rides where pickup_at >= starts and pickup_at < ends and state <> 'cancelled'
      order by pickup_at, reference, leg, car) as shown),
    'drivers', private.day_drivers(starts, ends),
    'vehicles', (select coalesce(jsonb_agg(jsonb_build_object('no', vehicle.no, 'plate', vehicle.plate, 'class', vehicle.class,
        'make', vehicle.make, 'colour', vehicle.colour, 'seats', vehicle.seats, 'bags', vehicle.bags,
        'child_seats', vehicle.child_seats) order by vehicle.class, vehicle.make, vehicle.no), '[]')
      from public.vehicles as vehicle
      where vehicle.active or vehicle.no in (
        select vehicle_no from public.rides where pickup_at >= starts and pickup_at < ends and state <> 'cancelled')),
    'rest', private.rest_times(starts, ends),
    'week', private.ride_week(day));
end
$$;

-- A ride: its facts come by their names (migration facts), the rest is listed here. busy_from to busy_until: its driver is taken up.
-- delay_price: of a pick-up that is later than a delay that costs nothing. rest_reason: why it may be driven on a day of rest at the hour
-- it was moved to. no_show_place: where the driver has waited for those who did not come.
create type public.ride_step as (step text, at timestamptz, by text);
comment on type public.ride_step is 'nullable: by';
create type public.ride_columns as (
  id uuid,
  updated_at timestamptz,
  updated_by_name text,
  lead_id uuid,
  offer_id uuid,
  reference text,
  leg integer,
  car integer,
  cars integer,
  state public.ride_state,
  pickup_at timestamptz,
  agreed_pickup_at timestamptz,
  busy_from timestamptz,
  busy_until timestamptz,
  stops text[],
  name text,
  phone text,
  vehicle_class text,
  vehicle_name public.localized,
  meeting_point text,
  meeting public.localized,
  instructions text,
  driver_no integer,
  vehicle_no integer,
  steps public.ride_step[],
  delay_price text,
  rest_reason text,
  rest_allowed_by_name text,
  no_show_place text,
  no_show_fee_agorot integer
);
comment on type public.ride_columns is 'nullable: updated_by_name, phone, meeting_point, meeting, instructions, driver_no, vehicle_no,
  delay_price, rest_reason, rest_allowed_by_name, no_show_place, no_show_fee_agorot';
create domain public.ride as jsonb;
comment on domain public.ride is 'json: Database[''public''][''CompositeTypes''][''ride_columns'']
  & import(''../facts/ride-facts.ts'').FactsIn<''board'' | ''sheet'' | ''paper''>; holds: ride_columns';

create type public.span as (starts_at timestamptz, ends_at timestamptz);
create type public.day_absence as (starts_at timestamptz, ends_at timestamptz, why text);
comment on type public.day_absence is 'nullable: why';
-- minutes: for how long rides take him up on the day.
create type public.board_driver as (no integer, name public.person_name, kind public.driver_kind, phone text,
  languages public.driver_language[], usual_vehicle_no integer, minutes numeric, absences public.day_absence[]);
comment on type public.board_driver is 'nullable: usual_vehicle_no';
create type public.board_vehicle as (no integer, plate text, class text, make text, colour public.vehicle_colour, seats integer,
  bags integer, child_seats integer);
-- open: rides without a driver. rest: whether nobody drives at noon.
create type public.week_day as (day date, rides bigint, open bigint, rest boolean);
-- rest: when nobody drives. week: from Sunday on.
create type public.board_columns as (day date, starts_at timestamptz, ends_at timestamptz, rides public.ride[],
  drivers public.board_driver[], vehicles public.board_vehicle[], rest public.span[], week public.week_day[]);

-- As it was read: to take 200 rides apart and put them together again would cost half as much as reading them.
create domain public.board_day as json;
comment on domain public.board_day is 'json: Database[''public''][''CompositeTypes''][''board_columns'']; holds: board_columns';

create function public.day_rides(day date) returns public.board_day
language sql stable security invoker set search_path = ''
as $$ select private.day_rides(day) $$;

-- Every active driver for a ride: who is free and has the car first, then who is free with another car, then the others, and
-- among equals whoever has driven least this month. Who is free gets, of the cars that could have the ride, one of the class that
-- was offered before any other that is large enough, and the one he usually has or else the smallest.
create function private.free_drivers(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.rides := private.ride_of(ride);
  leg constant public.offer_legs := private.leg_of(own);
  month constant timestamptz := date_trunc('month', own.pickup_at, 'Asia/Jerusalem');
  next_month constant timestamptz := date_trunc('month', month + interval '32 days', 'Asia/Jerusalem');
begin
  perform private.require(private.works_on_leads());
  if own.id is null then
    return '{"outcome": "gone"}';
  end if;
  return jsonb_build_object('outcome', 'found', 'drivers', (
    with taken as materialized (
      select other as ride from private.rides_in_the_way(array[own.id], own.busy) as other
    ), car as materialized (
      select vehicle.no, vehicle.class, vehicle.seats, coalesce(private.vehicle_refusal(own, vehicle) ->> 'outcome',
        case when vehicle.no in (select (taken.ride).vehicle_no from taken) then 'busy' end) as refusal
      from public.vehicles as vehicle
    ), stand as materialized (
      select driver.no, driver.usual_vehicle_no, private.driver_refusal(own, driver) ->> 'outcome' as refusal,
        (select taken.ride from taken where (taken.ride).driver_no = driver.no order by (taken.ride).busy_from limit 1) as other
      from public.drivers as driver where driver.active
    ), month_rides as (
      select driver_no, count(*)::integer as rides from public.rides
      where pickup_at >= month and pickup_at < next_month and state <> 'cancelled' and driver_no is not null group by driver_no
    ), choice as (
      select stand.no, stand.refusal, stand.other, is_free, chosen.no as vehicle_no, coalesce(month_rides.rides, 0) as rides_this_month,
        case when not is_free then 3 when chosen.class = leg.vehicle_class and coalesce(usual.no, chosen.no) = chosen.no then 1 else 2 end
          as rank,
        case when not is_free then coalesce(stand.refusal, 'busy')
          when usual.no is null or usual.no = chosen.no then case when chosen.no is null then 'too_small' end
          else usual.refusal end as why
      from stand
      cross join lateral (select stand.refusal is null and (stand.other).id is null as is_free) as first
      left join car as usual on usual.no = stand.usual_vehicle_no
      left join lateral (
        select car.no, car.class from car where is_free and car.refusal is null
        order by car.class = leg.vehicle_class desc, car.no is not distinct from stand.usual_vehicle_no desc, car.seats, car.no limit 1
      ) as chosen on true
      left join month_rides on month_rides.driver_no = stand.no
    )
    select coalesce(jsonb_agg(jsonb_build_object('no', driver.no, 'name', driver.name,
        'fit', (array['fits', 'other_car', 'not_free'])[choice.rank], 'why', choice.why,
        'blocking', case when (choice.other).id is not null
          then private.ride_in_short(choice.other) - 'id' || jsonb_build_object('ride', (choice.other).id) end,
        'vehicle_no', choice.vehicle_no, 'free_from', before.busy_until, 'free_until', after.busy_from,
        'before_dropoff', before.dropoff, 'rides_this_month', choice.rides_this_month, 'languages', to_jsonb(driver.languages))
      order by choice.rank, choice.rides_this_month, driver.no), '[]')
    from choice
    join public.drivers as driver on driver.no = choice.no
    left join lateral (
      select earlier.busy_until, earlier_leg.dropoff from public.rides as earlier
      join public.offer_legs as earlier_leg on earlier_leg.offer_id = earlier.offer_id and earlier_leg.position = earlier.leg
      where is_free and earlier.driver_no = driver.no and earlier.id <> own.id and earlier.state <> 'cancelled'
        and earlier.busy_until <= own.busy_from and earlier.pickup_at between own.pickup_at - interval '2 days' and own.pickup_at
      order by earlier.busy_until desc limit 1) as before on true
    left join lateral (
      select later.busy_from from public.rides as later
      where is_free and later.driver_no = driver.no and later.id <> own.id and later.state <> 'cancelled'
        and later.busy_from >= own.busy_until and later.pickup_at between own.pickup_at and own.pickup_at + interval '3 days'
      order by later.busy_from limit 1) as after on true));
end
$$;

create domain public.driver_fit as text check (value in ('fits', 'other_car', 'not_free'));
create type public.blocking_ride as (ride uuid, reference text, name text, pickup_at timestamptz, busy_until timestamptz, pickup text,
  dropoff text);
-- why: why he is not free, or why his usual car is not the one to take. blocking: the ride that takes him up meanwhile. vehicle_no: the car to
-- take; null where none fits. free_from, free_until: null where nothing of his is near. before_dropoff: where his ride before ends.
create type public.free_driver as (no integer, name public.person_name, fit public.driver_fit, why text, blocking public.blocking_ride,
  vehicle_no integer, free_from timestamptz, free_until timestamptz, before_dropoff text, rides_this_month integer,
  languages public.driver_language[]);
comment on type public.free_driver is 'nullable: why, blocking, vehicle_no, free_from, free_until, before_dropoff';
create type public.free_drivers as (outcome text, drivers public.free_driver[]);
comment on type public.free_drivers is 'nullable: drivers';

create function public.free_drivers(ride uuid) returns public.free_drivers
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.free_drivers, private.free_drivers(ride)) $$;

-- The next rides, by the hour: whom nobody has picked up yet, those included whose hour has passed. `day`: the board's.
create function private.next_rides(rows_wanted integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return jsonb_build_object('rides', (
    select coalesce(jsonb_agg(jsonb_build_object('id', ride.id, 'day', private.board_day(ride.pickup_at),
        'reference', lead.reference, 'pickup_at', ride.pickup_at, 'pickup', leg.pickup, 'dropoff', leg.dropoff,
        'name', coalesce(lead.passenger_name, lead.name), 'passengers', leg.passengers, 'flight_number', leg.flight_number,
        'car', ride.car, 'cars', leg.vehicles, 'state', ride.state, 'driver', driver.name)
      order by ride.pickup_at, lead.reference, ride.leg, ride.car), '[]')
    from (
      select next.* from public.rides as next
      where next.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
        -- No ride takes two days; so that the index begins near now.
        and next.pickup_at > now() - interval '2 days' and next.busy_until > now()
      order by next.pickup_at, next.id limit least(greatest(rows_wanted, 1), 50)
    ) as ride
    join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
    join public.leads as lead on lead.id = ride.lead_id
    left join public.drivers as driver on driver.no = ride.driver_no));
end
$$;

-- What a ride stands for in the books, in agorot: the first of a booking for the booking's whole price, or for what cancelling it,
-- or not coming, costs; null for its other rides and for bookings that another has replaced. So each booking counts once, whatever the span.
create function private.booked_agorot(ride public.rides, booking public.offers) returns integer
language sql stable set search_path = ''
as $$
  select case when booking.state = 'accepted' and not exists (select from public.rides as first
      where first.offer_id = ride.offer_id and (first.leg, first.car) < (ride.leg, ride.car))
    then private.due_agorot(booking) end
$$;

-- The rides of a span of days (the calendar's in Israel, both included), by the hour. That somebody takes them out is an event.
create function private.rides_between(first_day date, last_day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  starts constant timestamptz := first_day::timestamp at time zone 'Asia/Jerusalem';
  ends constant timestamptz := (last_day + 1)::timestamp at time zone 'Asia/Jerusalem';
  rides jsonb;
begin
  perform private.require(private.manages());
  if (last_day - first_day between 0 and 399) is not true then
    return '{"outcome": "validation_failed", "constraint": "rides_between_days"}';
  end if;
  rides := (
    select coalesce(jsonb_agg(private.facts_of_ride(to_jsonb(leg.*), to_jsonb(lead), '{file}') || jsonb_build_object(
        'reference', lead.reference, 'pickup_at', ride.pickup_at, 'vehicle_name', leg.vehicle_name, 'driver', driver.name,
        'plate', vehicle.plate, 'state', ride.state, 'booked_agorot', private.booked_agorot(ride, booking))
      order by ride.pickup_at, lead.reference, ride.leg, ride.car), '[]')
    from public.rides as ride
    join public.offers as booking on booking.id = ride.offer_id
    join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
    join public.leads as lead on lead.id = ride.lead_id
    left join public.drivers as driver on driver.no = ride.driver_no
    left join public.vehicles as vehicle on vehicle.no = ride.vehicle_no
    where ride.pickup_at >= starts and ride.pickup_at < ends
      -- What a later booking has taken the place of was never driven.
      and not (ride.state = 'cancelled' and booking.state = 'replaced'));
  perform private.log_event('medium', 'rides_exported', null, jsonb_build_object('by', auth.uid(),
    'from', first_day, 'to', last_day, 'rides', jsonb_array_length(rides)));
  return jsonb_build_object('outcome', 'found', 'rides', rides);
end
$$;

create type public.next_ride as (id uuid, day date, reference text, pickup_at timestamptz, pickup text, dropoff text, name text,
  passengers integer, flight_number text, car integer, cars integer, state public.ride_state, driver public.person_name);
comment on type public.next_ride is 'nullable: flight_number, driver';
create type public.next_rides as (rides public.next_ride[]);

create function public.next_rides(rows_wanted integer) returns public.next_rides
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.next_rides, private.next_rides(rows_wanted)) $$;

-- A ride as the books have it, besides its facts. booked_agorot: of the first ride of a booking the booking's whole price.
create type public.booked_columns as (reference text, pickup_at timestamptz, vehicle_name public.localized, driver public.person_name,
  plate text, state public.ride_state, booked_agorot integer);
comment on type public.booked_columns is 'nullable: driver, plate, booked_agorot';
create domain public.booked_ride as jsonb;
comment on domain public.booked_ride is 'json: Database[''public''][''CompositeTypes''][''booked_columns'']
  & import(''../facts/ride-facts.ts'').FactsIn<''file''>; holds: booked_columns';
create type public.booked_rides as (outcome text, rides public.booked_ride[], "constraint" text);
comment on type public.booked_rides is 'nullable: rides, constraint';

create function public.rides_between(first_day date, last_day date) returns public.booked_rides
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.booked_rides, private.rides_between(first_day, last_day)) $$;

grant execute on function private.day_rides(date), public.day_rides(date), private.free_drivers(uuid), public.free_drivers(uuid),
  private.next_rides(integer), public.next_rides(integer), private.rides_between(date, date), public.rides_between(date, date)
  to authenticated;
