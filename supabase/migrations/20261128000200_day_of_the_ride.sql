-- The day of the ride on the traveller's page: what happens now, and what its traveller tells the office when they do not find each
-- other. Both kinds of link may: whoever rides is often not who booked.

alter domain public.trip_event_kind drop constraint trip_events_kind;
alter domain public.trip_event_kind add constraint trip_events_kind check (value in ('offer_sent', 'offer_accepted',
  'offer_declined', 'offer_expired', 'offer_withdrawn', 'changed', 'change_asked', 'asked_again', 'cancelled', 'cancel_notice', 'no_show',
  -- Of a ride, by its traveller.
  'cannot_find_driver', 'at_meeting_point',
  -- Of its extras.
  'extra_asked', 'extra_agreed', 'extra_objected',
  -- What staff alone see.
  'entered', 'link_renewed', 'paid_noted', 'rest_allowed', 'ride_assigned', 'ride_unassigned', 'ride_moved', 'rides_swapped', 'ride_step'));

-- Besides those of migration desk_tasks:
--   cannot_find_driver   the traveller stands somewhere and finds nobody
--   traveller_at_point   the traveller has come to the meeting point, and is not on board yet
--   flight_decision      a flight asks for a pick-up that the watch does not set by itself, or it is not clear what becomes of it
--   flight_cancelled     the flight of a ride was cancelled
--   extra_noted          a driver has noted an extra, which the office asks for or drops
--   extra_objected       the traveller does not agree to one
alter domain public.task_kind drop constraint desk_tasks_kind;
alter domain public.task_kind add constraint desk_tasks_kind check (value in ('request_unanswered', 'offer_unanswered',
  'offer_declined', 'change_requested', 'changed_late', 'trip_cancelled', 'cancel_notice', 'message_failed', 'ride_without_driver',
  'not_acknowledged', 'overbooked', 'driver_not_told', 'message_by_hand', 'driver_under_way', 'document_expiring',
  'driver_late', 'cannot_find_driver', 'traveller_at_point', 'flight_decision', 'flight_cancelled',
  'extra_noted', 'extra_objected'));
alter table public.desk_tasks drop constraint desk_tasks_names_something;
alter table public.desk_tasks add constraint desk_tasks_names_something check (
  case when kind = 'document_expiring' then lead_id is null and num_nonnulls(driver_no, vehicle_no) = 1
    else lead_id is not null and num_nonnulls(driver_no, vehicle_no) = 0 end
  and (kind in ('ride_without_driver', 'not_acknowledged', 'overbooked', 'driver_not_told', 'message_by_hand',
    'driver_under_way', 'driver_late', 'cannot_find_driver', 'traveller_at_point', 'flight_decision', 'flight_cancelled',
    'extra_noted', 'extra_objected'))
    = (ride_id is not null) or kind = 'message_failed');

-- When the flight lands that a ride begins with; null where it begins with none, or the board does not know it.
create function private.landing_of_arrival(ride public.rides) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return case when private.is_arrival(private.leg_of(ride)) then private.landing_of(ride) end;
end
$$;

-- A party in several cars: who rides in which, in the office's words. Each car has a view of its own, with the scope 'view/2'.
alter table public.rides add column party text constraint rides_party_length check (char_length(party) between 1 and 300);

create or replace function private.open_trip(reference text, key text, out lead_id uuid, out scope text)
language plpgsql stable set search_path = ''
as $$
declare
  known record;
  id uuid;
  version smallint;
  keys text[];
  scopes constant text[] := '{full,view,view/1,view/2,view/3,view/4,view/5,view/6}';
begin
  select lead.id, lead.link_version into known from public.leads as lead where lead.reference = $1 and not lead.quarantined;
  id := coalesce(known.id, '00000000-0000-0000-0000-000000000000');
  version := coalesce(known.link_version, 1::smallint);
  keys := array(select private.trip_key(id, version, each.scope) from unnest(scopes) with ordinality as each (scope, nth) order by nth);
  scope := case when known.id is not null then scopes[array_position(keys, $2)] end;
  lead_id := case when scope is not null then known.id end;
end
$$;

-- The car whose view a scope opens; null for all of them.
create function private.car_of(scope text) returns integer
language sql immutable set search_path = ''
as $$ select nullif(split_part(scope, '/', 2), '')::integer $$;

-- Of rows with a car those that a scope shows.
create function private.seen_by(scope text, shown jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(own order by nth), '[]') from jsonb_array_elements(shown) with ordinality as each (own, nth)
  where (own ->> 'car')::integer = coalesce(private.car_of(scope), (own ->> 'car')::integer)
$$;

-- Of legs with several cars who rides in which, and for whoever booked the key to pass on to them; nobody else reads of the other cars.
create type public.trip_car as (leg integer, car integer, party text, view_key text);
comment on type public.trip_car is 'nullable: party, view_key';
create function private.cars_of(lead public.leads, offer_id uuid, scope text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('leg', ride.leg, 'car', ride.car, 'party', ride.party, 'view_key',
      case when scope = 'full' then private.trip_key(lead.id, lead.link_version, 'view/' || ride.car) end) order by ride.leg, ride.car), '[]')
  from public.rides as ride join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  where ride.offer_id = $2 and leg.vehicles > 1 and ride.state <> 'cancelled' and (scope = 'full' or ride.car = private.car_of(scope))
$$;

