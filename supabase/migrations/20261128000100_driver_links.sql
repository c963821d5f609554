-- A driver's page: his rides of today and of the day after, under a link of his own, without an account, and what he reports on it. Only
-- the edge function driver-desk calls this, after it has checked the body (supabase/functions/_shared/contracts/drive-contract.ts).
--
-- Links: a driver's number and a key. No key is stored: as that of a trip (migration trips) it is derived, from a secret of its own, the
-- driver and the version of his link, so that the office can show it at any time and raise the version to make the earlier one void.

create table private.drive_link_key (
  only_row boolean primary key default true constraint drive_link_key_only_row check (only_row),
  key text not null default gen_random_uuid() || '/' || gen_random_uuid()
);
insert into private.drive_link_key default values;

-- What drivers are read to in on their page: the site's languages, and two that the page alone has.
create domain public.drive_language as text constraint drive_links_language check (value in ('he', 'ar', 'en', 'ru', 'fr'));

-- Beside the driver and not in his row, whose version a colleague's open form compares. A driver without a row has never opened his page.
create table private.drive_links (
  driver_no integer primary key references public.drivers (no) on delete cascade,
  version smallint not null default 1,
  -- As he has chosen; null until he has.
  language public.drive_language,
  last_seen_at timestamptz
);

-- Of somebody who is not kept by name any more nothing is left here either.
create function private.forget_drive_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.drive_links as own where own.driver_no = new.no;
  return null;
end
$$;
create trigger drivers_forget_drive_link after update of phone on public.drivers
  for each row when (new.phone is null) execute function private.forget_drive_link();

create function private.drive_key(driver integer, version smallint) returns text
language sql stable set search_path = ''
as $$
  select substr(encode(sha256(convert_to(key || encode(sha256(convert_to(
    concat_ws('/', key, $1, $2), 'UTF8')), 'hex'), 'UTF8')), 'hex'), 1, 32)
  from private.drive_link_key
$$;

-- Whose page a link opens; null for one that opens nothing, whatever the cause: an unknown number, a wrong or void key, a driver who
-- is switched off. The same key is computed in each case, so that the time says nothing either.
create function private.open_drive(driver integer, key text) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  known record;
  own_key text;
begin
  select own.no, link.version into known
    from public.drivers as own left join private.drive_links as link on link.driver_no = own.no where own.no = $1 and own.active;
  own_key := private.drive_key(coalesce(known.no, 0), coalesce(known.version, 1::smallint));
  return case when own_key = $2 then known.no end;
end
$$;

