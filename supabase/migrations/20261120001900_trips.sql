-- A trip is what a request becomes for its traveller: a page under a link of its own, with a state, and what has happened. Here is what it
-- is and what its page shows; what its traveller may do there is in the migration trip_desk.
--
-- Links: a reference and a key, which is all that a traveller needs. No key is stored: it is derived from a secret of this database, the
-- request and its link_version, so that staff can show a link at any time and raise the version to make every earlier one void. A copy
-- of the public tables alone opens nothing.

create table private.guest_link_key (
  only_row boolean primary key default true constraint guest_link_key_only_row check (only_row),
  key text not null default gen_random_uuid() || '/' || gen_random_uuid()
);
insert into private.guest_link_key default values;

-- 128 bits as 32 hex digits, which no chat program cuts off at the end. scope: 'full' opens everything, 'view' the time and the
-- place (supabase/functions/_shared/contracts/trip-life.ts).
create function private.trip_key(lead_id uuid, link_version smallint, scope text) returns text
language sql stable set search_path = ''
as $$
  select substr(encode(sha256(convert_to(key || encode(sha256(convert_to(
    concat_ws('/', key, $1, $2, $3), 'UTF8')), 'hex'), 'UTF8')), 'hex'), 1, 32)
  from private.guest_link_key
$$;

-- What a link opens; nulls for one that opens nothing, whatever the cause: an unknown reference, a wrong or void key, a request
-- held back. The same keys are computed in each case, so that the time says nothing either.
create function private.open_trip(reference text, key text, out lead_id uuid, out scope text)
language plpgsql stable set search_path = ''
as $$
declare
  known record;
  full_key text;
  view_key text;
begin
  select lead.id, lead.link_version into known from public.leads as lead where lead.reference = $1 and not lead.quarantined;
  full_key := private.trip_key(coalesce(known.id, '00000000-0000-0000-0000-000000000000'), coalesce(known.link_version, 1::smallint), 'full');
  view_key := private.trip_key(coalesce(known.id, '00000000-0000-0000-0000-000000000000'), coalesce(known.link_version, 1::smallint), 'view');
  scope := case when known.id is null then null when full_key = $2 then 'full' when view_key = $2 then 'view' end;
  lead_id := case when scope is not null then known.id end;
end
$$;

-- The link to a trip, for whoever may show it: {reference, key, view_key}. Null for a request held back.
create function private.link_of(lead_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('reference', lead.reference, 'key', private.trip_key(lead.id, lead.link_version, 'full'),
    'view_key', private.trip_key(lead.id, lead.link_version, 'view'))
  from public.leads as lead where lead.id = $1 and not lead.quarantined
$$;

-- What happened on a trip, and who did it: the timeline of its page and, beside lead_history, of the opened request. Written by
-- the functions that do it, never changed; it goes with its request.

create domain public.trip_actor as text constraint trip_events_actor check (value in ('traveller', 'driver', 'staff', 'system'));
create domain public.trip_event_kind as text constraint trip_events_kind check (value in ('offer_sent', 'offer_accepted',
  'offer_declined', 'offer_expired', 'offer_withdrawn', 'changed', 'change_asked', 'asked_again', 'cancelled', 'cancel_notice', 'no_show',
  -- What staff alone see.
  'entered', 'link_renewed', 'paid_noted', 'rest_allowed', 'ride_assigned', 'ride_unassigned', 'ride_moved', 'rides_swapped', 'ride_step'));

create table public.trip_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  offer_id uuid references public.offers (id) on delete cascade,
  ride_id uuid references public.rides (id) on delete cascade,
  kind public.trip_event_kind not null,
  actor public.trip_actor not null,
  -- As it was then; of a traveller what they gave with the answer.
  actor_name text constraint trip_events_actor_name_length check (char_length(actor_name) <= 100),
  -- The clock's time and not the transaction's, so that the events of one stand in their order.
  occurred_at timestamptz not null default clock_timestamp(),
  detail public.details not null default '{}' constraint trip_events_detail check (
    jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 8192)
);
create index trip_events_of_lead on public.trip_events (lead_id, occurred_at desc);
create index trip_events_of_offer on public.trip_events (offer_id) where offer_id is not null;
create index trip_events_of_ride on public.trip_events (ride_id) where ride_id is not null;

alter table public.trip_events enable row level security;
grant select on public.trip_events to authenticated;
create policy "operators and above read events of trips" on public.trip_events for select to authenticated
  using ((select private.works_on_leads()));

create trigger trip_events_append_only before update on public.trip_events
  for each row execute function private.refuse_change();
create trigger trip_events_no_truncate before truncate on public.trip_events
  for each statement execute function private.refuse_change();
create trigger trip_events_go_with_lead before delete on public.trip_events
  for each row execute function private.refuse_deletion_of_history();

-- actor_name: of staff the caller's own. Answers the event's id, which makes the step of its message.
create function private.record_trip_event(lead_id uuid, offer_id uuid, kind text, actor text, actor_name text default null,
  detail jsonb default '{}', ride_id uuid default null) returns uuid
language sql set search_path = ''
as $$
  insert into public.trip_events (lead_id, offer_id, ride_id, kind, actor, actor_name, detail)
  values ($1, $2, $7, $3, $4, case when $4 = 'staff' then coalesce($5, private.caller_name()) else $5 end, jsonb_strip_nulls($6))
  returning id
$$;

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
    return case when private.is_missed(booking.id) then 'no_show' when moment >= ends then 'past'
      when moment >= starts and is_driven then 'under_way' when moment >= starts then 'between_rides' when is_open then 'changed_offer'
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
  page := jsonb_build_object('scope', scope, 'reference', lead.reference, 'state', state, 'can', to_jsonb(actions),
    'language', coalesce(lead.language, 'he'), 'name', case when scope = 'full' then lead.name end,
    'request', private.request_facts(lead, scope),
    'offer', private.offer_view(offer),
    'price', case when is_asked and lead.price_held_until > moment then
      jsonb_build_object('total_agorot', lead.price_shown_agorot, 'held_until', lead.price_held_until) end,
    'closed', case when is_asked then private.closed_ways(lead) else '[]' end,
    'mailed', not is_asked or private.is_confirmed(lead),
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
-- price: what the list said, as long as that is kept; closed: wishes that nobody drives at; mailed: whether a confirmation went out; all
-- three while nothing is offered or booked. booking: the accepted offer, cancelled or not; in
-- the shared view its amounts are 0 and its lines empty. drivers: from some hours before the pick-up until some after the journey.
-- view_key: of the shared view; null where nothing can be shared. events: newest first.
create type public.trip_page as (version text, scope public.trip_scope, reference text, state public.trip_state, can public.trip_action[],
  language private.language, name text, request public.trip_facts, offer public.trip_offer, price public.kept_price,
  closed public.closed_way[], mailed boolean,
  booking public.trip_offer, drivers public.trip_driver[], pickups public.trip_pickup[], missed public.missed_ride[],
  cancellation public.trip_cancellation, view_key text, change_hours integer, events public.trip_entry[]);
comment on type public.trip_page is 'nullable: name, offer, price, booking, cancellation, view_key';
create domain public.trip_view as jsonb;
comment on domain public.trip_view is 'json: Database[''public''][''CompositeTypes''][''trip_page'']; holds: trip_page';
