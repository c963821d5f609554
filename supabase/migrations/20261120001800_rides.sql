-- Rides: one car on one leg of a booking, so that a wedding with three cars is three rides. What stands in the offer is read from
-- its leg (route, passengers, seats, flight, class); here is what the office decides: who drives with what, and when.

create type public.ride_state as enum ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done', 'no_show',
  'cancelled');

create table public.rides (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  offer_id uuid not null references public.offers (id) on delete cascade,
  leg smallint not null,
  car smallint not null constraint rides_car check (car between 1 and 6),
  state public.ride_state not null default 'planned',
  pickup_at timestamptz not null,
  -- As it was offered; the office may move the pick-up, of a late flight for instance.
  agreed_pickup_at timestamptz not null,
  -- When driver and vehicle are taken up by it: from leaving until free again. The office may know better than the settings.
  busy_from timestamptz not null,
  busy_until timestamptz not null,
  busy tstzrange generated always as (tstzrange(busy_from, busy_until)) stored,
  driver_no integer references public.drivers (no),
  vehicle_no integer references public.vehicles (no),
  -- What was reported of it, in order: [{step, at, by}].
  steps jsonb not null default '[]' constraint rides_steps check (jsonb_typeof(steps) = 'array'),
  -- For the driver.
  instructions text constraint rides_instructions_length check (char_length(instructions) between 1 and 1000),
  -- In place of the leg's.
  meeting_point text constraint rides_meeting_point_length check (char_length(meeting_point) between 1 and 300),
  -- A pick-up that was set later than a delay that costs nothing: the price stays, or a new offer is to come.
  delay_price text constraint rides_delay_price check (delay_price in ('stays', 'new_offer')),
  -- Why an administrator lets it be driven on a day of rest, at the hour that it was moved to.
  rest_reason text constraint rides_rest_reason_length check (char_length(rest_reason) between 1 and 300),
  rest_allowed_by_name text,
  -- Nobody came: where the driver has waited for them, and what it costs them, in agorot; 0 where the office has let them off.
  no_show_place text constraint rides_no_show_place_length check (char_length(no_show_place) between 1 and 300),
  no_show_fee_agorot integer constraint rides_no_show_fee check (no_show_fee_agorot >= 0 and no_show_fee_agorot % 100 = 0),
  updated_at timestamptz not null default now(),
  -- Who of the office has changed it last, by name: people leave. Null for what happened by itself.
  updated_by_name text,
  constraint rides_rest_is_complete check (num_nonnulls(rest_reason, rest_allowed_by_name) in (0, 2)),
  constraint rides_no_show_is_complete check (
    num_nonnulls(no_show_place, no_show_fee_agorot) = case when state = 'no_show' then 2 else 0 end),
  constraint rides_once unique (offer_id, leg, car),
  constraint rides_of_leg foreign key (offer_id, leg) references public.offer_legs (offer_id, position) on delete cascade,
  -- The searches for what is in the way rely on it that no ride takes two days.
  constraint rides_busy_in_order check (
    busy_from <= pickup_at and pickup_at < busy_until and busy_until < busy_from + interval '2 days'),
  -- Another day is another offer.
  constraint rides_pickup_near_agreed check (
    pickup_at between agreed_pickup_at - interval '1 day' and agreed_pickup_at + interval '1 day'),
  constraint rides_driver_known check (state = 'cancelled' or (state = 'planned') = (driver_no is null)),
  constraint rides_vehicle_has_driver check (vehicle_no is null or driver_no is not null),
  -- Nobody is in two places, whatever the functions overlook.
  constraint rides_driver_free exclude using gist (int4range(driver_no, driver_no, '[]') with &&, busy with &&)
    where (driver_no is not null and state not in ('done', 'no_show', 'cancelled')),
  constraint rides_vehicle_free exclude using gist (int4range(vehicle_no, vehicle_no, '[]') with &&, busy with &&)
    where (vehicle_no is not null and state not in ('done', 'no_show', 'cancelled'))
);
create index rides_pickup on public.rides (pickup_at, state);
create index rides_of_lead on public.rides (lead_id);
create index rides_of_driver on public.rides (driver_no, pickup_at) where driver_no is not null;
create index rides_of_vehicle on public.rides (vehicle_no, pickup_at) where vehicle_no is not null;

