-- What staff do with offers, bookings and links, and what the schedule does with them. Every function answers what became of it; a missing
-- right alone is an error. As on the trip's page the request is locked first, so that of two people who act at once the second sees what
-- the first has done.

-- An offer as staff see it: with its id, its version (updated_at) and who made it.
create function private.staff_offer(offer public.offers) returns jsonb
language sql stable set search_path = ''
as $$
  select private.offer_view(offer) || jsonb_build_object('id', offer.id, 'updated_at', offer.updated_at, 'language', offer.language,
    'created_by_name', offer.created_by_name, 'sent_by_name', offer.sent_by_name, 'first_viewed_at', offer.first_viewed_at,
    'answer_reason', offer.answer_reason, 'list_agorot', offer.list_agorot, 'list_version', offer.list_version,
    'price_reason', offer.price_reason, 'rest_reason', offer.rest_reason, 'missed', private.missed_rides(offer.id),
    'due_agorot', private.due_agorot(offer), 'paid', case when offer.paid_day is not null then jsonb_build_object(
      'way', offer.paid_way, 'agorot', offer.paid_agorot, 'day', offer.paid_day, 'by', offer.paid_noted_by_name) end)
$$;

-- The request of a trip, locked; nulls for one that is gone or held back.
create function private.lock_trip(lead_id uuid) returns public.leads
language plpgsql set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require(private.works_on_leads());
  select * into lead from public.leads where id = lead_id and not quarantined for update;
  return lead;
end
$$;

-- The same for the trip of an offer.
create function private.lock_trip_of(offer_id uuid) returns public.leads
language plpgsql set search_path = ''
as $$
begin
  return private.lock_trip((select lead_id from public.offers where id = offer_id));
end
$$;

create function private.offer_of(offer_id uuid) returns public.offers
language sql stable set search_path = ''
as $$ select offer from public.offers as offer where id = $1 $$;

