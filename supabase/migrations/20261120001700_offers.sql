-- Offers: a price in writing for a request, numbered 1, 2, 3 within it. What was sent never changes; a new wish is a new offer.
-- The accepted one is the booking, until it is cancelled or a later one is accepted in its place.

create type public.offer_state as enum ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced');

-- The sum of an offer's lines in agorot; null for anything that is no list of lines. {kind, quantity, amount, text?}: the
-- amount is the line's whole, and negative for a discount alone.
create function private.sum_of_lines(lines jsonb) returns bigint
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 20 and not jsonb_path_exists(lines,
      '$[*] ? (@.type() != "object"
        || !(@.quantity.type() == "number" && @.quantity >= 1 && @.quantity <= 99 && @.quantity % 1 == 0)
        || !(@.amount.type() == "number" && @.amount >= -10000000 && @.amount <= 10000000 && @.amount % 1 == 0)
        || !(@.kind.type() == "string" && @.kind like_regex "^(fare|stop|extra_waiting|discount|other)$")
        || @.amount < 0 && @.kind != "discount"
        || exists (@.text ? (@.type() != "string" || !(@ like_regex "^.{1,120}$"))))')
    then (select sum((line ->> 'amount')::numeric)::bigint from jsonb_array_elements(lines) as line) end
$$;

create domain public.fare_kind as text constraint offers_fare_kind check (value in ('fixed', 'at_most'));
-- How an offer may be paid, never in the site (docs/spec/trade.md#paying-and-cancelling).
create domain public.pay_way as text constraint offers_pay_ways check (value in ('card', 'cash', 'wallet', 'link', 'transfer', 'invoice'));
create domain public.canceller as text constraint offers_cancelled_by check (value in ('traveller', 'business'));
-- A discount's amount is negative. Night rate, child seats and the free waiting have no kind: the site promises that the price includes
-- them.
create domain public.offer_line_kind as text check (value in ('fare', 'stop', 'extra_waiting', 'discount', 'other'));
-- Amounts in agorot, VAT included; text: the office's own words, in the traveller's language.
create domain public.offer_lines as jsonb;
comment on domain public.offer_lines is 'json: { kind: Database[''public''][''Enums''][''offer_line_kind'']; quantity: number; amount: number; text?: string | undefined }[]';

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  number smallint not null constraint offers_number check (number between 1 and 99),
  state public.offer_state not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  -- Names as they were then: people leave.
  created_by_name text,
  language private.language not null,
  -- `at_most`: a taxi, which runs its meter; the traveller pays the lower of the two.
  fare_kind public.fare_kind not null default 'fixed',
  -- Whole shekels as agorot, with VAT.
  total_agorot integer not null constraint offers_total check (total_agorot between 0 and 10000000 and total_agorot % 100 = 0),
  vat_percent numeric(4, 2) not null constraint offers_vat check (vat_percent between 0 and 30),
  lines public.offer_lines not null,
  -- Free waiting: from the landing where a leg begins at the airport, from the agreed time at any other.
  landing_waiting_minutes smallint not null default private.integer_setting('landing_waiting_minutes')
    constraint offers_landing_waiting check (landing_waiting_minutes between 0 and 240),
  free_waiting_minutes smallint not null constraint offers_free_waiting check (free_waiting_minutes between 0 and 240),
  free_delay_hours smallint not null constraint offers_free_delay check (free_delay_hours between 0 and 48),
  -- Until so many hours before the pick-up the traveller changes the trip on its page.
  change_hours smallint not null default private.integer_setting('change_hours')
    constraint offers_change check (change_hours between 0 and 168),
  -- A week at most, for the reason that stands beside the setting of this name.
  free_until_hours smallint not null constraint offers_free_until check (free_until_hours between 0 and 168),
  late_fee_percent smallint not null constraint offers_late_fee check (late_fee_percent between 0 and 100),
  pay_ways public.pay_way[] not null constraint offers_pay_ways check (cardinality(pay_ways) between 1 and 6),
  payment_url text constraint offers_payment_url check (payment_url ~ '^https://[^[:space:]]+$' and char_length(payment_url) <= 500),
  note text constraint offers_note_length check (char_length(note) <= 1000),
  -- For the office alone: what the ride costs by a published list, and why the price is another one.
  list_agorot integer constraint offers_list_price check (list_agorot between 0 and 100000000),
  list_version integer,
  price_reason text constraint offers_price_reason_length check (char_length(price_reason) between 1 and 200),
  -- For the office alone: why an administrator lets it be driven on a day of rest.
  rest_reason text constraint offers_rest_reason_length check (char_length(rest_reason) between 1 and 300),
  rest_allowed_by_name text,
  -- Day of the terms that it is made under.
  terms_version date not null,
  valid_until timestamptz,
  sent_at timestamptz,
  sent_by_name text,
  first_viewed_at timestamptz,
  answered_at timestamptz,
  answered_name text constraint offers_answered_name_length check (char_length(answered_name) <= 100),
  answer_reason text constraint offers_answer_reason_length check (char_length(answer_reason) <= 500),
  cancelled_at timestamptz,
  cancelled_by public.canceller,
  cancel_fee_agorot integer constraint offers_cancel_fee check (cancel_fee_agorot between 0 and total_agorot and cancel_fee_agorot % 100 = 0),
  -- SEQUENCE of the calendar file: raised by each change that the traveller is told of.
  calendar_sequence smallint not null default 0,
  -- How it was paid: a note for the books, which the traveller does not see.
  paid_way public.pay_way,
  paid_agorot integer constraint offers_paid check (paid_agorot between 1 and 10000000),
  paid_day date,
  paid_noted_by_name text,
  constraint offers_paid_is_complete check (
    num_nonnulls(paid_way, paid_agorot, paid_day, paid_noted_by_name) in (0, 4)
    and (paid_day is null or state in ('accepted', 'replaced'))),
  constraint offers_once_per_number unique (lead_id, number),
  constraint offers_list_is_complete check (num_nonnulls(list_agorot, list_version) in (0, 2)),
  constraint offers_rest_is_complete check (num_nonnulls(rest_reason, rest_allowed_by_name) in (0, 2)),
  constraint offers_lines check (private.sum_of_lines(lines) is not null),
  constraint offers_lines_add_up check (private.sum_of_lines(lines) = total_agorot),
  constraint offers_sent_is_complete check (state = 'draft' or (sent_at is not null and valid_until is not null)),
  constraint offers_answer_has_time check (state not in ('accepted', 'declined') or answered_at is not null),
  constraint offers_cancelled_is_complete check (
    num_nonnulls(cancelled_at, cancelled_by, cancel_fee_agorot) in (0, 3) and (cancelled_at is null or state = 'accepted'))
);
-- Two of anything that there is one of are refused here, whatever the functions overlook.
create unique index offers_one_draft on public.offers (lead_id) where state = 'draft';
create unique index offers_one_open on public.offers (lead_id) where state = 'sent';
create unique index offers_one_booking on public.offers (lead_id) where state = 'accepted' and cancelled_at is null;
create index offers_open on public.offers (valid_until) where state = 'sent';

