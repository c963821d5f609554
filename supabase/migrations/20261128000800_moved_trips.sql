-- Another day, hour, way, class or length of a trip: changed by its traveller at the price of the promised list until there is an offer,
-- and asked of the office from then on, with both prices. An offer is made for a day, a way and a car; what of it costs the same is asked,
-- too, since somebody has to be free to drive it.
alter table private.facts drop constraint facts_until, add constraint facts_until check (until in ('near', 'pickup', 'offer'));
insert into private.facts (name, kind, carried, shown, touches, until, personal) values
  ('stop_1', 'line', 'made', '{}', '{price,length}', 'offer', false),
  ('stop_2', 'line', 'made', '{}', '{price,length}', 'offer', false),
  ('stop_3', 'line', 'made', '{}', '{price,length}', 'offer', false),
  ('travel_date', 'date', 'made', '{}', '{price}', 'offer', false),
  ('pickup_time', 'slot', 'made', '{}', '{price}', 'offer', false),
  ('day_route', 'choice', 'leg', '{ticket,letter,calendar,driver,board,sheet,paper}', '{price,length}', 'offer', false),
  ('hire_hours', 'count', 'leg', '{ticket,letter,calendar,driver,board,sheet,paper}', '{price,length}', 'offer', false),
  ('meeting_way', 'choice', 'leg', '{ticket,letter,driver,board,sheet,paper}', '{price}', 'offer', false),
  ('vehicle_class', 'line', 'made', '{}', '{price}', 'offer', false),
  ('round_trip', 'flag', 'made', '{}', '{price}', 'offer', false),
  ('return_date', 'date', 'made', '{}', '{price}', 'offer', false),
  ('return_time', 'slot', 'made', '{}', '{price}', 'offer', false),
  ('need_chair', 'flag', 'trip', '{ticket,letter,driver,board,sheet,paper}', '{price}', 'offer', false),
  ('need_ramp', 'flag', 'trip', '{ticket,letter,driver,board,sheet,paper}', '{price}', 'offer', false),
  ('need_pram', 'flag', 'trip', '{ticket,letter,driver,board,sheet,paper}', '{price}', 'offer', false),
  ('need_animal', 'flag', 'trip', '{ticket,letter,driver,board,sheet,paper}', '{price}', 'offer', false),
  ('need_dog', 'flag', 'trip', '{ticket,letter,driver,board,sheet,paper}', '{price}', 'offer', false)
on conflict (name) do update set until = excluded.until;

-- As in migration facts: what may be changed in an offer, too.
create or replace function private.facts_to_change() returns text[]
language sql stable set search_path = ''
as $$ select array_agg(name) from private.facts where until in ('near', 'pickup') $$;