-- As in migration rides_desk, and who rides in this car: null leaves what stands there.
drop function public.set_ride_note(uuid, timestamptz, text, text);
drop function private.set_ride_note(uuid, timestamptz, text, text);
create function private.set_ride_note(ride uuid, seen timestamptz, instructions text, meeting_point text, party text) returns jsonb
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
      meeting_point = nullif(btrim(set_ride_note.meeting_point), ''),
      party = nullif(btrim(coalesce(set_ride_note.party, own.party)), '') where own.id = ride;
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  return private.answer_about_ride('noted', ride);
end
$$;
create function public.set_ride_note(ride uuid, seen timestamptz, instructions text, meeting_point text, party text default null)
returns public.ride_answer
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_answer, private.set_ride_note(ride, seen, instructions, meeting_point, party)) $$;
grant execute on function private.set_ride_note(uuid, timestamptz, text, text, text),
  public.set_ride_note(uuid, timestamptz, text, text, text) to authenticated;

-- From when until when travellers look for their driver: from the landing, where it is known, else from ten minutes before the pick-up,
-- until 90 minutes after the later of both.
create function private.search_hours(ride public.rides) returns tstzrange
language plpgsql stable set search_path = ''
as $$
declare
  landing constant timestamptz := private.landing_of_arrival(ride);
begin
  return tstzrange(coalesce(landing, ride.pickup_at - interval '10 minutes'),
    greatest(ride.pickup_at, landing) + interval '90 minutes');
end
$$;

-- Whether nobody has picked the traveller up yet, or said that they did not come.
create function private.is_sought(ride public.rides) returns boolean
language sql immutable set search_path = ''
as $$ select ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup') $$;

-- action: cannot_find_driver or at_meeting_point, with wish {leg, car}. What is pressed again within five minutes is the same press; a
-- later one rings once more. That they were there is proved by the first time.
create function private.trip_search(lead public.leads, action text, wish jsonb, scope text, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  booking constant public.offers := private.standing_booking_of(lead.id);
  ride constant public.rides := (select own from public.rides as own
    where own.offer_id = booking.id and (own.leg, own.car) = ((wish ->> 'leg')::integer, (wish ->> 'car')::integer));
  told constant jsonb := private.told_by_traveller(ride.id);
  event uuid;
begin
  if ride.id is null or ride.car <> private.car_of(scope) or not private.is_sought(ride) or moment >= upper(private.search_hours(ride)) then
    return 'not_possible';
  elsif moment < lower(private.search_hours(ride)) then
    return 'not_yet';
  elsif action = 'at_meeting_point' and told -> 'here_at' <> 'null'
    or action = 'cannot_find_driver' and (told ->> 'lost_at')::timestamptz > moment - interval '5 minutes' then
    return null;
  end if;
  event := private.record_trip_event(lead.id, booking.id, action, 'traveller', null,
    jsonb_build_object('leg', ride.leg, 'car', ride.car, 'scope', scope), ride.id);
  perform private.open_task(case action when 'at_meeting_point' then 'traveller_at_point' else action end, lead.id, 'now', booking.id,
    ride.id, opened_at => moment);
  if action = 'cannot_find_driver' then
    perform private.queue_message('cannot_find_driver', lead.id, booking.id, event => event);
  end if;
  return null;
end
$$;

create or replace function private.trip_act(reference text, key text, action text, wish jsonb, priced jsonb, request_key uuid, client_ip inet)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
  lead public.leads;
  moment timestamptz;
  wish_hash constant text := encode(sha256(convert_to(wish::text, 'UTF8')), 'hex');
  earlier private.idempotency_keys;
  wait integer;
  refusal text;
begin
  select * into opened from private.open_trip(reference, key);
  if opened.lead_id is null then
    return private.refuse_link(reference, client_ip);
  end if;
  select * into lead from public.leads where id = opened.lead_id for update;
  if not found then
    return '{"outcome": "bad_link"}';
  end if;
  perform pg_catalog.set_config('app.actor', 'traveller', true);
  -- The wait for the row may have been long.
  moment := clock_timestamp();
  select * into earlier from private.idempotency_keys as known where known.key = request_key;
  if found then
    return private.show_trip(lead.id, opened.scope) || case
      when (earlier.lead_id, earlier.action, earlier.content_hash) = (lead.id, trip_act.action, wish_hash) then '{}'::jsonb
      else '{"outcome": "idempotency_conflict"}' end;
  end if;
  if moment > private.trip_ends(lead) then
    return '{"outcome": "gone"}';
  end if;
  wait := private.trip_wait(lead.id);
  if wait is not null then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  refusal := case
    -- By whoever stands there, whichever link they have.
    when trip_act.action in ('cannot_find_driver', 'at_meeting_point')
      then private.trip_search(lead, trip_act.action, wish, opened.scope, moment)
    when opened.scope <> 'full' then 'not_possible'
    when trip_act.action = 'accept' then private.trip_accept(lead, wish, moment)
    when trip_act.action = 'decline' then private.trip_decline(lead, wish, moment)
    when trip_act.action = 'change' then private.trip_change(lead, wish, priced, moment)
    when trip_act.action in ('ask_change', 'ask_again') then private.trip_ask(lead, trip_act.action, wish, moment)
    when trip_act.action = 'cancel' then private.trip_cancel(lead, wish, moment)
    when trip_act.action = 'answer_extra' then private.trip_answer_extra(lead, wish)
    else 'not_possible' end;
  if refusal is null and request_key is not null then
    insert into private.idempotency_keys (key, action, content_hash, lead_id) values (request_key, trip_act.action, wish_hash, lead.id);
  end if;
  return private.show_trip(lead.id, opened.scope) || jsonb_build_object('outcome', coalesce(refusal, 'ok'));
end
$$;

alter domain public.trip_outcome drop constraint trip_outcome_check;
alter domain public.trip_outcome add constraint trip_outcome_check check (value in ('ok', 'unchanged', 'bad_link', 'gone', 'blocked',
  'rate_limited', 'idempotency_conflict', 'not_possible', 'not_yet', 'too_late', 'day_of_rest', 'already_answered', 'offer_replaced',
  'offer_withdrawn', 'offer_expired', 'fee_changed', 'price_changed'));

-- A trigger of its own, beside that of migration rides_watch: whoever is on board has been found.
create function private.follow_day_of_ride() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_sought(new) then
    perform private.close_ride_tasks(new.id, 'cannot_find_driver', 'traveller_at_point');
  end if;
  perform private.tell_of_step(old, new, clock_timestamp());
  return null;
end
$$;
create trigger rides_follow_day after update of state on public.rides
  for each row when (old.state <> new.state) execute function private.follow_day_of_ride();

-- What somebody stands there for is not over with the time that the ride was to take.
create or replace function private.watch_rides(moment timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_clock_trusted() then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(private.ride_watch_lock());
  delete from public.messages as waiting
    where waiting.status = 'pending' and waiting.claim is null
      and (waiting.driver_no is not null or waiting.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'flight_moved', 'flight_cancelled',
        'day_digest'))
      and private.is_ride_message_settled(waiting, moment);
  -- What is over asks for nothing, but for what it has cost.
  update public.desk_tasks as task set closed_at = now(), closed_how = 'solved_itself'
    from public.rides as ride where ride.id = task.ride_id and task.closed_at is null and ride.busy_until <= moment
      and task.kind not in ('extra_noted', 'extra_objected')
      and (task.kind not in ('cannot_find_driver', 'traveller_at_point') or moment >= upper(private.search_hours(ride)));
  perform private.queue_digests(moment);
  perform private.tell_of_drivers(moment);
  perform private.watch_flights(moment);
  if not private.rests_at(moment) then
    perform private.open_ride_tasks(moment);
  end if;
  perform private.watch_messages_by_hand(moment);
  perform private.watch_overbooking(moment);
  perform private.watch_documents(moment);
end
$$;

-- What the office is to know before it says that nobody came: the traveller's own proof.
alter type public.no_show_terms add attribute here_at timestamptz, add attribute lost_at timestamptz;
comment on type public.no_show_terms is 'nullable: waiting, is_over, place, fee_agorot, here_at, lost_at';

create or replace function private.no_show_terms(ride uuid) returns jsonb
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
    'fee_agorot', private.no_show_fee(own)) || private.told_by_traveller(ride);
