-- The flight moves the pick-up. The watch compares the flights of the rides ahead with the airport's board as last read, once a minute and
-- without any network: a late flight takes its ride along, within limits and where nothing is in the way; all else is laid out for
-- somebody of the office, who decides. What is not known is said as such, and an old board decides nothing.

insert into public.settings (key, kind, value, minimum, maximum, managers_may_change, description) values
  ('flight_earlier_minutes', 'integer', '60', 0, 240, true, 'Minutes by which a flight that lands early brings a pick-up forward by itself'),
  ('flight_later_minutes', 'integer', '120', 0, 720, true, 'Minutes by which a late flight moves a pick-up by itself'),
  ('landing_to_pickup_minutes', 'integer', '40', 0, 180, true,
    'Minutes from the landing after which an offer proposes the pick-up at the airport'),
  ('kerb_from_minutes', 'integer', '30', 0, 240, true,
    'Minutes from landing to car, the shorter end of the rule of thumb, until 200 rides of your own are known'),
  ('kerb_until_minutes', 'integer', '75', 0, 360, true, 'The same, the longer end');

-- The codes of three letters of airlines that fly here, each with that of two signs, which the board has: as DESIGNATORS of
-- _shared/contracts/flight-contract.ts (a test compares the two).
create function private.flight_designators() returns text
language sql immutable set search_path = ''
as $$
  select 'ELY LY,ISR 6H,AIZ IZ,AAL AA,ACA AC,AEA UX,AEE A3,AFL SU,AFR AF,AHY J2,AIC AI,ASL JU,AUA OS,AUI PS,AZA AZ,BAW BA,BBG BZ,BEL SN,'
    'BTI BT,CFG DE,CHH HU,CPA CX,CYP CY,DAL DL,DLH LH,EDW WK,EIN EI,EJU EC,ENT E4,ETD EY,ETH ET,EWG EW,EXS LS,EZS DS,EZY U2,FDB FZ,'
    'FIN AY,GFA GF,IBE IB,ITY AZ,JBU B6,KAL KE,KLM KL,KZR KC,LGL LG,LOT LO,LZB FB,MSR MS,NOS NO,NOZ DY,PGT PC,RAM AT,RJA RJ,ROT RO,'
    'RYR FR,SAS SK,SEH GQ,SWR LX,TAP TP,TGZ A9,THY TK,TOM BY,TRA HV,TUS U8,TVF TO,TVS QS,UAE EK,UAL UA,UZB HY,VIR VS,VLG VY,WMT W4,'
    'WUK W9,WZZ W6'
$$;

-- What people type as a flight number, as the board has it: parseFlightNumber of the same file. Nulls where it is none.
create function private.flight_key(named text, out airline text, out number integer)
language plpgsql immutable set search_path = ''
as $$
declare
  each text;
  found text[];
begin
  if named is null then
    return;
  end if;
  foreach each in array regexp_split_to_array(upper(normalize(named, nfkc)), '[/,;+&|]') loop
    found := coalesce(regexp_match(btrim(each), '^([A-Z]{2}|[A-Z][0-9]|[0-9][A-Z])[\s-]*0*([0-9]{1,4})[A-Z]?$'),
      regexp_match(btrim(each), '^([A-Z]{3})[\s-]*0*([0-9]{1,4})[A-Z]?$'));
    airline := case when length(found[1]) = 3 then substring(private.flight_designators() from found[1] || ' (\w\w)') else found[1] end;
    number := case when airline is not null then nullif(found[2]::integer, 0) end;
    exit when number is not null;
  end loop;
  airline := case when number is not null then airline end;
end
$$;

-- From landing to car, as the owner's own rides had it: eight of ten took so many minutes. One row, counted anew each day; no minutes while
-- fewer than 200 rides are known.
create table private.landing_spans (
  only_row boolean primary key default true constraint landing_spans_only_row check (only_row),
  from_minutes integer,
  until_minutes integer,
  rides integer not null default 0,
  counted_on date
);
insert into private.landing_spans default values;

-- What the watch knows of a ride's flight.
--   not_seen    no board has been looked at yet that decides anything
--   unreadable  what was said is no flight number
--   not_yet     the board does not reach that far
--   not_found   it does, and has no such flight
--   unclear     several of that number could be it, or the only one is of another day, or lands after the pick-up
--   apart       lands hours before the pick-up, which does not follow it
--   expected, landed, departed, cancelled
--   unknown     the board says something of it that is none of these: diverted, for instance
create table private.flight_watch (
  ride_id uuid primary key references public.rides (id) on delete cascade,
  -- As the leg names it, and as the board does.
  named text not null,
  airline text,
  number integer,
  is_arrival boolean not null,
  state text not null constraint flight_watch_state check (state in ('not_seen', 'unreadable', 'not_yet', 'not_found', 'unclear', 'apart',
    'expected', 'landed', 'departed', 'cancelled', 'unknown')),
  place text,
  scheduled_at timestamptz,
  -- The landing (of a departure the take-off), expected or actual.
  landing_at timestamptz,
  -- Another flight that it may be.
  perhaps text,
  -- From landing to pick-up; null until the flight has been seen.
  offset_minutes integer,
  -- The hour that the limits count from: the agreed one, or what somebody has set since.
  base_pickup_at timestamptz not null,
  -- The hour of the ride as the watch left it: another one was set by somebody.
  pickup_at timestamptz not null,
  -- The hour that the travellers have been told last.
  told_pickup_at timestamptz not null,
  -- What waits for somebody: why, and the hour that the flight would ask for.
  why text constraint flight_watch_why check (why in ('cancelled', 'beyond', 'other_day', 'rest', 'taken', 'away', 'price', 'too_soon',
    'unclear', 'not_found', 'unknown', 'flies_again', 'old')),
  proposed_at timestamptz,
  -- For what somebody has been asked.
  asked_why text,
  asked_landing_at timestamptz,
  was_cancelled boolean not null default false
);

