-- Extras of a ride: parking, a longer waiting, a stop on the way. Its driver notes them on his page, the office asks for them with an amount
-- and a reason, and the traveller agrees on the page of the trip; only then are they part of what is owed (private.due_agorot).

create domain public.extra_kind as text check (value in ('parking', 'waiting', 'stop'));
-- noted by the driver; asked of the traveller; agreed or objected by them; dropped by the office, whenever that was.
create domain public.extra_state as text check (value in ('noted', 'asked', 'agreed', 'objected', 'dropped'));

create table private.ride_extras (
  -- The driver's report (trip_events): a repetition is one extra.
  id uuid primary key,
  ride_id uuid not null references public.rides (id) on delete cascade,
  kind public.extra_kind not null,
  state public.extra_state not null default 'noted',
  noted_at timestamptz not null,
  -- As the driver proposes: what parking has cost, how long he has waited beyond the free time; and his words.
  noted_agorot integer constraint ride_extras_noted check (noted_agorot between 100 and 100000 and noted_agorot % 100 = 0),
  noted_minutes integer constraint ride_extras_minutes check (noted_minutes between 1 and 600),
  note text constraint ride_extras_note_length check (char_length(note) between 1 and 200),
  -- As the office asks; of waiting the minutes by the clocks of the steps, as they were when it asked.
  agorot integer constraint ride_extras_asked check (agorot between 100 and 100000 and agorot % 100 = 0),
  minutes integer,
  reason text constraint ride_extras_reason_length check (char_length(reason) between 1 and 200),
  -- The traveller's, of an objection.
  answer text constraint ride_extras_answer_length check (char_length(answer) between 1 and 500),
  updated_at timestamptz not null default clock_timestamp(),
  -- Who of the office has decided, by name: people leave.
  decided_by_name text,
  constraint ride_extras_kind_says check (
    (kind = 'parking') = (noted_agorot is not null) and (kind = 'waiting') = (noted_minutes is not null)),
  constraint ride_extras_asked_is_complete check (state not in ('asked', 'agreed', 'objected') or agorot is not null)
);
create index ride_extras_of_ride on private.ride_extras (ride_id);

-- How long a driver has waited beyond the free time, in whole minutes, by the clocks of the steps and by what the booking promises: until
-- they were on board, or until now while he still waits.
create function private.waited_beyond(ride public.rides) returns integer
language sql stable set search_path = ''
as $$
  select greatest(0, floor(extract(epoch from ended - (private.free_waiting_of(ride) ->> 'until')::timestamptz) / 60))::integer
  from (
    select coalesce(max((step ->> 'at')::timestamptz) filter (where step ->> 'step' in ('on_board', 'no_show')),
      case when ride.state = 'at_pickup' then clock_timestamp() end) as ended
    from jsonb_array_elements(ride.steps) as step) as wait
  where ended is not null and ride.steps @> '[{"step": "at_pickup"}]'
$$;

-- Tasks of a ride's extras are open while something of them waits for the office.
create function private.settle_extra_tasks(ride public.rides) returns void
language plpgsql set search_path = ''
as $$
declare
  task record;
begin
  for task in
    select kind, state, exists (select from private.ride_extras as extra where extra.ride_id = ride.id and extra.state = open.state) as waits
    from (values ('extra_noted', 'noted'), ('extra_objected', 'objected')) as open (kind, state)
  loop
    if task.waits then
      perform private.open_task(task.kind, ride.lead_id, 'today', ride.offer_id, ride.id);
    else
      perform private.close_ride_tasks(ride.id, task.kind);
    end if;
  end loop;
end
$$;

-- What a driver notes: told {extra, agorot, minutes, words}. Answers {outcome: 'reported'}, or a refusal.
create function private.take_extra(own public.rides, at timestamptz, told jsonb, event_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  moment constant timestamptz := least(coalesce(at, clock_timestamp()), clock_timestamp());
begin
  if own.state in ('planned', 'assigned', 'acknowledged', 'cancelled') or event_id is null
    or exists (select from public.trip_events where id = event_id)
    or (select count(*) from private.ride_extras where ride_id = own.id) >= 20 then
    return '{"outcome": "not_possible"}';
  end if;
  begin
    insert into private.ride_extras (id, ride_id, kind, noted_at, noted_agorot, noted_minutes, note)
    values (event_id, own.id, told ->> 'extra', moment, (told ->> 'agorot')::integer, (told ->> 'minutes')::integer,
      nullif(btrim(told ->> 'words'), ''));
  exception when check_violation or not_null_violation then
    return '{"outcome": "validation_failed"}';
  end;
  perform private.record_report(own, 'ride_step', event_id, 'driver', moment, jsonb_build_object('step', 'extra', 'extra', told ->> 'extra',
    'agorot', told -> 'agorot', 'minutes', told -> 'minutes'));
  perform private.settle_extra_tasks(own);
  return '{"outcome": "reported"}';
end
$$;

-- What its driver has noted of a ride (DriveRide.extras): [{kind, agorot, minutes}].
create function private.extras_noted(ride_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'agorot', noted_agorot, 'minutes', noted_minutes) order by noted_at, id), '[]')
  from private.ride_extras as extra where extra.ride_id = $1
