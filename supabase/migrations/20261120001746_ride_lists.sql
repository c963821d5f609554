-- Lists of rides besides the board: what comes next, for the overview, and what was driven in a span of days, for the books.

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

grant execute on function private.next_rides(integer), public.next_rides(integer),
  private.rides_between(date, date), public.rides_between(date, date) to authenticated;
