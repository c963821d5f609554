-- What rides ask of people: who is told of a ride and when, and what waits for somebody in the office. A trigger tells drivers of
-- what changes and closes what is settled; the minute's watch (private.watch_rides) opens tasks, writes the evening's digest and
-- tells travellers who drives them. The watch takes the moment as its argument, so that a month can be lived through in a test.

-- From when travellers know their driver and car: so many hours before the pick-up (settings), and where the business rests then,
-- two hours before its rest.
create function private.details_from(pickup_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select private.before_rest(pickup_at - make_interval(hours => private.integer_setting('driver_details_hours')), interval '2 hours', 60)
$$;

-- The drivers of a booking as its traveller sees them (public.trip_driver), until six hours after the journey. The phone
-- number is there from so many hours before the pick-up (settings).
create function private.trip_drivers(offer_id uuid, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('leg', ride.leg, 'car', ride.car, 'pickup_at', ride.pickup_at, 'name', driver.name,
      'make', vehicle.make, 'colour', vehicle.colour, 'plate', vehicle.plate,
      'meeting_point', coalesce(ride.meeting_point, leg.meeting_point), 'meeting', leg.meeting,
      'phone', case when moment >= phone_from then driver.phone end, 'phone_from', phone_from)
    order by ride.leg, ride.car), '[]')
  from public.rides as ride
  join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  join public.drivers as driver on driver.no = ride.driver_no
  left join public.vehicles as vehicle on vehicle.no = ride.vehicle_no
  cross join lateral (
    select ride.pickup_at - make_interval(hours => private.integer_setting('driver_phone_hours')) as phone_from) as shown
  -- Whoever has waited in vain has left: the office is called.
  where ride.offer_id = $1 and ride.state not in ('cancelled', 'no_show')
    and moment < ride.pickup_at + make_interval(mins => leg.duration_minutes) + interval '6 hours'
    and moment >= private.details_from((select min(beside.pickup_at) from public.rides as beside
      where beside.offer_id = ride.offer_id and beside.leg = ride.leg and beside.state <> 'cancelled'))
$$;

-- Those of the leg that a message speaks of.
create function private.drivers_told(message public.messages, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(driver), '[]') from jsonb_array_elements(private.trip_drivers(message.offer_id, moment)) as driver
  where (driver ->> 'leg')::smallint = message.leg
$$;

-- The pick-ups of a booking that the office has set to another hour than the agreed one (public.trip_pickup); of one that is
-- cancelled, those that were.
create function private.trip_pickups(offer_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('leg', leg, 'car', car, 'pickup_at', pickup_at) order by leg, car), '[]')
  from public.rides as ride
  where ride.offer_id = $1 and ride.pickup_at <> ride.agreed_pickup_at
    and (ride.state <> 'cancelled' or exists (select from public.offers as offer where offer.id = $1 and offer.cancelled_at is not null))
$$;

-- What a message about moved pick-ups says: the hour of each car as it is now, and as its traveller knows it, and what the
-- office has said of the price. A pick-up that was moved back says nothing.
create function private.moved_pickups(message public.messages, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('car', ride.car, 'cars', leg.vehicles, 'pickup_at', ride.pickup_at,
      'known', known.pickup_at, 'price', coalesce(ride.delay_price, 'stays')) order by ride.car), '[]')
  from jsonb_to_recordset(message.told -> 'known') as known (car smallint, pickup_at timestamptz)
  join public.rides as ride on ride.offer_id = message.offer_id and ride.leg = message.leg and ride.car = known.car
  join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  where ride.pickup_at <> known.pickup_at and ride.busy_until > moment
    and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
$$;

-- The ride of a message that tells that nobody came, one of private.missed_rides; its pick-up alone once that was taken back.
create function private.missed_of(message public.messages) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
      select missed from jsonb_array_elements(private.missed_rides(ride.offer_id)) as missed
      where ((missed ->> 'leg')::smallint, (missed ->> 'car')::smallint) = (ride.leg, ride.car)),
    jsonb_build_object('pickup_at', ride.pickup_at))
  from public.rides as ride where ride.offer_id = message.offer_id and (ride.leg, ride.car) = (message.leg, message.car)
$$;

