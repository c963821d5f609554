-- Calendar feeds: addresses under which a calendar program reads the rides, one for the office and one for each driver. Calendar
-- programs know no other way to show a key than the address itself, so that a feed says little (no phones), and can be taken
-- back. Of a key only its hash is stored: it is shown once.

create table private.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- Whose rides; null: everybody's, for the office.
  driver_no integer constraint calendar_feeds_one unique nulls not distinct references public.drivers (no) on delete cascade,
  -- SHA-256 of the key, which is random enough to need no salt.
  key_hash text not null constraint calendar_feeds_key_hash check (key_hash ~ '^[0-9a-f]{64}$')
    constraint calendar_feeds_key_once unique,
  created_at timestamptz not null default now(),
  created_by_name text
);

create function private.feed_key_hash(key text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(key, 'UTF8')), 'hex') $$;

create function private.drop_feed(driver integer) returns void
language sql set search_path = ''
as $$ delete from private.calendar_feeds as feed where feed.driver_no is not distinct from driver $$;

-- driver: null for the office. Answers the key, 32 hex digits, this once; an earlier one of the same feed opens nothing any more.
create function private.create_feed(driver integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  key constant text := substr(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 1, 32);
begin
  perform private.require(private.manages());
  if driver is not null and not exists (select from public.drivers as own where own.no = driver and own.active) then
    return '{"outcome": "gone"}';
  end if;
  insert into private.calendar_feeds (driver_no, key_hash, created_by_name) values (driver, private.feed_key_hash(key), private.caller_name())
    on conflict (driver_no) do update set key_hash = excluded.key_hash, created_at = now(), created_by_name = excluded.created_by_name;
  return jsonb_build_object('outcome', 'created', 'key', key);
end
$$;

create function private.revoke_feed(driver integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.manages());
  perform private.drop_feed(driver);
  return '{"outcome": "revoked"}';
end
$$;

-- Which feeds there are: [{driver_no, created_at, created_by_name}]. Never their keys.
create function private.feed_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.manages());
  return (select coalesce(jsonb_agg(jsonb_build_object('driver_no', driver_no, 'created_at', created_at,
    'created_by_name', created_by_name) order by driver_no nulls first), '[]') from private.calendar_feeds);
end
$$;

-- What a feed says: rides from a week ago to 60 days ahead. A cancelled one, or one that another drives now, is simply not there:
-- subscribed calendars take over the whole list each time. Who rides is named by the first name alone.
create function private.rides_of_feed(driver integer) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', ride.id, 'reference', lead.reference, 'car', ride.car, 'cars', leg.vehicles,
    'first_name', split_part(btrim(coalesce(lead.passenger_name, lead.name)), ' ', 1), 'pickup', leg.pickup, 'dropoff', leg.dropoff,
    'pickup_at', ride.pickup_at, 'ends_at', ride.pickup_at + make_interval(mins => leg.duration_minutes),
    'updated_at', ride.updated_at) order by ride.pickup_at, ride.id), '[]')
  from public.rides as ride join public.leads as lead on lead.id = ride.lead_id
    join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  where ride.state <> 'cancelled' and ride.pickup_at between now() - interval '7 days' and now() + interval '60 days'
    and (driver is null or ride.driver_no = driver)
$$;

-- Only the edge function calendar-feed calls this. A wrong key is counted as a wrong link to a trip is; the right one gets in
-- at any time. Answers {outcome: 'ok', since, driver, rides} or a refusal; driver: the name, null for the office.
create function private.read_feed(key text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  feed private.calendar_feeds;
begin
  select * into feed from private.calendar_feeds as own where own.key_hash = private.feed_key_hash(key);
  if feed.id is null then
    return private.refuse_link(null, client_ip);
  end if;
  return jsonb_build_object('outcome', 'ok', 'since', feed.created_at, 'rides', private.rides_of_feed(feed.driver_no),
    'driver', (select driver.name from public.drivers as driver where driver.no = feed.driver_no));
end
$$;

create domain public.feed_outcome as text check (value in ('created', 'revoked', 'gone'));
-- key: of one that was made; nobody can ask for it again.
create type public.feed_step as (outcome public.feed_outcome, key text);
comment on type public.feed_step is 'nullable: key';
-- A feed that can be read now; the office's has no driver.
create type public.calendar_feed as (driver_no integer, created_at timestamptz, created_by_name text);
comment on type public.calendar_feed is 'nullable: driver_no, created_by_name';

create function public.create_feed(driver integer default null) returns public.feed_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.feed_step, private.create_feed(driver)) $$;
comment on function public.create_feed(integer) is 'nullable: driver';

create function public.revoke_feed(driver integer default null) returns public.feed_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.feed_step, private.revoke_feed(driver)) $$;
comment on function public.revoke_feed(integer) is 'nullable: driver';

create function public.feed_state() returns public.calendar_feed[]
language sql stable security invoker set search_path = ''
as $$ select array(select jsonb_populate_recordset(null::public.calendar_feed, private.feed_state())) $$;

create type public.ride_of_feed as (id uuid, reference text, car integer, cars integer, first_name text, pickup text, dropoff text,
  pickup_at timestamptz, ends_at timestamptz, updated_at timestamptz);
create domain public.feed_verdict as text check (value in ('ok', 'bad_link', 'blocked', 'rate_limited'));
-- driver: null for the office. retry_after: seconds.
create type public.feed as (outcome public.feed_verdict, retry_after integer, since timestamptz, driver public.person_name,
  rides public.ride_of_feed[]);
comment on type public.feed is 'nullable: retry_after, since, driver, rides';

create function public.read_feed(key text, client_ip inet) returns public.feed
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.feed, private.read_feed(key, client_ip)) $$;
comment on function public.read_feed(text, inet) is 'nullable: client_ip';

grant execute on function private.create_feed(integer), public.create_feed(integer), private.revoke_feed(integer),
  public.revoke_feed(integer), private.feed_state(), public.feed_state() to authenticated;
grant execute on function private.read_feed(text, inet), public.read_feed(text, inet) to service_role;