-- The journeys of an offer: there, back, day two. Day and time are the clock's in Israel. The facts that a leg says by itself have the
-- names that they have in leads (private.facts).
create table public.offer_legs (
  offer_id uuid not null references public.offers (id) on delete cascade,
  position smallint not null constraint offer_legs_position check (position between 1 and 10),
  service_type text not null constraint offer_legs_service_type check (service_type in ('airport_pickup', 'airport_dropoff',
    'intercity', 'day_tour', 'car_with_driver', 'event_transfer', 'other')),
  pickup text not null constraint offer_legs_pickup_length check (char_length(pickup) between 2 and 200),
  dropoff text not null constraint offer_legs_dropoff_length check (char_length(dropoff) between 2 and 200),
  stops text[] not null default '{}' constraint offer_legs_stops check (
    cardinality(stops) <= 5 and array_position(stops, null) is null and char_length(array_to_string(stops, '')) <= 1000),
  pickup_day date not null,
  pickup_time time not null constraint offer_legs_five_minutes check (
    extract(minute from pickup_time)::integer % 5 = 0 and extract(second from pickup_time) = 0),
  -- Of the hour that exists twice, the later.
  pickup_at timestamptz not null generated always as ((pickup_day + pickup_time) at time zone 'Asia/Jerusalem') stored,
  duration_minutes smallint not null constraint offer_legs_duration check (duration_minutes between 5 and 1440),
  flight_number text constraint offer_legs_flight_number_length check (char_length(flight_number) <= 12),
  passengers smallint not null constraint offer_legs_passengers check (passengers between 1 and 60),
  luggage smallint not null default 0 constraint offer_legs_luggage check (luggage between 0 and 60),
  -- A class of the price list's draft (migration prices), and its name in each language as it was then: classes come and go.
  vehicle_class text not null constraint offer_legs_vehicle_class_length check (char_length(vehicle_class) between 2 and 60),
  vehicle_name public.localized not null default '{}',
  vehicles smallint not null default 1 constraint offer_legs_vehicles check (vehicles between 1 and 6),
  seats_infant smallint constraint offer_legs_seats_infant check (seats_infant between 0 and 7),
  seats_child smallint constraint offer_legs_seats_child check (seats_child between 0 and 7),
  seats_booster smallint constraint offer_legs_seats_booster check (seats_booster between 0 and 7),
  day_route text constraint offer_legs_day_route_length check (char_length(day_route) <= 40),
  hire_hours smallint constraint offer_legs_hire_hours_range check (hire_hours between 1 and 24),
  meeting_way text constraint offer_legs_meeting_way check (meeting_way in ('kerb', 'board')),
  -- Where they meet: in the office's own words, which win, else those of a meeting point in each language, as they were then.
  meeting_point text constraint offer_legs_meeting_point_length check (char_length(meeting_point) <= 300),
  meeting public.localized constraint offer_legs_meeting check (
    jsonb_typeof(meeting -> 'he') = 'string' and jsonb_typeof(meeting -> 'en') = 'string' and jsonb_typeof(meeting -> 'fr') = 'string'
    and octet_length(meeting::text) <= 4096),
  primary key (offer_id, position),
  -- 02:30 does not exist in the night when the clocks go forward.
  constraint offer_legs_hour_exists check (
    ((pickup_day + pickup_time) at time zone 'Asia/Jerusalem') at time zone 'Asia/Jerusalem' = pickup_day + pickup_time)
);

