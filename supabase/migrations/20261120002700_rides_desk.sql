-- What the office does with rides: who is free, assigning, moving, swapping, taking somebody off, and reporting for a driver. Every
-- function answers {outcome, …}; a missing right alone is an error. A refusal says by whom and which ride.
--
-- Locks are taken in one order, so that forty who assign at once wait for each other and never in a circle: drivers by number,
-- vehicles by number, requests by id. Whoever holds a request must not wait for a driver. The constraints on rides are the last word.

-- What became of a step, with the ride as it now is; without it for one that is gone.
create function private.answer_about_ride(outcome text, ride uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('outcome', outcome)
    || case when outcome = 'gone' then '{}' else jsonb_build_object('ride', private.ride_views(array[ride]) -> 0) end
$$;

create function private.ride_record(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return private.answer_about_ride(case when exists (select from public.rides where id = ride) then 'found' else 'gone' end, ride);
end
$$;

-- What a refusal says of the ride that is in the way.
create function private.ride_in_short(ride public.rides) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', ride.id, 'reference', lead.reference, 'name', coalesce(lead.passenger_name, lead.name),
      'pickup_at', ride.pickup_at, 'busy_until', ride.busy_until, 'pickup', leg.pickup, 'dropoff', leg.dropoff)
    from public.leads as lead, public.offer_legs as leg
    where lead.id = ride.lead_id and leg.offer_id = ride.offer_id and leg.position = ride.leg);
end
$$;

-- The rides that take somebody or something up at a time and are not over; those of `own` are not counted.
create function private.rides_in_the_way(own uuid[], span tstzrange) returns setof public.rides
language plpgsql stable set search_path = ''
as $$
begin
  return query select other.* from public.rides as other
    -- No ride takes two days; so that the index finds it.
    where other.pickup_at between lower(span) - interval '2 days' and upper(span) + interval '2 days' and other.busy && span
      and other.driver_no is not null and other.state not in ('done', 'no_show', 'cancelled') and other.id <> all (own);
end
$$;

-- {driver: {he, latin}} or {vehicle: plate}, and the ride: by whom a time is taken. Null where it is free.
create function private.taken_by(own uuid[], driver public.drivers, vehicle public.vehicles, span tstzrange) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case when other.driver_no = driver.no then jsonb_build_object('driver', driver.name)
        else jsonb_build_object('vehicle', vehicle.plate) end || jsonb_build_object('ride', private.ride_in_short(other))
    from private.rides_in_the_way(own, span) as other where other.driver_no = driver.no or other.vehicle_no = vehicle.no
    order by other.driver_no is distinct from driver.no, other.busy_from limit 1);
end
$$;

-- Why a vehicle cannot have a ride, as an answer; null where it can, or there is none.
create function private.vehicle_refusal(ride public.rides, vehicle public.vehicles) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  whose constant jsonb := jsonb_build_object('by', jsonb_build_object('vehicle', vehicle.plate));
  paper record;
  until timestamptz;
begin
  if not vehicle.active then
    return '{"outcome": "not_possible"}'::jsonb || whose;
  end if;
  until := (select max(upper(during)) from public.absences where vehicle_no = vehicle.no and during && ride.busy);
  if until is not null then
    return jsonb_build_object('outcome', 'absent', 'until', until) || whose;
  end if;
  select * into paper from (values ('registration', vehicle.registration_until), ('insurance', vehicle.insurance_until),
      ('inspection', vehicle.inspection_until)) as known (document, until)
    where known.until < private.israel_day(ride.pickup_at) order by known.until limit 1;
  if found then
    return jsonb_build_object('outcome', 'document_expired', 'document', paper.document, 'until', paper.until) || whose;
  end if;
  -- Its share of a leg that several drive.
  if exists (select from public.offer_legs as leg where leg.offer_id = ride.offer_id and leg.position = ride.leg
    and (vehicle.seats * leg.vehicles < leg.passengers or vehicle.bags * leg.vehicles < leg.luggage)) then
    return '{"outcome": "too_small"}'::jsonb || whose;
  end if;
  return null;
end
$$;

-- The same of a driver.
create function private.driver_refusal(ride public.rides, driver public.drivers) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  whose constant jsonb := jsonb_build_object('by', jsonb_build_object('driver', driver.name));
  paper record;
  until timestamptz;