end
$$;

-- What happens now, as the page of a trip says it.

create domain public.told_step as text check (value in ('to_come', 'on_the_way', 'at_pickup', 'on_board', 'done'));
-- A ride on its day. since: of the step. landing_at: of its flight, by the airport's board as read at board_read_at. search_from,
-- search_until: while its traveller may say that they are there, or find nobody; null once nobody is sought. here_at, lost_at: when they did.
-- expected_at: when a driver who is late will be there, as he has said.
create type public.trip_ride as (leg integer, car integer, pickup_at timestamptz, step public.told_step, since timestamptz,
  landing_at timestamptz, board_read_at timestamptz, search_from timestamptz, search_until timestamptz, here_at timestamptz,
  lost_at timestamptz, expected_at timestamptz);
comment on type public.trip_ride is
  'nullable: since, landing_at, board_read_at, search_from, search_until, here_at, lost_at, expected_at';

-- The rides of a booking from a day before their pick-up until six hours after the journey (public.trip_ride).
create function private.rides_of_day(offer_id uuid, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('leg', ride.leg, 'car', ride.car, 'pickup_at', ride.pickup_at,
      'step', case when ride.state in ('planned', 'assigned', 'acknowledged') then 'to_come' else ride.state::text end,
      'since', case when ride.state not in ('planned', 'assigned', 'acknowledged') then (ride.steps -> -1 ->> 'at')::timestamptz end,
      'landing_at', landing, 'board_read_at', case when landing is not null then (select fetched_at from private.flight_feed) end,
      'search_from', case when private.is_sought(ride) then lower(hours) end,
      'search_until', case when private.is_sought(ride) then upper(hours) end,
      'expected_at', case when ride.state in ('assigned', 'acknowledged', 'on_the_way')
        then ride.pickup_at + make_interval(mins => private.late_minutes(ride)) end) || private.told_by_traveller(ride.id)
    order by ride.leg, ride.car), '[]')
  from public.rides as ride
  join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  cross join lateral (select private.search_hours(ride) as hours, private.landing_of_arrival(ride) as landing) as known
  where ride.offer_id = $1 and ride.state not in ('cancelled', 'no_show') and moment >= ride.pickup_at - interval '24 hours'
    and moment < greatest(ride.pickup_at + make_interval(mins => leg.duration_minutes) + interval '6 hours', upper(hours))
$$;