-- The link to a driver's page, for whoever may show it: {driver, key}.
create function private.drive_link_of(driver integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('driver', own.no, 'key', private.drive_key(own.no, coalesce(link.version, 1::smallint)))
  from public.drivers as own left join private.drive_links as link on link.driver_no = own.no where own.no = $1 and own.active
$$;

-- Keys of drivers' links are kept in no message either.
create or replace function private.without_trip_key(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select regexp_replace(words, '(#[0-9a-z]{1,10}-)[0-9a-f]{32}', '\1…', 'gi') $$;

-- The last day of the rides that a driver sees: tomorrow, or where the business rests then, the next day of work.
create function private.last_drive_day(moment timestamptz) returns date
language sql stable set search_path = ''
as $$
  select min(day)::date
  from generate_series(private.israel_day(moment) + 1, private.israel_day(moment) + 6, interval '1 day') as day
  where not private.rests_at((day::date + time '12:00') at time zone 'Asia/Jerusalem') or day::date = private.israel_day(moment) + 6
$$;

-- What a driver takes of the traveller (public.to_collect). A booking is paid with its first ride, by a way that a driver can take; what
-- was noted as paid is taken off.
create function private.to_collect(ride public.rides) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'how', case when due <= 0 then 'paid' when taken = '{}' then 'office'
      when ride.id <> (select first.id from public.rides as first where first.offer_id = ride.offer_id and first.state <> 'cancelled'
        order by first.pickup_at, first.leg, first.car limit 1) then 'first_ride'
      when offer.fare_kind = 'at_most' then 'at_most' else 'fixed' end,
    'agorot', due, 'ways', to_jsonb(taken))
  from public.offers as offer,
    lateral (select private.due_agorot(offer) - coalesce(offer.paid_agorot, 0) as due,
      array(select way from unnest(offer.pay_ways) as way where way in ('card', 'cash', 'wallet')) as taken) as pay
  where offer.id = ride.offer_id
$$;

-- The rides that a driver sees at a moment: what is before him until the last day, and what is over for as long as he may have to say
-- something of it.
create function private.rides_of_drive(driver integer, moment timestamptz) returns setof public.rides
language sql stable set search_path = ''
as $$
  select ride from public.rides as ride
  where ride.driver_no = driver and ride.state not in ('planned', 'cancelled')
    -- No ride takes two days; so that the index finds them.
    and ride.pickup_at > moment - interval '3 days' and ride.pickup_at < private.day_ends(private.last_drive_day(moment))
    and ride.busy_until > moment - case when ride.state in ('done', 'no_show') then interval '6 hours' else interval '24 hours' end
$$;

-- What travellers have told of a ride: {here_at, lost_at}, the first moment at which they were at the meeting point, and the last one at
-- which they did not find the driver (migration day_of_the_ride).
create function private.told_by_traveller(ride_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('here_at', min(occurred_at) filter (where kind = 'at_meeting_point'),
    'lost_at', max(occurred_at) filter (where kind = 'cannot_find_driver'))
  from public.trip_events as event where event.ride_id = $1 and kind in ('at_meeting_point', 'cannot_find_driver')
$$;

-- By how much its driver will be late, as he has said last; null where he has not. What another driver said before him is over.
create function private.late_minutes(ride public.rides) returns integer
language sql stable set search_path = ''
as $$
  select (event.detail ->> 'minutes')::integer from public.trip_events as event
  where event.ride_id = ride.id and event.kind = 'ride_step' and event.detail ->> 'step' = 'late'
    and (event.detail ->> 'driver')::integer = ride.driver_no
  order by event.occurred_at desc limit 1
$$;

-- A ride on its driver's page (DriveRide of the contract): what his mails say of it, and what he does with it.
create function private.drive_ride(ride public.rides, moment timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select private.ride_for_driver(ride, moment) || jsonb_build_object('id', ride.id, 'leave_from', ride.busy_from,
      'ends_at', ride.pickup_at + make_interval(mins => leg.duration_minutes), 'party', ride.party,
      -- Of whoever he reaches by that number.
      'language', coalesce(case when lead.passenger_phone is not null then lead.passenger_language end, lead.language, 'he'), 'collect', private.to_collect(ride),
      'landing_at', case when private.is_arrival(leg) then private.landing_of(ride) end,
      'waiting', private.free_waiting_of(ride), 'last_step', (ride.steps -> -1) - 'by',
      'told', private.told_by_traveller(ride.id),
      'late_minutes', private.late_minutes(ride), 'extras', private.extras_noted(ride.id))
    from public.offer_legs as leg, public.leads as lead
    where leg.offer_id = ride.offer_id and leg.position = ride.leg and lead.id = ride.lead_id);
end
$$;

create function private.drive_page(driver integer, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select page || jsonb_build_object('version', substr(encode(sha256(convert_to(page::text, 'UTF8')), 'hex'), 1, 16))
  from (
    select jsonb_build_object('driver', own.name, 'language', link.language, 'until', private.last_drive_day(moment),
      'rides', (select coalesce(jsonb_agg(private.drive_ride(ride, moment) order by ride.pickup_at, ride.id), '[]')
        from private.rides_of_drive(own.no, moment) as ride)) as page
    from public.drivers as own left join private.drive_links as link on link.driver_no = own.no where own.no = $1) as shown
$$;

-- The answer with the page as it is now (public.drive_verdict). version: of the page that the caller has; the same one is not sent again.
create function private.show_drive(outcome text, driver integer, version text default null) returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object('at', moment) || case when $1 = 'ok' and page ->> 'version' = $3 then '{"outcome": "unchanged"}'
    else jsonb_build_object('outcome', $1, 'page', page) end
  from clock_timestamp() as moment, private.drive_page(driver, moment) as page
$$;

-- Counted by network and by driver like wrong links to trips.
create function private.refuse_drive_link(driver integer, client_ip inet) returns jsonb
language sql volatile set search_path = ''
as $$ select private.refuse_link('drive/' || driver, client_ip) || jsonb_build_object('at', clock_timestamp()) $$;

create function private.drive_read(driver integer, key text, version text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant integer := private.open_drive(driver, key);
begin
  if own is null then
    return private.refuse_drive_link(driver, client_ip);
  end if;
  -- The page asks each minute; the office is told by the minute, too.
  insert into private.drive_links as link (driver_no, last_seen_at) values (own, now())
    on conflict (driver_no) do update set last_seen_at = excluded.last_seen_at
    where coalesce(link.last_seen_at < now() - interval '1 minute', true);
  return private.show_drive('ok', own, version);
end
$$;

create function private.drive_choose_language(driver integer, key text, language text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant integer := private.open_drive(driver, key);
begin
  if own is null then
    return private.refuse_drive_link(driver, client_ip);
  end if;
  insert into private.drive_links as link (driver_no, language, last_seen_at) values (own, $3, now())
    on conflict (driver_no) do update set language = excluded.language, last_seen_at = excluded.last_seen_at;
  return private.show_drive('ok', own);
end
$$;

-- Steps are reported by the driver himself or by the office for him. What follows is what both do once the ride is locked.

-- Locks what changes of these rides touch, and those who get them (private.lock_rides without its right).
create function private.lock_rides_of(ride_ids uuid[], driver integer default null, vehicle integer default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock_shared(private.ride_watch_lock());
  perform from public.drivers where no = driver or no in (select driver_no from public.rides where id = any (ride_ids))
    order by no for no key update;
  perform from public.vehicles where no = vehicle or no in (select vehicle_no from public.rides where id = any (ride_ids))
    order by no for no key update;
  perform from public.leads where id in (select lead_id from public.rides where id = any (ride_ids)) order by id for update;
end
$$;

create or replace function private.lock_rides(ride_ids uuid[], driver integer default null, vehicle integer default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  perform private.lock_rides_of(ride_ids, driver, vehicle);
end
$$;

-- Whether a report came before: its id is known for this ride.
create function private.is_reported(event_id uuid, ride uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from public.trip_events as known where known.id = event_id and known.ride_id = ride) $$;

-- Writes a report down. actor: 'staff' for a driver, or 'driver'; of him the ride says who he is.
create function private.record_report(own public.rides, kind text, event_id uuid, actor text, moment timestamptz, detail jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.trip_events (id, lead_id, offer_id, ride_id, kind, actor, actor_name, occurred_at, detail)
  values (event_id, own.lead_id, own.offer_id, own.id, $2, actor, private.caller_name(), moment,
    jsonb_strip_nulls(jsonb_build_object('leg', own.leg, 'car', own.car) || detail || case when actor = 'driver' then jsonb_build_object(
      'driver', own.driver_no,
      -- Reported without a signal: both clocks.
      'received_at', case when clock_timestamp() > moment + interval '1 minute' then clock_timestamp() end) else '{}' end))
$$;

-- Answers {outcome: 'reported'}, or a refusal (report_step).
create function private.take_step(own public.rides, step text, at timestamptz, event_id uuid, actor text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  later constant public.ride_state := private.state_after(own.state, step);
  earlier constant timestamptz := greatest((own.steps -> -1 ->> 'at')::timestamptz, clock_timestamp() - interval '24 hours');
  moment timestamptz := least(coalesce(at, clock_timestamp()), clock_timestamp());
begin
  if later is null or event_id is null or exists (select from public.trip_events where id = event_id) then
    return '{"outcome": "not_possible"}';
  elsif step <> 'back' and moment < date_trunc('minute', earlier) then
    return '{"outcome": "step_time"}';
  elsif step not in ('acknowledged', 'back') and moment < own.busy_from then
    return jsonb_build_object('outcome', 'too_early', 'until', own.busy_from);
  end if;
  moment := greatest(moment, (own.steps -> -1 ->> 'at')::timestamptz);
  begin
    update public.rides as kept set state = later, no_show_place = null, no_show_fee_agorot = null,
      steps = case when step = 'back' then kept.steps - -1
      else kept.steps || jsonb_build_object('step', step, 'at', moment, 'by', private.caller_name()) end
      where kept.id = own.id;
  exception when exclusion_violation then
    return jsonb_build_object('outcome', 'taken', 'by', private.taken_by(array[own.id],
      (select driver from public.drivers as driver where no = own.driver_no),
      (select vehicle from public.vehicles as vehicle where no = own.vehicle_no), own.busy));
  end;
  perform private.record_report(own, 'ride_step', event_id, actor, moment, jsonb_build_object('step', step,
    'for', case when actor = 'staff' then 'driver' end, 'taken_back', case when step = 'back' then own.state end));
  return '{"outcome": "reported"}';
end
$$;

create or replace function private.report_step(ride uuid, seen timestamptz, step text, at timestamptz, event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  answer jsonb;
begin
  perform private.lock_rides(array[ride]);
  own := private.ride_of(ride);
  if private.is_reported(event_id, ride) then
    return private.answer_about_ride('reported', ride);
  elsif own.id is null then
    return '{"outcome": "gone"}';
  elsif own.updated_at is distinct from seen then
    return private.answer_about_ride('changed_by_other', ride);
  end if;
  answer := private.take_step(own, step, at, event_id, 'staff');
  return answer || private.answer_about_ride(answer ->> 'outcome', ride);
end
$$;

-- Nobody came (report_no_show), at the fee of the terms where it is charged. Answers {outcome: 'reported'}, or a refusal.
create function private.take_no_show(own public.rides, at timestamptz, place text, charged boolean, seen_fee_agorot integer, event_id uuid,
  actor text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  moment constant timestamptz := least(coalesce(at, clock_timestamp()), clock_timestamp());
  waiting constant jsonb := private.free_waiting_of(own);
  fee integer := private.no_show_fee(own);
begin
  if own.state <> 'at_pickup' or event_id is null or charged is null or exists (select from public.trip_events where id = event_id) then
    return '{"outcome": "not_possible"}';
  elsif btrim(coalesce(place, '')) = '' then
    return '{"outcome": "validation_failed", "constraint": "rides_no_show_place_length"}';
  elsif moment < (waiting ->> 'until')::timestamptz then
    return jsonb_build_object('outcome', 'still_waiting', 'until', waiting -> 'until');
  elsif fee is distinct from seen_fee_agorot then
    return '{"outcome": "fee_changed"}';
  end if;
  fee := case when charged then fee else 0 end;
  update public.rides as kept set state = 'no_show', no_show_place = left(btrim(place), 300), no_show_fee_agorot = fee,
    steps = kept.steps || jsonb_build_object('step', 'no_show', 'at', moment, 'by', private.caller_name()) where kept.id = own.id;
  perform private.record_report(own, 'no_show', event_id, actor, moment, jsonb_build_object('place', left(btrim(place), 300),
    'waited_from', waiting -> 'waited_from', 'fee_agorot', fee));
  return '{"outcome": "reported"}';
end
$$;

create or replace function private.report_no_show(ride uuid, seen timestamptz, at timestamptz, place text, charged boolean, seen_fee_agorot integer,
  event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.rides;
  answer jsonb;
begin
  perform private.lock_rides(array[ride]);
  own := private.ride_of(ride);
  if private.is_reported(event_id, ride) then
    return private.answer_about_ride('reported', ride);
  elsif private.ride_refusal(own, seen) is not null then
    return private.answer_about_ride(private.ride_refusal(own, seen), ride);
  end if;
  answer := private.take_no_show(own, at, place, charged, seen_fee_agorot, event_id, 'staff');
  return private.answer_about_ride(answer ->> 'outcome', ride) || answer;
end
$$;

-- A driver who will be late says by how much: it rings in the office, until he is there, and the traveller is told (migration
-- day_of_the_ride).
alter domain public.task_kind drop constraint desk_tasks_kind;
alter domain public.task_kind add constraint desk_tasks_kind check (value in ('request_unanswered', 'offer_unanswered',
  'offer_declined', 'change_requested', 'changed_late', 'trip_cancelled', 'cancel_notice', 'message_failed', 'ride_without_driver',
  'not_acknowledged', 'overbooked', 'driver_not_told', 'message_by_hand', 'driver_under_way', 'document_expiring', 'driver_late'));
alter table public.desk_tasks drop constraint desk_tasks_names_something;
alter table public.desk_tasks add constraint desk_tasks_names_something check (
  case when kind = 'document_expiring' then lead_id is null and num_nonnulls(driver_no, vehicle_no) = 1
    else lead_id is not null and num_nonnulls(driver_no, vehicle_no) = 0 end
  and (kind in ('ride_without_driver', 'not_acknowledged', 'overbooked', 'driver_not_told', 'message_by_hand',
    'driver_under_way', 'driver_late'))
    = (ride_id is not null) or kind = 'message_failed');

create function private.close_late_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_ride_tasks(new.id, 'driver_late');
  delete from public.messages as waiting where waiting.ride_id = new.id and waiting.kind = 'driver_late' and waiting.status = 'pending'
    and waiting.claim is null;
  return null;
end
$$;
create trigger rides_close_late_task after update on public.rides for each row
  when (new.driver_no is distinct from old.driver_no or new.state <> old.state and new.state not in ('acknowledged', 'on_the_way'))
  execute function private.close_late_task();

-- minutes: as the driver guesses. Answers {outcome: 'reported'}, or a refusal.
create function private.take_delay(own public.rides, at timestamptz, minutes integer, event_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if own.state not in ('assigned', 'acknowledged', 'on_the_way') or event_id is null
    or exists (select from public.trip_events where id = event_id) then
    return '{"outcome": "not_possible"}';
  elsif coalesce(minutes, 0) not between 1 and 240 then
    return '{"outcome": "validation_failed"}';
  end if;
  perform private.record_report(own, 'ride_step', event_id, 'driver', least(coalesce(at, clock_timestamp()), clock_timestamp()),
    jsonb_build_object('step', 'late', 'minutes', minutes));
  perform private.open_task('driver_late', own.lead_id, 'now', own.offer_id, own.id);
  perform private.tell_of_delay(own, minutes, clock_timestamp());
  return '{"outcome": "reported"}';
end
$$;

-- Why a driver cannot report something of a ride; null where he can. told: {pickup_at}, the hour that he had before him.
create function private.drive_refusal(own public.rides, driver integer, step text, told jsonb) returns text
language sql stable set search_path = ''
as $$
  select case
    -- Replaced, cancelled or deleted while his phone had no signal.
    when own.id is null or own.driver_no is distinct from driver or own.state = 'cancelled' then 'not_yours'
    -- He confirms what he has read, and no other hour.
    when step = 'acknowledged' and (told ->> 'pickup_at')::timestamptz is distinct from own.pickup_at then 'changed'
    -- A slip is taken back soon or by the office; that nobody came by the office alone.
    when step = 'back' and (own.state = 'no_show' or (own.steps -> -1 ->> 'at')::timestamptz < clock_timestamp() - interval '15 minutes')
      then 'not_possible' end
$$;

-- at: when it was by the clock of the server, as the phone has measured it. told: {pickup_at}, {minutes} of a delay, {place} of nobody who
-- came, an extra (take_extra). A step that has been reported already, by the office for instance, is as he wishes. Answers as drive_read, with 'ok', or a
-- refusal and the page as it is then.
create function private.drive_report(driver integer, key text, ride uuid, step text, at timestamptz, event_id uuid, told jsonb, client_ip inet)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known constant integer := private.open_drive(driver, key);
  own public.rides;
  wait integer;
  moment timestamptz;
  refusal text;
  answer jsonb;
begin
  if known is null then
    return private.refuse_drive_link(driver, client_ip);
  end if;
  -- A night without a signal comes all at once; more is no driver.
  select nullif(retry_after, 0) into wait from private.check_rate_limit('drive:writes:' || known, 300, interval '1 hour');
  if wait is not null then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait, 'at', clock_timestamp());
  end if;
  perform private.lock_rides_of(array[ride]);
  own := private.ride_of(ride);
  refusal := private.drive_refusal(own, known, step, told);
  if private.is_reported(event_id, ride) or refusal is null and step not in ('late', 'extra') and own.steps @> jsonb_build_array(jsonb_build_object('step', step))
  then
    return private.show_drive('ok', known);
  elsif refusal is not null then
    return private.show_drive(refusal, known);
  end if;
  -- Clocks of phones are measured to the second and not better: a step is never before the one before it.
  moment := greatest(at, (own.steps -> -1 ->> 'at')::timestamptz);
  answer := case step
    when 'late' then private.take_delay(own, moment, (told ->> 'minutes')::integer, event_id)
    when 'extra' then private.take_extra(own, moment, told, event_id)
    when 'no_show' then case
      -- By the terms travellers are called before the fee is due. Of one who has said that they are there, or find nobody, it is not the
      -- driver's word alone that charges it: the office does, or nobody.
      when (told ->> 'called')::boolean
        then private.take_no_show(own, moment, told ->> 'place', jsonb_strip_nulls(private.told_by_traveller(own.id)) = '{}',
          private.no_show_fee(own), event_id, 'driver')
      else '{"outcome": "validation_failed"}' end
    else private.take_step(own, step, moment, event_id, 'driver') end;
  return private.show_drive(case answer ->> 'outcome' when 'reported' then 'ok' else answer ->> 'outcome' end, known)
    || jsonb_strip_nulls(jsonb_build_object('until', answer -> 'until'));
end
$$;

-- The office shows a driver's link to whoever asks for it, and sees when he was there last: [{driver, key, last_seen_at}].
create function private.drive_links() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return (
    select coalesce(jsonb_agg(private.drive_link_of(own.no) || jsonb_build_object('last_seen_at', link.last_seen_at) order by own.no), '[]')
    from public.drivers as own left join private.drive_links as link on link.driver_no = own.no where own.active);
end
$$;

-- Every earlier link is void: a telephone that was lost. The new one opens the same page.
create function private.renew_drive_link(driver integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.manages());
  if not exists (select from public.drivers as own where own.no = driver and own.active) then
    return '{"outcome": "gone"}';
  end if;
  insert into private.drive_links as link (driver_no, version) values (driver, 2)
    on conflict (driver_no) do update set version = link.version + 1, last_seen_at = null;
  return '{"outcome": "renewed"}';
end
$$;

-- What a message to a driver speaks of (migration rides_watch), with the link to his page. What he has chosen there comes before the
-- languages that the office knows of.
create or replace function private.driver_content(message public.messages, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('to', case when driver.email is null then '[]' else jsonb_build_array(driver.email) end,
    'driver', driver.name, 'phone', driver.phone,
    'languages', to_jsonb(array_remove(array[link.language::text], null) || driver.languages::text[]),
    'link', private.drive_link_of(driver.no),
    'known', message.told -> 'known',
    'changed', coalesce(message.told -> 'changed', '[]'), 'day', message.until_day,
    'rides', case when message.kind = 'tomorrow' then
      (select coalesce(jsonb_agg(private.ride_for_driver(ride, moment) order by ride.pickup_at), '[]')
        from private.rides_until(driver.no, moment, message.until_day) as ride)
      -- Of a ride that is not his any more he needs no number.
      else (select coalesce(jsonb_agg(private.ride_for_driver(ride, case when message.kind <> 'ride_cancelled' then moment end)), '[]')
        from public.rides as ride where ride.id = message.ride_id) end)
  from public.drivers as driver left join private.drive_links as link on link.driver_no = driver.no where driver.no = message.driver_no
$$;

-- Besides 'ok' and 'unchanged' the refusals of the contract.
create domain public.drive_outcome as text check (value in ('ok', 'unchanged', 'bad_link', 'blocked', 'rate_limited', 'not_yours', 'changed',
  'not_possible', 'step_time', 'too_early', 'still_waiting', 'taken', 'fee_changed', 'validation_failed'));
create domain public.drive_page as jsonb;
comment on domain public.drive_page is 'json: import(''./drive-contract.ts'').DrivePage';
-- at: the clock of the database. until: from when on it is possible.
create type public.drive_verdict as (outcome public.drive_outcome, at timestamptz, page public.drive_page, until timestamptz, retry_after integer);
comment on type public.drive_verdict is 'nullable: page, until, retry_after';

create function public.drive_read(driver integer, key text, version text, client_ip inet) returns public.drive_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.drive_verdict, private.drive_read(driver, key, version, client_ip)) $$;
comment on function public.drive_read(integer, text, text, inet) is 'nullable: version, client_ip';

create function public.drive_choose_language(driver integer, key text, language public.drive_language, client_ip inet)
returns public.drive_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.drive_verdict, private.drive_choose_language(driver, key, language, client_ip)) $$;
comment on function public.drive_choose_language(integer, text, public.drive_language, inet) is 'nullable: client_ip';

create domain public.drive_step as text check (value in ('acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done', 'back', 'late',
  'no_show', 'extra'));
-- What a report says besides.
create type public.drive_told as (pickup_at timestamptz, minutes integer, place text, called boolean);
comment on type public.drive_told is 'nullable: pickup_at, minutes, place, called';

create function public.drive_report(driver integer, key text, ride uuid, step public.drive_step, at timestamptz, event_id uuid,
  told public.drive_told, client_ip inet) returns public.drive_verdict
language sql volatile security invoker set search_path = ''
as $$
  select jsonb_populate_record(null::public.drive_verdict,
    private.drive_report(driver, key, ride, step, at, event_id, to_jsonb(told), client_ip))
$$;
comment on function public.drive_report(integer, text, uuid, public.drive_step, timestamptz, uuid, public.drive_told, inet)
  is 'nullable: client_ip';

create type public.drive_link as (driver integer, key text, last_seen_at timestamptz);
comment on type public.drive_link is 'nullable: last_seen_at';
create function public.drive_links() returns public.drive_link[]
language sql stable security invoker set search_path = ''
as $$ select array(select jsonb_populate_recordset(null::public.drive_link, private.drive_links())) $$;

create type public.drive_link_step as (outcome text);
create function public.renew_drive_link(driver integer) returns public.drive_link_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.drive_link_step, private.renew_drive_link(driver)) $$;

grant execute on function private.drive_read(integer, text, text, inet), public.drive_read(integer, text, text, inet),
  private.drive_choose_language(integer, text, text, inet),
  public.drive_choose_language(integer, text, public.drive_language, inet),
  private.drive_report(integer, text, uuid, text, timestamptz, uuid, jsonb, inet),
  public.drive_report(integer, text, uuid, public.drive_step, timestamptz, uuid, public.drive_told, inet) to service_role;
grant execute on function private.drive_links(), public.drive_links(), private.renew_drive_link(integer), public.renew_drive_link(integer)
  to authenticated;