$$;

-- An extra as the office sees it (public.ride_extra). counted_minutes: of waiting, by the clocks as they stand; language: that the traveller
-- reads the reason in.
create function private.ride_extras(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return (
    select coalesce(jsonb_agg(to_jsonb(extra) - 'ride_id' || jsonb_build_object(
        'counted_minutes', case when extra.kind = 'waiting' then coalesce(private.waited_beyond(private.ride_of(ride)), 0) end,
        'language', (select language from public.offers where id = (private.ride_of(ride)).offer_id))
      order by extra.noted_at, extra.id), '[]')
    from private.ride_extras as extra where extra.ride_id = ride);
end
$$;

-- An extra as its traveller reads it (public.trip_extra).
create function private.extra_told(own public.rides, extra private.ride_extras) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', extra.id, 'leg', own.leg, 'car', own.car, 'pickup_at', own.pickup_at, 'kind', extra.kind,
    'state', extra.state, 'agorot', extra.agorot, 'minutes', extra.minutes, 'reason', extra.reason)
$$;

-- The traveller is asked to agree: once for each amount, and what waits gives way to a later word.
create function private.ask_for_extra(own public.rides, extra private.ride_extras) returns void
language sql set search_path = ''
as $$
  delete from public.messages as waiting where waiting.ride_id = own.id and waiting.kind = 'extra_to_agree'
    and waiting.cause like extra.id || '/%' and waiting.status = 'pending' and waiting.claim is null;
  insert into public.messages (kind, channel, lead_id, offer_id, ride_id, leg, car, cause, recipient, told)
  select 'extra_to_agree', case when lead.email is null then 'whatsapp' else 'mail' end, own.lead_id, own.offer_id, own.id, own.leg, own.car,
    concat_ws('/', extra.id, extra.agorot), coalesce(lead.email, lead.phone), jsonb_build_object('extra', private.extra_told(own, extra))
  from public.leads as lead where lead.id = own.lead_id and not lead.quarantined
  on conflict on constraint messages_once_per_cause do nothing
$$;

-- The office asks the traveller for an extra, corrects what it has asked, or drops it (agorot null): {outcome: 'decided'}, or why not. seen:
-- updated_at of what it had before it. What the clocks do not show as waiting is not asked for, and what was agreed is dropped alone.
create function private.decide_extra(extra uuid, seen timestamptz, agorot integer, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known private.ride_extras := (select own from private.ride_extras as own where own.id = extra);
  own public.rides;
  counted integer;
begin
  perform private.lock_rides(array[known.ride_id]);
  select * into known from private.ride_extras as kept where kept.id = extra for update;
  own := private.ride_of(known.ride_id);
  if own.id is null then
    return '{"outcome": "gone"}';
  elsif known.updated_at is distinct from seen then
    return '{"outcome": "changed_by_other"}';
  elsif known.state = 'dropped' or known.state = 'agreed' and agorot is not null then
    return '{"outcome": "not_possible"}';
  end if;
  counted := case when known.kind = 'waiting' then coalesce(private.waited_beyond(own), 0) end;
  if agorot is not null and counted = 0 then
    return '{"outcome": "not_waited"}';
  elsif agorot is not null and nullif(btrim(reason), '') is null then
    return '{"outcome": "validation_failed"}';
  end if;
  begin
    update private.ride_extras as kept set state = case when decide_extra.agorot is null then 'dropped' else 'asked' end,
      agorot = coalesce(decide_extra.agorot, kept.agorot), minutes = case when decide_extra.agorot is null then kept.minutes else counted end,
      reason = coalesce(nullif(btrim(decide_extra.reason), ''), kept.reason), answer = null, updated_at = clock_timestamp(),
      decided_by_name = private.caller_name()
      where kept.id = extra returning * into known;
  exception when check_violation then
    return '{"outcome": "validation_failed"}';
  end;
  if known.state = 'asked' then
    perform private.record_trip_event(own.lead_id, own.offer_id, 'extra_asked', 'staff', null,
      jsonb_build_object('leg', own.leg, 'car', own.car, 'extra', known.kind, 'agorot', known.agorot));
    perform private.ask_for_extra(own, known);
  else
    delete from public.messages as waiting where waiting.ride_id = own.id and waiting.kind = 'extra_to_agree'
      and waiting.cause like extra || '/%' and waiting.status = 'pending' and waiting.claim is null;
  end if;
  perform private.settle_extra_tasks(own);
  return '{"outcome": "decided"}';
end
$$;

create function private.extras_of(offer_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.extra_told(ride, extra) order by ride.pickup_at, extra.noted_at, extra.id), '[]')
  from private.ride_extras as extra join public.rides as ride on ride.id = extra.ride_id
  where ride.offer_id = $1 and extra.state in ('asked', 'agreed', 'objected')