alter table public.offers enable row level security;
grant select on public.offers to authenticated;
create policy "operators and above read offers" on public.offers for select to authenticated
  using ((select private.works_on_leads()));
alter table public.offer_legs enable row level security;
grant select on public.offer_legs to authenticated;
create policy "operators and above read legs" on public.offer_legs for select to authenticated
  using ((select private.works_on_leads()));

-- What becomes of an offer is written into it; what was offered stays as it was, and no state is left but by these ways.
create function private.keep_offer() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fate constant text[] := '{state,updated_at,first_viewed_at,answered_at,answered_name,answer_reason,cancelled_at,cancelled_by,
    cancel_fee_agorot,calendar_sequence,paid_way,paid_agorot,paid_day,paid_noted_by_name}';
begin
  if old.state <> new.state and (old.state, new.state) not in (('draft', 'sent'), ('sent', 'accepted'), ('sent', 'declined'),
    ('sent', 'expired'), ('sent', 'withdrawn'), ('sent', 'replaced'), ('accepted', 'replaced')) then
    raise exception 'An offer does not go from % to %', old.state, new.state using errcode = '23514', constraint = 'offers_life';
  end if;
  if old.state <> 'draft' and to_jsonb(new) - fate <> to_jsonb(old) - fate then
    raise exception 'What was offered stays as it was offered' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger offers_keep_offer before update on public.offers
  for each row execute function private.keep_offer();

-- Of a leg that was offered, what its traveller may still change, and the office's word on where they meet. Legs go with their offer,
-- and get the name of their vehicle from its class, which is one of those in use.
create function private.keep_leg() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- pickup_at is generated after this trigger.
  exact constant text[] := private.facts_to_change() || '{meeting_point,pickup_at}';
  state public.offer_state := (select offers.state from public.offers where id = coalesce(old.offer_id, new.offer_id));
begin
  if state is not null and state <> 'draft' and (tg_op <> 'UPDATE' or to_jsonb(new) - exact <> to_jsonb(old) - exact) then
    raise exception 'What was offered stays as it was offered' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' and coalesce(new.vehicle_name, '{}') = '{}' then
    new.vehicle_name := (select name from public.vehicle_classes where id = new.vehicle_class and active);
    if new.vehicle_name is null then
      raise exception 'There is no such vehicle' using errcode = '23514', constraint = 'offer_legs_vehicle_class';
    end if;
  end if;
  return coalesce(new, old);