-- As in migration trip_desk; days, hours and stops are those of the legs.
create or replace function private.agreed_facts(lead public.leads, shown uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.request_facts(lead, 'full') || coalesce((
      select jsonb_object_agg(name, to_jsonb(leg) -> name) || jsonb_build_object('travel_date', leg.pickup_day,
        'pickup_time', to_char(leg.pickup_time, 'HH24:MI'), 'stop_1', leg.stops[1], 'stop_2', leg.stops[2], 'stop_3', leg.stops[3])
      from private.facts, public.offer_legs as leg
      where carried = 'leg' and leg.offer_id = $2 and leg.position = 1 group by leg.pickup_day, leg.pickup_time, leg.stops), '{}')
    || coalesce((select jsonb_build_object('return_date', pickup_day, 'return_time', to_char(pickup_time, 'HH24:MI'))
      from public.offer_legs where offer_id = $2 and position = 2 and lead.round_trip), '{}')
$$;

-- As in migration trip_desk; fields: the change, by whose day and hour the price can be kept.
drop function private.trip_price_basis(public.leads, uuid, timestamptz);
create function private.trip_price_basis(lead public.leads, offered uuid, fields jsonb, moment timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  offer public.offers := (select own from public.offers as own where own.id = offered);
  is_kept constant boolean := coalesce(lead.price_held_until > moment, false);
  facts constant jsonb := (select jsonb_object_agg(name, agreed -> name)
    from private.facts, private.agreed_facts(lead, offered) as agreed where 'price' = any (touches));
  moved constant jsonb := facts || fields;
  first_pickup constant timestamptz := ((moved ->> 'travel_date')::date + (moved ->> 'pickup_time')::time) at time zone 'Asia/Jerusalem';
begin
  return jsonb_build_object(
    'version', case when offered is not null then offer.list_version when is_kept then lead.price_list_version
      else (select max(version) from public.price_lists) end,
    'facts', facts,
    'vehicle_class', (select vehicle_class from public.offer_legs where offer_id = offered and position = 1),
    'is_offered', offered is not null,
    'said_agorot', case when offered is not null then offer.total_agorot when is_kept then lead.price_shown_agorot end,
    'held_until', case when is_kept then least(lead.price_held_until, private.confirmable_until(first_pickup))
      when first_pickup is not null then private.price_holds_until(moment, first_pickup) end,
    'rest', private.rest_rules());
end
$$;

-- As in migration trip_desk; of what an offer is made for nothing is the same trip.
create or replace function private.sort_changes(facts jsonb, fields jsonb, is_offered boolean, is_same boolean) returns jsonb
language sql stable set search_path = ''
as $$
  with change as (
    select name, jsonb_build_object('from', facts -> name, 'to', value) as step,
      (not is_same or is_offered and fact.until = 'offer') and 'price' = any (fact.touches)
        and not private.is_said_alike(facts -> name, value) as is_priced
    from jsonb_each(fields) as field (name, value) join private.facts as fact using (name) where facts -> name is distinct from value
  )
  select jsonb_build_object(
    'changed', coalesce(jsonb_object_agg(name, step) filter (where not (is_priced and is_offered)), '{}'),
    'asked', coalesce(jsonb_object_agg(name, step) filter (where is_priced and is_offered), '{}'),
    'is_priced', coalesce(bool_or(is_priced), false))
  from change
$$;

-- As in migration trip_desk; a price that is kept ends when the trip that it is for now can no longer be confirmed.
create or replace function private.write_price(lead public.leads, is_kept boolean, total_agorot integer, pricing jsonb) returns void
language sql set search_path = ''
as $$
  update public.leads as own set
    price_shown_agorot = case when is_kept then lead.price_shown_agorot else total_agorot end,
    price_list_version = case when is_kept then lead.price_list_version when total_agorot is not null
      then (pricing ->> 'version')::integer end,
    price_other_agorot = case when is_kept then lead.price_other_agorot end,
    price_held_until = case when is_kept and lead.price_held_until is null then null
      when is_kept then least(lead.price_held_until, (pricing ->> 'held_until')::timestamptz)
      when total_agorot is not null then (pricing ->> 'held_until')::timestamptz end
    where own.id = lead.id
$$;

-- As in migration trip_desk; what an offer is made for is open as long as an address is.
create or replace function private.trip_change(lead public.leads, wish jsonb, priced jsonb, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  booking public.offers := private.standing_booking_of(lead.id);
  refusal constant text := coalesce(private.action_refusal(lead, 'change', moment), case
    when wish -> 'fields' ?| array(select name from private.facts where until in ('near', 'offer'))
      then private.action_refusal(lead, 'change_address', moment)
    when not array(select jsonb_object_keys(wish -> 'fields')) <@ private.facts_to_change() then 'not_possible'
    -- The first ride is over.
    when wish -> 'fields' ? 'flight_number' and exists (select from private.driven_times(booking.id)
      where leg = 1 and starts_at <= moment) then 'too_late' end);
  is_booked constant boolean := booking.id is not null;
  shown constant uuid := private.shown_offer(lead.id);
  before constant jsonb := case when is_booked then private.told_facts(lead, booking.id) end;
  pricing constant jsonb := private.trip_price_basis(lead, shown, wish -> 'fields', moment);
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

-- As in migration trip_desk, of a change of these fields.
drop function public.trip_pricing(text, text), private.trip_pricing(text, text);
create function private.trip_pricing(reference text, key text, fields jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.trip_price_basis(lead, private.shown_offer(lead.id), $3, clock_timestamp())
  from private.open_trip($1, $2) as opened join public.leads as lead on lead.id = opened.lead_id where opened.scope = 'full'
$$;
create function public.trip_pricing(reference text, key text, fields public.trip_wish default '{}') returns public.trip_pricing
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_pricing, private.trip_pricing(reference, key, fields)) $$;
comment on function public.trip_pricing(text, text, public.trip_wish) is 'nullable: answer';
grant execute on function private.trip_pricing(text, text, jsonb), public.trip_pricing(text, text, public.trip_wish) to service_role;