$$;

-- wish: {extra, agrees, seen_agorot, text}. Agreed to what was seen and to no other amount; an objection is for the office.
create function private.trip_answer_extra(lead public.leads, wish jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  known private.ride_extras;
  own public.rides;
  agrees constant boolean := (wish ->> 'agrees')::boolean;
begin
  select extra.* into known from private.ride_extras as extra join public.rides as ride on ride.id = extra.ride_id
    where ride.lead_id = lead.id and extra.id = (wish ->> 'extra')::uuid for update of extra;
  own := private.ride_of(known.ride_id);
  if own.id is null or known.state in ('noted', 'dropped') then
    return 'not_possible';
  elsif known.agorot is distinct from (wish ->> 'seen_agorot')::integer then
    return 'price_changed';
  elsif known.state <> 'asked' then
    return case when (known.state = 'agreed') = agrees then null else 'not_possible' end;
  end if;
  update private.ride_extras as kept set state = case when agrees then 'agreed' else 'objected' end,
    answer = case when not agrees then nullif(btrim(wish ->> 'text'), '') end, updated_at = clock_timestamp() where kept.id = known.id;
  perform private.record_trip_event(lead.id, own.offer_id, case when agrees then 'extra_agreed' else 'extra_objected' end, 'traveller', null,
    jsonb_build_object('leg', own.leg, 'car', own.car, 'extra', known.kind, 'agorot', known.agorot, 'text', wish ->> 'text'));
  perform private.settle_extra_tasks(own);
  return null;
end
$$;

-- As in migration rides, and what was agreed besides.
create or replace function private.due_agorot(booking public.offers) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(booking.cancel_fee_agorot, (
    select booking.total_agorot + coalesce(sum(ride.no_show_fee_agorot), 0)::integer
      - round(booking.total_agorot * count(*) filter (where ride.state = 'no_show') / count(*)::numeric / 100)::integer * 100
    from public.rides as ride where ride.offer_id = booking.id and ride.state <> 'cancelled' having count(*) > 0),
    booking.total_agorot)
  + (select coalesce(sum(extra.agorot), 0)::integer from private.ride_extras as extra join public.rides as ride on ride.id = extra.ride_id
    where ride.offer_id = booking.id and extra.state = 'agreed')
$$;

-- Of an extra that is asked for, agreed to or objected to. reason: as the office says it; minutes: of waiting, beyond the free time.
create type public.trip_extra as (id uuid, leg integer, car integer, pickup_at timestamptz, kind public.extra_kind, state public.extra_state,
  agorot integer, minutes integer, reason text);
comment on type public.trip_extra is 'nullable: minutes';
alter type public.trip_page add attribute extras public.trip_extra[];

create type public.ride_extra as (id uuid, kind public.extra_kind, state public.extra_state, noted_at timestamptz, noted_agorot integer,
  noted_minutes integer, note text, agorot integer, minutes integer, reason text, answer text, updated_at timestamptz, decided_by_name text,
  counted_minutes integer, language private.language);
comment on type public.ride_extra is 'nullable: noted_agorot, noted_minutes, note, agorot, minutes, reason, answer, decided_by_name,
  counted_minutes';

create function public.ride_extras(ride uuid) returns public.ride_extra[]
language sql stable security invoker set search_path = ''
as $$ select array(select jsonb_populate_recordset(null::public.ride_extra, private.ride_extras(ride))) $$;

create domain public.extra_outcome as text check (value in ('decided', 'gone', 'changed_by_other', 'not_possible', 'not_waited',
  'validation_failed'));
create type public.extra_step as (outcome public.extra_outcome);

create function public.decide_extra(extra uuid, seen timestamptz, agorot integer, reason text) returns public.extra_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.extra_step, private.decide_extra(extra, seen, agorot, reason)) $$;
comment on function public.decide_extra(uuid, timestamptz, integer, text) is 'nullable: agorot, reason';

alter type public.drive_told add attribute extra public.extra_kind, add attribute agorot integer, add attribute words text;
comment on type public.drive_told is 'nullable: pickup_at, minutes, place, called, extra, agorot, words';

grant execute on function private.ride_extras(uuid), public.ride_extras(uuid),
  private.decide_extra(uuid, timestamptz, integer, text), public.decide_extra(uuid, timestamptz, integer, text) to authenticated;