end
$$;
create trigger offer_legs_keep before insert or update or delete on public.offer_legs
  for each row execute function private.keep_leg();

-- The accepted offer of a request, cancelled or not; the newest where there were several.
create function private.booking_of(lead_id uuid) returns public.offers
language sql stable set search_path = ''
as $$
  select offer from public.offers as offer where offer.lead_id = $1 and offer.state = 'accepted'
  order by offer.cancelled_at is null desc, offer.number desc limit 1
$$;

-- The booking that stands; nulls where there is none, or it was cancelled.
create function private.standing_booking_of(lead_id uuid) returns public.offers
language sql stable set search_path = ''
as $$
  select offer from public.offers as offer where offer.lead_id = $1 and offer.state = 'accepted' and offer.cancelled_at is null
$$;

-- The legs of an offer as its page shows them.
create function private.legs_of(offer_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(leg) - 'offer_id' || jsonb_build_object('pickup_time', to_char(leg.pickup_time, 'HH24:MI'))
    order by leg.position), '[]')
  from public.offer_legs as leg where leg.offer_id = $1
$$;

-- Whoever is met at an airport has landed there, whatever the service is called.
create function private.is_arrival(leg public.offer_legs) returns boolean
language sql immutable set search_path = ''
as $$ select leg.service_type = 'airport_pickup' or leg.meeting is not null $$;

-- An offer as the traveller sees it (public.trip_offer): without who of the staff made it, and expired from the
-- second on that its time is over.
create function private.offer_view(offer public.offers) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(offer) - '{id,lead_id,created_at,updated_at,created_by,created_by_name,language,change_hours,sent_by_name,first_viewed_at,
      answer_reason,list_agorot,list_version,price_reason,rest_reason,rest_allowed_by_name,paid_way,paid_agorot,paid_day,
      paid_noted_by_name}'::text[]
    || jsonb_build_object('legs', private.legs_of(offer.id),
      'state', case when offer.state = 'sent' and offer.valid_until <= clock_timestamp() then 'expired' else offer.state::text end)
  where offer.id is not null
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

-- Until when cancelling a booking costs nothing: so many hours before the first pick-up. Where the office has set a pick-up later than
-- a delay that costs nothing and wants another price for it, until the pick-up: whoever does not accept that price owes nothing.
create function private.free_until(offer public.offers) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select min(ride.pickup_at) from public.rides as ride where ride.offer_id = offer.id and ride.state <> 'cancelled'
      having bool_or(ride.delay_price = 'new_offer')),
    (select min(leg.pickup_at) - make_interval(hours => offer.free_until_hours) from public.offer_legs as leg where leg.offer_id = offer.id));
end
$$;

-- A share of the price, in whole shekels and never rounded up.
create function private.late_fee(offer public.offers) returns integer
language sql immutable set search_path = ''
as $$ select offer.total_agorot * offer.late_fee_percent / 10000 * 100 $$;

-- What cancelling a booking costs at a moment, in agorot: nothing until private.free_until, a share of the
-- price afterwards (docs/spec/trade.md#paying-and-cancelling). The law's right to cancel for 5 % or 100 shekels ends seven
-- working days before the ride, when the house still charges nothing (offers_free_until).
create function private.cancel_fee(offer public.offers, moment timestamptz) returns integer
language sql stable set search_path = ''
as $$
  select case when moment <= private.free_until(offer) then 0 else private.late_fee(offer) end
$$;

-- The newest offer that neither became the booking nor was replaced; nulls where there is none. A draft is not seen.
create function private.last_offer_of(lead_id uuid) returns public.offers
language sql stable set search_path = ''
as $$
  select offer from public.offers as offer
  where offer.lead_id = $1 and offer.state not in ('draft', 'accepted', 'replaced') order by offer.number desc limit 1
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
  update public.offers set cancelled_at = moment, cancelled_by = wished_by, cancel_fee_agorot = fee_agorot,
    calendar_sequence = calendar_sequence + 1 where id = booking.id;
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
