-- The page of a trip: what it shows and what whoever holds its link may do. Only the edge function trip-desk calls this, after it
-- has checked the body (supabase/functions/_shared/contracts/trip-contract.ts). Each change is one transaction: lock the request → repeated?
-- → check state and offer → change → event → messages and tasks. Whoever comes second sees what the first has done.

-- What may be done in a state: the table TRIP_LIFE of _shared/contracts/trip-life.ts (a test compares the two).
create function private.trip_actions(state text, scope text) returns text[]
language sql immutable set search_path = ''
as $$
  select case when scope = 'full' then case state
    when 'request' then '{change,change_address,cancel}'
    when 'offer' then '{accept,decline,change,change_address,ask_change,cancel}'
    when 'offer_expired' then '{ask_again,change,change_address,cancel}'
    when 'offer_withdrawn' then '{ask_again,cancel}'
    when 'offer_declined' then '{ask_again,cancel}'
    when 'booked' then '{change,change_address,ask_change,cancel,share}'
    when 'booked_soon' then '{change,cancel,share}'
    when 'changed_offer' then '{accept,decline,change,cancel,share}'
    when 'under_way' then '{share}'
    when 'between_rides' then '{change,share}'
    when 'no_show' then '{ask_change}'
    else '{}' end else '{}' end::text[]
$$;

-- In which states the shared view shows something.
create function private.is_trip_shared(state text) returns boolean
language sql immutable set search_path = ''
as $$ select state in ('booked', 'booked_soon', 'changed_offer', 'under_way', 'between_rides') $$;

-- The newest offer that neither became the booking nor was replaced; nulls where there is none. A draft is not seen.
create function private.last_offer_of(lead_id uuid) returns public.offers
language sql stable set search_path = ''
as $$
  select offer from public.offers as offer
  where offer.lead_id = $1 and offer.state not in ('draft', 'accepted', 'replaced') order by offer.number desc limit 1
$$;

-- From when on what is agreed is near: fewer hours before the first pick-up than the booking was made with.
create function private.near_from(booking public.offers, first_pickup timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select first_pickup - make_interval(hours => booking.change_hours) $$;

-- From when until when each car of each leg of an offer is driven: by the hours of its rides, since the office moves a pick-up when a
-- flight is late, else as offered.
create function private.driven_times(offer_id uuid) returns table (leg smallint, starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = ''
as $$
  select leg.position, coalesce(ride.pickup_at, leg.pickup_at),
    coalesce(ride.pickup_at, leg.pickup_at) + make_interval(mins => leg.duration_minutes)
  from public.offer_legs as leg
  left join public.rides as ride on ride.offer_id = leg.offer_id and ride.leg = leg.position and ride.state <> 'cancelled'
  where leg.offer_id = $1
$$;

create function private.trip_state(lead public.leads, moment timestamptz) returns text
language plpgsql stable set search_path = ''
as $$
declare
  booking public.offers := private.booking_of(lead.id);
  offer public.offers := private.last_offer_of(lead.id);
  is_open boolean := coalesce(offer.state = 'sent' and offer.valid_until > moment, false);
  starts timestamptz;
  ends timestamptz;
  is_driven boolean;
begin
  if booking.id is not null and booking.cancelled_at is null then
    select min(starts_at), max(ends_at), bool_or(moment between starts_at and ends_at) into starts, ends, is_driven
      from private.driven_times(booking.id);
    return case when private.is_missed(booking.id) then 'no_show' when moment >= ends then 'past' when moment >= starts and is_driven then 'under_way'
      when moment >= starts then 'between_rides' when is_open then 'changed_offer'
      when moment > private.near_from(booking, starts) then 'booked_soon' else 'booked' end;
  elsif is_open then
    return 'offer';
  -- Cancelled by the traveller, or the booking was and nothing came after it, or the office has given the request up.
  elsif lead.lost_reason = 'cancelled' or coalesce(booking.number > coalesce(offer.number, 0), false)
    or offer.id is null and lead.status = 'lost' then
    return 'cancelled';
  end if;
  return case offer.state when 'declined' then 'offer_declined' when 'withdrawn' then 'offer_withdrawn'
    when 'sent' then 'offer_expired' when 'expired' then 'offer_expired' else 'request' end;
end
$$;

-- Until when a link opens its trip: 30 days after the last ride, else 90 after the last offer, else 60 after the day that was
-- asked for.
create function private.trip_ends(lead public.leads) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(
    (select max(leg.pickup_at + make_interval(mins => leg.duration_minutes)) + interval '30 days'
      from public.offers as offer join public.offer_legs as leg on leg.offer_id = offer.id
      where offer.lead_id = lead.id and offer.state = 'accepted'),
    (select max(sent_at) + interval '90 days' from public.offers where lead_id = lead.id),
    greatest(lead.created_at, lead.travel_date::timestamp at time zone 'Asia/Jerusalem') + interval '60 days')
$$;

-- The request as its page and its mails say it: every fact, hours without their seconds. The shared view says of no one who they are.
create function private.request_facts(lead public.leads, scope text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(name, case when personal and scope <> 'full' then 'null'
    when kind = 'slot' then to_jsonb(left(said ->> name, 5)) else said -> name end)
  from private.facts, to_jsonb(lead) as said
$$;

-- The newest hundred entries, newest first, and the request itself last in any case. Who of the office did it stays in the office. Of
-- the rides it says what holds: a report that was taken back, and made again, stands in the events twice.
create function private.trip_timeline(lead public.leads) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'actor', actor, 'actor_name', null, 'occurred_at', occurred_at)
    order by occurred_at desc), '[]')
  from (
    (select kind, actor, occurred_at from (
        select kind, actor, occurred_at from public.trip_events
        where lead_id = lead.id and ride_id is null and kind not in ('entered', 'link_renewed', 'paid_noted', 'rest_allowed')
        union all
        select 'no_show', 'staff', (ride.steps -> -1 ->> 'at')::timestamptz from public.rides as ride
        where ride.lead_id = lead.id and ride.state = 'no_show') as told
      order by occurred_at desc limit 99)
    union all
    select 'requested', case when lead.origin = 'site' then 'traveller' else 'staff' end, lead.created_at
  ) as entry