begin
  if driver.active is not true then
    return '{"outcome": "not_possible"}'::jsonb || whose;
  end if;
  until := (select max(upper(during)) from public.absences where driver_no = driver.no and during && ride.busy);
  if until is not null then
    return jsonb_build_object('outcome', 'absent', 'until', until) || whose;
  end if;
  select * into paper from (values ('licence', driver.licence_until), ('permit', driver.permit_until)) as known (document, until)
    where known.until < private.israel_day(ride.pickup_at) order by known.until limit 1;
  if found then
    return jsonb_build_object('outcome', 'document_expired', 'document', paper.document, 'until', paper.until) || whose;
  end if;
  return null;
end
$$;

-- Why these two cannot have a ride; null where they can. own: rides that are changed along with it.
create function private.assignment_refusal(ride public.rides, driver public.drivers, vehicle public.vehicles, own uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(private.driver_refusal(ride, driver), private.vehicle_refusal(ride, vehicle),
      (select jsonb_build_object('outcome', 'taken', 'by', by) from private.taken_by(own, driver, vehicle, ride.busy) as by
        where by is not null)));
end
$$;

-- The lock that the office's changes of rides share, and that the minute's watch has for itself: it writes about the rides of many
-- requests, in an order of its own.
create function private.ride_watch_lock() returns bigint
language sql immutable set search_path = ''
as $$ select pg_catalog.hashtextextended('watch-rides', 0) $$;