-- The hours of each car, as before (migration trips); but no ride is over while somebody may still be standing there.
create or replace function private.driven_times(offer_id uuid) returns table (leg smallint, starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = ''
as $$
  select leg.position, coalesce(ride.pickup_at, leg.pickup_at),
    greatest(coalesce(ride.pickup_at, leg.pickup_at) + make_interval(mins => leg.duration_minutes),
      case when private.is_sought(ride) then upper(private.search_hours(ride)) end)
  from public.offer_legs as leg
  left join public.rides as ride on ride.offer_id = leg.offer_id and ride.leg = leg.position and ride.state <> 'cancelled'
  where leg.offer_id = $1
$$;

alter type public.trip_page add attribute rides public.trip_ride[], add attribute cars public.trip_car[];

-- An offer as it is seen by whoever does not pay for it.
create function private.without_price(offer jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select offer || '{"total_agorot": 0, "vat_percent": 0, "lines": [], "late_fee_percent": 0, "pay_ways": [], "payment_url": null,
      "note": null, "answered_name": null, "cancel_fee_agorot": null}'
    || jsonb_build_object('legs', (select jsonb_agg(leg || '{"price_reasons": null}') from jsonb_array_elements(offer -> 'legs') as leg))
$$;

create or replace function private.trip_view(lead public.leads, scope text, preview public.offers default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  booking public.offers := private.booking_of(lead.id);
  is_booked constant boolean := booking.id is not null and booking.cancelled_at is null;
  state constant text := case when preview.id is null then private.trip_state(lead, moment)
    when is_booked then 'changed_offer' else 'offer' end;
  seen constant text := split_part(scope, '/', 1);
  actions constant text[] := private.trip_actions(state, seen);
  -- Nothing is offered or booked: what the request was told is all that there is.
  is_asked constant boolean := scope = 'full' and (state = 'request' or state like 'offer\_%');
  offer public.offers := preview;
  page jsonb;
begin
  if moment > private.trip_ends(lead) or scope <> 'full' and not private.is_trip_shared(state) then
    return null;
  end if;
  if offer.id is null and scope = 'full' and (state like 'offer%' or state = 'changed_offer') then
    offer := private.last_offer_of(lead.id);
  end if;
  page := jsonb_build_object('scope', seen, 'reference', lead.reference, 'state', state, 'can', to_jsonb(actions),
    'language', coalesce(lead.language, 'he'), 'name', case when scope = 'full' then lead.name end,
    'request', private.request_facts(lead, scope),
    'offer', private.offer_view(offer),
    'price', case when is_asked and lead.price_held_until > moment then
      jsonb_build_object('total_agorot', lead.price_shown_agorot, 'held_until', lead.price_held_until) end,
    'closed', case when is_asked then private.closed_ways(lead) else '[]' end,
    'mailed', not is_asked or private.is_confirmed(lead),
    'booking', case when scope = 'full' then private.offer_view(booking) else private.without_price(private.offer_view(booking)) end,
    'drivers', case when is_booked then private.seen_by(scope, private.trip_drivers(booking.id, moment)) else '[]' end,
    'rides', case when is_booked then private.seen_by(scope, private.rides_of_day(booking.id, moment)) else '[]' end,
    'cars', case when is_booked then private.cars_of(lead, booking.id, scope) else '[]' end,
    'missed', case when is_booked and scope = 'full' then private.missed_rides(booking.id) else '[]' end,
    'extras', case when is_booked and scope = 'full' then private.extras_of(booking.id) else '[]' end,
    'pickups', case when is_booked then private.seen_by(scope, private.trip_pickups(booking.id)) else '[]' end,
    'flights', case when is_booked then private.trip_flights(booking.id, moment) else '[]' end,
    'cancellation', case when is_booked and 'cancel' = any (actions) then jsonb_build_object(
      'fee_agorot', private.cancel_fee(booking, moment),
      'free_until', private.free_until(booking)) end,
    'view_key', case when 'share' = any (actions) then private.trip_key(lead.id, lead.link_version, 'view') end,
    'change_hours', case when is_booked then booking.change_hours else private.integer_setting('change_hours') end,
    'events', case when scope = 'full' then private.trip_timeline(lead) else '[]' end);
  return page || jsonb_build_object('version', substr(encode(sha256(convert_to(page::text, 'UTF8')), 'hex'), 1, 16));
end
$$;

-- The traveller reads what they have told of a ride, too: it is their proof.
create or replace function private.trip_timeline(lead public.leads) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'actor', actor, 'actor_name', null, 'occurred_at', occurred_at)
    order by occurred_at desc), '[]')
  from (
    (select kind, actor, occurred_at from (
        select kind, actor, occurred_at from public.trip_events
        where lead_id = lead.id and (ride_id is null and kind not in ('entered', 'link_renewed', 'paid_noted', 'rest_allowed')
          or kind in ('cannot_find_driver', 'at_meeting_point'))
        union all
        select 'no_show', 'staff', (ride.steps -> -1 ->> 'at')::timestamptz from public.rides as ride
        where ride.lead_id = lead.id and ride.state = 'no_show') as told
      order by occurred_at desc limit 99)
    union all
    select 'requested', case when lead.origin = 'site' then 'traveller' else 'staff' end, lead.created_at
  ) as entry
$$;