$$;

-- The page of a trip (public.trip_page); null when it is over, or shows nothing to the shared view.
-- preview: an offer that is shown as if it were open, before it is sent.
create function private.trip_view(lead public.leads, scope text, preview public.offers default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  booking public.offers := private.booking_of(lead.id);
  is_booked constant boolean := booking.id is not null and booking.cancelled_at is null;
  state constant text := case when preview.id is null then private.trip_state(lead, moment)
    when is_booked then 'changed_offer' else 'offer' end;
  actions constant text[] := private.trip_actions(state, scope);
  offer public.offers := preview;
  page jsonb;
begin
  if moment > private.trip_ends(lead) or scope <> 'full' and not private.is_trip_shared(state) then
    return null;
  end if;
  if offer.id is null and scope = 'full' and (state like 'offer%' or state = 'changed_offer') then
    offer := private.last_offer_of(lead.id);
  end if;
  page := jsonb_build_object('scope', scope, 'reference', lead.reference, 'state', state, 'can', to_jsonb(actions),
    'language', coalesce(lead.language, 'he'), 'name', case when scope = 'full' then lead.name end,
    'request', private.request_facts(lead, scope),
    'offer', private.offer_view(offer),
    'price', case when scope = 'full' and (state = 'request' or state like 'offer\_%') and lead.price_held_until > moment then
      jsonb_build_object('total_agorot', lead.price_shown_agorot, 'held_until', lead.price_held_until) end,
    'booking', private.offer_view(booking) || case when scope = 'full' then '{}' else
      '{"total_agorot": 0, "vat_percent": 0, "lines": [], "late_fee_percent": 0, "pay_ways": [], "payment_url": null, "note": null,
        "answered_name": null, "cancel_fee_agorot": null}'::jsonb end,
    'drivers', case when is_booked then private.trip_drivers(booking.id, moment) else '[]' end,
    'missed', case when is_booked and scope = 'full' then private.missed_rides(booking.id) else '[]' end,
    'pickups', case when is_booked then private.trip_pickups(booking.id) else '[]' end,
    'cancellation', case when is_booked and 'cancel' = any (actions) then jsonb_build_object(
      'fee_agorot', private.cancel_fee(booking, moment),
      'free_until', private.free_until(booking)) end,
    'view_key', case when 'share' = any (actions) then private.trip_key(lead.id, lead.link_version, 'view') end,
    'change_hours', case when is_booked then booking.change_hours else private.integer_setting('change_hours') end,
    'events', case when scope = 'full' then private.trip_timeline(lead) else '[]' end);
  return page || jsonb_build_object('version', substr(encode(sha256(convert_to(page::text, 'UTF8')), 'hex'), 1, 16));
end
$$;

create function private.show_trip(lead_id uuid, scope text, version text default null) returns jsonb
language sql volatile set search_path = ''
as $$
  select case when page is null then '{"outcome": "gone"}'
    when page ->> 'version' = $3 then '{"outcome": "unchanged"}'
    else jsonb_build_object('outcome', 'ok', 'trip', page) end
  from (select private.trip_view(lead, $2) as page from public.leads as lead where lead.id = $1) as shown
$$;

-- The answer to a link that opens nothing, or to the address of a calendar feed (which has no reference). Only those are counted,
-- by network and by reference: whoever has the right key gets in at any time, from an arrivals hall that shares one address, too.
create function private.refuse_link(reference text, client_ip inet) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  network inet := private.client_network(client_ip);
  allowed_wrong integer := private.integer_setting('link_wrong_limit');
  span constant interval := '10 minutes';
  wait integer;
begin
  if private.is_blocked(client_ip) then
    return '{"outcome": "blocked"}';
  end if;
  if network is not null then
    select nullif(retry_after, 0) into wait from private.check_rate_limit('trip:ip:' || network, allowed_wrong, span);
  end if;
  if wait is null and reference is not null then
    select nullif(retry_after, 0) into wait from private.check_rate_limit('trip:reference:' || reference, allowed_wrong, span);
  end if;
  if wait is null then
    return '{"outcome": "bad_link"}';
  end if;
  if network is not null and private.reaches_threshold('trip:limited:' || network, 2 * allowed_wrong)
    and private.block_network(network, 'too_many_requests') then
    perform private.raise_alert('high', 'ip_auto_blocked', network, '{"reason": "rate_limited"}');
  end if;
  return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