-- A ride beside what is known of its flight and what the board has of it. fits: how many flights of the number the pick-up could belong
-- to; it is between an hour before their scheduled landing and three hours after it. The rest is of the flight that fits best.
create type private.watched_flight as (ride public.rides, known private.flight_watch, named text, is_arrival boolean, candidates integer,
  fits integer, scheduled_at timestamptz, expected_at timestamptz, status text, place text, is_fit boolean);

-- The one rule: what a landing asks of a pick-up. The pick-up keeps its distance to the landing, to five minutes. Less than ten minutes of
-- difference is none. Within the limits, which count from the agreed hour, and on the same day: 'move'; else 'ask', with the reason.
create function private.follow_landing(landing_at timestamptz, offset_minutes integer, agreed_at timestamptz, pickup_at timestamptz,
  earlier_minutes integer, later_minutes integer, out step text, out proposed_at timestamptz, out why text)
language plpgsql immutable set search_path = ''
as $$
begin
  proposed_at := date_bin('5 minutes', landing_at + make_interval(mins => offset_minutes) + interval '150 seconds', '2000-01-01 00:00Z');
  if proposed_at > pickup_at - interval '10 minutes' and proposed_at < pickup_at + interval '10 minutes' then
    step := 'stay';
    proposed_at := pickup_at;
    return;
  end if;
  why := case
    when proposed_at < agreed_at - make_interval(mins => earlier_minutes) or proposed_at > agreed_at + make_interval(mins => later_minutes)
      then 'beyond'
    when (proposed_at at time zone 'Asia/Jerusalem')::date <> (agreed_at at time zone 'Asia/Jerusalem')::date then 'other_day' end;
  step := case when why is null then 'move' else 'ask' end;
end
$$;

-- How old a board may be that decides anything.
create function private.oldest_flight_board() returns interval
language sql immutable set search_path = ''
as $$ select interval '45 minutes' $$;