-- That nobody came is told to the traveller, who may know better. Taken back, what waits is dropped, and what they have read is put
-- right by another message of the kind.
create function private.tell_of_no_show(was public.rides, ride public.rides, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  if (was.state = 'no_show') = (ride.state = 'no_show') then
    return;
  end if;
  delete from public.messages as waiting where waiting.offer_id = ride.offer_id and waiting.kind = 'no_show'
    and (waiting.leg, waiting.car) = (ride.leg, ride.car) and waiting.status = 'pending' and waiting.claim is null;
  if ride.state = 'no_show' or exists (select from public.messages as told
    where told.offer_id = ride.offer_id and told.kind = 'no_show' and (told.leg, told.car) = (ride.leg, ride.car)
      and told.status <> 'failed')
  then
    perform private.queue_message('no_show', ride.lead_id, ride.offer_id, concat_ws('/', ride.leg, ride.car, moment),
      leg => ride.leg, car => ride.car);
  end if;
end
$$;

-- A ride as its driver reads of it: no price, no address of mail. The traveller's phone number is there from 24 hours before the
-- pick-up until 24 after the ride.
create function private.ride_for_driver(ride public.rides, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select private.facts_of_ride(to_jsonb(leg), to_jsonb(lead), '{driver}') || jsonb_build_object('reference', lead.reference,
    'state', ride.state, 'pickup_at', ride.pickup_at, 'car', ride.car, 'cars', leg.vehicles, 'stops', leg.stops,
    'name', coalesce(lead.passenger_name, lead.name),
    'phone', case when moment between ride.pickup_at - interval '24 hours' and ride.busy_until + interval '24 hours'
      then coalesce(lead.passenger_phone, lead.phone) end,
    'meeting_point', coalesce(ride.meeting_point, leg.meeting_point), 'meeting', leg.meeting, 'instructions', ride.instructions,
    'make', vehicle.make, 'plate', vehicle.plate)
  from public.leads as lead
  join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  left join public.vehicles as vehicle on vehicle.no = ride.vehicle_no
  where lead.id = ride.lead_id
$$;

-- When a day is over by the clock in Israel.
create function private.day_ends(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select (day + 1)::timestamp at time zone 'Asia/Jerusalem' $$;

-- What a driver has before him from a moment until the end of a day.
create function private.rides_until(driver integer, moment timestamptz, day date) returns setof public.rides
language sql stable set search_path = ''
as $$
  select ride from public.rides as ride
  where ride.driver_no = driver and ride.state in ('assigned', 'acknowledged')
    and ride.pickup_at > moment and ride.pickup_at < private.day_ends(day)
$$;

-- What a message to a driver speaks of: {to, driver, phone, languages, rides, known, changed, day}. `known`: his ride as he knows it;
-- `changed`: what has; `day`: until when these are his rides.
create function private.driver_content(message public.messages, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('to', case when driver.email is null then '[]' else jsonb_build_array(driver.email) end,
    'driver', driver.name, 'phone', driver.phone, 'languages', to_jsonb(driver.languages),
    'known', message.told -> 'known',
    'changed', coalesce(message.told -> 'changed', '[]'), 'day', message.until_day,
    'rides', case when message.kind = 'tomorrow' then
      (select coalesce(jsonb_agg(private.ride_for_driver(ride, moment) order by ride.pickup_at), '[]')
        from private.rides_until(driver.no, moment, message.until_day) as ride)
      -- Of a ride that is not his any more he needs no number.
      else (select coalesce(jsonb_agg(private.ride_for_driver(ride, case when message.kind <> 'ride_cancelled' then moment end)), '[]')
        from public.rides as ride where ride.id = message.ride_id) end)
  from public.drivers as driver where driver.no = message.driver_no
$$;

-- The rides of everybody from a moment until the end of a day, for the office: {day, total, holes: [{pickup_at, reference, pickup,
-- dropoff, why, driver}], more, by_hand}. why: without_driver, not_acknowledged. by_hand: messages that wait for somebody.
create function private.ride_digest(day date, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  with ahead as (
    select ride.*, row_number() over (partition by ride.state in ('planned', 'assigned') order by ride.pickup_at) as nth
    from public.rides as ride
    where ride.state <> 'cancelled' and ride.pickup_at > moment and ride.pickup_at < private.day_ends($1)
  )
  select jsonb_build_object('day', $1, 'total', (select count(*) from ahead),
    'holes', (select coalesce(jsonb_agg(jsonb_build_object('pickup_at', ahead.pickup_at, 'reference', lead.reference, 'pickup', leg.pickup,
        'dropoff', leg.dropoff, 'driver', driver.name,
        'why', case ahead.state when 'planned' then 'without_driver' else 'not_acknowledged' end) order by ahead.pickup_at), '[]')
      from ahead
      join public.leads as lead on lead.id = ahead.lead_id
      join public.offer_legs as leg on leg.offer_id = ahead.offer_id and leg.position = ahead.leg
      left join public.drivers as driver on driver.no = ahead.driver_no
      where ahead.state in ('planned', 'assigned') and ahead.nth <= 30),
    'more', (select count(*) from ahead where ahead.state in ('planned', 'assigned') and ahead.nth > 30),
    'by_hand', (select count(*) from public.messages as message
      where message.status = 'pending' and message.channel = 'whatsapp'
        and (message.driver_no is not null or message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'no_show'))))
$$;

-- Whether a message about rides has nothing to say any more: the ride is over, the driver is another one, nothing is before him.
create function private.is_ride_message_settled(message public.messages, moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when message.kind = 'tomorrow' then not exists (select from private.rides_until(message.driver_no, moment, message.until_day))
    when message.kind = 'day_digest' then private.ride_digest(message.until_day, moment) ->> 'total' = '0'
    when message.kind = 'ride_cancelled' then not exists (select from public.rides as ride
      where ride.id = message.ride_id and ride.busy_until > moment
        and (ride.driver_no is distinct from message.driver_no or ride.state = 'cancelled'))
    when message.driver_no is not null then not exists (select from public.rides as ride
      where ride.id = message.ride_id and ride.busy_until > moment and ride.driver_no = message.driver_no
        and ride.state in ('assigned', 'acknowledged', 'on_the_way', 'at_pickup'))
    when message.kind = 'pickup_moved' then private.moved_pickups(message, moment) = '[]'
    else private.drivers_told(message, moment) = '[]' or not exists (select from public.rides as ride
      where ride.offer_id = message.offer_id and ride.leg = message.leg and ride.busy_until > moment
        and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')) end
$$;

-- What of a ride its driver goes by: hour and places.
create function private.known_ride(ride public.rides) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('pickup_at', ride.pickup_at, 'pickup', own.pickup, 'dropoff', own.dropoff)
  from public.offer_legs as own where own.offer_id = ride.offer_id and own.position = ride.leg
$$;

-- Queues a message to a driver about a ride, at the moment of its cause; one without an address of mail is written to by hand. known:
-- the ride as he knows it, where that may be another one by now; changed: what of it has changed.
create function private.queue_driver_message(kind text, driver integer, ride public.rides, moment timestamptz, known jsonb default null,
  changed text[] default null) returns void
language sql set search_path = ''
as $$
  insert into public.messages (kind, channel, driver_no, lead_id, ride_id, cause, recipient, told)
  select $1, case when own.email is null then 'whatsapp' else 'mail' end, own.no, ride.lead_id, ride.id, moment::text,
    coalesce(own.email, own.phone),
    case when known is not null then jsonb_strip_nulls(jsonb_build_object('known', known, 'changed', to_jsonb(changed))) end
  from public.drivers as own where own.no = $2
  on conflict on constraint messages_once_per_cause do nothing
$$;

-- A driver does not drive a ride any more: what waits for him is dropped, and where he knows of the ride he is told, by the hour that
-- he knows: of a change that waits he has not heard. ride: as it was while it was his.
create function private.tell_of_lost_ride(ride public.rides, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  known constant jsonb := coalesce((select waiting.told -> 'known' from public.messages as waiting
    where waiting.ride_id = ride.id and waiting.driver_no = ride.driver_no and waiting.kind = 'ride_changed'
      and waiting.status = 'pending' and waiting.claim is null order by waiting.created_at limit 1), private.known_ride(ride));
begin
  delete from public.messages as waiting
    where waiting.ride_id = ride.id and waiting.driver_no = ride.driver_no and waiting.status = 'pending' and waiting.claim is null;
  if ride.state <> 'assigned' or exists (select from public.messages as told
    where told.driver_no = ride.driver_no and told.status <> 'failed'
      and (told.ride_id = ride.id and told.kind <> 'ride_cancelled'
        or told.kind = 'tomorrow' and told.status <> 'pending' and private.day_ends(told.until_day) > ride.pickup_at
          and told.created_at < ride.pickup_at and told.created_at > ride.pickup_at - interval '6 days'))
  then
    perform private.queue_driver_message('ride_cancelled', ride.driver_no, ride, moment, known);
  end if;
end
$$;

-- What a driver is told of a change reads the newest facts: one message that waits says it all, with everything that has changed.
-- known: the ride as it was before.
create function private.tell_of_changed_ride(ride public.rides, changed text[], known jsonb, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  if changed = '{}' or ride.driver_no is null or ride.state not in ('assigned', 'acknowledged', 'on_the_way', 'at_pickup')
    or exists (select from public.messages as waiting where waiting.ride_id = ride.id and waiting.driver_no = ride.driver_no
      and waiting.kind = 'ride_assigned' and waiting.status = 'pending' and waiting.claim is null)
  then
    return;
  end if;
  update public.messages as waiting set told = jsonb_set(waiting.told, '{changed}', (
      select jsonb_agg(distinct field) from jsonb_array_elements(waiting.told -> 'changed' || to_jsonb(changed)) as field))
    where waiting.ride_id = ride.id and waiting.driver_no = ride.driver_no and waiting.kind = 'ride_changed'
      and waiting.status = 'pending' and waiting.claim is null;
  if not found then
    perform private.queue_driver_message('ride_changed', ride.driver_no, ride, moment, known, changed);
  end if;
end
$$;

-- The office has moved a pick-up that its traveller has agreed: they hear it once, whether or not they know their driver yet. What
-- waits says the newest hour anyway, of all cars of the leg. Their calendar file goes along.
create function private.tell_of_moved_pickup(was public.rides, ride public.rides, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  known constant jsonb := jsonb_build_array(jsonb_build_object('car', ride.car, 'pickup_at', was.pickup_at));
begin
  if ride.pickup_at = was.pickup_at or (ride.offer_id, ride.leg) <> (was.offer_id, was.leg)
    or ride.state not in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
  then
    return;
  end if;
  update public.offers set calendar_sequence = calendar_sequence + 1 where id = ride.offer_id;
  update public.messages as waiting
    set told = jsonb_set(waiting.told, '{known}', waiting.told -> 'known' || case
      when waiting.told -> 'known' @> jsonb_build_array(jsonb_build_object('car', ride.car)) then '[]' else known end)
    where waiting.offer_id = ride.offer_id and waiting.kind = 'pickup_moved' and waiting.leg = ride.leg
      and waiting.status = 'pending' and waiting.claim is null;
  if not found then
    perform private.queue_message('pickup_moved', ride.lead_id, ride.offer_id, concat_ws('/', ride.leg, ride.car, moment),
      leg => ride.leg, known => known);
  end if;
end
$$;

-- What differs between two legs that its driver must know.
create function private.changes_of_leg(was public.offer_legs, own public.offer_legs) returns text[]
language sql stable set search_path = ''
as $$
  select private.changed_facts(private.facts_said('leg', '{driver}') || '{stops,meeting_point}', to_jsonb(was), to_jsonb(own))
$$;

-- Who has a ride before them; null once it is over or cancelled.
create function private.driver_ahead(ride public.rides) returns integer
language sql immutable set search_path = ''
as $$
  select case when ride.state in ('assigned', 'acknowledged', 'on_the_way', 'at_pickup', 'on_board') then ride.driver_no end
$$;

-- Closes what a ride does not ask for any more.
create function private.settle_ride_tasks(ride public.rides, has_new_driver boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if ride.state <> 'planned' then
    perform private.close_ride_tasks(ride.id, 'ride_without_driver');
  end if;
  if ride.state <> 'assigned' or has_new_driver then
    perform private.close_ride_tasks(ride.id, 'not_acknowledged');
  end if;
  if ride.state = 'on_board' then
    perform private.close_tasks(ride.lead_id, 'changed_late');
  end if;
  if ride.state in ('done', 'no_show', 'cancelled') then
    perform private.close_tasks(ride.lead_id, 'changed_late');
    perform private.close_ride_tasks(ride.id, 'overbooked');
  end if;
  if ride.state in ('done', 'no_show') then
    perform private.close_ride_tasks(ride.id, 'driver_not_told', 'driver_under_way');
  end if;
end
$$;

create function private.follow_ride() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  earlier constant integer := private.driver_ahead(old);
  later constant integer := private.driver_ahead(new);
begin
  perform private.settle_ride_tasks(new, old.driver_no is distinct from new.driver_no);
  if new.state = 'cancelled' and old.state in ('on_the_way', 'at_pickup') then
    perform private.open_task('driver_under_way', new.lead_id, 'now', new.offer_id, new.id);
  end if;
  if earlier is not null and earlier is distinct from later and new.state not in ('done', 'no_show') then
    perform private.tell_of_lost_ride(old, moment);
  end if;
  if later is not null and later is distinct from earlier and old.state not in ('done', 'no_show') then
    delete from public.messages as waiting where waiting.ride_id = new.id and waiting.driver_no = later
      and waiting.kind = 'ride_cancelled' and waiting.status = 'pending' and waiting.claim is null;
    perform private.queue_driver_message('ride_assigned', later, new, moment);
  elsif later is not null and later = earlier then
    perform private.tell_of_changed_ride(new, array_remove(array[
        case when old.pickup_at <> new.pickup_at then 'time' end,
        case when old.vehicle_no is distinct from new.vehicle_no then 'vehicle' end,
        case when old.meeting_point is distinct from new.meeting_point then 'meeting_point' end,
        case when old.instructions is distinct from new.instructions then 'instructions' end], null)
      || case when (old.offer_id, old.leg) = (new.offer_id, new.leg) then '{}' else coalesce((
        select private.changes_of_leg(was, own) from public.offer_legs as was, public.offer_legs as own
        where (was.offer_id, was.position) = (old.offer_id, old.leg) and (own.offer_id, own.position) = (new.offer_id, new.leg)), '{}') end,
      private.known_ride(old), moment);
  end if;
  perform private.tell_of_moved_pickup(old, new, moment);
  perform private.tell_of_no_show(old, new, moment);
  return null;
end
$$;
create trigger rides_follow after update on public.rides
  for each row execute function private.follow_ride();

-- The traveller has said more exactly where, by which flight or who: the driver hears it.
create function private.follow_leg_of_ride() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_of_changed_ride(ride, private.changes_of_leg(old, new),
      jsonb_build_object('pickup_at', ride.pickup_at, 'pickup', old.pickup, 'dropoff', old.dropoff), clock_timestamp())
    from public.rides as ride where ride.offer_id = new.offer_id and ride.leg = new.position and ride.driver_no is not null;
  return null;
end
$$;
create trigger offer_legs_follow after update on public.offer_legs
  for each row execute function private.follow_leg_of_ride();

create function private.follow_traveller_of_ride() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant text[] := private.changed_facts(private.facts_said('trip', '{driver,rider}'), to_jsonb(old), to_jsonb(new));
begin
  if changed <> '{}' then
    perform private.tell_of_changed_ride(ride, changed, private.known_ride(ride), clock_timestamp())
      from public.rides as ride where ride.lead_id = new.id and ride.driver_no is not null;
  end if;
  return null;
end
$$;
create trigger leads_follow after update on public.leads
  for each row execute function private.follow_traveller_of_ride();

-- The last day that the evening's digest covers; null while none is due. At half past seven it covers the next day; an evening that
-- falls into a rest has its digest two hours before that, so that several days may come together.
create function private.digest_day(moment timestamptz) returns date
language sql stable set search_path = ''
as $$
  select max(evening::date + 1)
  from generate_series(private.israel_day(moment)::timestamp, private.israel_day(moment) + 5, interval '1 day') as evening
  where private.before_rest((evening + time '19:30') at time zone 'Asia/Jerusalem', interval '2 hours', 60) <= moment
$$;

-- Each driver his rides, and the office the holes.
create function private.queue_digests(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  until constant date := private.digest_day(moment);
begin
  if until is null then
    return;
  end if;
  insert into public.messages (kind, channel, driver_no, until_day, cause, recipient)
    select 'tomorrow', case when driver.email is null then 'whatsapp' else 'mail' end, driver.no, until, until::text,
      coalesce(driver.email, driver.phone)
    from public.drivers as driver where exists (select from private.rides_until(driver.no, moment, until))
    on conflict on constraint messages_once_per_cause do nothing;
  insert into public.messages (kind, until_day, cause)
    select 'day_digest', until, until::text where private.ride_digest(until, moment) ->> 'total' <> '0'
    on conflict on constraint messages_once_per_cause do nothing;
end
$$;

-- Tells the travellers of a leg who drives them, once its time has come, and again when that has changed: never both. What waits says
-- the newest anyway, and is dropped where that is what they know.
create function private.tell_of_drivers(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  -- What is later has its time later, too: only a rest that begins within two hours brings anything forward.
  horizon constant timestamptz := private.rest_over(moment + interval '2 hours')
    + make_interval(hours => private.integer_setting('driver_details_hours'));
  trip record;
  known jsonb;
begin
  for trip in
    select ride.lead_id, ride.offer_id, ride.leg, jsonb_agg(
        jsonb_build_object('car', ride.car, 'driver_no', ride.driver_no, 'vehicle_no', ride.vehicle_no) order by ride.car)
        filter (where ride.driver_no is not null) as assigned
    from public.rides as ride
    where ride.pickup_at > moment - interval '2 days' and ride.busy_until > moment and ride.state <> 'cancelled'
      -- Cars of one leg that were moved stay together: by a day each at most.
      and ride.pickup_at <= horizon + interval '2 days'
    group by ride.lead_id, ride.offer_id, ride.leg
    having bool_or(ride.state in ('assigned', 'acknowledged', 'on_the_way', 'at_pickup'))
      and case when min(ride.pickup_at) <= horizon then private.details_from(min(ride.pickup_at)) <= moment end
  loop
    known := (select earlier.assigned from public.messages as earlier
      where earlier.lead_id = trip.lead_id and earlier.kind in ('driver_details', 'driver_changed')
        and earlier.leg = trip.leg and not (earlier.status = 'pending' and earlier.claim is null)
      order by earlier.created_at desc limit 1);
    if known = trip.assigned then
      delete from public.messages as waiting
        where waiting.lead_id = trip.lead_id and waiting.kind = 'driver_changed' and waiting.leg = trip.leg
          and waiting.status = 'pending' and waiting.claim is null;
      continue;
    end if;
    update public.messages as waiting set assigned = trip.assigned, offer_id = trip.offer_id
      where waiting.lead_id = trip.lead_id and waiting.kind in ('driver_details', 'driver_changed')
        and waiting.leg = trip.leg and waiting.status = 'pending' and waiting.claim is null;
    if not found then
      perform private.queue_message(case when known is null then 'driver_details' else 'driver_changed' end, trip.lead_id, trip.offer_id,
        concat_ws('/', trip.leg, moment), leg => trip.leg, assigned => trip.assigned);
    end if;
  end loop;
end
$$;

-- By when a driver confirms a ride that he was given at a moment: in the evening before (settings), or where it came later, two hours
-- before the pick-up; he has ten minutes in any case.
create function private.confirm_until(pickup_at timestamptz, given_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(case when coalesce(given_at < evening, true) then evening else pickup_at - interval '2 hours' end,
    given_at + interval '10 minutes')
  from (select ((pickup_at at time zone 'Asia/Jerusalem')::date - 1 + (value #>> '{}')::time) at time zone 'Asia/Jerusalem' as evening
    from public.settings where key = 'ack_by') as hour
$$;

-- The task that a ride asks for at a moment; nulls for none. What somebody has dismissed is not opened again for the same cause, but
-- once more when it becomes urgent.
create function private.task_of_ride(ride public.rides, moment timestamptz, out kind text, out urgency text)
language plpgsql stable set search_path = ''
as $$
declare
  changed_at constant timestamptz := (select max(occurred_at) from public.trip_events as event
    where event.ride_id = ride.id and event.kind in ('ride_assigned', 'ride_unassigned', 'ride_moved', 'rides_swapped'));
begin
  if ride.busy_until <= moment then
    return;
  elsif ride.state = 'planned' then
    kind := 'ride_without_driver';
    urgency := case when private.has_come(ride.pickup_at - interval '3 hours', moment) then 'now'
      when private.has_come(ride.pickup_at - interval '18 hours', moment) then 'today' end;
  elsif ride.state = 'assigned' then
    kind := 'not_acknowledged';
    urgency := case when private.has_come(private.confirm_until(ride.pickup_at, changed_at), moment) then 'now' end;
  end if;
  if urgency is null or exists (select from public.desk_tasks as task
    where task.ride_id = ride.id and task.kind = task_of_ride.kind and (task.urgency = 'now' or task_of_ride.urgency = 'today')
      and (task.closed_at is null or task.closed_how = 'dismissed' and task.closed_at >= coalesce(changed_at, '-infinity')))
  then
    kind := null;
    urgency := null;
  end if;
end
$$;

-- Rides that nobody drives, or whose driver has not confirmed. What somebody acts on at this moment is left to the next minute.
create function private.open_ride_tasks(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  -- As above; the evening before is thirty hours before at most.
  horizon constant timestamptz := private.rest_over(moment + interval '4 hours') + interval '30 hours';
  ride public.rides;
  task record;
begin
  for ride in
    select own.* from public.rides as own join public.leads as lead on lead.id = own.lead_id
    where own.state in ('planned', 'assigned') and own.pickup_at > moment - interval '2 days' and own.pickup_at <= horizon
    order by own.pickup_at for key share of lead skip locked
  loop
    task := private.task_of_ride(ride, moment);
    if task.kind is not null then
      perform private.open_task(task.kind, ride.lead_id, task.urgency, ride.offer_id, ride.id, opened_at => moment);
    end if;
  end loop;
end
$$;

-- What nobody has sent ten minutes after it came up.
create function private.watch_messages_by_hand(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.settle_messages_by_hand();
  if not private.rests_at(moment) then
    perform private.open_task('message_by_hand', ride.lead_id,
        case when private.has_come(ride.pickup_at - interval '3 hours', moment) then 'now' else 'today' end,
        ride.offer_id, ride.id, opened_at => moment)
      from private.messages_by_hand() as waiting join public.rides as ride on ride.id = waiting.ride_id
      where waiting.waits_since <= moment - interval '10 minutes' and ride.busy_until > moment
        and not exists (select from public.desk_tasks as task where task.ride_id = ride.id and task.kind = 'message_by_hand'
          and (task.closed_at is null and (task.urgency = 'now' or not private.has_come(ride.pickup_at - interval '3 hours', moment))
            or task.closed_how = 'dismissed' and task.closed_at >= waiting.waits_since));
  end if;
end
$$;

-- Rides at whose beginning there are more rides than cars that are large enough, the later ones of each crowd. Seats of classes
-- decide: a larger car drives a smaller ride too. A business without any car here is not told.
create function private.overbooked_rides(moment timestamptz) returns setof uuid
language sql stable set search_path = ''
as $$
  with ahead as (
    select ride.id, ride.busy_from, ride.busy_until, coalesce(class.seats, leg.passengers / leg.vehicles) as seats
    from public.rides as ride
    join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
    left join public.vehicle_classes as class on class.id = leg.vehicle_class
    where ride.pickup_at > moment - interval '2 days' and ride.busy_until > moment and ride.state not in ('done', 'no_show', 'cancelled')
  ), car as (
    select vehicle.no, coalesce(class.seats, vehicle.seats) as seats
    from public.vehicles as vehicle left join public.vehicle_classes as class on class.id = vehicle.class where vehicle.active
  ), size as (
    select distinct ahead.seats, (select count(*) from car where car.seats >= ahead.seats) as cars from ahead
  ), change as (
    select size.seats, size.cars, ahead.id, ahead.busy_from as at, 1 as more from ahead join size on size.seats <= ahead.seats
    union all
    select size.seats, size.cars, ahead.id, ahead.busy_until, -1 from ahead join size on size.seats <= ahead.seats
  ), counted as (
    select *, sum(more) over (partition by seats order by at, more, id rows unbounded preceding) as rides from change
  )
  select distinct counted.id from counted
  where more = 1 and exists (select from car)
    and rides > cars - (select count(*) from public.absences as absence join car on car.no = absence.vehicle_no
      where car.seats >= counted.seats and absence.during @> counted.at)
$$;

create function private.watch_overbooking(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  crowded constant uuid[] := array(select private.overbooked_rides(moment));
begin
  perform private.close_ride_tasks(task.ride_id, 'overbooked') from public.desk_tasks as task
    where task.kind = 'overbooked' and task.closed_at is null and task.ride_id <> all (crowded);
  if not private.rests_at(moment) then
    perform private.open_task('overbooked', ride.lead_id, 'today', ride.offer_id, ride.id, opened_at => moment)
      from public.rides as ride
      where ride.id = any (crowded) and ride.pickup_at > moment and ride.state in ('planned', 'assigned', 'acknowledged')
        and not exists (select from public.desk_tasks as task where task.ride_id = ride.id and task.kind = 'overbooked'
          and (task.closed_at is null or task.closed_how = 'dismissed'));
  end if;
end
$$;

-- So many days before a paper ends, in the morning.
create function private.paper_mark(ends_on date, days integer) returns timestamptz
language sql immutable set search_path = ''
as $$ select (ends_on - days + time '07:00') at time zone 'Asia/Jerusalem' $$;

-- Papers that end within thirty days; once more, where that was dismissed, within seven.
create function private.watch_documents(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.desk_tasks as task set closed_at = now(), closed_how = 'solved_itself'
    where task.kind = 'document_expiring' and task.closed_at is null and not exists (
      select from private.fleet_documents() as paper
      where (paper.driver_no = task.driver_no or paper.vehicle_no = task.vehicle_no)
        and private.has_come(private.paper_mark(paper.ends_on, 30), moment));
  if private.is_working_time(moment) then
    perform private.open_task('document_expiring', null, 'soon', null, null, due.driver_no, due.vehicle_no, moment)
      from (
        select paper.driver_no, paper.vehicle_no, max(mark) as mark
        from private.fleet_documents() as paper,
          lateral (select private.paper_mark(paper.ends_on, days) as mark from unnest('{30,7}'::integer[]) as days) as each
        -- No rest is longer.
        where mark < moment + interval '6 days' and private.has_come(mark, moment) group by 1, 2) as due
      where not exists (select from public.desk_tasks as task
        where task.kind = 'document_expiring' and (task.driver_no = due.driver_no or task.vehicle_no = due.vehicle_no)
          and (task.closed_at is null or task.closed_how = 'dismissed' and task.closed_at >= due.mark));
  end if;
end
$$;

-- Called every minute by the schedule. Nothing is opened while the business rests: what would be due then was opened before, and
-- what comes up meanwhile waits for the end.
create function private.watch_rides(moment timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_clock_trusted() then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(private.ride_watch_lock());
  delete from public.messages as waiting
    where waiting.status = 'pending' and waiting.claim is null
      and (waiting.driver_no is not null or waiting.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'day_digest'))
      and private.is_ride_message_settled(waiting, moment);
  -- What is over asks for nothing.
  update public.desk_tasks as task set closed_at = now(), closed_how = 'solved_itself'
    from public.rides as ride where ride.id = task.ride_id and task.closed_at is null and ride.busy_until <= moment;
  perform private.queue_digests(moment);
  perform private.tell_of_drivers(moment);
  if not private.rests_at(moment) then
    perform private.open_ride_tasks(moment);
  end if;
  perform private.watch_messages_by_hand(moment);
  perform private.watch_overbooking(moment);
  perform private.watch_documents(moment);
end
$$;

-- What driver and traveller were told about a ride, or are to be, newest first: [{id, kind, audience, channel, status, created_at,
-- sent_at, content}]. content, of what waits for somebody who sends it: as private.message_content has it.
create function private.ride_messages(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.rides;
begin
  perform private.require(private.works_on_leads());
  select * into own from public.rides where id = ride;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', message.id, 'kind', message.kind, 'audience', message.audience,
        'channel', message.channel, 'status', message.status, 'created_at', message.created_at, 'sent_at', message.sent_at,
        'content', case when message.status = 'failed' or message.status = 'pending' and message.channel = 'whatsapp'
          then private.message_content(message, private.hidden_lead_columns()) end)
      order by message.created_at desc), '[]')
    from public.messages as message
    where (message.ride_id = own.id
        or message.kind = 'tomorrow' and message.driver_no = own.driver_no and message.status in ('pending', 'failed')
          and private.day_ends(message.until_day) > own.pickup_at
        or message.lead_id = own.lead_id and message.kind in ('driver_details', 'driver_changed', 'pickup_moved')
          and message.leg = own.leg
        or message.offer_id = own.offer_id and message.kind = 'no_show' and (message.leg, message.car) = (own.leg, own.car))
      and not (message.status in ('pending', 'failed') and private.is_settled(message)));
end
$$;

-- audience: 'driver' or 'traveller'.
create type public.ride_message as (id uuid, kind text, audience text, channel text, status text, created_at timestamptz,
  sent_at timestamptz, content public.told_facts);
comment on type public.ride_message is 'nullable: sent_at, content';

create function public.ride_messages(ride uuid) returns public.ride_message[]
language sql stable security invoker set search_path = ''
as $$ select array(select jsonb_populate_recordset(null::public.ride_message, private.ride_messages(ride))) $$;

grant execute on function private.ride_messages(uuid), public.ride_messages(uuid) to authenticated;