end
$$;

-- version: of the view that the caller has; the same one is not sent again. seen: somebody has looked at the page.
create function private.trip_read(reference text, key text, version text, seen boolean, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
begin
  select * into opened from private.open_trip(reference, key);
  if opened.lead_id is null then
    return private.refuse_link(reference, client_ip);
  end if;
  if seen and opened.scope = 'full' then
    update public.offers set first_viewed_at = now()
      where lead_id = opened.lead_id and state = 'sent' and first_viewed_at is null;
  end if;
  -- Deleted a moment ago.
  return coalesce(private.show_trip(opened.lead_id, opened.scope, version), '{"outcome": "bad_link"}');
end
$$;

-- Why an offer can be answered no more; null for one that can.
create function private.offer_refusal(offer public.offers, moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select case
    when offer.id is null then 'not_possible'
    when offer.state in ('accepted', 'declined') then 'already_answered'
    when offer.state = 'replaced' then 'offer_replaced'
    when offer.state = 'withdrawn' then 'offer_withdrawn'
    when offer.state = 'expired' or offer.valid_until <= moment then 'offer_expired' end
$$;

-- Whether a ride of an offer touches a day of rest, or the time that rides keep away from it, and no administrator has allowed it.
create function private.is_closed_offer(offer public.offers) returns boolean
language sql stable set search_path = ''
as $$
  select offer.rest_reason is null and exists (
    select from public.offer_legs as leg, private.rest_of_journey(leg.pickup_at, leg.duration_minutes) as rest
    where leg.offer_id = offer.id and rest.starts_at is not null)
$$;

-- Why an action is not possible in a state; null where it is.
create function private.action_refusal(lead public.leads, action text, moment timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when action = any (private.trip_actions(state, 'full')) then null
    when state in ('booked_soon', 'under_way', 'between_rides', 'no_show', 'past') and action <> 'ask_again' then 'too_late'
    else 'not_possible' end
  from private.trip_state(lead, moment) as state
$$;

-- An offer becomes the booking, in place of an earlier one. how: "page", "phone" …
create function private.accept_offer(lead public.leads, offer public.offers, actor text, actor_name text, how text) returns void
language plpgsql set search_path = ''
as $$
declare
  earlier public.offers := private.standing_booking_of(lead.id);
  before constant jsonb := case when earlier.id is not null then private.told_facts(lead, earlier.id) end;
begin
  update public.offers set state = 'replaced' where id = earlier.id;
  update public.offers set state = 'accepted', answered_at = now(), answered_name = left(actor_name, 100),
    calendar_sequence = case when earlier.id is null then 0 else earlier.calendar_sequence + 1 end where id = offer.id;
  update public.leads set status = 'converted' where id = lead.id;
  perform private.record_trip_event(lead.id, offer.id, 'offer_accepted', actor, case when actor = 'traveller' then actor_name end,
    jsonb_build_object('number', offer.number, 'total_agorot', offer.total_agorot, 'how', how,
      'in_place_of', earlier.number, 'for', case when actor = 'staff' then actor_name end));
  perform private.close_tasks(lead.id, 'offer_unanswered', 'offer_declined', 'change_requested');
  perform private.queue_message(case when earlier.id is null then 'booking' else 'booking_changed' end, lead.id, offer.id, 'accepted',
    before => before);
  if actor = 'traveller' then
    perform private.queue_message('offer_accepted', lead.id, offer.id);
  end if;
end
$$;

-- The trip ends: its booking, where there is one, and every offer that is open. wished_by: 'traveller' or 'business', whoever of
-- the two did it (actor). fee_agorot: of the booking.
create function private.cancel_trip(lead public.leads, actor text, wished_by text, fee_agorot integer, reason text,
  moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  booking public.offers := private.standing_booking_of(lead.id);
  starts timestamptz;
begin
  update public.offers set cancelled_at = moment, cancelled_by = wished_by, cancel_fee_agorot = fee_agorot, calendar_sequence = calendar_sequence + 1 where id = booking.id;
  update public.offers set state = 'withdrawn' where lead_id = lead.id and state = 'sent';
  update public.leads set status = 'lost', lost_reason = 'cancelled' where id = lead.id;
  perform private.record_trip_event(lead.id, booking.id, 'cancelled', actor, null, jsonb_build_object('reason', reason,
    'wished_by', wished_by, 'fee_agorot', case when booking.id is not null then fee_agorot end));
  if booking.id is not null then
    perform private.queue_message('booking_cancelled', lead.id, booking.id);
  end if;
  if actor = 'traveller' then
    starts := (select min(pickup_at) from public.offer_legs where offer_id = booking.id);
    perform private.open_task('trip_cancelled', lead.id,
      case when starts < moment + interval '24 hours' then 'now' when starts is not null then 'today' else 'soon' end, booking.id);
    perform private.queue_message('trip_cancelled', lead.id, booking.id, to_char(moment, 'YYYYMMDDHH24MISS'));
  end if;
  perform private.close_tasks(lead.id, 'cancel_notice');
end
$$;

-- The offer that a wish speaks of by its number; nulls for none that was sent.
create function private.offer_in(wish jsonb, lead_id uuid) returns public.offers
language sql stable set search_path = ''
as $$
  select offer from public.offers as offer
  where offer.lead_id = $2 and offer.number = (wish ->> 'offer')::integer and offer.state <> 'draft'
$$;

-- wish: {offer, name}.
create function private.trip_accept(lead public.leads, wish jsonb, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  offer public.offers := private.offer_in(wish, lead.id);
  refusal text;
begin
  -- Pressed twice, or in two tabs: it is as they wish.
  if offer.state = 'accepted' and offer.cancelled_at is null then
    return null;
  end if;
  refusal := coalesce(private.offer_refusal(offer, moment), private.action_refusal(lead, 'accept', moment));
  if refusal is null and (select min(pickup_at) from public.offer_legs where offer_id = offer.id)
    < moment + make_interval(mins => private.integer_setting('min_notice_minutes')) then
    refusal := 'too_late';
  end if;
  -- A day that was closed after the offer was sent.
  if refusal is null and private.is_closed_offer(offer) then
    refusal := 'day_of_rest';
  end if;
  if refusal is null then
    perform private.accept_offer(lead, offer, 'traveller', coalesce(wish ->> 'name', lead.name), 'page');
  end if;
  return refusal;
end
$$;

-- wish: {offer, reason}.
create function private.trip_decline(lead public.leads, wish jsonb, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  offer public.offers := private.offer_in(wish, lead.id);
  refusal text;
begin
  if offer.state = 'declined' then
    return null;
  end if;
  refusal := coalesce(private.offer_refusal(offer, moment), private.action_refusal(lead, 'decline', moment));
  if refusal is not null then
    return refusal;
  end if;
  update public.offers set state = 'declined', answered_at = moment, answer_reason = wish ->> 'reason' where id = offer.id;
  perform private.record_trip_event(lead.id, offer.id, 'offer_declined', 'traveller', null,
    jsonb_build_object('number', offer.number, 'reason', wish ->> 'reason'));
  perform private.close_tasks(lead.id, 'offer_unanswered');
  perform private.open_task('offer_declined', lead.id, 'today', offer.id);
  perform private.queue_message('offer_declined', lead.id, offer.id);
  return null;
end
$$;

-- What a change compares with: the request's facts, of which the offer or the booking that the traveller sees says its own, and the
-- price list by which that was priced; no version where no list was.
create function private.agreed_facts(lead public.leads, shown uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.request_facts(lead, 'full') || jsonb_build_object('price_list_version', lead.price_list_version) || coalesce((
    select (select jsonb_object_agg(name, to_jsonb(leg) -> name) from private.facts where carried = 'leg')
      || jsonb_build_object('price_list_version', offer.list_version)
    from public.offer_legs as leg join public.offers as offer on offer.id = leg.offer_id
    where leg.offer_id = shown and leg.position = 1), '{}')
$$;

-- The offer or the booking that a change is written into; null before an offer.
create function private.shown_offer(lead_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce((private.standing_booking_of($1)).id,
    (select offer.id from private.last_offer_of($1) as offer where offer.state = 'sent'))
$$;

-- Whether a changed address costs the same: the same line, or the same zone of the list by which the trip was priced. The zones are
-- read by trip-desk (places: {version, pickup: {known, from, to}, dropoff}, a zone's id or null), as every price is; here it is
-- only looked at whether it read by that list, and from the address that still stands. Whatever it could not tell is no.
create function private.is_priced_alike(facts jsonb, name text, wished text, places jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(private.fold_text(btrim(facts ->> name)) = private.fold_text(btrim(wished)), false)
    or coalesce(places -> 'version' = nullif(facts -> 'price_list_version', 'null') and places #> array[name, 'known'] = facts -> name
      and places #>> array[name, 'from'] = places #>> array[name, 'to'], false)
$$;

-- What a change of these fields means: {changed: {field: {from, to}}, asked: the same for what needs a new price, keeps_price: nothing
-- that is changed has another price}. What touches the price has another one, but for an address in the same zone; once there is an
-- offer, the office is asked.
create function private.sort_changes(facts jsonb, fields jsonb, is_offered boolean, places jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with change as (
    select name, jsonb_build_object('from', facts -> name, 'to', value) as step, 'price' = any (fact.touches)
      and not ('place' = any (fact.touches) and private.is_priced_alike(facts, name, fields ->> name, places)) as is_priced_anew
    from jsonb_each(fields) as field (name, value) join private.facts as fact using (name) where facts -> name is distinct from value
  )
  select jsonb_build_object(
    'changed', coalesce(jsonb_object_agg(name, step) filter (where not (is_priced_anew and is_offered)), '{}'),
    'asked', coalesce(jsonb_object_agg(name, step) filter (where is_priced_anew and is_offered), '{}'),
    'keeps_price', is_offered or coalesce(bool_and(not is_priced_anew), true))
  from change
$$;

-- What a change says to a leg. A flight is that of one leg: of the way there, or of the way back. The way back begins where the way
-- there ends. All else holds for every leg.
create function private.leg_changes(leg public.offer_legs, changed jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with said as (
    select name, changed -> name -> 'to' as value, touches from private.facts where carried = 'leg' and changed ? name
  ), place as (
    select own.name, said.name as said_as, said.value from (values ('pickup', leg.pickup), ('dropoff', leg.dropoff)) as own (name, text)
    join said on 'place' = any (said.touches) and changed -> said.name ->> 'from' = own.text
  )
  select coalesce((select jsonb_object_agg(name, value) from said where name <> 'flight_number' and not 'place' = any (touches)), '{}')
    || coalesce((select jsonb_object_agg(name, value order by said_as) from place), '{}')
    || case when changed ? flight then jsonb_build_object('flight_number', changed -> flight -> 'to') else '{}' end
  from (select case leg.position when 1 then 'flight_number' when 2 then 'return_flight' end as flight) as own
$$;

-- changed: {field: {from, to}}. Into the request, and into the legs of the offer and of the booking that stand.
create function private.write_changes(lead public.leads, changed jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  -- A message without a trip has what legs say on its offer alone.
  value constant jsonb := coalesce((select jsonb_object_agg(name, changed -> name -> 'to') from private.facts
    where changed ? name and (carried <> 'leg' or lead.service_type <> 'contact')), '{}');
  leg public.offer_legs;
  of_leg jsonb;
begin
  if value <> '{}' then
    execute format('update public.leads as own set %s from jsonb_populate_record(null::public.leads, $2) as said where own.id = $1',
      private.set_list(value)) using lead.id, value;
  end if;
  for leg in
    select own.* from public.offer_legs as own join public.offers as offer on offer.id = own.offer_id
    where offer.lead_id = lead.id and (offer.state = 'sent' or offer.state = 'accepted' and offer.cancelled_at is null)
  loop
    of_leg := private.leg_changes(leg, changed);
    if of_leg <> '{}' then
      execute format('update public.offer_legs as own set %s from jsonb_populate_record(null::public.offer_legs, $3) as said
        where own.offer_id = $1 and own.position = $2', private.set_list(of_leg)) using leg.offer_id, leg.position, of_leg;
    end if;
  end loop;
end
$$;

create function private.ask_office(lead public.leads, offer_id uuid, kind text, detail jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  event constant uuid := private.record_trip_event(lead.id, offer_id, kind, 'traveller', null, detail);
begin
  perform private.open_task('change_requested', lead.id, 'now', offer_id);
  perform private.queue_message('trip_changed', lead.id, offer_id, event => event);
end
$$;

-- wish: {fields}. places: see is_priced_alike.
create function private.trip_change(lead public.leads, wish jsonb, places jsonb, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  booking public.offers := private.standing_booking_of(lead.id);
  refusal constant text := coalesce(private.action_refusal(lead, 'change', moment), case
    when wish -> 'fields' ?| array(select name from private.facts where until = 'near')
      then private.action_refusal(lead, 'change_address', moment)
    when not array(select jsonb_object_keys(wish -> 'fields')) <@ private.facts_to_change() then 'not_possible'
    -- The first ride is over.
    when wish -> 'fields' ? 'flight_number' and exists (select from private.driven_times(booking.id)
      where leg = 1 and starts_at <= moment) then 'too_late' end);
  is_booked constant boolean := booking.id is not null;
  shown constant uuid := private.shown_offer(lead.id);
  before constant jsonb := case when is_booked then private.told_facts(lead, booking.id) end;
  sorted jsonb;
  event uuid;
begin
  if refusal is not null then
    return refusal;
  end if;
  if wish -> 'fields' ? 'return_flight' and lead.round_trip is not true then
    return 'not_possible';
  end if;
  sorted := private.sort_changes(private.agreed_facts(lead, shown), wish -> 'fields', shown is not null, places);
  if sorted -> 'asked' <> '{}' then
    perform private.ask_office(lead, shown, 'change_asked', jsonb_build_object('fields', sorted -> 'asked'));
  end if;
  if sorted -> 'changed' <> '{}' then
    perform private.write_changes(lead, sorted -> 'changed');
    -- Between the same zones the list gives the same price, which is kept as long as it was: other words for the places take it away
    -- (check_lead_change).
    if (sorted -> 'keeps_price')::boolean then
      update public.leads as own set price_shown_agorot = lead.price_shown_agorot, price_list_version = lead.price_list_version,
        price_other_agorot = lead.price_other_agorot, price_held_until = lead.price_held_until where own.id = lead.id;
    end if;
    event := private.record_trip_event(lead.id, shown, 'changed', 'traveller', null,
      jsonb_build_object('fields', sorted -> 'changed', 'dropped_agorot',
        case when not (sorted -> 'keeps_price')::boolean and lead.price_held_until > moment then lead.price_shown_agorot end));
    perform private.queue_message('trip_changed', lead.id, shown, event => event);
    if is_booked then
      update public.offers set calendar_sequence = calendar_sequence + 1 where id = booking.id;
      perform private.queue_message('booking_changed', lead.id, booking.id, before => before, event => event);
      -- Its driver is told (ride_watch); so near the ride the office looks at it, too.
      if moment > private.near_from(booking, (select min(starts_at) from private.driven_times(booking.id) where starts_at > moment)) then
        perform private.open_task('changed_late', lead.id, 'now', booking.id);
      end if;
    end if;
  end if;
  return null;
end
$$;

-- action: ask_change, with wish {text}, or ask_again.
create function private.trip_ask(lead public.leads, action text, wish jsonb, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  refusal constant text := private.action_refusal(lead, action, moment);
begin
  if refusal is null then
    perform private.ask_office(lead, (private.last_offer_of(lead.id)).id,
      case action when 'ask_again' then 'asked_again' else 'change_asked' end, jsonb_build_object('text', wish ->> 'text'));
  end if;
  return refusal;
end
$$;

-- wish: {seen_fee_agorot, reason}. actor: 'staff' for a traveller who has told the office.
create function private.trip_cancel(lead public.leads, wish jsonb, moment timestamptz, actor text default 'traveller') returns text
language plpgsql set search_path = ''
as $$
declare
  refusal constant text := private.action_refusal(lead, 'cancel', moment);
  booking public.offers := private.standing_booking_of(lead.id);
  fee integer := 0;
begin
  if refusal is not null then
    return refusal;
  end if;
  if booking.id is not null then
    fee := private.cancel_fee(booking, moment);
  end if;
  if fee is distinct from (wish ->> 'seen_fee_agorot')::integer then
    return 'fee_changed';
  end if;
  perform private.cancel_trip(lead, actor, 'traveller', fee, wish ->> 'reason', moment);
  return null;
end
$$;

-- How often one trip is written to within an hour: more is no person, and each time somebody is mailed.
create function private.trip_wait(lead_id uuid) returns integer
language sql volatile set search_path = ''
as $$ select nullif(retry_after, 0) from private.check_rate_limit('trip:writes:' || lead_id, 30, interval '1 hour') $$;

-- What trip-desk reads zones from before a change of an address: {version, pickup, dropoff}; null for a link that opens nothing,
-- which trip_act answers and counts.
create function private.trip_places(reference text, key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', facts -> 'price_list_version', 'pickup', facts -> 'pickup', 'dropoff', facts -> 'dropoff')
  from private.open_trip($1, $2) as opened join public.leads as lead on lead.id = opened.lead_id,
    private.agreed_facts(lead, private.shown_offer(lead.id)) as facts
  where opened.scope = 'full'
$$;

-- Does what the traveller wishes, once for each request_key. Answers {outcome, trip}: 'ok', or a refusal by the words of the
-- contract, with the trip as it is then. places: of a change (is_priced_alike); not part of the wish, which a repetition says again.
create function private.trip_act(reference text, key text, action text, wish jsonb, places jsonb, request_key uuid, client_ip inet)
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
    when opened.scope <> 'full' then 'not_possible'
    when trip_act.action = 'accept' then private.trip_accept(lead, wish, moment)
    when trip_act.action = 'decline' then private.trip_decline(lead, wish, moment)
    when trip_act.action = 'change' then private.trip_change(lead, wish, places, moment)
    when trip_act.action in ('ask_change', 'ask_again') then private.trip_ask(lead, trip_act.action, wish, moment)
    when trip_act.action = 'cancel' then private.trip_cancel(lead, wish, moment)
    else 'not_possible' end;
  if refusal is null and request_key is not null then
    insert into private.idempotency_keys (key, action, content_hash, lead_id) values (request_key, trip_act.action, wish_hash, lead.id);
  end if;
  return private.show_trip(lead.id, opened.scope) || jsonb_build_object('outcome', coalesce(refusal, 'ok'));
end
$$;

-- Whether the same asks too often for what needs no link: from one network, or about one person.
create function private.keyless_wait(kind text, client_ip inet, person text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  network constant inet := private.client_network(client_ip);
  about text := 'trip:' || kind || ':' || private.person_hash(person);
  wait integer;
begin
  if private.is_blocked(client_ip) then
    return '{"outcome": "blocked"}';
  end if;
  if network is not null and kind = 'notice' then
    -- It can leave a request behind, so it counts with those of the forms.
    select nullif(retry_after, 0) into wait from private.check_rate_limit('lead:ip:' || network,
      private.integer_setting('lead_limit_per_ip'), make_interval(mins => private.integer_setting('lead_limit_per_ip_minutes')));
    if wait is not null then
      perform private.record_rate_limited(network);
    end if;
  elsif network is not null then
    -- A hall full of travellers can share one address.
    select nullif(retry_after, 0) into wait from private.check_rate_limit('trip:link:ip:' || network, 60, interval '1 hour');
  end if;
  if wait is not null then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  -- Beyond this nothing happens, and nobody learns of it. A mailbox is not flooded, by an hour or by a day; a notice is never
  -- lost because others have sent some about the same person.
  if kind = 'notice' then
    about := about || ':' || coalesce(network::text, '');
  end if;
  if not (private.check_rate_limit(about, 3, interval '1 hour')).allowed
    or kind = 'link' and not (private.check_rate_limit(about || ':day', 6, interval '1 day')).allowed then
    return '{"outcome": "ok"}';
  end if;
  return null;
end
$$;

-- Sends the link of a person's trips to the address that each was asked for with, and to no other. contact: E.164, or an e-mail
-- address. Answers the same whether there is such a trip or not.
create function private.trip_find_link(reference text, contact text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant text := lower(contact);
  answer constant jsonb := private.keyless_wait('link', client_ip, person);
begin
  if answer is not null then
    return answer;
  end if;
  perform private.queue_message('link_again', known.id, null, to_char(now(), 'YYYYMMDDHH24MISS')) from (
    select lead.id from public.leads as lead
    where (lead.phone = person or lower(lead.email) = person) and not lead.quarantined
      and ($1 is null or lead.reference = $1) and now() <= private.trip_ends(lead)
    order by lead.created_at desc limit 3) as known;
  return '{"outcome": "ok"}';
end
$$;

-- A notice of cancelling without the link. Where reference and phone are those of a trip it stands with that; otherwise it is a
-- message like those of the contact form. The office hears of it at once either way, by one mail that says what was written.
create function private.trip_cancel_notice(name text, phone text, reference text, words text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer constant jsonb := private.keyless_wait('notice', client_ip, phone);
  known uuid := (select lead.id from public.leads as lead
    where lead.reference = $3 and $2 in (lead.phone, lead.passenger_phone) and not lead.quarantined);
  said text := $4;
  event uuid;
begin
  if answer is not null then
    return answer;
  end if;
  if known is null then
    said := concat_ws(E'\n', concat_ws(' ', 'CANCEL', $3), $4);
    known := (private.insert_lead(
      jsonb_build_object('name', $1, 'phone', $2, 'service_type', 'contact', 'notes', said),
      jsonb_build_object('content_hash',
        encode(sha256(convert_to(concat_ws('/', 'cancel_notice', $1, $2, $3, $4), 'UTF8')), 'hex')))).id;
  end if;
  update public.leads set cancel_notice_at = now() where id = known;
  event := private.record_trip_event(known, null, 'cancel_notice', 'traveller', $1, jsonb_build_object('text', said));
  perform private.open_task('cancel_notice', known, 'now');
  perform private.queue_message('trip_cancelled', known, null, event => event);
  return '{"outcome": "ok"}';
end
$$;

-- A leg says its own facts by their names in the table of facts; pickup_time is "04:05".
create domain public.offer_leg as jsonb;
comment on domain public.offer_leg is 'json: Omit<Database[''public''][''Tables''][''offer_legs''][''Row''], ''offer_id''>
  & import(''../facts/ride-facts.ts'').LegFacts';
-- What travellers see of an offer that was sent: private.offer_view.
create domain public.trip_offer as jsonb;
comment on domain public.trip_offer is 'json: Omit<Database[''public''][''Tables''][''offers''][''Row''], ''id'' | ''lead_id'' | ''created_at'' |
  ''updated_at'' | ''created_by'' | ''created_by_name'' | ''language'' | ''change_hours'' | ''sent_by_name'' | ''first_viewed_at'' |
  ''answer_reason'' | ''list_agorot'' | ''list_version'' | ''price_reason'' | ''rest_reason'' | ''rest_allowed_by_name'' | ''paid_way'' |
  ''paid_agorot'' | ''paid_day'' | ''paid_noted_by_name''>
  & { legs: Database[''public''][''CompositeTypes''][''offer_leg''][]; valid_until: string; sent_at: string }';
-- Who drives a leg, with what: one for each car (1, 2, 3). While the driver alone is known there is no make, colour or plate; phone is
-- null before phone_from.
create type public.trip_driver as (leg integer, car integer, pickup_at timestamptz, name public.person_name, make text,
  colour public.vehicle_colour, plate text, meeting_point text, meeting public.localized, phone text, phone_from timestamptz);
comment on type public.trip_driver is 'nullable: make, colour, plate, meeting_point, meeting, phone';
-- A ride that nobody came to, and from when until when the driver was there. The fee in agorot; 0 where nothing is charged.
create type public.missed_ride as (leg integer, car integer, pickup_at timestamptz, waited_from timestamptz, waited_until timestamptz,
  place text, fee_agorot integer);
comment on type public.missed_ride is 'nullable: waited_from';
-- A pick-up that the office has set to another hour than the agreed one, which its leg has.
create type public.trip_pickup as (leg integer, car integer, pickup_at timestamptz);
-- actor_name: of people of the office, to the office.
create domain public.told_event as text;
comment on domain public.told_event is 'json: Database[''public''][''Enums''][''trip_event_kind''] | ''requested''';
create type public.trip_entry as (kind public.told_event, actor public.trip_actor, actor_name text, occurred_at timestamptz);
comment on type public.trip_entry is 'nullable: actor_name';
create domain public.trip_state as text;
comment on domain public.trip_state is 'json: import(''./trip-life.ts'').TripState';
create domain public.trip_action as text;
comment on domain public.trip_action is 'json: import(''./trip-life.ts'').TripAction';
create domain public.trip_scope as text;
comment on domain public.trip_scope is 'json: import(''./trip-life.ts'').TripScope';
create domain public.trip_facts as jsonb;
comment on domain public.trip_facts is 'json: Pick<import(''../facts/lead-fields.ts'').LeadAnswers, import(''../facts/ride-facts.ts'').RideFieldName>';
create type public.kept_price as (total_agorot integer, held_until timestamptz);
-- What cancelling would cost now, and until when it is free.
create type public.trip_cancellation as (fee_agorot integer, free_until timestamptz);
-- What the page of a trip shows; the shared view has neither prices nor names nor phones.
-- version: changes with anything below; sent along with the next trip_read, an unchanged trip costs no further bytes.
-- language: the one that the trip was asked for in. name: who booked. offer: the open one, or the last one that ended without a booking.
-- price: what the list said, as long as that is kept and nothing is offered or booked. booking: the accepted offer, cancelled or not; in
-- the shared view its amounts are 0 and its lines empty. drivers: from some hours before the pick-up until some after the journey.
-- view_key: of the shared view; null where nothing can be shared. events: newest first.
create type public.trip_page as (version text, scope public.trip_scope, reference text, state public.trip_state, can public.trip_action[],
  language private.language, name text, request public.trip_facts, offer public.trip_offer, price public.kept_price,
  booking public.trip_offer, drivers public.trip_driver[], pickups public.trip_pickup[], missed public.missed_ride[],
  cancellation public.trip_cancellation, view_key text, change_hours integer, events public.trip_entry[]);
comment on type public.trip_page is 'nullable: name, offer, price, booking, cancellation, view_key';
create domain public.trip_view as jsonb;
comment on domain public.trip_view is 'json: Database[''public''][''CompositeTypes''][''trip_page'']; holds: trip_page';
-- Besides 'ok' and 'unchanged' the refusals of the contract.
create domain public.trip_outcome as text check (value in ('ok', 'unchanged', 'bad_link', 'gone', 'blocked', 'rate_limited',
  'idempotency_conflict', 'not_possible', 'too_late', 'day_of_rest', 'already_answered', 'offer_replaced', 'offer_withdrawn',
  'offer_expired', 'fee_changed'));
create type public.trip_verdict as (outcome public.trip_outcome, trip public.trip_view, retry_after integer);
comment on type public.trip_verdict is 'nullable: trip, retry_after';

create function public.trip_read(reference text, key text, version text, seen boolean, client_ip inet) returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_read(reference, key, version, seen, client_ip)) $$;
comment on function public.trip_read(text, text, text, boolean, inet) is 'nullable: version, client_ip';

-- version: of the list that has priced the trip.
create domain public.trip_places as jsonb;
comment on domain public.trip_places is 'json: Record<''pickup'' | ''dropoff'', string | null> & { version: number | null }';

create function public.trip_places(reference text, key text) returns public.trip_places
language sql stable security invoker set search_path = ''
as $$ select private.trip_places(reference, key) $$;
comment on function public.trip_places(text, text) is 'nullable: answer';

-- What a call of the contract holds besides its action; of a change a missing field stays as it is, and null empties it.
create domain public.trip_wish as jsonb;
comment on domain public.trip_wish is 'json: object';
-- What was compared with what, by a list of this version; the ids of zones are null where the list knows none.
create domain public.changed_places as jsonb;
comment on domain public.changed_places is 'json: { version: number }
  & Partial<Record<''pickup'' | ''dropoff'', { known: string; from: string | null; to: string | null }>>';

create function public.trip_act(reference text, key text, action text, wish public.trip_wish, places public.changed_places,
  request_key uuid, client_ip inet)
returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_act(reference, key, action, wish, places, request_key, client_ip)) $$;
comment on function public.trip_act(text, text, text, public.trip_wish, public.changed_places, uuid, inet) is 'nullable: places, request_key, client_ip';

create function public.trip_find_link(reference text, contact text, client_ip inet) returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_find_link(reference, contact, client_ip)) $$;
comment on function public.trip_find_link(text, text, inet) is 'nullable: reference, client_ip';

create function public.trip_cancel_notice(name text, phone text, reference text, words text, client_ip inet) returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_cancel_notice(name, phone, reference, words, client_ip)) $$;
comment on function public.trip_cancel_notice(text, text, text, text, inet) is 'nullable: reference, words, client_ip';

grant execute on function private.trip_read(text, text, text, boolean, inet), public.trip_read(text, text, text, boolean, inet),
  private.trip_places(text, text), public.trip_places(text, text),
  private.trip_act(text, text, text, jsonb, jsonb, uuid, inet), public.trip_act(text, text, text, public.trip_wish, public.changed_places, uuid, inet),
  private.trip_find_link(text, text, inet), public.trip_find_link(text, text, inet),
  private.trip_cancel_notice(text, text, text, text, inet), public.trip_cancel_notice(text, text, text, text, inet)
  to service_role;