alter table public.rides enable row level security;
grant select on public.rides to authenticated;
create policy "operators and above read rides" on public.rides for select to authenticated
  using ((select private.works_on_leads()));

-- Whoever has the day board open hears of changes, as of new leads (migration leads); deleted rows are not published.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.rides;
  end if;
end
$$;

-- The clock's time and not the transaction's: of two who wait for each other the second must not bring an earlier one.
create function private.stamp_ride() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  new.updated_by_name := private.caller_name();
  return new;
end
$$;
create trigger rides_stamp before update on public.rides
  for each row execute function private.stamp_ride();

create function private.ride_of(id uuid) returns public.rides
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select ride from public.rides as ride where ride.id = $1);
end
$$;

create function private.leg_of(ride public.rides) returns public.offer_legs
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select leg from public.offer_legs as leg where leg.offer_id = ride.offer_id and leg.position = ride.leg);
end
$$;

-- The day of the board that an instant belongs to: until five in the morning by the clock in Israel it is the evening's.
create function private.board_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select ((moment at time zone 'Asia/Jerusalem') - interval '5 hours')::date $$;

create function private.board_day_starts(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select (day + time '05:00') at time zone 'Asia/Jerusalem' $$;

-- The rides of a booking that nobody came to (public.missed_ride).
create function private.missed_rides(offer_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('leg', ride.leg, 'car', ride.car, 'pickup_at', ride.pickup_at,
      'waited_from', (select max((step ->> 'at')::timestamptz) from jsonb_array_elements(ride.steps) as step
        where step ->> 'step' = 'at_pickup'),
      'waited_until', (ride.steps -> -1 ->> 'at')::timestamptz, 'place', ride.no_show_place, 'fee_agorot', ride.no_show_fee_agorot)
    order by ride.leg, ride.car), '[]')
  from public.rides as ride where ride.offer_id = $1 and ride.state = 'no_show'
$$;