-- Moves a ride with its flight: driver and car are taken up later or earlier with it. Answers null, or why it cannot be.
-- A driver who has confirmed is told, and confirms again where he has to be there earlier.
create function private.move_with_flight(ride public.rides, known private.flight_watch, moment timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  moved public.rides := private.moved_ride(ride, known.proposed_at, null, null);
begin
  if moved.pickup_at > ride.pickup_at then
    moved.state := ride.state;
    moved.steps := ride.steps;
  elsif moved.busy_from < moment and ride.state not in ('on_the_way', 'at_pickup') then
    return 'too_soon';
  end if;
  if private.rest_in_the_way(ride, moved.pickup_at) is not null then
    return 'rest';
  elsif private.away_refusal(moved) is not null then
    return 'away';
  elsif moved.pickup_at > ride.pickup_at and private.is_beyond_free_delay(moved) and ride.delay_price is distinct from 'stays' then
    return 'price';
  end if;
  begin
    -- Before the ride: what its change tells the travellers is read from here.
    update private.flight_watch as own set pickup_at = moved.pickup_at where own.ride_id = ride.id;
    update public.rides as kept set pickup_at = moved.pickup_at, busy_from = moved.busy_from, busy_until = moved.busy_until,
      state = moved.state, steps = moved.steps,
      delay_price = case when private.is_beyond_free_delay(moved) then ride.delay_price end where kept.id = ride.id;
  exception
    when exclusion_violation then
      return 'taken';
    when check_violation then
      return 'beyond';
  end;
  perform private.record_trip_event(ride.lead_id, ride.offer_id, 'ride_moved', 'system', null, jsonb_build_object(
    'leg', ride.leg, 'car', ride.car, 'flight', known.airline || ' ' || known.number, 'landing_at', known.landing_at,
    'pickup_at', jsonb_build_object('from', ride.pickup_at, 'to', moved.pickup_at),
    'busy_from', jsonb_build_object('from', ride.busy_from, 'to', moved.busy_from),
    'busy_until', jsonb_build_object('from', ride.busy_until, 'to', moved.busy_until)), ride.id);
  return null;
end
$$;

-- Another flight that one may be which the board does not have: of another airline at the same minute from the same place as it was, since
-- the board knows a flight by whoever operates it; or of another airline under the same number.
create function private.perhaps_flight(known private.flight_watch, pickup_at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select other.airline || ' ' || other.number from private.flights as other,
    lateral (select other.scheduled_time at time zone 'Asia/Jerusalem' as at) as scheduled
  where other.direction = 'arrival' and other.airline is distinct from known.airline
    and (scheduled.at = known.scheduled_at and other.flight -> 'place' ->> 'code' = known.place
      or other.number = known.number and scheduled.at between $2 - interval '3 hours' and $2 + interval '1 hour')
  order by scheduled.at = known.scheduled_at desc nulls last, scheduled.at, other.airline limit 1
$$;

-- The rides whose flights are watched: from 36 hours before the pick-up until somebody is on board. The flight that is known stays it.
create function private.watched_flights(moment timestamptz) returns setof private.watched_flight
language sql stable set search_path = ''
as $$
  select ride, known, journey.flight_number, private.is_arrival(journey), coalesce(board.candidates, 0), coalesce(board.fits, 0),
    board.scheduled_at, board.expected_at, board.status, board.place, coalesce(board.is_fit, false)
  from public.rides as ride
  join public.offer_legs as journey on journey.offer_id = ride.offer_id and journey.position = ride.leg
  left join private.flight_watch as known on known.ride_id = ride.id
  left join lateral private.flight_key(case when known.named is distinct from journey.flight_number then journey.flight_number end) as read on true
  left join lateral (
    select count(*) over ()::integer as candidates, (count(*) filter (where close.is_fit) over ())::integer as fits, close.*
    from (
      select scheduled.at as scheduled_at, coalesce(flight.estimated_time at time zone 'Asia/Jerusalem', scheduled.at) as expected_at,
        flight.flight ->> 'status' as status, flight.flight -> 'place' ->> 'code' as place, case when private.is_arrival(journey)
          then ride.agreed_pickup_at between scheduled.at - interval '1 hour' and scheduled.at + interval '3 hours'
            or ride.pickup_at between scheduled.at - interval '1 hour' and scheduled.at + interval '3 hours'
          else scheduled.at between ride.pickup_at and ride.pickup_at + interval '12 hours' end as is_fit
      from private.flights as flight, lateral (select flight.scheduled_time at time zone 'Asia/Jerusalem' as at) as scheduled
      where flight.airline = coalesce(read.airline, known.airline) and flight.number = coalesce(read.number, known.number)
        and flight.direction = case when private.is_arrival(journey) then 'arrival' else 'departure' end
        and scheduled.at between ride.pickup_at - interval '36 hours' and ride.pickup_at + interval '36 hours'
    ) as close
    order by close.scheduled_at = known.scheduled_at and known.named = journey.flight_number
        and known.state in ('expected', 'landed', 'departed', 'cancelled', 'unknown') desc nulls last,
      close.is_fit desc, abs(extract(epoch from close.scheduled_at - ride.pickup_at)) limit 1
  ) as board on true
  where journey.flight_number is not null and ride.pickup_at > moment - interval '1 day' and ride.pickup_at <= moment + interval '36 hours'
    and ride.busy_until > moment and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup', 'on_board')
  order by ride.pickup_at, ride.id
$$;

-- Whether the best flight of the board is the one that the ride belongs to.
create function private.is_its_flight(seen private.watched_flight, known private.flight_watch) returns boolean
language sql immutable set search_path = ''
as $$
  select known.number is not null and seen.candidates > 0 and (seen.is_fit and (seen.fits = 1 or not seen.is_arrival)
    or known.scheduled_at = seen.scheduled_at and known.state in ('expected', 'landed', 'departed', 'cancelled', 'unknown')) is true
$$;

-- What the board says of a ride's flight: the state of private.flight_watch. reaches_to: the last landing that it has.
create function private.flight_state(seen private.watched_flight, known private.flight_watch, pickup_at timestamptz,
  reaches_to timestamptz) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when known.number is null then 'unreadable'
    when private.is_its_flight(seen, known) then
      case when seen.status in ('cancelled', 'landed', 'departed', 'unknown') then seen.status else 'expected' end
    -- These leave the board after a while.
    when known.state in ('landed', 'departed', 'cancelled') then known.state
    when seen.candidates = 0 or not seen.is_arrival then
      case when reaches_to > pickup_at + case when known.is_arrival then interval '0' else interval '12 hours' end
        then 'not_found' else 'not_yet' end
    when seen.is_fit then 'unclear'
    when seen.scheduled_at between pickup_at - interval '12 hours' and pickup_at - interval '3 hours' then 'apart'
    when seen.scheduled_at < pickup_at and reaches_to <= pickup_at then 'not_yet'
    else 'unclear' end;
end
$$;

-- What is known of a ride's flight after a look at the board, before anything follows from it.
create function private.flight_seen(seen private.watched_flight, reaches_to timestamptz, is_current boolean) returns private.flight_watch
language plpgsql stable set search_path = ''
as $$
declare
  ride constant public.rides := seen.ride;
  latest private.flight_watch := seen.known;
  is_its boolean;
begin
  if latest.ride_id is null then
    latest.ride_id := ride.id;
    latest.base_pickup_at := ride.pickup_at;
    latest.pickup_at := ride.pickup_at;
    latest.told_pickup_at := ride.pickup_at;
    latest.was_cancelled := false;
  end if;
  latest.is_arrival := seen.is_arrival;
  if latest.named is distinct from seen.named then
    -- Another flight; how far from its landing the pick-up was meant to be stays.
    select key.airline, key.number into latest.airline, latest.number from private.flight_key(seen.named) as key;
    latest.named := seen.named;
    latest.state := 'not_seen';
    latest.place := null;
    latest.scheduled_at := null;
    latest.landing_at := null;
    latest.was_cancelled := false;
    latest.why := null;
    latest.proposed_at := null;
  end if;
  if latest.pickup_at <> ride.pickup_at then
    -- Somebody has decided, with the landing before their eyes.
    latest.base_pickup_at := ride.pickup_at;
    latest.pickup_at := ride.pickup_at;
    latest.offset_minutes := round(extract(epoch from ride.pickup_at - latest.landing_at) / 60);
    latest.was_cancelled := false;
  end if;
  if not is_current then
    return latest;
  end if;
  is_its := private.is_its_flight(seen, latest);
  latest.state := private.flight_state(seen, latest, ride.pickup_at, reaches_to);
  latest.perhaps := case when latest.state = 'not_found' and seen.is_arrival then private.perhaps_flight(latest, ride.pickup_at) end;
  if latest.state in ('apart', 'unclear') or is_its then
    latest.scheduled_at := seen.scheduled_at;
    latest.landing_at := seen.expected_at;
    latest.place := seen.place;
  end if;
  if latest.offset_minutes is null and latest.state in ('expected', 'landed', 'cancelled', 'unknown') then
    latest.offset_minutes := least(greatest(round(extract(epoch from latest.base_pickup_at - latest.scheduled_at) / 60), 0), 180);
  end if;
  return latest;
end
$$;

-- What a flight asks for, by what is known of it: step as in follow_landing, null for none of it; proposed_at, the pick-up that it asks
-- for; why, what somebody has to decide. An old board leaves what was asked as it is, and where the ride is near, asks somebody to look.
create function private.flight_question(latest private.flight_watch, ride public.rides, moment timestamptz, is_current boolean,
  earlier_minutes integer, later_minutes integer, out step text, out proposed_at timestamptz, out why text)
language plpgsql immutable set search_path = ''
as $$
declare
  is_near constant boolean := ride.pickup_at <= moment + interval '3 hours';
begin
  if not latest.is_arrival or ride.state = 'on_board' then
    return;
  elsif not is_current then
    why := case when is_near and latest.state not in ('landed', 'cancelled', 'unreadable', 'apart') then 'old' else latest.why end;
    proposed_at := latest.proposed_at;
  elsif latest.state in ('expected', 'landed') then
    select * into step, proposed_at, why from private.follow_landing(latest.landing_at, latest.offset_minutes, latest.base_pickup_at,
      ride.pickup_at, earlier_minutes, later_minutes);
    if step = 'stay' then
      proposed_at := null;
      -- The travellers have read that it was cancelled, and nothing since.
      why := case when latest.was_cancelled then 'flies_again' end;
    end if;
  else
    why := case
      when latest.state in ('cancelled', 'unclear') then latest.state
      when latest.state in ('not_found', 'unknown') and is_near then latest.state
      when latest.state = 'apart' and latest.landing_at > ride.pickup_at then 'beyond' end;
  end if;
end
$$;

-- Opens and closes what waits for somebody. Whoever has closed it is asked again when the cause is another one, or the landing that asks
-- for another pick-up has moved by twenty minutes since.
create function private.ask_about_flight(known private.flight_watch, latest private.flight_watch, ride public.rides, moment timestamptz,
  is_resting boolean) returns private.flight_watch
language plpgsql set search_path = ''
as $$
declare
  asked private.flight_watch := latest;
begin
  if latest.why is null then
    if known.asked_why is not null then
      perform private.close_ride_tasks(ride.id, 'flight_decision', 'flight_cancelled');
      asked.asked_why := null;
      asked.asked_landing_at := null;
    end if;
  elsif not is_resting and (latest.why is distinct from known.asked_why
    or latest.landing_at not between known.asked_landing_at - interval '19 minutes' and known.asked_landing_at + interval '19 minutes')
  then
    if (latest.why = 'cancelled') <> (known.asked_why = 'cancelled') then
      perform private.close_ride_tasks(ride.id, 'flight_decision', 'flight_cancelled');
    end if;
    perform private.open_task(case latest.why when 'cancelled' then 'flight_cancelled' else 'flight_decision' end, ride.lead_id, 'now',
      ride.offer_id, ride.id, opened_at => moment);
    asked.asked_why := latest.why;
    asked.asked_landing_at := case when latest.proposed_at is not null then latest.landing_at end;
  end if;
  if latest.why = 'cancelled' and not latest.was_cancelled then
    asked.was_cancelled := true;
    perform private.queue_message('flight_cancelled', ride.lead_id, ride.offer_id,
        concat_ws('/', ride.leg, latest.airline, latest.number, latest.scheduled_at), leg => ride.leg, reader => told.reader)
      from private.readers_of_day(ride.lead_id) as told;
    perform private.tell_of_changed_ride(ride, '{flight_cancelled}', private.known_ride(ride), moment);
  end if;
  return asked;
end
$$;

-- What is known from now on.
create function private.keep_flight(known private.flight_watch) returns void
language sql set search_path = ''
as $$
  delete from private.flight_watch where ride_id = known.ride_id;
  insert into private.flight_watch select (known).*;
$$;

-- What follows for one ride; nothing where somebody acts on its request at this moment: the next minute does it.
create function private.settle_flight(known private.flight_watch, latest private.flight_watch, ride public.rides, step text,
  moment timestamptz, is_resting boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  done private.flight_watch := latest;
begin
  perform from public.leads where id = ride.lead_id for update skip locked;
  -- Cancelled a moment ago, for instance.
  if not found or not exists (select from public.rides as own where own.id = ride.id and own.updated_at = ride.updated_at) then
    return;
  end if;
  if step = 'move' then
    perform private.keep_flight(latest);
    done.why := private.move_with_flight(ride, latest, moment);
    if done.why is null then
      done.pickup_at := latest.proposed_at;
      done.proposed_at := null;
      -- They read the hour at which it lands now.
      done.was_cancelled := false;
      done.told_pickup_at := (select told_pickup_at from private.flight_watch where ride_id = ride.id);
    end if;
  end if;
  perform private.keep_flight(private.ask_about_flight(known, done, ride, moment, is_resting));
end
$$;

-- What is known of a flight whose number was taken out of its leg goes, with what it asked for.
create function private.forget_flights(moment timestamptz) returns void
language sql set search_path = ''
as $$
  with gone as (
    delete from private.flight_watch as known using public.rides as ride, public.offer_legs as leg
    where ride.id = known.ride_id and ride.busy_until > moment and leg.offer_id = ride.offer_id and leg.position = ride.leg
      and leg.flight_number is null
    returning known.ride_id
  )
  select private.close_ride_tasks(ride_id, 'flight_decision', 'flight_cancelled') from gone
$$;

-- Called every minute by the watch of rides. A board that nobody has read for two days is none.
create function private.watch_flights(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  feed constant private.flight_feed := (select own from private.flight_feed as own);
  is_current constant boolean := coalesce(feed.fetched_at > moment - private.oldest_flight_board(), false);
  reaches_to constant timestamptz := (
    select max(scheduled_time) at time zone 'Asia/Jerusalem' from private.flights where direction = 'arrival');
  is_resting constant boolean := private.rests_at(moment);
  earlier_minutes constant integer := private.integer_setting('flight_earlier_minutes');
  later_minutes constant integer := private.integer_setting('flight_later_minutes');
  seen private.watched_flight;
  latest private.flight_watch;
  question record;
begin
  perform private.count_landing_spans(moment);
  perform private.forget_flights(moment);
  if coalesce(feed.fetched_at, feed.claimed_at) > moment - interval '2 days' then
    for seen in select * from private.watched_flights(moment) loop
      latest := private.flight_seen(seen, reaches_to, is_current);
      question := private.flight_question(latest, seen.ride, moment, is_current, earlier_minutes, later_minutes);
      latest.why := question.why;
      latest.proposed_at := question.proposed_at;
      if latest is distinct from seen.known or question.step = 'move' or latest.why is distinct from latest.asked_why then
        perform private.settle_flight(seen.known, latest, seen.ride, question.step, moment, is_resting);
      end if;
    end loop;
  end if;
end
$$;

-- Counts once a day how long it took from the landing until somebody was on board, in the newest thousand rides.
create function private.count_landing_spans(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.landing_spans set counted_on = private.israel_day(moment) where counted_on is distinct from private.israel_day(moment);
  if not found then
    return;
  end if;
  update private.landing_spans set rides = counted.rides, from_minutes = case when counted.rides >= 200 then counted.spans[1] end,
      until_minutes = case when counted.rides >= 200 then counted.spans[2] end
    from (
      select count(*)::integer as rides, percentile_cont('{0.1,0.9}'::double precision[]) within group (order by newest.minutes) as spans
      from (
        select extract(epoch from (step ->> 'at')::timestamptz - known.landing_at) / 60 as minutes
        from private.flight_watch as known join public.rides as ride on ride.id = known.ride_id,
          lateral jsonb_array_elements(ride.steps) as step
        where known.state = 'landed' and known.is_arrival and ride.state in ('on_board', 'done') and step ->> 'step' = 'on_board'
          -- Whoever came much earlier or later waited for something else.
          and (step ->> 'at')::timestamptz between known.landing_at and known.landing_at + interval '4 hours'
        order by ride.pickup_at desc limit 1000) as newest) as counted
    where true;
end
$$;

-- {from, until, is_rule_of_thumb}: minutes from landing to car, of eight in ten rides.
create function private.landing_span() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('from', coalesce(from_minutes, private.integer_setting('kerb_from_minutes')),
    'until', coalesce(until_minutes, private.integer_setting('kerb_until_minutes')), 'is_rule_of_thumb', from_minutes is null)
  from private.landing_spans
$$;

-- When the flight of a ride has landed, or else is expected to, by what the watch knows, or for a ride that it does not know, by the
-- airport's board as last read; null where it is not known.
create or replace function private.landing_of(ride public.rides) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  known constant private.flight_watch := (select own from private.flight_watch as own where own.ride_id = ride.id);
  named constant record := private.flight_key((private.leg_of(ride)).flight_number);
begin
  if known.state <> 'not_seen' then
    return case when known.state in ('expected', 'landed', 'apart') then known.landing_at end;
  end if;
  return (
    select coalesce(board.estimated_time, board.scheduled_time) at time zone 'Asia/Jerusalem' as landing from private.flights as board
    where board.direction = 'arrival' and board.airline = named.airline and board.number = named.number
      and board.flight ->> 'status' <> 'cancelled'
      and board.scheduled_time at time zone 'Asia/Jerusalem'
        between ride.agreed_pickup_at - interval '12 hours' and ride.agreed_pickup_at + interval '12 hours'
    order by abs(extract(epoch from board.scheduled_time at time zone 'Asia/Jerusalem' - ride.agreed_pickup_at)) limit 1);
end
$$;

-- As before, and while a ride with a flight is ahead that the watch looks at.
create or replace function private.wanted_feed_minutes() returns integer
language plpgsql stable set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Jerusalem')::date;
begin
  if exists (select from private.flight_feed where asked_at > now() - interval '15 minutes') then
    return private.integer_setting('flight_feed_minutes');
  elsif exists (
    select from public.leads where travel_date between today and today + 1 and flight_number is not null
      and not quarantined and status <> 'lost'
  ) or exists (
    select from public.rides as ride join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
    where leg.flight_number is not null and ride.pickup_at between now() - interval '1 day' and now() + interval '36 hours'
      and ride.busy_until > now() and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
  ) then
    return 15;
  end if;
  return null;
end
$$;

-- A pick-up that its traveller has agreed is moved, by the office or with its flight: they hear it once, whether or not they know their
-- driver yet. What waits says the newest hour anyway, of all cars of the leg. Their calendar file goes along. Moved with its flight once
-- more it is told when the hour differs by twenty minutes from the one that they know.
create or replace function private.tell_of_moved_pickup(was public.rides, ride public.rides, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  flight constant private.flight_watch := (select own from private.flight_watch as own where own.ride_id = ride.id);
  known_at constant timestamptz := coalesce(flight.told_pickup_at, was.pickup_at);
  known constant jsonb := jsonb_build_array(jsonb_build_object('car', ride.car, 'pickup_at', known_at));
  by_flight constant boolean := coalesce(flight.pickup_at = ride.pickup_at, false);
begin
  if ride.pickup_at = was.pickup_at or (ride.offer_id, ride.leg) <> (was.offer_id, was.leg)
    or ride.state not in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
  then
    return;
  end if;
  update public.offers set calendar_sequence = calendar_sequence + 1 where id = ride.offer_id;
  update public.messages as waiting
    set kind = case when by_flight then 'flight_moved' else 'pickup_moved' end,
      told = jsonb_set(waiting.told, '{known}', waiting.told -> 'known' || case
      when waiting.told -> 'known' @> jsonb_build_array(jsonb_build_object('car', ride.car)) then '[]' else known end)
    where waiting.offer_id = ride.offer_id and waiting.kind in ('pickup_moved', 'flight_moved') and waiting.leg = ride.leg
      and waiting.status = 'pending' and waiting.claim is null;
  if not found and by_flight and flight.told_pickup_at <> flight.base_pickup_at
    and ride.pickup_at > known_at - interval '20 minutes' and ride.pickup_at < known_at + interval '20 minutes'
  then
    return;
  end if;
  -- Whoever has read the earlier hour already.
  perform private.queue_message(case when by_flight then 'flight_moved' else 'pickup_moved' end, ride.lead_id, ride.offer_id,
      concat_ws('/', ride.leg, ride.car, moment), leg => ride.leg, known => known, reader => told.reader)
    from private.readers_of_day(ride.lead_id) as told
    where not exists (select from public.messages as waiting where waiting.offer_id = ride.offer_id and waiting.leg = ride.leg
      and waiting.kind in ('pickup_moved', 'flight_moved') and waiting.reader = told.reader
      and waiting.status = 'pending' and waiting.claim is null);
  update private.flight_watch set told_pickup_at = ride.pickup_at where ride_id = ride.id;
end
$$;

-- Who could drive a ride at the hour that its flight asks for: names, the one who has it first.
create function private.free_with_flight(ride public.rides, proposed_at timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(driver.name order by driver.no is not distinct from ride.driver_no desc, driver.no), '[]')
  from private.moved_ride(ride, proposed_at, null, null) as moved, public.drivers as driver
  where driver.active and private.driver_refusal(moved, driver) is null and not exists (
    select from private.rides_in_the_way(array[ride.id], moved.busy) as other where other.driver_no = driver.no)
$$;

-- As before; and where the flight of a ride was cancelled, until the pick-up, too: its travellers have read that nothing is charged.
create or replace function private.free_until(offer public.offers) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select min(ride.pickup_at) from public.rides as ride left join private.flight_watch as known on known.ride_id = ride.id
      where ride.offer_id = offer.id and ride.state <> 'cancelled'
      having bool_or(ride.delay_price = 'new_offer' or known.is_arrival and known.state = 'cancelled')),
    (select min(leg.pickup_at) - make_interval(hours => offer.free_until_hours) from public.offer_legs as leg where leg.offer_id = offer.id));
end
$$;

-- What is known of the flight of a ride, for the office and for the trip: where it stands, as of which board, and what waits. Once
-- somebody has answered it nothing waits, until it is asked anew.
create function private.flight_of(ride public.rides, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('leg', ride.leg, 'car', ride.car,
    'number', coalesce(known.airline || ' ' || known.number, known.named), 'is_arrival', known.is_arrival, 'state', known.state,
    'scheduled_at', known.scheduled_at, 'landing_at', known.landing_at, 'read_at', feed.fetched_at,
    'is_old', coalesce(feed.fetched_at < moment - private.oldest_flight_board(), true), 'perhaps', known.perhaps,
    'why', case when open.task is not null or known.why is distinct from known.asked_why then known.why end,
    'proposed_at', known.proposed_at, 'span', case when known.is_arrival then private.landing_span() end, 'task', open.task)
  from private.flight_feed as feed, private.flight_watch as known
  left join lateral (select task.id as task from public.desk_tasks as task where task.ride_id = known.ride_id and task.closed_at is null
    and task.kind in ('flight_decision', 'flight_cancelled') limit 1) as open on true
  where known.ride_id = ride.id
$$;

create function private.ride_flight(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.rides := private.ride_of(ride);
  flight constant jsonb := private.flight_of(own, clock_timestamp());
begin
  perform private.require(private.works_on_leads());
  return flight || jsonb_build_object('free', case when flight ->> 'proposed_at' is null then '[]'
    else private.free_with_flight(own, (flight ->> 'proposed_at')::timestamptz) end);
end
$$;

-- The flights of a booking, for its traveller: what waits for somebody is said as such, and no more.
create function private.trip_flights(offer_id uuid, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(flight - '{perhaps,why,proposed_at,task}'::text[]
      || jsonb_build_object('is_being_arranged', flight ->> 'why' is not null) order by ride.leg, ride.car), '[]')
  from public.rides as ride, private.flight_of(ride, moment) as flight
  where ride.offer_id = $1 and ride.state <> 'cancelled' and moment < ride.busy_until and flight is not null
$$;

create domain public.flight_state as text check (value in ('not_seen', 'unreadable', 'not_yet', 'not_found', 'unclear', 'apart',
  'expected', 'landed', 'departed', 'cancelled', 'unknown'));
create domain public.flight_question as text check (value in ('cancelled', 'beyond', 'other_day', 'rest', 'taken', 'away', 'price',
  'too_soon', 'unclear', 'not_found', 'unknown', 'flies_again', 'old'));
-- Minutes from landing to car, of eight in ten rides; as a rule of thumb while too few of one's own are known.
create type public.landing_span as ("from" integer, until integer, is_rule_of_thumb boolean);
-- read_at: when the airport's board was read; is_old: too long ago to decide anything. perhaps: another flight that it may be. why: what
-- somebody has to decide; proposed_at: the pick-up that the flight asks for; free: who could drive then; task: of whoever decides.
create type public.ride_flight as (leg integer, car integer, number text, is_arrival boolean, state public.flight_state,
  scheduled_at timestamptz, landing_at timestamptz, read_at timestamptz, is_old boolean, perhaps text, why public.flight_question,
  proposed_at timestamptz, free public.person_name[], span public.landing_span, task uuid);
comment on type public.ride_flight is 'nullable: scheduled_at, landing_at, read_at, perhaps, why, proposed_at, span, task';
-- The same as the traveller has it.
create type public.trip_flight as (leg integer, car integer, number text, is_arrival boolean, state public.flight_state,
  scheduled_at timestamptz, landing_at timestamptz, read_at timestamptz, is_old boolean, span public.landing_span,
  is_being_arranged boolean);
comment on type public.trip_flight is 'nullable: scheduled_at, landing_at, read_at, span';

create function public.ride_flight(ride uuid) returns public.ride_flight
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.ride_flight, private.ride_flight(ride)) $$;
comment on function public.ride_flight(uuid) is 'nullable: answer';

grant execute on function private.ride_flight(uuid), public.ride_flight(uuid) to authenticated;

alter type public.trip_page add attribute flights public.trip_flight[];

-- When a flight is to land on a day, by the airport's board; null where the board does not have it.
create function private.landing_on(flight text, day date) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(board.scheduled_time) at time zone 'Asia/Jerusalem' from private.flight_key(flight) as named
  join private.flights as board on board.airline = named.airline and board.number = named.number
  where board.direction = 'arrival' and board.scheduled_time::date = day
$$;

-- The same, and the pick-up that an offer proposes for it.
create function private.flight_landing(flight text, day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  landing_at constant timestamptz := private.landing_on(flight, day);
begin
  perform private.require(private.works_on_leads());
  return case when landing_at is not null then jsonb_build_object('landing_at', landing_at, 'pickup_at', date_bin('5 minutes',
    landing_at + make_interval(mins => private.integer_setting('landing_to_pickup_minutes')) + interval '150 seconds',
    '2000-01-01 00:00Z')) end;
end
$$;

create type public.flight_landing as (landing_at timestamptz, pickup_at timestamptz);

create function public.flight_landing(flight text, day date) returns public.flight_landing
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.flight_landing, private.flight_landing(flight, day)) $$;
comment on function public.flight_landing(text, date) is 'nullable: answer';

grant execute on function private.flight_landing(text, date), public.flight_landing(text, date) to authenticated;

-- Whoever moves the ride has decided, and whoever is on board asks for nothing more.
create function private.close_flight_tasks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.pickup_at <> old.pickup_at or new.state in ('on_board', 'done', 'no_show', 'cancelled') then
    perform private.close_ride_tasks(new.id, 'flight_decision', 'flight_cancelled');
  end if;
  return null;
end
$$;
create trigger rides_close_flight_tasks after update on public.rides
  for each row execute function private.close_flight_tasks();

-- Travellers are told of what their flight does: flight_moved, as pickup_moved with the flight {number, lands_at, scheduled_at} of each
-- car; flight_cancelled, with the number as it was written. What is said of them besides stands in the functions of the same names before.
create or replace function private.ride_of_message(message public.messages) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(message.ride_id, (select ride.id from public.rides as ride
    where message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'flight_moved', 'flight_cancelled', 'no_show')
      and ride.offer_id = message.offer_id and ride.leg = message.leg and ride.car = coalesce(message.car, ride.car)
    order by ride.car limit 1))
$$;

-- As in migration messages; a change that has not left is added to for its reader alone.
drop function private.add_to_waiting_change(uuid, uuid, jsonb);
create function private.add_to_waiting_change(lead_id uuid, offer_id uuid, told jsonb, reader text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.messages as waiting
    set offer_id = $2, told = $3 || jsonb_build_object('before', waiting.told -> 'before')
    where waiting.lead_id = $1 and waiting.reader = $4 and waiting.kind = 'booking_changed' and waiting.status = 'pending'
      and waiting.claim is null and waiting.told is not null;
  return found;
end
$$;

-- reader: the column of this name; the passenger is written to by mail alone.
drop function private.queue_message(text, uuid, uuid, text, boolean, jsonb, uuid, smallint, smallint, jsonb, jsonb);
create function private.queue_message(kind text, lead uuid, offer uuid default null, cause text default '',
  by_hand boolean default false, before jsonb default null, event uuid default null, leg smallint default null,
  car smallint default null, assigned jsonb default null, known jsonb default null, reader text default 'booker') returns void
language plpgsql set search_path = ''
as $$
declare
  trip public.leads;
  told jsonb;
begin
  if private.message_audience(kind) = 'traveller' then
    select * into trip from public.leads where id = lead;
    by_hand := reader = 'booker' and (by_hand or trip.email is null);
    if trip.id is null or trip.quarantined
      or by_hand and kind in ('request_received', 'offer_again', 'link_again')
      or kind = 'request_received' and not private.may_confirm_request(trip.email) then
      return;
    end if;
    told := case when kind in ('pickup_moved', 'flight_moved') then jsonb_build_object('known', known)
      when kind not in ('driver_details', 'driver_changed') then private.told_facts(trip, offer) end;
    if before is not null then
      told := told || jsonb_build_object('before', before);
      if private.add_to_waiting_change(lead, offer, told, reader) then
        return;
      end if;
    end if;
  else
    by_hand := false;
  end if;
  insert into public.messages (kind, channel, reader, lead_id, offer_id, cause, event_id, leg, car, assigned, recipient, told)
  values ($1, case when by_hand then 'whatsapp' else 'mail' end, $12, $2, $3,
    case $12 when 'booker' then coalesce(event::text, $4) else concat_ws('/', coalesce(event::text, $4), $12) end, event, $8, $9, $10,
    case when by_hand then trip.phone when $12 = 'booker' then trip.email else trip.passenger_email end, told)
  on conflict on constraint messages_once_per_cause do nothing;
end
$$;

create or replace function private.is_settled(message public.messages) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  case
    when message.kind in ('held_back', 'account_waiting') then
      return private.digest_content(message.kind) ->> 'total' = '0';
    when message.kind in ('offer', 'offer_again') then
      return not exists (select from public.offers where id = message.offer_id and state = 'sent' and valid_until > now());
    when message.kind in ('booking', 'booking_changed') then
      return not exists (select from public.offers
        where id = message.offer_id and state = 'accepted' and cancelled_at is null);
    when message.driver_no is not null or message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'flight_moved',
      'flight_cancelled', 'day_digest') then
      return private.is_ride_message_settled(message, now());
    when message.audience = 'account' then
      return private.is_account_mail_settled(message.id);
    else
      return false;
  end case;
end
$$;

create or replace function private.traveller_content(message public.messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select private.told_facts(lead, message.offer_id) || coalesce(message.told - 'known', '{}')
      || jsonb_build_object('to', jsonb_build_array(lead.email), 'link', private.link_of(lead.id))
      || case when message.kind in ('driver_details', 'driver_changed')
        then jsonb_build_object('drivers', private.drivers_told(message, now())) else '{}' end
      || case when message.kind = 'no_show' then jsonb_build_object('missed', private.missed_of(message)) else '{}' end
      || case when message.kind in ('pickup_moved', 'flight_moved')
        then jsonb_build_object('moved', private.moved_pickups(message, now())) else '{}' end
      || case when message.kind = 'flight_cancelled' then jsonb_build_object('flight', (select leg.flight_number
        from public.offer_legs as leg where leg.offer_id = message.offer_id and leg.position = message.leg)) else '{}' end
    from public.leads as lead where lead.id = message.lead_id);
end
$$;

create or replace function private.moved_pickups(message public.messages, moment timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('car', ride.car, 'cars', leg.vehicles, 'pickup_at', ride.pickup_at,
      'known', known.pickup_at, 'price', coalesce(ride.delay_price, 'stays'))
      || case when message.kind = 'flight_moved' then (select jsonb_build_object('flight', jsonb_build_object(
          'number', flight.airline || ' ' || flight.number, 'lands_at', flight.landing_at, 'scheduled_at', flight.scheduled_at))
        from private.flight_watch as flight where flight.ride_id = ride.id) else '{}' end order by ride.car), '[]')
  from jsonb_to_recordset(message.told -> 'known') as known (car smallint, pickup_at timestamptz)
  join public.rides as ride on ride.offer_id = message.offer_id and ride.leg = message.leg and ride.car = known.car
  join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  where ride.pickup_at <> known.pickup_at and ride.busy_until > moment
    and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')
$$;

create or replace function private.is_ride_message_settled(message public.messages, moment timestamptz) returns boolean
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
    when message.kind = 'flight_cancelled' then not exists (select from public.rides as ride
      join private.flight_watch as flight on flight.ride_id = ride.id
      where ride.offer_id = message.offer_id and ride.leg = message.leg and ride.busy_until > moment and ride.state <> 'cancelled'
        and flight.state = 'cancelled')
    when message.kind in ('pickup_moved', 'flight_moved') then private.moved_pickups(message, moment) = '[]'
    else private.drivers_told(message, moment) = '[]' or not exists (select from public.rides as ride
      where ride.offer_id = message.offer_id and ride.leg = message.leg and ride.busy_until > moment
        and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup')) end
$$;

create or replace function private.ride_digest(day date, moment timestamptz) returns jsonb
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
        and (message.driver_no is not null or message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'flight_moved',
          'flight_cancelled', 'no_show'))))
$$;

-- reader: 'passenger' of what goes to one who is not who booked.
alter type public.ride_message add attribute reader text;
comment on type public.ride_message is 'nullable: sent_at, content, reader';

create or replace function private.ride_messages(ride uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.rides;
begin
  perform private.require(private.works_on_leads());
  select * into own from public.rides where id = ride;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', message.id, 'kind', message.kind, 'audience', message.audience,
        'reader', case when message.audience = 'traveller' then nullif(message.reader, 'booker') end, 'channel', message.channel, 'status', message.status, 'created_at', message.created_at, 'sent_at', message.sent_at,
        'content', case when message.status = 'failed' or message.status = 'pending' and message.channel = 'whatsapp'
          then private.message_content(message, private.hidden_lead_columns()) end)
      order by message.created_at desc), '[]')
    from public.messages as message
    where (message.ride_id = own.id
        or message.kind = 'tomorrow' and message.driver_no = own.driver_no and message.status in ('pending', 'failed')
          and private.day_ends(message.until_day) > own.pickup_at
        or message.lead_id = own.lead_id and message.leg = own.leg
          and message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'flight_moved', 'flight_cancelled')
        or message.offer_id = own.offer_id and message.kind = 'no_show' and (message.leg, message.car) = (own.leg, own.car))
      and not (message.status in ('pending', 'failed') and private.is_settled(message)));
end
$$;