-- Facts of the passenger, and what the name board says (supabase/functions/_shared/facts/lead-fields.ts).
alter table public.leads
  add column passenger_email text constraint leads_passenger_email_format check (char_length(passenger_email) <= 254 and
    passenger_email ~* '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  add column passenger_language private.language,
  add column sign_text text constraint leads_sign_text_length check (char_length(sign_text) <= 40);
create index leads_by_passenger_email on public.leads (lower(passenger_email)) where passenger_email is not null;
grant select (passenger_email, passenger_language, sign_text), update (passenger_email, passenger_language, sign_text)
  on public.leads to authenticated;
insert into private.facts (name, kind, carried, shown, touches, until, personal) values
  ('passenger_email', 'email', 'trip', '{ticket}', '{}', 'pickup', true),
  ('passenger_language', 'choice', 'trip', '{}', '{}', 'pickup', true),
  ('sign_text', 'line', 'trip', '{ticket,letter,driver,sheet,paper}', '{}', 'pickup', false);

-- As in migration rides_board, in one order of columns: it must not depend on how the table is read. flight_asks: somebody has to decide
-- what becomes of it with its flight.
alter type public.ride_columns add attribute flight_asks boolean, add attribute party text;
comment on type public.ride_columns is 'nullable: updated_by_name, phone, meeting_point, meeting, instructions, driver_no, vehicle_no,
  delay_price, rest_reason, rest_allowed_by_name, no_show_place, no_show_fee_agorot, party';
create or replace function private.define_board_rides() returns void
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
      coalesce(ride.meeting_point, leg.meeting_point) as meeting_point, leg.meeting, ride.instructions, ride.party, ride.driver_no,
      ride.vehicle_no, ride.steps, ride.delay_price, coalesce(ride.rest_reason, allowed.rest_reason) as rest_reason,
      coalesce(ride.rest_allowed_by_name, allowed.rest_allowed_by_name) as rest_allowed_by_name,
      ride.no_show_place, ride.no_show_fee_agorot,
      exists (select from public.desk_tasks as task where task.ride_id = ride.id and task.closed_at is null
        and task.kind in ('flight_decision', 'flight_cancelled')) as flight_asks, %s
    from public.rides as ride
    join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
    join public.leads as lead on lead.id = ride.lead_id
    -- What was allowed with the offer holds for those of its rides that lie in a time of rest.
    left join lateral (
      select offer.rest_reason, offer.rest_allowed_by_name
      from public.offers as offer, private.rest_of_journey(ride.pickup_at, leg.duration_minutes) as rest
      where offer.id = ride.offer_id and offer.rest_reason is not null and rest.starts_at is not null) as allowed on true$sql$,
    (select string_agg(format(case carried when 'leg' then 'leg.%I' else 'lead.%I' end, fact.name), ', ' order by fact.name)
      from private.facts as fact
      where fact.carried <> 'made' and fact.shown && '{board,sheet,paper}'));
end
$$;
select private.define_board_rides();

-- Who is told what: whoever booked hears everything; the passenger, where that is somebody else, of the driver and of the day, in their own
-- language, with the link that shows no price.

alter table public.messages add column reader text not null default 'booker' constraint messages_reader check (reader in ('booker', 'passenger'));

-- Who is told of a trip's driver, and how: by mail, and who has none by somebody's WhatsApp.
create function private.readers_of(lead_id uuid) returns table (reader text, email text, phone text)
language sql stable set search_path = ''
as $$
  select 'booker', lead.email, lead.phone from public.leads as lead where lead.id = $1
  union all
  select 'passenger', lead.passenger_email, lead.passenger_phone from public.leads as lead
  where lead.id = $1 and case when lead.passenger_email is not null then lower(lead.passenger_email) is distinct from lower(lead.email)
    else lead.passenger_name is not null and lead.passenger_phone is distinct from lead.phone and lead.passenger_phone is not null end
$$;

-- Those who hear of the day as it goes: nobody hurries to write to a passenger by hand whose booker has been told.
create function private.readers_of_day(lead_id uuid) returns table (reader text, email text, phone text)
language sql stable set search_path = ''
as $$ select reader, email, phone from private.readers_of($1) where reader = 'booker' or email is not null $$;

-- What a driver has reported is about one ride.
alter table public.messages drop constraint messages_about;
alter table public.messages add constraint messages_about check (
  (kind = 'alert') = (alert_id is not null) and (kind = 'invitation') = (invitation_id is not null)
  and (audience = 'account' or kind in ('alert', 'invitation', 'held_back', 'account_waiting', 'tomorrow', 'day_digest'))
    = (lead_id is null)
  and (kind in ('ride_assigned', 'ride_changed', 'ride_cancelled', 'driver_on_the_way', 'driver_waiting', 'driver_late',
    'extra_to_agree')) = (ride_id is not null)
  and (audience = 'driver') = (driver_no is not null));