-- What became of a step, with the offer as it now is and the last that happened to its trip, so that a refusal says who was faster;
-- without them for a trip that is gone.
create function private.answer_about(outcome text, offer_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select case outcome when 'gone' then '{"outcome": "gone"}'
    else jsonb_build_object('outcome', outcome, 'offer', private.staff_offer(private.offer_of(offer_id)), 'latest', (
      select jsonb_build_object('kind', kind, 'actor', actor, 'actor_name', actor_name, 'occurred_at', occurred_at)
      from public.trip_events where lead_id = (private.offer_of(offer_id)).lead_id order by occurred_at desc limit 1)) end
$$;

-- The newest offer of a trip that was sent, and how it stands, as somebody who sends another one has to have seen it: {number, state};
-- null where none was sent. What time alone does to an offer changes nothing here.
create function private.newest_offer(trip_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('number', number, 'state', case when cancelled_at is not null then 'cancelled'
    when state = 'expired' then 'sent' else state::text end)
  from public.offers where lead_id = trip_id and state <> 'draft' order by number desc limit 1
$$;

-- What a leg of a draft says, by its columns: all but those that the database fills. Nothing is said by null or by a blank text.
create function private.said_leg(leg jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(leg) as said (name, value)
  join pg_catalog.pg_attribute on attrelid = 'public.offer_legs'::regclass and attname = name and attnum > 0 and not attisdropped
  where btrim(leg ->> name) <> '' and name <> all ('{offer_id,position,pickup_at,vehicle_name}')
$$;

-- draft: public.offer_draft; figures of the terms are the settings' where they are left out. The total is the sum of the lines. What an
-- administrator has allowed was the draft before.
create function private.write_offer_draft(lead public.leads, offer_id uuid, draft jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  draft_id uuid := offer_id;
  said record;
  leg jsonb;
  place smallint;
begin
  select * into said from jsonb_to_record(draft) as given (language text, fare_kind text, lines jsonb, pay_ways text[],
    payment_url text, note text, terms_version date, valid_until timestamptz, free_waiting_minutes smallint,
    free_delay_hours smallint, free_until_hours smallint, late_fee_percent smallint, list_agorot integer, list_version integer,
    price_reason text);
  if draft_id is null then
    insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines,
      free_waiting_minutes, free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version)
    select lead.id, coalesce(max(number), 0) + 1, 'he', 0, private.integer_setting('vat_percent'),
      '[{"kind": "fare", "quantity": 1, "amount": 0}]', private.integer_setting('free_waiting_minutes'),
      private.integer_setting('free_delay_hours'), private.integer_setting('free_until_hours'),
      private.integer_setting('late_fee_percent'), '{card}', private.israel_day(now())
    from public.offers where lead_id = lead.id
    returning id into draft_id;
  end if;
  update public.offers as own set
    -- A draft is whose who wrote it last.
    created_by = auth.uid(),
    created_by_name = private.caller_name(),
    language = coalesce(said.language, lead.language, 'he'),
    fare_kind = coalesce(said.fare_kind, 'fixed'),
    lines = jsonb_strip_nulls(said.lines),
    total_agorot = private.sum_of_lines(jsonb_strip_nulls(said.lines)),
    pay_ways = said.pay_ways,
    payment_url = nullif(said.payment_url, ''),
    note = nullif(btrim(said.note), ''),
    list_agorot = said.list_agorot,
    list_version = said.list_version,
    price_reason = nullif(btrim(said.price_reason), ''),
    rest_reason = null,
    rest_allowed_by_name = null,
    terms_version = said.terms_version,
    valid_until = said.valid_until,
    free_waiting_minutes = coalesce(said.free_waiting_minutes, own.free_waiting_minutes),
    free_delay_hours = coalesce(said.free_delay_hours, own.free_delay_hours),
    free_until_hours = coalesce(said.free_until_hours, own.free_until_hours),
    late_fee_percent = coalesce(said.late_fee_percent, own.late_fee_percent)
    where own.id = draft_id;
  delete from public.offer_legs as leg where leg.offer_id = draft_id;
  for leg, place in select * from jsonb_array_elements(coalesce(draft -> 'legs', '[]')) with ordinality loop
    leg := private.said_leg(leg);
    execute format('insert into public.offer_legs (offer_id, position%1$s)
        select $1, $2%1$s from jsonb_populate_record(null::public.offer_legs, $3)',
      (select string_agg(', ' || quote_ident(name), '') from jsonb_object_keys(leg) as name)) using draft_id, place, leg;
  end loop;
  return draft_id;
end
$$;

-- seen: the draft's updated_at as the caller has it, null where there was none. Somebody else's newer draft is not overwritten:
-- 'changed_by_other' brings it along. 'validation_failed' names the constraint.
create function private.save_offer_draft(lead uuid, seen timestamptz, draft jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip(lead);
  present public.offers;
  broken text;
begin
  if trip.id is null then
    return '{"outcome": "gone"}';
  end if;
  select * into present from public.offers where lead_id = trip.id and state = 'draft';
  if present.updated_at is distinct from seen then
    return private.answer_about('changed_by_other', present.id);
  end if;
  begin
    present.id := private.write_offer_draft(trip, present.id, draft);
  exception when integrity_constraint_violation or data_exception then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  return private.answer_about('saved', present.id);
end
$$;

-- Until when a draft will hold: as wished, else as it says, else as every price does. At the price that its customer was promised it
-- holds no shorter than was promised. Null for one without legs.
create function private.holds_until(draft public.offers, wished timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(private.price_holds_until(now(), first_pickup, coalesce(wished, draft.valid_until)),
    (select least(price_held_until, private.confirmable_until(first_pickup)) from public.leads as trip
      where trip.id = draft.lead_id and trip.price_shown_agorot = draft.total_agorot))
  from (select min(pickup_at) as first_pickup from public.offer_legs where offer_id = draft.id) as rides where first_pickup is not null
$$;

-- Whether an offer has another price than the one that its customer was shown, and than the list's, and nobody has said why.
create function private.lacks_price_reason(trip public.leads, offer public.offers) returns boolean
language sql immutable set search_path = ''
as $$
  select offer.price_reason is null and num_nonnulls(offer.list_agorot, trip.price_shown_agorot) > 0
    and offer.total_agorot is distinct from offer.list_agorot and offer.total_agorot is distinct from trip.price_shown_agorot
$$;

-- Why a draft cannot be sent as it is, or null.
create function private.draft_refusal(trip public.leads, draft public.offers) returns text
language sql stable set search_path = ''
as $$
  select case
    -- Taken down in a call, and not completed yet.
    when trip.name = trip.phone or num_nonnulls(trip.phone, trip.email) = 0 or trip.passengers is null then 'request_incomplete'
    when draft.total_agorot = 0 or not exists (select from public.offer_legs where offer_id = draft.id) then 'validation_failed'
    when exists (select from public.offer_legs as leg where leg.offer_id = draft.id and leg.service_type = 'airport_pickup'
      and num_nonnulls(leg.meeting_point, leg.meeting) = 0) then 'meeting_needed'
    when private.lacks_price_reason(trip, draft) then 'reason_needed'
    when private.is_closed_offer(draft) then 'day_of_rest' end
$$;

-- An administrator lets a draft be driven on a day of rest. Saving the draft again takes it back: what was allowed is this one.
create function private.allow_rest(offer uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip public.leads;
  draft public.offers;
begin
  perform private.require(private.administers());
  trip := private.lock_trip_of(offer);
  draft := private.offer_of(offer);
  if trip.id is null then
    return '{"outcome": "gone"}';
  elsif draft.state <> 'draft' then
    return private.answer_about('not_possible', draft.id);
  elsif btrim(coalesce(reason, '')) = '' then
    return '{"outcome": "validation_failed"}';
  end if;
  update public.offers as own set rest_reason = left(btrim(reason), 300), rest_allowed_by_name = private.caller_name()
    where own.id = draft.id;
  perform private.record_trip_event(trip.id, draft.id, 'rest_allowed', 'staff', null,
    jsonb_build_object('number', draft.number, 'reason', left(btrim(reason), 300)));
  return private.answer_about('allowed', draft.id);
end
$$;

-- The page of the trip as its traveller will find it once a draft is sent; nothing is changed.
-- Answers {outcome: 'previewed', trip: TripView}; trip is null for a link that opens nothing any more.
create function private.preview_offer(offer uuid, valid_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  draft public.offers;
  trip public.leads;
begin
  perform private.require(private.works_on_leads());
  select * into draft from public.offers where id = preview_offer.offer and state = 'draft';
  select * into trip from public.leads where id = draft.lead_id and not quarantined;
  if trip.id is null then
    return '{"outcome": "gone"}';
  end if;
  draft.state := 'sent';
  draft.sent_at := now();
  draft.valid_until := private.holds_until(draft, preview_offer.valid_until);
  return jsonb_build_object('outcome', 'previewed', 'trip', private.trip_view(trip, 'full', draft));
end
$$;

-- by: 'mail', or 'hand' for a message that an operator sends by WhatsApp. An older offer that is open is replaced: newest is the one
-- that the caller has seen (private.newest_offer). Where another one was sent, or answered, by now, nothing goes out: 'newer_offer'.
create function private.send_offer(offer uuid, seen timestamptz, newest jsonb, valid_until timestamptz, by text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip_of(offer);
  draft public.offers := private.offer_of(offer);
  holds_until timestamptz;
  refusal text;
begin
  if trip.id is null then
    return '{"outcome": "gone"}';
  elsif draft.state <> 'draft' or draft.updated_at is distinct from seen then
    return private.answer_about('changed_by_other', draft.id);
  elsif private.newest_offer(trip.id) is distinct from newest then
    return private.answer_about('newer_offer', draft.id);
  end if;
  refusal := private.draft_refusal(trip, draft);
  holds_until := private.holds_until(draft, send_offer.valid_until);
  if refusal is not null then
    return private.answer_about(refusal, draft.id);
  elsif holds_until <= clock_timestamp() then
    return '{"outcome": "too_late"}';
  end if;
  update public.offers set state = 'replaced' where lead_id = trip.id and state = 'sent';
  update public.offers as own set state = 'sent', sent_at = now(), sent_by_name = private.caller_name(), valid_until = holds_until
    where own.id = draft.id;
  update public.leads set status = 'contacted' where id = trip.id and status in ('new', 'lost');
  perform private.record_trip_event(trip.id, draft.id, 'offer_sent', 'staff', null,
    jsonb_build_object('number', draft.number, 'total_agorot', draft.total_agorot, 'by', by));
  perform private.close_tasks(trip.id, 'request_unanswered', 'offer_unanswered', 'offer_declined', 'change_requested');
  perform private.queue_message('offer', trip.id, draft.id, '', by = 'hand');
  return private.answer_about('sent', draft.id) || jsonb_build_object('link', private.link_of(trip.id));
end
$$;

create function private.withdraw_offer(offer uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip_of(offer);
  present public.offers := private.offer_of(offer);
  refusal text;
begin
  refusal := case when trip.id is null then 'gone' when present.state = 'draft' then 'not_possible'
    else private.offer_refusal(present, clock_timestamp()) end;
  if refusal is null then
    update public.offers as own set state = 'withdrawn' where own.id = present.id;
    perform private.record_trip_event(trip.id, present.id, 'offer_withdrawn', 'staff', null,
      jsonb_build_object('number', present.number, 'reason', left(reason, 500)));
    perform private.close_tasks(trip.id, 'offer_unanswered');
  end if;
  return private.answer_about(coalesce(refusal, 'withdrawn'), present.id);
end
$$;

-- "Yes" on the phone: a draft is sent and accepted in one step, also at shorter notice than the page allows. The confirmation goes
-- out all the same. how: where they said so. name: who.
create function private.accept_for_traveller(offer uuid, how text, name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip_of(offer);
  present public.offers := private.offer_of(offer);
  refusal text;
begin
  refusal := case
    when trip.id is null then 'gone'
    when present.state = 'draft' and private.draft_refusal(trip, present) is not null then private.draft_refusal(trip, present)
    when exists (select from public.offer_legs where offer_id = present.id and position = 1 and pickup_at <= now()) then 'too_late'
    when present.state <> 'draft' and private.offer_refusal(present, '-infinity') is not null
      then private.offer_refusal(present, '-infinity')
    when private.is_closed_offer(present) then 'day_of_rest' end;
  if refusal is null then
    if present.state = 'draft' then
      update public.offers set state = 'replaced' where lead_id = trip.id and state = 'sent';
      update public.offers as own set state = 'sent', sent_at = now(), sent_by_name = private.caller_name(), valid_until = now()
        where own.id = present.id;
    end if;
    perform private.accept_offer(trip, present, 'staff', coalesce(accept_for_traveller.name, trip.name), left(how, 40));
  end if;
  return private.answer_about(coalesce(refusal, 'accepted'), present.id);
end
$$;

-- The business cancels: it costs the traveller nothing.
create function private.cancel_booking(offer uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip_of(offer);
  booking public.offers := private.offer_of(offer);
begin
  if trip.id is null then
    return '{"outcome": "gone"}';
  elsif booking.state <> 'accepted' or booking.cancelled_at is not null or private.is_missed(booking.id) then
    return private.answer_about('not_possible', booking.id);
  end if;
  perform private.cancel_trip(trip, 'staff', 'business', 0, left(reason, 500), now());
  return private.answer_about('cancelled', booking.id);
end
$$;

-- A traveller who calls or writes cancels by the rules of their page: seen_state is how their trip stood for whoever they spoke to, and
-- seen_fee_agorot the fee that they were told. Where it stands otherwise by now, or cancelling costs something else, nothing happens
-- ('trip_changed', 'fee_changed').
create function private.cancel_for_traveller(lead uuid, seen_state text, seen_fee_agorot integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip(lead);
  wish constant jsonb := jsonb_build_object('seen_fee_agorot', seen_fee_agorot, 'reason', nullif(left(btrim(reason), 500), ''));
begin
  if trip.id is null then
    return '{"outcome": "gone"}';
  elsif private.trip_state(trip, clock_timestamp()) is distinct from seen_state then
    return private.answer_about('trip_changed', (select id from public.offers where lead_id = trip.id order by number desc limit 1));
  end if;
  return jsonb_build_object('outcome', coalesce(private.trip_cancel(trip, wish, clock_timestamp(), 'staff'), 'cancelled'));
end
$$;

-- Notes for the books how a booking, or the fee for one that was cancelled, was paid; without a way the note is taken back.
-- agorot and day (not to come, in Israel) as they were.
create function private.note_payment(offer uuid, way text, agorot integer, day date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip_of(offer);
  booking public.offers := private.offer_of(offer);
  broken text;
begin
  if trip.id is null then
    return '{"outcome": "gone"}';
  elsif booking.state <> 'accepted' then
    return private.answer_about('not_possible', booking.id);
  elsif day > private.israel_day(now()) then
    return '{"outcome": "validation_failed", "constraint": "offers_paid_day"}';
  end if;
  begin
    update public.offers as own set paid_way = way,
      paid_agorot = case when way is not null then agorot end,
      paid_day = case when way is not null then day end,
      paid_noted_by_name = case when way is not null then private.caller_name() end
      where own.id = booking.id;
  exception when integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  perform private.record_trip_event(trip.id, booking.id, 'paid_noted', 'staff', null, case when way is null then '{}'
    else jsonb_build_object('way', way, 'agorot', agorot, 'day', day) end);
  return private.answer_about('noted', booking.id);
end
$$;

create function private.trip_link(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return private.link_of(lead);
end
$$;

-- Every earlier link is void: one that came into the wrong hands. Answers the new one beside the outcome 'renewed'.
create function private.renew_trip_link(lead uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.manages());
  update public.leads set link_version = link_version + 1 where id = lead and not quarantined;
  if not found then
    return '{"outcome": "gone"}';
  end if;
  perform private.record_trip_event(lead, null, 'link_renewed', 'staff');
  return jsonb_build_object('outcome', 'renewed', 'link', private.link_of(lead));
end
$$;

-- Mails the traveller once more: kind 'link_again', or 'offer_again' about the offer that is open. Of each link at most one
-- of a kind goes out within an hour of the clock ('sent_lately'). The first reminder of an offer is the one that time would bring.
create function private.send_again(lead uuid, kind text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  trip constant public.leads := private.lock_trip(lead);
  open_offer uuid;
  next_cause text := '';
begin
  if send_again.kind = 'offer_again' then
    select id into open_offer from public.offers where lead_id = trip.id and state = 'sent' and valid_until > clock_timestamp();
  end if;
  if trip.id is null then
    return '{"outcome": "gone"}';
  elsif send_again.kind not in ('link_again', 'offer_again') or send_again.kind = 'offer_again' and open_offer is null then
    return '{"outcome": "not_possible"}';
  elsif trip.email is null then
    return '{"outcome": "no_address"}';
  end if;
  if send_again.kind = 'link_again' or exists (select from public.messages as earlier
    where earlier.offer_id = open_offer and earlier.kind = send_again.kind) then
    next_cause := concat_ws('/', trip.link_version, to_char(now(), 'YYYYMMDDHH24'));
  end if;
  if exists (select from public.messages as earlier where earlier.lead_id = trip.id and earlier.kind = send_again.kind
    and (earlier.cause = next_cause or next_cause <> '' and earlier.status = 'pending')) then
    return '{"outcome": "sent_lately"}';
  end if;
  perform private.queue_message(send_again.kind, trip.id, open_offer, next_cause);
  return '{"outcome": "queued"}';
end
$$;

-- The trip of a request: its offers with the draft, newest first, and the newest hundred things that happened.
create function private.lead_trip(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return (
    select jsonb_build_object(
      'state', private.trip_state(trip, now()),
      'fee_agorot', private.cancel_fee(private.booking_of(trip.id), now()),
      'offers', (select coalesce(jsonb_agg(private.staff_offer(offer) order by offer.number desc), '[]')
        from public.offers as offer where offer.lead_id = trip.id),
      'events', (select coalesce(jsonb_agg(to_jsonb(event) order by event.occurred_at desc), '[]')
        from (select * from public.trip_events as own where own.lead_id = trip.id order by own.occurred_at desc limit 100) as event))
    from public.leads as trip where trip.id = lead);
end
$$;

-- A draft has neither an end nor a time of sending. paid: as the office has noted it for the books.
create type public.offer_payment as (way public.pay_way, agorot integer, day date, by text);
-- What staff see of an offer: private.staff_offer. missed: its rides that nobody came to. due_agorot: what is to be paid in the end, the
-- price, or what cancelling it, or not coming, costs.
create domain public.office_offer as jsonb;
comment on domain public.office_offer is 'json: Omit<Database[''public''][''Tables''][''offers''][''Row''], ''lead_id'' | ''created_at'' |
  ''created_by'' | ''change_hours'' | ''rest_allowed_by_name'' | ''paid_way'' | ''paid_agorot'' | ''paid_day'' | ''paid_noted_by_name''>
  & { legs: Database[''public''][''CompositeTypes''][''offer_leg''][]; missed: Database[''public''][''CompositeTypes''][''missed_ride''][];
    due_agorot: number; paid: Database[''public''][''CompositeTypes''][''offer_payment''] | null }';
-- What an operator puts into an offer; list_agorot and list_version: what the rides cost by a published list, null where that leaves it to
-- the office.
create domain public.offer_draft as jsonb;
comment on domain public.offer_draft is 'json: Pick<Database[''public''][''Tables''][''offers''][''Row''], ''language'' | ''terms_version'' |
  ''fare_kind'' | ''lines'' | ''pay_ways'' | ''payment_url'' | ''note'' | ''list_agorot'' | ''list_version'' | ''price_reason''>
  & { legs: Omit<Database[''public''][''CompositeTypes''][''offer_leg''], ''position'' | ''pickup_at'' | ''vehicle_name''>[] }';
create type public.newest_offer as (number integer, state text);
-- What the address of the traveller's page is made of.
create domain public.trip_link as jsonb;
comment on domain public.trip_link is 'json: { reference: string; key: string; view_key: string }';
-- outcome: what happened, or why it did not. offer: as it now is. latest: the last that happened to the trip: who was faster.
create type public.offer_step as (outcome text, offer public.office_offer, latest public.trip_entry, "constraint" text,
  link public.trip_link);
comment on type public.offer_step is 'nullable: offer, latest, constraint, link';
create type public.offer_preview as (outcome text, trip public.trip_view);
comment on type public.offer_preview is 'nullable: trip';
-- fee_agorot: what cancelling the booking costs now; null where nothing is booked. Offers and events, newest first.
create type public.trip_of_lead as (state public.trip_state, fee_agorot integer, offers public.office_offer[], events public.trip_events[]);
comment on type public.trip_of_lead is 'nullable: fee_agorot';
create domain public.lead_trip as jsonb;
comment on domain public.lead_trip is 'json: Database[''public''][''CompositeTypes''][''trip_of_lead'']; holds: trip_of_lead';

create function public.save_offer_draft(lead uuid, seen timestamptz, draft public.offer_draft) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.save_offer_draft(lead, seen, draft)) $$;
comment on function public.save_offer_draft(uuid, timestamptz, public.offer_draft) is 'nullable: seen';

create function public.send_offer(offer uuid, seen timestamptz, newest public.newest_offer, valid_until timestamptz, by text)
returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.send_offer(offer, seen, to_jsonb(newest), valid_until, by)) $$;
comment on function public.send_offer(uuid, timestamptz, public.newest_offer, timestamptz, text) is 'nullable: newest';

create function public.preview_offer(offer uuid, valid_until timestamptz) returns public.offer_preview
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_preview, private.preview_offer(offer, valid_until)) $$;

create function public.allow_rest(offer uuid, reason text) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.allow_rest(offer, reason)) $$;

create function public.withdraw_offer(offer uuid, reason text) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.withdraw_offer(offer, reason)) $$;

create function public.accept_for_traveller(offer uuid, how text, name text) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.accept_for_traveller(offer, how, name)) $$;

create function public.cancel_booking(offer uuid, reason text) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.cancel_booking(offer, reason)) $$;

create function public.cancel_for_traveller(lead uuid, seen_state text, seen_fee_agorot integer, reason text) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.cancel_for_traveller(lead, seen_state, seen_fee_agorot, reason)) $$;

create function public.note_payment(offer uuid, way text, agorot integer, day date) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.note_payment(offer, way, agorot, day)) $$;

create function public.trip_link(lead uuid) returns public.trip_link
language sql stable security invoker set search_path = ''
as $$ select private.trip_link(lead) $$;
comment on function public.trip_link(uuid) is 'nullable: answer';

create function public.renew_trip_link(lead uuid) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.renew_trip_link(lead)) $$;

create function public.send_again(lead uuid, kind text) returns public.offer_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.offer_step, private.send_again(lead, kind)) $$;

create function public.lead_trip(lead uuid) returns public.lead_trip
language sql stable security invoker set search_path = ''
as $$ select private.lead_trip(lead) $$;
comment on function public.lead_trip(uuid) is 'nullable: answer';

-- Offers whose time is over. What somebody acts on at this moment is left to the next minute.
create function private.expire_offers() returns void
language plpgsql set search_path = ''
as $$
declare
  ended record;
begin
  for ended in
    update public.offers as offer set state = 'expired'
    from (
      select lead.id from public.leads as lead
      where lead.id in (select lead_id from public.offers where state = 'sent' and valid_until <= now())
      for update skip locked
    ) as trip
    where offer.lead_id = trip.id and offer.state = 'sent' and offer.valid_until <= now()
    returning offer.id, offer.lead_id, offer.number
  loop
    perform private.record_trip_event(ended.lead_id, ended.id, 'offer_expired', 'system', null,
      jsonb_build_object('number', ended.number));
    perform private.open_task('offer_unanswered', ended.lead_id, 'today', ended.id);
  end loop;
end
$$;

-- Called every minute by the schedule: ends offers, reminds of them once, and opens the tasks that time alone opens, in working
-- time. What somebody has dismissed is not opened again for the same cause.
create function private.watch_trips() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.note_clock_round();
  if not private.is_clock_trusted() then
    return;
  end if;
  perform private.expire_offers();
  if not private.is_working_time(now()) then
    return;
  end if;
  -- A day before its end, or in the middle of its time when that is shorter.
  perform private.queue_message('offer_again', offer.lead_id, offer.id) from public.offers as offer
    where offer.state = 'sent' and offer.valid_until > now()
      and now() >= greatest(offer.valid_until - interval '24 hours', offer.sent_at + (offer.valid_until - offer.sent_at) / 2);
  -- A day after it was sent, or three hours before its end.
  perform private.open_task('offer_unanswered', offer.lead_id, 'today', offer.id) from public.offers as offer
    where offer.state = 'sent' and private.is_task_due(least(offer.sent_at + interval '24 hours',
        greatest(offer.valid_until - interval '3 hours', offer.sent_at + (offer.valid_until - offer.sent_at) / 2)), offer.sent_at)
      and not exists (select from public.desk_tasks as task where task.offer_id = offer.id and task.kind = 'offer_unanswered');
  -- Ten minutes after it came; what came at night, ten minutes after the morning begins.
  if private.is_working_time(now() - interval '10 minutes') then
    perform private.open_task('request_unanswered', lead.id, 'now') from public.leads as lead
      where lead.status = 'new' and not lead.quarantined
        and lead.created_at between now() - interval '14 days' and now() - interval '10 minutes'
        and not exists (select from public.desk_tasks as task where task.lead_id = lead.id and task.kind = 'request_unanswered');
  end if;
end
$$;

grant execute on function private.save_offer_draft(uuid, timestamptz, jsonb),
  public.save_offer_draft(uuid, timestamptz, public.offer_draft), private.send_offer(uuid, timestamptz, jsonb, timestamptz, text),
  public.send_offer(uuid, timestamptz, public.newest_offer, timestamptz, text), private.preview_offer(uuid, timestamptz),
  public.preview_offer(uuid, timestamptz), private.allow_rest(uuid, text), public.allow_rest(uuid, text),
  private.withdraw_offer(uuid, text), public.withdraw_offer(uuid, text), private.accept_for_traveller(uuid, text, text),
  public.accept_for_traveller(uuid, text, text), private.cancel_booking(uuid, text), public.cancel_booking(uuid, text),
  private.cancel_for_traveller(uuid, text, integer, text), public.cancel_for_traveller(uuid, text, integer, text),
  private.note_payment(uuid, text, integer, date), public.note_payment(uuid, text, integer, date), private.trip_link(uuid),
  public.trip_link(uuid), private.renew_trip_link(uuid), public.renew_trip_link(uuid), private.send_again(uuid, text),
  public.send_again(uuid, text), private.lead_trip(uuid), public.lead_trip(uuid)
  to authenticated;