-- Whether nobody came to any ride of a booking.
create function private.is_missed(offer_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(bool_and(ride.state = 'no_show'), false) from public.rides as ride where ride.offer_id = $1 and ride.state <> 'cancelled'
$$;

-- What a booking is paid by in the end, in agorot: what cancelling it costs, or its price; there what not coming costs takes the place
-- of the share of each ride that was missed.
create function private.due_agorot(booking public.offers) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(booking.cancel_fee_agorot, (
    select booking.total_agorot + coalesce(sum(ride.no_show_fee_agorot), 0)::integer
      - round(booking.total_agorot * count(*) filter (where ride.state = 'no_show') / count(*)::numeric / 100)::integer * 100
    from public.rides as ride where ride.offer_id = booking.id and ride.state <> 'cancelled' having count(*) > 0),
    booking.total_agorot)
$$;

-- When the flight of a ride has landed, or else is expected to, by the airport's board as last read; null where it is not known.
create function private.landing_of(ride public.rides) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  named constant text[] := regexp_match(upper((private.leg_of(ride)).flight_number), '^([A-Z0-9]{2})[ -]*0*([0-9]{1,4})$');
begin
  return (
    select coalesce(known.estimated_time, known.scheduled_time) at time zone 'Asia/Jerusalem' as landing from private.flights as known
    where known.direction = 'arrival' and known.airline = named[1] and known.number = named[2]::integer
      and known.flight ->> 'status' <> 'cancelled'
      and known.scheduled_time at time zone 'Asia/Jerusalem'
        between ride.agreed_pickup_at - interval '12 hours' and ride.agreed_pickup_at + interval '12 hours'
    order by abs(extract(epoch from known.scheduled_time at time zone 'Asia/Jerusalem' - ride.agreed_pickup_at)) limit 1);
end
$$;

-- When travellers have not come, by the terms of their booking: {from, minutes, until, counts_from}. After a landing the free waiting
-- counts from it, or where it is not known, from the agreed hour; anywhere else from the agreed hour. Whoever drives was there for as
-- long as that at any other pick-up.
create function private.free_waiting_of(ride public.rides) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  booking constant public.offers := (select offer from public.offers as offer where offer.id = ride.offer_id);
  is_arrival constant boolean := private.is_arrival(private.leg_of(ride));
  landing constant timestamptz := case when is_arrival then private.landing_of(ride) end;
  minutes constant integer := case when is_arrival then booking.landing_waiting_minutes else booking.free_waiting_minutes end;
  came_at constant timestamptz := (select max((step ->> 'at')::timestamptz) from jsonb_array_elements(ride.steps) as step
    where step ->> 'step' = 'at_pickup');
begin
  return jsonb_build_object('waited_from', came_at, 'minutes', minutes,
    'counts_from', case when landing is null then 'pickup' else 'landing' end,
    'until', greatest(coalesce(landing, ride.pickup_at) + make_interval(mins => minutes),
      came_at + make_interval(mins => booking.free_waiting_minutes)));
end
$$;

-- What it costs that nobody came, by the terms: the fee of cancelling too late, of a booking of several rides each its share.
create function private.no_show_fee(ride public.rides) returns integer
language sql stable set search_path = ''
as $$
  select private.late_fee(offer) / 100
      / (select count(*)::integer from public.rides as other where other.offer_id = offer.id and other.state <> 'cancelled') * 100
  from public.offers as offer where offer.id = ride.offer_id
$$;

-- How long a ride takes driver and vehicle up, by its leg: from the way there (settings) until the end of the journey and of the
-- free waiting, and a quarter of an hour.
create function private.busy_times(leg public.offer_legs, free_waiting_minutes integer, out busy_from timestamptz, out busy_until timestamptz)
language sql stable set search_path = ''
as $$
  select leg.pickup_at - make_interval(mins => private.integer_setting(case
      when leg.service_type in ('airport_pickup', 'airport_dropoff') then 'lead_in_airport_minutes' else 'lead_in_minutes' end)),
    leg.pickup_at + make_interval(mins => leg.duration_minutes + free_waiting_minutes + 15)
$$;

-- A ride for every car of every leg of a booking that has none yet.
create function private.make_rides(booking public.offers) returns void
language sql set search_path = ''
as $$
  insert into public.rides (lead_id, offer_id, leg, car, pickup_at, agreed_pickup_at, busy_from, busy_until)
  select booking.lead_id, booking.id, leg.position, car, leg.pickup_at, leg.pickup_at, times.busy_from, times.busy_until
  from public.offer_legs as leg
  cross join private.busy_times(leg, booking.free_waiting_minutes) as times
  cross join generate_series(1, leg.vehicles) as car
  where leg.offer_id = booking.id
  on conflict on constraint rides_once do nothing
$$;

-- Rides end with their booking; whoever is on board arrives.
create function private.cancel_rides(ride_ids uuid[]) returns void
language sql set search_path = ''
as $$
  update public.rides set state = 'cancelled'
  where id = any (ride_ids) and state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
$$;

-- The leg of a new booking that is a ride's own under the old one: the same hour, agreed or moved to since, the same route and class,
-- and its car not taken yet.
create function private.same_leg(ride public.rides, booking public.offers) returns smallint
language sql stable set search_path = ''
as $$
  select later.position from public.offer_legs as earlier
  join public.offer_legs as later on later.offer_id = booking.id and later.pickup_at in (earlier.pickup_at, ride.pickup_at)
    and later.vehicle_class = earlier.vehicle_class and later.vehicles >= ride.car
  where earlier.offer_id = ride.offer_id and earlier.position = ride.leg
    and lower(later.pickup) = lower(earlier.pickup) and lower(later.dropoff) = lower(earlier.dropoff)
    and not exists (select from public.rides as taken
      where taken.offer_id = booking.id and taken.leg = later.position and taken.car = ride.car)
  order by later.pickup_at = earlier.pickup_at desc, later.position limit 1
$$;

-- Takes a ride over to the booking that replaces its own, with its driver and all that was decided, but for the price of a delay: the
-- new offer has one. Where it takes longer now and
-- somebody is in the way, or is being assigned at this moment, it has no driver any more.
create function private.carry_ride(ride public.rides, booking public.offers, to_leg smallint) returns void
language plpgsql set search_path = ''
as $$
declare
  longer constant interval := (
    select later.busy_until - earlier.busy_until
    from public.offer_legs as old_leg
    join public.offers as old_offer on old_offer.id = old_leg.offer_id
    join public.offer_legs as new_leg on new_leg.offer_id = booking.id and new_leg.position = to_leg,
    private.busy_times(old_leg, old_offer.free_waiting_minutes) as earlier,
    private.busy_times(new_leg, booking.free_waiting_minutes) as later
    where old_leg.offer_id = ride.offer_id and old_leg.position = ride.leg);
  until constant timestamptz := greatest(ride.busy_until + longer, ride.pickup_at + interval '5 minutes');
  agreed constant timestamptz := (select pickup_at from public.offer_legs where offer_id = booking.id and position = to_leg);
begin
  if until > ride.busy_until and ride.driver_no is not null then
    -- The request is locked already, and drivers come before it (migration rides_desk): no waiting here.
    perform from public.drivers where no = ride.driver_no for no key update skip locked;
    if found and ride.vehicle_no is not null then
      perform from public.vehicles where no = ride.vehicle_no for no key update skip locked;
    end if;
    if not found then
      perform private.lose_driver(ride, booking, to_leg, until);
      return;
    end if;
  end if;
  begin
    update public.rides as own set offer_id = booking.id, leg = to_leg, agreed_pickup_at = agreed, busy_until = until, delay_price = null
      where own.id = ride.id;
  exception when exclusion_violation then
    perform private.lose_driver(ride, booking, to_leg, until);
  end;
end
$$;

-- The other end of carry_ride: the ride stays, and its driver does not.
create function private.lose_driver(ride public.rides, booking public.offers, to_leg smallint, until timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.rides as own set offer_id = booking.id, leg = to_leg, busy_until = until, state = 'planned', driver_no = null,
    vehicle_no = null, steps = '[]', delay_price = null,
    agreed_pickup_at = (select pickup_at from public.offer_legs where offer_id = booking.id and position = to_leg)
    where own.id = ride.id;
  perform private.record_trip_event(ride.lead_id, booking.id, 'ride_unassigned', 'system', null,
    jsonb_build_object('leg', to_leg, 'car', ride.car, 'driver', ride.driver_no, 'vehicle', ride.vehicle_no, 'why', 'busy'), ride.id);
end
$$;

-- What becomes of rides when an offer becomes the booking, or the booking is cancelled.
create function private.follow_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ride public.rides;
  to_leg smallint;
begin
  if new.cancelled_at is not null then
    perform private.cancel_rides(array(select own.id from public.rides as own where own.offer_id = new.id));
    return null;
  end if;
  for ride in
    select own.* from public.rides as own join public.offers as earlier on earlier.id = own.offer_id and earlier.state = 'replaced'
    where own.lead_id = new.lead_id and own.state <> 'cancelled' order by own.leg, own.car
  loop
    to_leg := private.same_leg(ride, new);
    if to_leg is not null then
      perform private.carry_ride(ride, new, to_leg);
    else
      perform private.cancel_rides(array[ride.id]);
    end if;
  end loop;
  perform private.make_rides(new);
  return null;
end
$$;
create trigger offers_follow_booking after update of state, cancelled_at on public.offers
  for each row when (new.state = 'accepted'
    and (old.state <> new.state or old.cancelled_at is distinct from new.cancelled_at))
  execute function private.follow_booking();