create or replace function private.message_audience(kind text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when kind in ('lead_received', 'held_back', 'alert', 'account_waiting', 'invitation',
      'offer_accepted', 'offer_declined', 'trip_changed', 'trip_cancelled', 'day_digest', 'cannot_find_driver') then 'office'
    when kind in ('request_received', 'offer', 'offer_again', 'booking', 'booking_changed', 'booking_cancelled',
      'link_again', 'driver_details', 'driver_changed', 'pickup_moved', 'flight_moved', 'flight_cancelled', 'no_show', 'driver_on_the_way',
      'driver_waiting', 'driver_late', 'extra_to_agree') then 'traveller'
    when kind in ('ride_assigned', 'ride_changed', 'ride_cancelled', 'tomorrow') then 'driver'
    when kind in ('account_confirmation', 'account_invitation', 'account_recovery', 'account_address_change', 'account_exists',
      'account_password_changed', 'account_address_changed') then 'account' end
$$;

-- Somebody stands there and waits, or is waited for: that leaves on a day of rest, too.
create or replace function private.leaves_on_rest(kind text) returns boolean
language sql stable set search_path = ''
as $$
  select private.message_audience($1) = 'account' or $1 in ('cannot_find_driver', 'driver_on_the_way', 'driver_waiting', 'driver_late')
    or case value #>> '{}' when 'all' then true when 'nothing' then false
      else $1 in ('request_received', 'link_again', 'booking', 'booking_changed', 'booking_cancelled', 'alert', 'invitation') end
  from public.settings where key = 'send_on_rest_days'
$$;

-- Tells those who ride, once for each cause: the ride, its driver, and what else is said.
create function private.tell_of_ride(ride public.rides, kind text, cause text default null) returns void
language sql set search_path = ''
as $$
  insert into public.messages (kind, channel, reader, lead_id, offer_id, ride_id, leg, car, cause, recipient)
  select $2, case when told.email is null then 'whatsapp' else 'mail' end, told.reader, ride.lead_id, ride.offer_id,
    ride.id, ride.leg, ride.car, concat_ws('/', ride.id, ride.driver_no, told.reader, $3), coalesce(told.email, told.phone)
  from private.readers_of_day(ride.lead_id) as told
  on conflict on constraint messages_once_per_cause do nothing
$$;

-- A driver has set out, or is at the pick-up: each once, however often the step is taken back and reported again. What waits says where he
-- was a moment ago, and is dropped with the next step; what he reports half an hour later is no news.
create function private.tell_of_step(was public.rides, ride public.rides, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  news constant text := case when was.state = 'acknowledged' and ride.state = 'on_the_way' then 'driver_on_the_way'
    when was.state = 'on_the_way' and ride.state = 'at_pickup' then 'driver_waiting' end;
begin
  delete from public.messages as waiting where waiting.ride_id = ride.id and waiting.kind in ('driver_on_the_way', 'driver_waiting')
    and waiting.status = 'pending' and waiting.claim is null;
  if news is not null and (ride.steps -> -1 ->> 'at')::timestamptz > moment - interval '30 minutes' then
    perform private.tell_of_ride(ride, news);
  end if;
end
$$;

-- Its driver will be late: each delay once, and what waits gives way to a later word. Once he was to be there it is no news.
create function private.tell_of_delay(ride public.rides, minutes integer, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.messages as waiting where waiting.ride_id = ride.id and waiting.kind = 'driver_late'
    and waiting.status = 'pending' and waiting.claim is null;
  if ride.pickup_at + make_interval(mins => minutes) > moment then
    perform private.tell_of_ride(ride, 'driver_late', minutes::text);
  end if;
end
$$;

-- What a message about a step of a ride says besides: who drives, with what, and since when it is so; of a driver who is late, when he
-- will be there.
create function private.step_content(message public.messages) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'drivers', (select coalesce(jsonb_agg(driver), '[]') from jsonb_array_elements(private.drivers_told(message, now())) as driver
      where (driver ->> 'car')::smallint = message.car),
    'since', case when message.kind = 'driver_late' then (select ride.pickup_at + make_interval(mins => private.late_minutes(ride))
        from public.rides as ride where ride.id = message.ride_id)
      else (select max((step ->> 'at')::timestamptz) from public.rides as ride, jsonb_array_elements(ride.steps) as step
        where ride.id = message.ride_id and step ->> 'step' = case message.kind when 'driver_waiting' then 'at_pickup' else 'on_the_way' end) end)
$$;

-- What the passenger reads: their own name, language and address, the link that shows no price, and nothing of what is paid.
create function private.content_for_reader(message public.messages, content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when message.reader = 'booker' then content else content || jsonb_build_object('reader', message.reader,
      'offer', case when message.kind = 'booking_changed' then private.without_price(content -> 'offer') end,
      'before', (content -> 'before') || jsonb_build_object('offer', private.without_price(content -> 'before' -> 'offer')),
      'to', jsonb_build_array(coalesce(lead.passenger_email, message.recipient)),
      'link', (content -> 'link') || jsonb_build_object('key', content -> 'link' -> 'view_key'),
      'lead', (content -> 'lead') || jsonb_build_object('name', coalesce(lead.passenger_name, lead.name), 'phone', lead.passenger_phone,
        'language', coalesce(lead.passenger_language, lead.language), 'price_shown_agorot', null)) end
  from public.leads as lead where lead.id = message.lead_id
$$;

create or replace function private.request_content(message public.messages, hidden text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if message.audience = 'account' then
    return private.account_mail_content(message.id);
  elsif message.driver_no is not null then
    return private.driver_content(message, now());
  elsif message.audience = 'traveller' then
    return private.content_for_reader(message, private.traveller_content(message)
      || case when message.ride_id is not null and message.kind <> 'extra_to_agree' then private.step_content(message) else '{}' end);
  elsif message.kind = 'day_digest' then
    return jsonb_build_object('rides', private.ride_digest(message.until_day, now()));
  elsif message.kind = 'lead_received' then
    return (select jsonb_build_object('lead', (to_jsonb(lead) - hidden) || jsonb_build_object(
        'closed', private.closed_ways(lead), 'mailed', lead.service_type = 'contact' or private.is_confirmed(lead)))
      from public.leads as lead where lead.id = message.lead_id);
  end if;
  return (
    select jsonb_build_object(
      'lead', to_jsonb(lead) - hidden,
      'offer', (select private.offer_view(offer) from public.offers as offer where offer.id = message.offer_id),
      'event', (select jsonb_build_object('kind', event.kind, 'actor_name', event.actor_name, 'detail', event.detail)
        from public.trip_events as event
        where event.lead_id = lead.id and (event.id = message.event_id
          or event.kind = case message.kind when 'trip_cancelled' then 'cancelled' else message.kind end)
        order by event.id = message.event_id desc nulls last, event.occurred_at desc limit 1))
      -- Whom to call besides.
      || case when message.kind = 'cannot_find_driver'
        then jsonb_build_object('drivers', private.trip_drivers(message.offer_id, now())) else '{}' end
    from public.leads as lead where lead.id = message.lead_id);
end
$$;

-- In which languages a driver is written to: the first that one has words in.
alter type public.trip_driver add attribute languages public.driver_language[];

create or replace function private.trip_drivers(offer_id uuid, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('leg', ride.leg, 'car', ride.car, 'pickup_at', ride.pickup_at, 'name', driver.name,
      'make', vehicle.make, 'colour', vehicle.colour, 'plate', vehicle.plate,
      'meeting_point', coalesce(ride.meeting_point, leg.meeting_point), 'meeting', leg.meeting,
      'phone', case when moment >= phone_from then driver.phone end, 'phone_from', phone_from, 'languages', to_jsonb(driver.languages))
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

-- As in migration rides_watch, and to the passenger as to whoever booked: each is told, and once.
create or replace function private.tell_of_drivers(moment timestamptz) returns void
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
    select ride.lead_id, ride.offer_id, ride.leg, told.reader, jsonb_agg(
        jsonb_build_object('car', ride.car, 'driver_no', ride.driver_no, 'vehicle_no', ride.vehicle_no) order by ride.car)
        filter (where ride.driver_no is not null) as assigned
    from public.rides as ride cross join lateral private.readers_of(ride.lead_id) as told
    where ride.pickup_at > moment - interval '2 days' and ride.busy_until > moment and ride.state <> 'cancelled'
      -- Cars of one leg that were moved stay together: by a day each at most.
      and ride.pickup_at <= horizon + interval '2 days'
    group by ride.lead_id, ride.offer_id, ride.leg, told.reader
    having bool_or(ride.state in ('assigned', 'acknowledged', 'on_the_way', 'at_pickup'))
      and case when min(ride.pickup_at) <= horizon then private.details_from(min(ride.pickup_at)) <= moment end
  loop
    known := (select earlier.assigned from public.messages as earlier
      where earlier.lead_id = trip.lead_id and earlier.reader = trip.reader and earlier.kind in ('driver_details', 'driver_changed')
        and earlier.leg = trip.leg and not (earlier.status = 'pending' and earlier.claim is null)
      order by earlier.created_at desc limit 1);
    if known = trip.assigned then
      delete from public.messages as waiting
        where waiting.lead_id = trip.lead_id and waiting.reader = trip.reader and waiting.kind = 'driver_changed' and waiting.leg = trip.leg
          and waiting.status = 'pending' and waiting.claim is null;
      continue;
    end if;
    update public.messages as waiting set assigned = trip.assigned, offer_id = trip.offer_id
      where waiting.lead_id = trip.lead_id and waiting.reader = trip.reader and waiting.kind in ('driver_details', 'driver_changed')
        and waiting.leg = trip.leg and waiting.status = 'pending' and waiting.claim is null;
    if not found then
      insert into public.messages (kind, channel, reader, lead_id, offer_id, leg, cause, assigned, recipient)
      select case when known is null then 'driver_details' else 'driver_changed' end, case when told.email is null then 'whatsapp' else 'mail' end,
        told.reader, trip.lead_id, trip.offer_id, trip.leg, concat_ws('/', trip.leg, moment, nullif(told.reader, 'booker')), trip.assigned,
        coalesce(told.email, told.phone)
      from private.readers_of(trip.lead_id) as told where told.reader = trip.reader
      on conflict on constraint messages_once_per_cause do nothing;
    end if;
  end loop;
end
$$;

-- As in migration messages; the number is that of its reader.
create or replace function private.hand_over_message(message uuid, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  update public.messages as own set
      channel = 'whatsapp', status = 'handed_over', sent_at = now(), claim = null, last_error = null,
      handed_over_by_name = (select coalesce(full_name, email) from public.profiles where id = auth.uid()),
      recipient = case own.audience when 'driver' then (select driver.phone from public.drivers as driver where driver.no = own.driver_no)
        else (select told.phone from private.readers_of(own.lead_id) as told where told.reader = own.reader) end,
      subject = null, body = private.without_trip_key(left(words, 2000)), told = null
    where own.id = message and own.audience in ('traveller', 'driver') and own.status in ('pending', 'failed');
  if found then
    perform private.close_tasks(own.lead_id, 'message_failed') from public.messages as own
      where own.id = message and own.audience = 'traveller' and not exists (select from public.messages as other
        where other.lead_id = own.lead_id and other.audience = 'traveller' and other.status = 'failed');
    perform private.close_ride_tasks(own.ride_id, 'driver_not_told') from public.messages as own
      where own.id = message and own.ride_id is not null and not exists (select from public.messages as other
        where other.ride_id = own.ride_id and other.status = 'failed');
    perform private.settle_messages_by_hand();
    return jsonb_build_object('outcome', 'handed_over');
  end if;
  return jsonb_build_object('outcome', case
    when exists (select from public.messages as own where own.id = message and own.audience in ('traveller', 'driver'))
      then 'already_sent'
    else 'not_found' end);
end
$$;

-- The data desk finds and forgets a passenger by their address of mail, too (migration data_desk).
drop trigger lead_history_goes_with_lead on public.lead_history;
create trigger lead_history_goes_with_lead before delete on public.lead_history
  for each row when (old.field not in ('passenger_name', 'passenger_phone', 'passenger_email', 'passenger_language', 'sign_text'))
  execute function private.refuse_deletion_of_history();

create or replace function private.rides_to_come(person text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(lead.reference order by lead.created_at), '[]') from public.leads as lead
  where (lead.phone = person or lower(lead.email) = person or lead.passenger_phone = person
      or lower(lead.passenger_email) = person)
    and exists (
      select from public.offers as offer join public.offer_legs as leg on leg.offer_id = offer.id
      where offer.lead_id = lead.id and offer.state = 'accepted' and offer.cancelled_at is null
        and leg.pickup_at + make_interval(mins => leg.duration_minutes) > clock_timestamp())
    or lead.id in (
      select ride.lead_id from public.rides as ride join private.drivers_of(person) as driver on driver.no = ride.driver_no
      where ride.busy_until > clock_timestamp() and ride.state not in ('done', 'no_show', 'cancelled'))
$$;

create or replace function private.mentions_of(person text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(mention.reference order by mention.created_at desc), '[]') from (
    select lead.reference, lead.created_at from public.leads as lead
    cross join lateral (select concat_ws(E'\n', lead.name, lead.notes, lead.staff_notes, lead.pickup, lead.dropoff,
      lead.destination, lead.passenger_name, lead.passenger_phone, lead.passenger_email, lead.sign_text, lead.driver_note,
      (select string_agg(concat_ws(E'\n', note, price_reason, rest_reason), E'\n') from public.offers where lead_id = lead.id),
      (select string_agg(detail::text, E'\n') from public.trip_events where lead_id = lead.id),
      (select string_agg(party, E'\n') from public.rides where lead_id = lead.id),
      (select string_agg(concat_ws(E'\n', old_value, new_value), E'\n') from public.lead_history
        where lead_id = lead.id and field in ('staff_notes', 'passenger_name', 'passenger_phone', 'passenger_email', 'sign_text'))) as words) as said
    where lead.phone is distinct from person and lower(lead.email) is distinct from person
      and case when person like '+%'
        then position(right(person, 8) in regexp_replace(said.words, '[^0-9\n]', '', 'g')) > 0
        else position(person in lower(said.words)) > 0 end
    order by lead.created_at desc limit 50
  ) as mention
$$;

create or replace function private.export_person(identifier text) returns jsonb
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
          'parties', (select coalesce(jsonb_agg(jsonb_build_object('leg', ride.leg, 'car', ride.car, 'party', ride.party)
              order by ride.leg, ride.car), '[]') from public.rides as ride where ride.lead_id = lead.id and ride.party is not null),
          'extras', (select coalesce(jsonb_agg(private.extra_told(ride, extra) || jsonb_build_object('note', extra.note,
              'answer', extra.answer) order by extra.noted_at), '[]')
            from private.ride_extras as extra join public.rides as ride on ride.id = extra.ride_id where ride.lead_id = lead.id),
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
        'pickup', pickup, 'dropoff', dropoff, 'passenger_name', passenger_name, 'passenger_phone', passenger_phone, 'passenger_email', passenger_email)
        order by created_at), '[]')
      from public.leads where person in (passenger_phone, lower(passenger_email)) and phone is distinct from person and lower(email) is distinct from person),
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
          'page', (select jsonb_build_object('language', link.language, 'last_seen_at', link.last_seen_at)
            from private.drive_links as link where link.driver_no = driver.no),
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

create or replace function private.delete_person(identifier text, keep_bookings boolean, expected_requests integer) returns jsonb
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
  lead_ids := array(select id from public.leads where person in (passenger_phone, lower(passenger_email))
    union select lead_id from public.lead_history
      where field in ('passenger_phone', 'passenger_email') and person in (lower(old_value), lower(new_value)));
  update public.leads set passenger_name = null, passenger_phone = null, passenger_email = null, passenger_language = null, sign_text = null
    where person in (passenger_phone, lower(passenger_email));
  delete from public.messages where lead_id = any (lead_ids) and reader = 'passenger';
  delete from public.lead_history where lead_id = any (lead_ids)
    and field in ('passenger_name', 'passenger_phone', 'passenger_email', 'passenger_language', 'sign_text');
  counts := counts || jsonb_build_object('bookings_kept', case when keep_bookings then counts -> 'bookings' else '0' end);
  perform private.record_data_request('delete', person, counts);
  return jsonb_build_object('outcome', 'deleted', 'counts', counts);
end
$$;