-- Locks what changes of these rides touch, and those who get them.
create function private.lock_rides(ride_ids uuid[], driver integer default null, vehicle integer default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  perform pg_catalog.pg_advisory_xact_lock_shared(private.ride_watch_lock());
  perform from public.drivers where no = driver or no in (select driver_no from public.rides where id = any (ride_ids))
    order by no for no key update;
  perform from public.vehicles where no = vehicle or no in (select vehicle_no from public.rides where id = any (ride_ids))
    order by no for no key update;
  perform from public.leads where id in (select lead_id from public.rides where id = any (ride_ids)) order by id for update;
end
$$;

-- Why a ride cannot be changed at all; null where it can. seen: its updated_at as the caller has it.
create function private.ride_refusal(ride public.rides, seen timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select case when ride.id is null then 'gone' when ride.state in ('done', 'no_show', 'cancelled') then 'closed'
    when ride.updated_at is distinct from seen then 'changed_by_other' end
$$;

create function private.record_ride_event(ride public.rides, kind text, detail jsonb) returns void
language sql set search_path = ''
as $$
  select private.record_trip_event(ride.lead_id, ride.offer_id, kind, 'staff', null,
    jsonb_build_object('leg', ride.leg, 'car', ride.car) || detail, ride.id)
$$;

-- Who drives a ride, in words that last: numbers, name and plate.
create function private.crew_of(driver integer, vehicle integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('driver', driver, 'vehicle', vehicle,
    'driver_name', (select name from public.drivers where no = driver), 'plate', (select plate from public.vehicles where no = vehicle))
$$;

-- vehicle: null for a driver whose car is not known yet. Answers 'assigned', or taken {by}, absent {until, by},
-- document_expired {document, until, by}, too_small {by}, not_possible (inactive, or somebody is on board already).
create function private.assign_ride(ride uuid, seen timestamptz, driver integer, vehicle integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  new_driver public.drivers;
  new_vehicle public.vehicles;
  refusal text;
  answer jsonb;
begin
  perform private.lock_rides(array[ride], driver, vehicle);
  own := private.ride_of(ride);
  refusal := private.ride_refusal(own, seen);
  select * into new_driver from public.drivers where no = driver;
  select * into new_vehicle from public.vehicles where no = vehicle;
  if refusal is null and (own.state = 'on_board' or new_driver.no is null or new_vehicle.no is distinct from vehicle) then
    refusal := 'not_possible';
  end if;
  if refusal is not null then
    return private.answer_about_ride(refusal, ride);
  elsif (own.driver_no, own.vehicle_no) is not distinct from (driver, vehicle) then
    return private.answer_about_ride('assigned', ride);
  end if;
  answer := private.assignment_refusal(own, new_driver, new_vehicle, array[ride]);
  if answer is not null then
    return answer || private.answer_about_ride(answer ->> 'outcome', ride);
  end if;
  begin
    update public.rides set driver_no = driver, vehicle_no = vehicle, state = 'assigned', steps = '[]' where id = ride;
  exception when exclusion_violation then
    return private.answer_about_ride('taken', ride)
      || jsonb_build_object('by', private.taken_by(array[ride], new_driver, new_vehicle, own.busy));
  end;
  perform private.record_ride_event(own, 'ride_assigned', private.crew_of(driver, vehicle)
    || jsonb_build_object('in_place_of', case when own.driver_no is not null then private.crew_of(own.driver_no, own.vehicle_no) end));
  return private.answer_about_ride('assigned', ride);
end
$$;

create function private.unassign_ride(ride uuid, seen timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  refusal text;
begin
  perform private.lock_rides(array[ride]);
  own := private.ride_of(ride);
  refusal := coalesce(private.ride_refusal(own, seen), case when own.state in ('planned', 'on_board') then 'not_possible' end);
  if refusal is null then
    update public.rides set driver_no = null, vehicle_no = null, state = 'planned', steps = '[]' where id = ride;
    perform private.record_ride_event(own, 'ride_unassigned', private.crew_of(own.driver_no, own.vehicle_no));
  end if;
  return private.answer_about_ride(coalesce(refusal, 'unassigned'), ride);
end
$$;

-- The rides of a driver or a car that touch a time and are not over.
create function private.rides_within(driver integer, vehicle integer, during tstzrange) returns setof public.rides
language sql stable set search_path = ''
as $$
  select ride from public.rides as ride
  where (ride.driver_no = driver or ride.vehicle_no = vehicle) and ride.busy && during and ride.busy_until > now()
    -- No ride takes two days; so that the index finds them.
    and ride.pickup_at > now() - interval '2 days' and ride.state not in ('done', 'no_show', 'cancelled')
  order by ride.pickup_at, ride.id
$$;

-- Locks a driver or a car, with the rides of a time, before anything else: whoever is assigning them at this moment is waited for.
create function private.lock_member(driver integer, vehicle integer, during tstzrange) returns void
language sql set search_path = ''
as $$
  select private.lock_rides(array(select ride.id from private.rides_within(driver, vehicle, during) as ride), driver, vehicle)
$$;

-- Takes a driver or a car off the rides of a time that have not begun. Rides that are being driven stay as they are: somebody
-- has to call. Answers {unassigned, under_way}, lists of {ride, reference, name, pickup_at}.
create function private.release_rides(driver integer, vehicle integer, during tstzrange, why text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  own public.rides;
  line jsonb;
  unassigned jsonb := '[]';
  under_way jsonb := '[]';
begin
  for own in select * from private.rides_within(driver, vehicle, during)
  loop
    line := (select jsonb_build_object('ride', own.id, 'reference', lead.reference, 'name', coalesce(lead.passenger_name, lead.name),
      'pickup_at', own.pickup_at) from public.leads as lead where lead.id = own.lead_id);
    if own.state in ('on_the_way', 'at_pickup', 'on_board') then
      under_way := under_way || line;
    else
      update public.rides as ride set state = 'planned', driver_no = null, vehicle_no = null, steps = '[]' where ride.id = own.id;
      perform private.record_ride_event(own, 'ride_unassigned',
        private.crew_of(own.driver_no, own.vehicle_no) || jsonb_build_object('why', why));
      -- At once, however far ahead the ride is: whoever promised it is looking for somebody now.
      perform private.open_task('ride_without_driver', own.lead_id,
        case when own.pickup_at < now() + interval '3 hours' then 'now' else 'today' end, own.offer_id, own.id);
      unassigned := unassigned || line;
    end if;
  end loop;
  return jsonb_build_object('unassigned', unassigned, 'under_way', under_way);
end
$$;

-- The first time of rest that a ride would touch with its pick-up at another moment; null where there is none, or an administrator
-- has allowed its offer to be driven then.
create function private.rest_in_the_way(ride public.rides, pickup_at timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('starts_at', rest.starts_at, 'ends_at', rest.ends_at)
  from private.leg_of(ride) as leg, private.rest_of_journey($2, leg.duration_minutes) as rest
  where rest.starts_at is not null
    and not exists (select from public.offers where id = ride.offer_id and rest_reason is not null)
$$;

-- Why those who have a ride cannot have it at the time that it is to have, but for other rides; null where they can, or are under way.
create function private.away_refusal(ride public.rides) returns jsonb
language sql stable set search_path = ''
as $$
  select refusal from public.drivers as driver left join public.vehicles as vehicle on vehicle.no = ride.vehicle_no,
    coalesce(private.driver_refusal(ride, driver), private.vehicle_refusal(ride, vehicle)) as refusal
  where driver.no = ride.driver_no and ride.state in ('assigned', 'acknowledged')
    and refusal ->> 'outcome' in ('absent', 'document_expired')
$$;

-- A ride at the times that are wished. What takes its driver and vehicle up goes along with the pick-up: a wished time that is null keeps
-- its distance to it. A driver who has confirmed another hour is to confirm again.
create function private.moved_ride(own public.rides, pickup_at timestamptz, busy_from timestamptz, busy_until timestamptz)
  returns public.rides
language plpgsql immutable set search_path = ''
as $$
declare
  moved public.rides := own;
begin
  moved.pickup_at := coalesce(moved_ride.pickup_at, own.pickup_at);
  moved.busy_from := coalesce(moved_ride.busy_from, own.busy_from + (moved.pickup_at - own.pickup_at));
  moved.busy_until := coalesce(moved_ride.busy_until, own.busy_until + (moved.pickup_at - own.pickup_at));
  if moved.pickup_at <> own.pickup_at and own.state = 'acknowledged' then
    moved.state := 'assigned';
    moved.steps := '[]';
  end if;
  -- A range that ended before it begins would be an error; move_ride refuses it.
  moved.busy := case when moved.busy_from <= moved.busy_until then tstzrange(moved.busy_from, moved.busy_until) end;
  return moved;
end
$$;

-- Whether a pick-up is further behind the agreed hour than a delay that costs nothing.
create function private.is_beyond_free_delay(ride public.rides) returns boolean
language sql stable set search_path = ''
as $$
  select ride.pickup_at > ride.agreed_pickup_at + make_interval(hours => free_delay_hours) from public.offers where id = ride.offer_id
$$;

-- What somebody has to say before a ride is moved (move_ride); null where nothing is left to say.
create function private.question_of_move(own public.rides, moved public.rides, decided jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when moved.busy_until - moved.busy_from > greatest(interval '12 hours', own.busy_until - own.busy_from) and not decided ? 'long'
      then jsonb_build_object('outcome', 'long_span', 'busy_from', moved.busy_from, 'busy_until', moved.busy_until)
    when moved.pickup_at > own.pickup_at and private.is_beyond_free_delay(moved) and not decided ? 'price'
      then jsonb_build_object('outcome', 'price_of_delay', 'hours',
        (select free_delay_hours from public.offers where id = own.offer_id)) end
$$;

-- The pick-up at another moment, and when driver and vehicle are taken up by it: the office's word, which is recorded. Times that are
-- null go along with the pick-up. Questions come back as outcomes, and what was decided comes with the next call:
-- long_span {busy_from, busy_until} → {long: true}; price_of_delay {hours} → {price: 'stays' | 'new_offer'}, which the traveller is
-- told; day_of_rest {rest} → {rest_reason}, an administrator's.
-- span_too_short {until}: it would be over before the journey is. 'validation_failed' names the constraint.
create function private.move_ride(ride uuid, seen timestamptz, pickup_at timestamptz, busy_from timestamptz, busy_until timestamptz,
  decided jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  moved public.rides;
  refusal text;
  answer jsonb;
  reason constant text := nullif(left(btrim(decided ->> 'rest_reason'), 300), '');
  broken text;
begin
  perform private.lock_rides(array[ride]);
  own := private.ride_of(ride);
  refusal := private.ride_refusal(own, seen);
  if refusal is not null then
    return private.answer_about_ride(refusal, ride);
  end if;
  moved := private.moved_ride(own, move_ride.pickup_at, move_ride.busy_from, move_ride.busy_until);
  if moved.busy_from >= moved.busy_until then
    return '{"outcome": "validation_failed", "constraint": "rides_busy_in_order"}';
  elsif moved.busy_until < moved.pickup_at + make_interval(mins => (private.leg_of(own)).duration_minutes) then
    return private.answer_about_ride('span_too_short', ride) || jsonb_build_object('until',
      moved.pickup_at + make_interval(mins => (private.leg_of(own)).duration_minutes));
  end if;
  if moved.pickup_at <> own.pickup_at then
    answer := private.rest_in_the_way(own, moved.pickup_at);
    if answer is not null and reason is null then
      return private.answer_about_ride('day_of_rest', ride) || jsonb_build_object('rest', answer);
    end if;
    perform private.require(answer is null or private.administers());
    moved.rest_reason := case when answer is not null then reason end;
    moved.rest_allowed_by_name := case when answer is not null then private.caller_name() end;
  end if;
  answer := coalesce(private.away_refusal(moved), private.question_of_move(own, moved, coalesce(decided, '{}')));
  if answer is not null then
    return answer || private.answer_about_ride(answer ->> 'outcome', ride);
  end if;
  moved.delay_price := case when private.is_beyond_free_delay(moved) then coalesce(decided ->> 'price', own.delay_price) end;
  begin
    update public.rides as kept set pickup_at = moved.pickup_at, busy_from = moved.busy_from, busy_until = moved.busy_until,
      state = moved.state, steps = moved.steps, delay_price = moved.delay_price, rest_reason = moved.rest_reason,
      rest_allowed_by_name = moved.rest_allowed_by_name where kept.id = ride;
  exception
    when exclusion_violation then
      return private.answer_about_ride('taken', ride) || jsonb_build_object('by', private.taken_by(array[ride],
        (select driver from public.drivers as driver where no = own.driver_no),
        (select vehicle from public.vehicles as vehicle where no = own.vehicle_no), moved.busy));
    when check_violation then
      get stacked diagnostics broken = constraint_name;
      return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  perform private.record_move(own, moved);
  return private.answer_about_ride('moved', ride);
end
$$;

create function private.record_move(own public.rides, moved public.rides) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.record_ride_event(own, 'ride_moved', jsonb_build_object(
    'pickup_at', jsonb_build_object('from', own.pickup_at, 'to', moved.pickup_at),
    'busy_from', jsonb_build_object('from', own.busy_from, 'to', moved.busy_from),
    'busy_until', jsonb_build_object('from', own.busy_until, 'to', moved.busy_until),
    'price', moved.delay_price));
  if moved.rest_reason is distinct from own.rest_reason and moved.rest_reason is not null then
    perform private.record_ride_event(own, 'rest_allowed', jsonb_build_object('reason', moved.rest_reason));
  end if;
  if moved.delay_price = 'new_offer' and own.delay_price is distinct from moved.delay_price then
    perform private.open_task('change_requested', own.lead_id, 'now', own.offer_id);
  end if;
end
$$;

-- Gives a ride to somebody, or to nobody where there is no driver.
create function private.hand_ride(ride uuid, driver integer, vehicle integer) returns void
language sql set search_path = ''
as $$
  update public.rides set driver_no = driver, vehicle_no = vehicle, steps = '[]',
    state = case when driver is null then 'planned' else 'assigned' end::public.ride_state where id = ride
$$;

-- Two rides change drivers and vehicles; one of them may have none. A refusal says of which ride (`of`).
create function private.swap_rides(a uuid, seen_a timestamptz, b uuid, seen_b timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  one public.rides;
  other public.rides;
  refusal text;
  answer jsonb;
begin
  perform private.lock_rides(array[a, b]);
  one := private.ride_of(a);
  other := private.ride_of(b);
  refusal := coalesce(private.ride_refusal(one, seen_a), private.ride_refusal(other, seen_b),
    case when a = b or not array[one.state, other.state] <@ '{planned,assigned,acknowledged}'
      or one.driver_no is not distinct from other.driver_no and one.vehicle_no is not distinct from other.vehicle_no then 'not_possible' end);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal, 'rides', private.ride_views(array[a, b]));
  end if;
  answer := coalesce(private.swap_refusal(one, other), private.swap_refusal(other, one));
  if answer is not null then
    return answer;
  end if;
  begin
    perform private.hand_ride(a, null, null);
    perform private.hand_ride(b, one.driver_no, one.vehicle_no);
    perform private.hand_ride(a, other.driver_no, other.vehicle_no);
  exception when exclusion_violation then
    return coalesce(private.swap_refusal(one, other), private.swap_refusal(other, one), '{"outcome": "changed_by_other"}');
  end;
  perform private.record_ride_event(one, 'rides_swapped', private.crew_of(other.driver_no, other.vehicle_no)
    || jsonb_build_object('with', b, 'in_place_of', private.crew_of(one.driver_no, one.vehicle_no)));
  perform private.record_ride_event(other, 'rides_swapped', private.crew_of(one.driver_no, one.vehicle_no)
    || jsonb_build_object('with', a, 'in_place_of', private.crew_of(other.driver_no, other.vehicle_no)));
  return jsonb_build_object('outcome', 'swapped', 'rides', private.ride_views(array[a, b]));
end
$$;

-- Why the driver and the vehicle of `from_ride` cannot have another ride, when both change; null where they can.
create function private.swap_refusal(ride public.rides, from_ride public.rides) returns jsonb
language sql stable set search_path = ''
as $$
  select private.assignment_refusal(ride, driver, vehicle, array[ride.id, from_ride.id])
    || jsonb_build_object('of', private.ride_in_short(ride))
  from public.drivers as driver left join public.vehicles as vehicle on vehicle.no = from_ride.vehicle_no
  where driver.no = from_ride.driver_no
$$;

-- The state that a step leads to from a state; null where it is not its turn. 'back' takes the last one back. That nobody came is
-- more than a step: report_no_show.
create function private.state_after(state public.ride_state, step text) returns public.ride_state
language sql immutable set search_path = ''
as $$
  select later::public.ride_state from (values
    ('assigned', 'acknowledged', 'acknowledged'), ('acknowledged', 'on_the_way', 'on_the_way'),
    ('on_the_way', 'at_pickup', 'at_pickup'), ('at_pickup', 'on_board', 'on_board'), ('on_board', 'done', 'done'),
    ('acknowledged', 'back', 'assigned'), ('on_the_way', 'back', 'acknowledged'), ('at_pickup', 'back', 'on_the_way'),
    ('on_board', 'back', 'at_pickup'), ('done', 'back', 'on_board'), ('no_show', 'back', 'at_pickup')) as life (earlier, said, later)
  where earlier = state::text and said = step
$$;

-- What a driver has told the office: the step, and when it was: null for now, never later, not before the step before it (which is
-- compared by the minute), and at most 24 hours ago ('step_time'); nobody sets out before the ride's own time ('too_early' {until}).
-- event_id is made by whoever reports, so that a repetition is one. A ride that was closed by a slip may be 'taken' by the next one.
create function private.report_step(ride uuid, seen timestamptz, step text, at timestamptz, event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  later public.ride_state;
  moment timestamptz;
  earlier timestamptz;
begin
  perform private.lock_rides(array[ride]);
  own := private.ride_of(ride);
  moment := least(coalesce(at, clock_timestamp()), clock_timestamp());
  if exists (select from public.trip_events as known where known.id = event_id and known.ride_id = ride) then
    return private.answer_about_ride('reported', ride);
  elsif own.id is null then
    return '{"outcome": "gone"}';
  elsif own.updated_at is distinct from seen then
    return private.answer_about_ride('changed_by_other', ride);
  end if;
  later := private.state_after(own.state, step);
  if later is null or event_id is null or exists (select from public.trip_events where id = event_id) then
    return private.answer_about_ride('not_possible', ride);
  end if;
  earlier := greatest((own.steps -> -1 ->> 'at')::timestamptz, clock_timestamp() - interval '24 hours');
  if step <> 'back' and moment < date_trunc('minute', earlier) then
    return private.answer_about_ride('step_time', ride);
  end if;
  if step not in ('acknowledged', 'back') and moment < own.busy_from then
    return private.answer_about_ride('too_early', ride) || jsonb_build_object('until', own.busy_from);
  end if;
  moment := greatest(moment, (own.steps -> -1 ->> 'at')::timestamptz);
  begin
    update public.rides as kept set state = later, no_show_place = null, no_show_fee_agorot = null,
      steps = case when step = 'back' then kept.steps - -1
      else kept.steps || jsonb_build_object('step', step, 'at', moment, 'by', private.caller_name()) end
      where kept.id = ride;
  exception when exclusion_violation then
    return private.answer_about_ride('taken', ride) || jsonb_build_object('by', private.taken_by(array[ride],
      (select driver from public.drivers as driver where no = own.driver_no),
      (select vehicle from public.vehicles as vehicle where no = own.vehicle_no), own.busy));
  end;
  insert into public.trip_events (id, lead_id, offer_id, ride_id, kind, actor, actor_name, occurred_at, detail)
  values (event_id, own.lead_id, own.offer_id, own.id, 'ride_step', 'staff', private.caller_name(), moment, jsonb_strip_nulls(
    jsonb_build_object('leg', own.leg, 'car', own.car, 'step', step, 'for', 'driver',
      'taken_back', case when step = 'back' then own.state end)));
  return private.answer_about_ride('reported', ride);
end
$$;

-- What is to be known before somebody says that nobody came: {outcome, waiting: as private.free_waiting_of, is_over, place, fee_agorot}.
create function private.no_show_terms(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.rides := private.ride_of(ride);
  leg constant public.offer_legs := private.leg_of(own);
  waiting jsonb;
begin
  perform private.require(private.works_on_leads());
  if own.id is null then
    return '{"outcome": "gone"}';
  end if;
  waiting := private.free_waiting_of(own);
  return jsonb_build_object('outcome', 'found', 'waiting', waiting, 'is_over', clock_timestamp() >= (waiting ->> 'until')::timestamptz,
    -- Where they were told to meet, as the traveller has read it.
    'place', coalesce(own.meeting_point, leg.meeting_point,
      leg.meeting ->> (select language from public.offers where id = own.offer_id), leg.pickup),
    'fee_agorot', private.no_show_fee(own));
end
$$;

-- Nobody came: where the driver has waited, until when (null for now), and whether the fee is charged. Not before the free waiting is
-- over ('still_waiting' {until}), and at the fee that was shown ('fee_changed'). The traveller is told (migration rides_watch). event_id as
-- in report_step.
create function private.report_no_show(ride uuid, seen timestamptz, at timestamptz, place text, charged boolean, seen_fee_agorot integer,
  event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  moment timestamptz;
  waiting jsonb;
  fee integer;
begin
  perform private.lock_rides(array[ride]);
  own := private.ride_of(ride);
  if exists (select from public.trip_events as known where known.id = event_id and known.ride_id = ride) then
    return private.answer_about_ride('reported', ride);
  elsif private.ride_refusal(own, seen) is not null then
    return private.answer_about_ride(private.ride_refusal(own, seen), ride);
  elsif own.state <> 'at_pickup' or event_id is null or charged is null or exists (select from public.trip_events where id = event_id) then
    return private.answer_about_ride('not_possible', ride);
  elsif btrim(coalesce(place, '')) = '' then
    return private.answer_about_ride('validation_failed', ride) || '{"constraint": "rides_no_show_place_length"}';
  end if;
  moment := least(coalesce(at, clock_timestamp()), clock_timestamp());
  waiting := private.free_waiting_of(own);
  fee := private.no_show_fee(own);
  if moment < (waiting ->> 'until')::timestamptz then
    return private.answer_about_ride('still_waiting', ride) || jsonb_build_object('until', waiting -> 'until');
  elsif fee is distinct from seen_fee_agorot then
    return private.answer_about_ride('fee_changed', ride);
  end if;
  fee := case when charged then fee else 0 end;
  update public.rides as kept set state = 'no_show', no_show_place = left(btrim(place), 300), no_show_fee_agorot = fee,
    steps = kept.steps || jsonb_build_object('step', 'no_show', 'at', moment, 'by', private.caller_name()) where kept.id = ride;
  insert into public.trip_events (id, lead_id, offer_id, ride_id, kind, actor, actor_name, occurred_at, detail)
  values (event_id, own.lead_id, own.offer_id, own.id, 'no_show', 'staff', private.caller_name(), moment, jsonb_build_object(
    'leg', own.leg, 'car', own.car, 'place', left(btrim(place), 300), 'waited_from', waiting -> 'waited_from', 'fee_agorot', fee));
  return private.answer_about_ride('reported', ride);
end
$$;

-- What the driver is to know, and where to meet; empty for neither.
create function private.set_ride_note(ride uuid, seen timestamptz, instructions text, meeting_point text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refusal text;
  broken text;
begin
  perform private.lock_rides(array[ride]);
  refusal := private.ride_refusal(private.ride_of(ride), seen);
  if refusal is not null then
    return private.answer_about_ride(refusal, ride);
  end if;
  begin
    update public.rides as own set instructions = nullif(btrim(set_ride_note.instructions), ''),
      meeting_point = nullif(btrim(set_ride_note.meeting_point), '') where own.id = ride;
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  return private.answer_about_ride('noted', ride);
end
$$;

create type public.ride_in_the_way as (id uuid, reference text, name text, pickup_at timestamptz, busy_until timestamptz, pickup text,
  dropoff text);
-- Who or what is in the way, and by which ride.
create type public.taken_by as (driver public.person_name, vehicle text, ride public.ride_in_the_way);
comment on type public.taken_by is 'nullable: driver, vehicle, ride';
-- outcome: what happened, or why it did not. ride: as it now is; rides: both of them after a swap. until: when somebody is there again (an
-- instant), or until which day the document held. hours: of delay that cost nothing. busy_from, busy_until: the time that would take its
-- driver up. rest: the time of rest that is in the way. of: which ride of a swap is refused. constraint: what was broken.
create type public.ride_answer as (outcome text, ride public.ride, rides public.ride[], by public.taken_by, until text, document text,
  hours numeric, busy_from timestamptz, busy_until timestamptz, rest public.span, "of" public.ride_in_the_way, "constraint" text);
comment on type public.ride_answer is 'nullable: ride, rides, by, until, document, hours, busy_from, busy_until, rest, of, constraint';

create function public.ride_record(ride uuid) returns public.ride_answer
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.ride_record(ride)) $$;

create function public.assign_ride(ride uuid, seen timestamptz, driver integer, vehicle integer) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.assign_ride(ride, seen, driver, vehicle)) $$;
comment on function public.assign_ride(uuid, timestamptz, integer, integer) is 'nullable: vehicle';

create function public.unassign_ride(ride uuid, seen timestamptz) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.unassign_ride(ride, seen)) $$;

create domain public.delay_price as text check (value in ('stays', 'new_offer'));
-- What was answered to the questions that a move comes back with, by their outcomes. long: long_span. price: price_of_delay. rest_reason:
-- day_of_rest.
create type public.move_decisions as (long boolean, price public.delay_price, rest_reason text);
comment on type public.move_decisions is 'nullable: long, price, rest_reason';

create function public.move_ride(ride uuid, seen timestamptz, pickup_at timestamptz, busy_from timestamptz, busy_until timestamptz,
  decided public.move_decisions default null) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$
  select jsonb_populate_record(null::public.ride_answer,
    private.move_ride(ride, seen, pickup_at, busy_from, busy_until, coalesce(jsonb_strip_nulls(to_jsonb(decided)), '{}')))
$$;
comment on function public.move_ride(uuid, timestamptz, timestamptz, timestamptz, timestamptz, public.move_decisions)
  is 'nullable: busy_from, busy_until';

create function public.swap_rides(a uuid, seen_a timestamptz, b uuid, seen_b timestamptz) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.swap_rides(a, seen_a, b, seen_b)) $$;

create function public.report_step(ride uuid, seen timestamptz, step text, at timestamptz, event_id uuid) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.report_step(ride, seen, step, at, event_id)) $$;
comment on function public.report_step(uuid, timestamptz, text, timestamptz, uuid) is 'nullable: at';

create domain public.waiting_start as text check (value in ('landing', 'pickup'));
-- waited_from: when the driver came to the pick-up. until: when the free waiting is over.
create type public.free_wait as (waited_from timestamptz, minutes integer, counts_from public.waiting_start, until timestamptz);
comment on type public.free_wait is 'nullable: waited_from';
create type public.no_show_terms as (outcome text, waiting public.free_wait, is_over boolean, place text, fee_agorot integer);
comment on type public.no_show_terms is 'nullable: waiting, is_over, place, fee_agorot';

create function public.no_show_terms(ride uuid) returns public.no_show_terms
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.no_show_terms, private.no_show_terms(ride)) $$;

create function public.report_no_show(ride uuid, seen timestamptz, at timestamptz, place text, charged boolean, seen_fee_agorot integer,
  event_id uuid) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$
  select jsonb_populate_record(null::public.ride_answer,
    private.report_no_show(ride, seen, at, place, charged, seen_fee_agorot, event_id))
$$;
comment on function public.report_no_show(uuid, timestamptz, timestamptz, text, boolean, integer, uuid) is 'nullable: at';

create function public.set_ride_note(ride uuid, seen timestamptz, instructions text, meeting_point text) returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.set_ride_note(ride, seen, instructions, meeting_point)) $$;

grant execute on function private.ride_record(uuid), public.ride_record(uuid),
  private.assign_ride(uuid, timestamptz, integer, integer), public.assign_ride(uuid, timestamptz, integer, integer),
  private.unassign_ride(uuid, timestamptz), public.unassign_ride(uuid, timestamptz),
  private.move_ride(uuid, timestamptz, timestamptz, timestamptz, timestamptz, jsonb),
  public.move_ride(uuid, timestamptz, timestamptz, timestamptz, timestamptz, public.move_decisions),
  private.swap_rides(uuid, timestamptz, uuid, timestamptz), public.swap_rides(uuid, timestamptz, uuid, timestamptz),
  private.report_step(uuid, timestamptz, text, timestamptz, uuid), public.report_step(uuid, timestamptz, text, timestamptz, uuid),
  private.no_show_terms(uuid), public.no_show_terms(uuid),
  private.report_no_show(uuid, timestamptz, timestamptz, text, boolean, integer, uuid),
  public.report_no_show(uuid, timestamptz, timestamptz, text, boolean, integer, uuid),
  private.set_ride_note(uuid, timestamptz, text, text), public.set_ride_note(uuid, timestamptz, text, text)
  to authenticated;
