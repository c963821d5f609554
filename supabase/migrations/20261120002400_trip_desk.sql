-- What whoever holds a trip's link does on its page, and without one. Only the edge function trip-desk calls this, after it
-- has checked the body (supabase/functions/_shared/contracts/trip-contract.ts). Each change is one transaction: lock the request → repeated?
-- → check state and offer → change → event → messages and tasks. Whoever comes second sees what the first has done.

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
  if refusal is null and private.confirmable_until((select min(pickup_at) from public.offer_legs where offer_id = offer.id)) < moment then
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

-- What a change compares with: the request's facts, of which the offer or the booking that the traveller sees says its own.
create function private.agreed_facts(lead public.leads, shown uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.request_facts(lead, 'full') || coalesce((
    select jsonb_object_agg(name, to_jsonb(leg) -> name) from private.facts, public.offer_legs as leg
    where carried = 'leg' and leg.offer_id = $2 and leg.position = 1), '{}')
$$;

-- The offer or the booking that a change is written into; null before an offer.
create function private.shown_offer(lead_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce((private.standing_booking_of($1)).id,
    (select offer.id from private.last_offer_of($1) as offer where offer.state = 'sent'))
$$;

-- What a changed trip is priced by (public.trip_pricing): the list by which its price was said, to whoever has been offered one or has
-- one kept, else the list that holds; the facts that touch the price, as they stand; the car that was offered. held_until: of the price
-- that a request gets with a change, which is kept no longer than the one that it had.
create function private.trip_price_basis(lead public.leads, offered uuid, moment timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  offer public.offers := (select own from public.offers as own where own.id = offered);
  is_kept constant boolean := coalesce(lead.price_held_until > moment, false);
  first_pickup constant timestamptz := (lead.travel_date + lead.pickup_time) at time zone 'Asia/Jerusalem';
begin
  return jsonb_build_object(
    'version', case when offered is not null then offer.list_version when is_kept then lead.price_list_version
      else (select max(version) from public.price_lists) end,
    'facts', (select jsonb_object_agg(name, agreed -> name)
      from private.facts, private.agreed_facts(lead, offered) as agreed where 'price' = any (touches)),
    'vehicle_class', (select vehicle_class from public.offer_legs where offer_id = offered and position = 1),
    'is_offered', offered is not null,
    'said_agorot', case when offered is not null then offer.total_agorot when is_kept then lead.price_shown_agorot end,
    'held_until', case when is_kept then least(lead.price_held_until, private.confirmable_until(first_pickup))
      when first_pickup is not null then private.price_holds_until(moment, first_pickup) end,
    'rest', private.rest_rules());
end
$$;

-- The changes that are no news: the same value, or the same line of an address.
create function private.is_said_alike(said jsonb, wished jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select said is not distinct from wished or coalesce(jsonb_typeof(said) = 'string' and jsonb_typeof(wished) = 'string'
    and private.fold_text(btrim(said #>> '{}')) = private.fold_text(btrim(wished #>> '{}')), false)
$$;

-- What a change of these fields means: {changed: {field: {from, to}}, asked: the same for what the office is asked about, is_priced:
-- whether anything of it has a price of its own}. What touches the price has, unless all of it together is the same trip in the eyes of
-- the list (is_same). Once there is an offer, that is for the office to answer.
create function private.sort_changes(facts jsonb, fields jsonb, is_offered boolean, is_same boolean) returns jsonb
language sql stable set search_path = ''
as $$
  with change as (
    select name, jsonb_build_object('from', facts -> name, 'to', value) as step,
      not is_same and 'price' = any (fact.touches) and not private.is_said_alike(facts -> name, value) as is_priced
    from jsonb_each(fields) as field (name, value) join private.facts as fact using (name) where facts -> name is distinct from value
  )
  select jsonb_build_object(
    'changed', coalesce(jsonb_object_agg(name, step) filter (where not (is_priced and is_offered)), '{}'),
    'asked', coalesce(jsonb_object_agg(name, step) filter (where is_priced and is_offered), '{}'),
    'is_priced', coalesce(bool_or(is_priced), false))
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

-- The price of the request that a change leaves behind: the one that it had where the list sees the same trip, else the list's for the
-- trip that it is now, or none (check_lead_change has dropped the price of the trip that it was).
create function private.write_price(lead public.leads, is_kept boolean, total_agorot integer, pricing jsonb) returns void
language sql set search_path = ''
as $$
  update public.leads as own set
    price_shown_agorot = case when is_kept then lead.price_shown_agorot else total_agorot end,
    price_list_version = case when is_kept then lead.price_list_version when total_agorot is not null
      then (pricing ->> 'version')::integer end,
    price_other_agorot = case when is_kept then lead.price_other_agorot end,
    price_held_until = case when is_kept then lead.price_held_until when total_agorot is not null
      then (pricing ->> 'held_until')::timestamptz end
    where own.id = lead.id
$$;

-- wish: {fields, seen_price_agorot: the price of the changed trip that the page showed, null where it showed none}. priced: the same by
-- trip-desk (public.repriced_trip), which reckons as for every price; it counts where it was reckoned by the list and from the facts
-- that still stand. Where not, or where the page showed another price, nothing is changed.
create function private.trip_change(lead public.leads, wish jsonb, priced jsonb, moment timestamptz) returns text
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
  pricing constant jsonb := private.trip_price_basis(lead, shown, moment);
  is_told constant boolean := coalesce(
    priced -> 'version' = pricing -> 'version' and priced -> 'facts' = pricing -> 'facts', false);
  is_same constant boolean := is_told and (priced ->> 'is_same')::boolean;
  total constant integer := case when is_told then (priced ->> 'total_agorot')::integer end;
  sorted jsonb;
  price jsonb;
  event uuid;
begin
  if refusal is not null then
    return refusal;
  end if;
  if wish -> 'fields' ? 'return_flight' and lead.round_trip is not true then
    return 'not_possible';
  end if;
  sorted := private.sort_changes(private.agreed_facts(lead, shown), wish -> 'fields', shown is not null, is_same);
  if (sorted ->> 'is_priced')::boolean then
    if total is distinct from (wish ->> 'seen_price_agorot')::integer or priced is not null and not is_told then
      return 'price_changed';
    end if;
    price := jsonb_build_object('from', pricing -> 'said_agorot', 'to', total);
  end if;
  if sorted -> 'asked' <> '{}' then
    perform private.ask_office(lead, shown, 'change_asked', jsonb_build_object('fields', sorted -> 'asked', 'price', price));
  end if;
  if sorted -> 'changed' <> '{}' then
    perform private.write_changes(lead, sorted -> 'changed');
    if shown is null and sorted -> 'changed' ?| private.facts_touching('price') then
      perform private.write_price(lead, not (sorted ->> 'is_priced')::boolean, total, pricing);
    end if;
    event := private.record_trip_event(lead.id, shown, 'changed', 'traveller', null,
      jsonb_build_object('fields', sorted -> 'changed', 'price', case when shown is null then price end));
    perform private.queue_message('trip_changed', lead.id, shown, event => event);
    if is_booked then
      update public.offers set calendar_sequence = calendar_sequence + 1 where id = booking.id;
      perform private.queue_message('booking_changed', lead.id, booking.id, before => before, event => event);
      -- Its driver is told (rides_watch); so near the ride the office looks at it, too.
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

-- What trip-desk prices a change by; null for a link that opens nothing, which trip_act answers and counts.
create function private.trip_pricing(reference text, key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.trip_price_basis(lead, private.shown_offer(lead.id), clock_timestamp())
  from private.open_trip($1, $2) as opened join public.leads as lead on lead.id = opened.lead_id where opened.scope = 'full'
$$;

-- Does what the traveller wishes, once for each request_key. Answers {outcome, trip}: 'ok', or a refusal by the words of the
-- contract, with the trip as it is then. priced: of a change (trip_change); not part of the wish, which a repetition says again.
create function private.trip_act(reference text, key text, action text, wish jsonb, priced jsonb, request_key uuid, client_ip inet)
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
    when trip_act.action = 'change' then private.trip_change(lead, wish, priced, moment)
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

-- Besides 'ok' and 'unchanged' the refusals of the contract.
create domain public.trip_outcome as text check (value in ('ok', 'unchanged', 'bad_link', 'gone', 'blocked', 'rate_limited',
  'idempotency_conflict', 'not_possible', 'too_late', 'day_of_rest', 'already_answered', 'offer_replaced', 'offer_withdrawn',
  'offer_expired', 'fee_changed', 'price_changed'));
create type public.trip_verdict as (outcome public.trip_outcome, trip public.trip_view, retry_after integer);
comment on type public.trip_verdict is 'nullable: trip, retry_after';

create function public.trip_read(reference text, key text, version text, seen boolean, client_ip inet) returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_read(reference, key, version, seen, client_ip)) $$;
comment on function public.trip_read(text, text, text, boolean, inet) is 'nullable: version, client_ip';

-- The facts of a trip that touch its price.
create domain public.price_facts as jsonb;
comment on domain public.price_facts is 'json: Pick<import(''../facts/lead-fields.ts'').LeadAnswers, import(''../facts/ride-facts.ts'').PriceFieldName>';
create type public.trip_pricing as (version integer, facts public.price_facts, vehicle_class text, is_offered boolean,
  said_agorot integer, held_until timestamptz, rest public.rest_rules);
comment on type public.trip_pricing is 'nullable: version, vehicle_class, said_agorot, held_until';

create function public.trip_pricing(reference text, key text) returns public.trip_pricing
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_pricing, private.trip_pricing(reference, key)) $$;
comment on function public.trip_pricing(text, text) is 'nullable: answer';

-- What a call of the contract holds besides its action; of a change a missing field stays as it is, and null empties it.
create domain public.trip_wish as jsonb;
comment on domain public.trip_wish is 'json: object';
-- What a change does to the price of a trip, by the list of this version, from these facts: whether the list sees the same trip, and
-- what it says of the changed one; null where it leaves that to the office.
create type public.repriced_trip as (version integer, facts public.price_facts, is_same boolean, total_agorot integer);
comment on type public.repriced_trip is 'nullable: total_agorot';

create function public.trip_act(reference text, key text, action text, wish public.trip_wish, priced public.repriced_trip,
  request_key uuid, client_ip inet)
returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_act(reference, key, action, wish, to_jsonb(priced), request_key, client_ip)) $$;
comment on function public.trip_act(text, text, text, public.trip_wish, public.repriced_trip, uuid, inet)
  is 'nullable: priced, request_key, client_ip';

create function public.trip_find_link(reference text, contact text, client_ip inet) returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_find_link(reference, contact, client_ip)) $$;
comment on function public.trip_find_link(text, text, inet) is 'nullable: reference, client_ip';

create function public.trip_cancel_notice(name text, phone text, reference text, words text, client_ip inet) returns public.trip_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_verdict, private.trip_cancel_notice(name, phone, reference, words, client_ip)) $$;
comment on function public.trip_cancel_notice(text, text, text, text, inet) is 'nullable: reference, words, client_ip';

grant execute on function private.trip_read(text, text, text, boolean, inet), public.trip_read(text, text, text, boolean, inet),
  private.trip_pricing(text, text), public.trip_pricing(text, text), private.trip_act(text, text, text, jsonb, jsonb, uuid, inet),
  public.trip_act(text, text, text, public.trip_wish, public.repriced_trip, uuid, inet), private.trip_find_link(text, text, inet),
  public.trip_find_link(text, text, inet), private.trip_cancel_notice(text, text, text, text, inet),
  public.trip_cancel_notice(text, text, text, text, inet) to service_role;
