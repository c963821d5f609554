-- The flight board, as last read from the airport authority's feed. Public data without persons in it; only the
-- flight-board function reads and writes it.

create table private.flights (
  id bigint generated always as identity primary key,
  direction text not null constraint flights_direction check (direction in ('arrival', 'departure')),
  airline text not null,
  number integer not null,
  -- Local times of the airport, as the feed gives them.
  scheduled_time timestamp not null,
  estimated_time timestamp,
  -- The flight as the function answers it (_shared/contracts/flight-contract.ts).
  flight jsonb not null
);
create index flights_by_number on private.flights (number, airline);
create index flights_by_time on private.flights (direction, (coalesce(estimated_time, scheduled_time)));

-- One row: when the feed was read, when somebody last set out to read it, and when a visitor last asked for the board.
create table private.flight_feed (
  id boolean primary key default true constraint flight_feed_one_row check (id),
  fetched_at timestamptz,
  claimed_at timestamptz,
  -- Since when one reader after the other has set out and stored nothing.
  missing_since timestamptz,
  asked_at timestamptz
);
insert into private.flight_feed default values;

-- A lease of one minute on the feed for the caller that has to refresh it: longer than that takes, and short enough if the
-- caller fails.
create function private.claim_flight_feed(feed_minutes integer) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update private.flight_feed set claimed_at = clock_timestamp(),
      missing_since = case when claimed_at > now() - interval '10 minutes' then missing_since else clock_timestamp() end
    where (fetched_at is null or fetched_at < now() - make_interval(mins => feed_minutes))
      and (claimed_at is null or claimed_at < now() - interval '1 minute');
  return found;
end
$$;

-- Minutes for which the feed has been looked for in vain; null while it is stored, or nobody looks for it.
create function private.feed_missing_minutes() returns integer
language sql stable set search_path = ''
as $$
  select (extract(epoch from now() - missing_since) / 60)::integer from private.flight_feed
  where claimed_at > now() - interval '10 minutes'
$$;

-- Minutes after which the schedule reads the feed anew; null while nobody needs it. While somebody looks, the board is as
-- fresh as the setting says; for a request that names a flight of today or tomorrow a quarter of an hour is enough: the
-- feed changes that often (data.gov.il, dataset flydata).
create function private.wanted_feed_minutes() returns integer
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
  ) then
    return 15;
  end if;
  return null;
end
$$;

-- For the schedule: whether the caller reads the feed now.
create function private.claim_wanted_flight_feed() returns boolean
language sql security definer set search_path = ''
as $$
  select coalesce((
    select private.claim_flight_feed(minutes) from private.wanted_feed_minutes() as minutes where minutes is not null
  ), false)
$$;

-- How many flights land in each of 24 hours, the first one named, by the time at which they are expected. Cancelled ones
-- do not land. Null when the stored feed knows fewer than two an hour: then it does not reach that far.
create function private.landings_by_hour(first_hour timestamp) returns jsonb
language sql stable set search_path = ''
as $$
  select case when sum(hours.landings) >= 48 then
    jsonb_build_object('from', to_char($1, 'YYYY-MM-DD"T"HH24:MI'), 'perHour', jsonb_agg(hours.landings order by hours.slot))
  end
  from (
    select slot, count(known.id) as landings
    from generate_series(0, 23) as slot
    left join private.flights as known on known.direction = 'arrival' and known.flight ->> 'status' <> 'cancelled'
      and coalesce(known.estimated_time, known.scheduled_time) >= $1 + make_interval(hours => slot)
      and coalesce(known.estimated_time, known.scheduled_time) < $1 + make_interval(hours => slot + 1)
    group by slot
  ) as hours
$$;

-- Without a number: arrivals from three quarters of an hour ago to twelve hours ahead. With one: that flight on every day
-- the feed knows, arrivals first. The landings of the coming 24 hours are counted for the arrivals alone.
create function private.read_flight_board(client_ip inet, airline text, number integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  rate record;
  here timestamp := now() at time zone 'Asia/Jerusalem';
  found_flights jsonb;
begin
  if client_ip is not null then
    rate := private.check_rate_limit('flights:ip:' || private.client_network(client_ip),
      private.integer_setting('flight_limit_per_ip'), interval '10 minutes');
    if not rate.allowed then
      return jsonb_build_object('outcome', 'rate_limited', 'retry_after', rate.retry_after);
    end if;
  end if;
  -- Once a minute is often enough for the schedule, and visitors do not wait for one another's row.
  update private.flight_feed set asked_at = clock_timestamp()
    where asked_at is null or asked_at < now() - interval '1 minute';
  select coalesce(jsonb_agg(matching.flight order by matching.direction, matching.expected), '[]') into found_flights from (
    select known.flight, known.direction, coalesce(known.estimated_time, known.scheduled_time) as expected
    from private.flights as known
    where case when $3 is not null then known.number = $3 and known.airline = $2
      else known.direction = 'arrival' and coalesce(known.estimated_time, known.scheduled_time)
        between here - interval '45 minutes' and here + interval '12 hours' end
    order by known.direction, expected limit 60
  ) as matching;
  return jsonb_build_object('outcome', 'ok', 'flights', found_flights,
    'landings', case when $3 is null then private.landings_by_hour(date_trunc('hour', here)) end,
    'fetched_at', (select fetched_at from private.flight_feed),
    'refresh', private.claim_flight_feed(private.integer_setting('flight_feed_minutes')));
end
$$;

-- The whole feed takes the place of the one before, in one transaction.
create function private.store_flights(flights jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.flight_feed for update;
  delete from private.flights where true;
  insert into private.flights (direction, airline, number, scheduled_time, estimated_time, flight)
  select flight ->> 'direction', flight ->> 'airlineCode', substring(flight ->> 'flightNumber' from '\d+$')::integer,
    (flight ->> 'scheduledTime')::timestamp, (flight ->> 'estimatedTime')::timestamp, flight
  from jsonb_array_elements(flights) as flight;
  update private.flight_feed set fetched_at = clock_timestamp(), claimed_at = null where true;
end
$$;

-- As the feed's reader writes them, and as the page shows them.
create domain public.flights as jsonb;
comment on domain public.flights is 'json: import(''./flight-contract.ts'').Flight[]';
create domain public.landings as jsonb;
comment on domain public.landings is 'json: import(''./flight-contract.ts'').Landings';
create domain public.board_outcome as text check (value in ('ok', 'rate_limited'));
-- retry_after: seconds; the others: of an answer that is ok.
create type public.stored_board as (outcome public.board_outcome, retry_after integer, flights public.flights, landings public.landings,
  fetched_at timestamptz, refresh boolean);
comment on type public.stored_board is 'nullable: retry_after, flights, landings, fetched_at, refresh';

create function public.read_flight_board(client_ip inet, airline text, number integer) returns public.stored_board
language sql security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.stored_board, private.read_flight_board(client_ip, airline, number)) $$;
comment on function public.read_flight_board(inet, text, integer) is 'nullable: client_ip, airline, number';

create function public.store_flights(flights public.flights) returns void
language sql security invoker set search_path = ''
as $$ select private.store_flights(flights) $$;

create function public.claim_wanted_flight_feed() returns boolean
language sql security invoker set search_path = ''
as $$ select private.claim_wanted_flight_feed() $$;

grant execute on function private.claim_wanted_flight_feed(), public.claim_wanted_flight_feed() to service_role;
grant execute on function private.read_flight_board(inet, text, integer), public.read_flight_board(inet, text, integer),
  private.store_flights(jsonb), public.store_flights(public.flights) to service_role;
