-- The business's own prices. What is being worked on lies in tables (zones, vehicle_classes, fares, price_rules), with constraints;
-- what holds are published lists (price_lists), numbered and never changed: browser, functions and build calculate with the same one
-- (supabase/functions/_shared/price/price-list.ts), and a price once said can be pointed at. One format of a list is read and written here,
-- its `content` (PriceList of price-list.ts): prices in whole shekels, VAT included.

-- The one format of a list, which both sides calculate with.
create domain public.price_content as jsonb;
comment on domain public.price_content is 'json: import(''../price/price-list.ts'').PriceContent';
create domain public.price_list as jsonb;
comment on domain public.price_list is 'json: import(''../price/price-list.ts'').PriceList';

-- A name in every language of the site: as many as the domain private.language has.
create function private.is_localized(name jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(name) = 'object' and (select count(key::private.language) = 3
      and bool_and(jsonb_typeof(value) = 'string' and char_length(btrim(value #>> '{}')) between 1 and 60)
    from jsonb_each(name))
$$;

-- Spellings of a place: each with something to compare, and short enough to be one.
create function private.is_spelling_list(spellings text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(spellings) <= 60 and char_length(array_to_string(spellings, '')) <= 2000
    and not exists (select from unnest(spellings) as spelling
      where spelling is null or char_length(spelling) > 60 or btrim(private.fold_text(spelling), ' -–.,!') = '')
$$;

create table public.zones (
  id text primary key constraint zones_id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 40),
  kind text not null constraint zones_kind check (kind in ('airport', 'city', 'area')),
  name public.localized not null constraint zones_name check (private.is_localized(name)),
  -- Other spellings by which the place is known, in any language.
  aliases text[] not null default '{}' constraint zones_aliases check (private.is_spelling_list(aliases)),
  -- The site's page about the place, which shows its prices: one place to a page.
  destination_slug text constraint zones_destination_slug check (char_length(destination_slug) <= 40)
    constraint zones_destination_once unique,
  -- A suburb, or a second terminal: it has no prices of its own but those of this zone.
  nearest_id text constraint zones_nearest references public.zones (id) deferrable initially deferred
    constraint zones_nearest_is_another check (nearest_id <> id),
  -- What nobody has written of its rides is that of this zone's, with something more.
  follows_id text constraint zones_follows references public.zones (id) deferrable initially deferred
    constraint zones_follows_another check (follows_id is null or (follows_id <> id and nearest_id is null)),
  follows_agorot integer not null default 0
    constraint zones_follows_agorot check (follows_agorot between 0 and 1000000 and follows_agorot % 100 = 0),
  follows_minutes smallint not null default 0 constraint zones_follows_minutes check (follows_minutes between 0 and 600),
  position smallint not null,
  active boolean not null default true
);
create index zones_nearest_id on public.zones (nearest_id);
create index zones_follows_id on public.zones (follows_id);

create table public.vehicle_classes (
  id text primary key constraint vehicle_classes_id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) between 2 and 40),
  name public.localized not null constraint vehicle_classes_name check (private.is_localized(name)),
  seats smallint not null constraint vehicle_classes_seats check (seats between 1 and 60),
  -- Large suitcases.
  bags smallint not null constraint vehicle_classes_bags check (bags between 0 and 60),
  -- The licence that its rides are driven under. A taxi runs its meter: its prices are "at most".
  licence_kind public.licence_kind not null,
  -- An hour of a car with a driver; null: no price without asking.
  hourly_agorot integer constraint vehicle_classes_hourly check (hourly_agorot between 100 and 1000000 and hourly_agorot % 100 = 0),
  -- The same at an event, there and back included.
  event_hourly_agorot integer constraint vehicle_classes_event_hourly
    check (event_hourly_agorot between 100 and 1000000 and event_hourly_agorot % 100 = 0),
  -- Needs of passengers that its cars answer, by the names of their facts.
  takes text[] not null default '{}' constraint vehicle_classes_takes
    check (takes <@ '{need_chair,need_ramp,need_pram,need_animal,need_dog}'),
  -- What nobody has written of its rides is that of this class, so many percent more, to whole tens of shekels.
  follows_id text constraint vehicle_classes_follows references public.vehicle_classes (id) deferrable initially deferred
    constraint vehicle_classes_follows_another check (follows_id <> id),
  follows_percent smallint not null default 0 constraint vehicle_classes_follows_percent check (follows_percent between 0 and 900),
  -- Likewise a night that nobody has written, of its day; null: it costs what the day does.
  night_percent smallint constraint vehicle_classes_night_percent check (night_percent between 1 and 200),
  position smallint not null,
  active boolean not null default true
);
create index vehicle_classes_follows_id on public.vehicle_classes (follows_id);

-- A ride between two zones, the same in both directions, or inside one (zone_a and zone_b are the same). Prices are whole shekels as agorot.
create table public.fares (
  zone_a text not null references public.zones (id) on delete cascade,
  zone_b text not null references public.zones (id) on delete cascade,
  vehicle_class text not null references public.vehicle_classes (id) on delete cascade,
  -- Null: not said yet. 0: deliberately no price without asking.
  day_agorot integer constraint fares_day check (day_agorot between 0 and 10000000 and day_agorot % 100 = 0),
  -- Null: as by day.
  night_agorot integer constraint fares_night check (
    night_agorot is null or (night_agorot % 100 = 0 and night_agorot between day_agorot and 10000000 and day_agorot > 0)),
  duration_minutes smallint constraint fares_duration check (duration_minutes between 5 and 1440),
  -- Somebody of the house says that it takes so long. Of the others it is estimated.
  is_confirmed boolean not null default false,
  primary key (zone_a, zone_b, vehicle_class),
  -- Each pair once, whatever the server's language sorts by.
  constraint fares_pair_once check (zone_a collate "C" <= zone_b collate "C")
);
create index fares_zone_b on public.fares (zone_b);
create index fares_vehicle_class on public.fares (vehicle_class);

-- Prices of a day route by class, in whole shekels; null: not said yet, 0: no price without asking.
create function private.is_fare_map(fares jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(fares) = 'object' and not exists (
    select from jsonb_each(fares) where not coalesce(jsonb_typeof(value) = 'null'
      or (jsonb_typeof(value) = 'number' and value::numeric between 0 and 100000 and value::numeric % 1 = 0), false))
$$;

-- A day with a car and its driver at one price: the routes of the site, by the names of the fact `day_route`.
create table public.day_routes (
  id text primary key constraint day_routes_id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 40),
  -- From the door to the door.
  hours smallint not null constraint day_routes_hours check (hours between 1 and 24),
  -- The price holds for doors at most so many minutes of driving from there.
  start_zone text not null constraint day_routes_start references public.zones (id) deferrable initially deferred,
  reach_minutes smallint not null constraint day_routes_reach check (reach_minutes between 0 and 1440),
  fares jsonb not null constraint day_routes_fares check (private.is_fare_map(fares)),
  position smallint not null
);
create index day_routes_start_zone on public.day_routes (start_zone);

-- Minutes of the day, shekels, percent, hours, minutes and counts, by the rule's name (PriceRules of price-list.ts).
create table public.price_rules (
  key text primary key,
  value integer not null,
  constraint price_rules_known check (case key
    when 'night_from' then value between 0 and 1439
    when 'night_to' then value between 0 and 1439
    when 'extra_stop' then value between 0 and 10000
    when 'stop_detour' then value between 0 and 1440
    when 'child_seat' then value between 0 and 10000
    when 'meeting_board' then value between 0 and 10000
    when 'round_trip_percent' then value between 0 and 50
    when 'hourly_minimum' then value between 1 and 24
    when 'event_minimum' then value between 1 and 24
    when 'most_passengers' then value between 1 and 60
    when 'most_luggage' then value between 0 and 60
    when 'notice_minutes' then value between 0 and 10080
    else false end)
);

-- Who worked on the draft last. Its only row is the lock of the draft, too.
create table private.price_draft (
  only_row boolean primary key default true constraint price_draft_only_row check (only_row),
  changed_at timestamptz not null default now(),
  changed_by_name text
);
insert into private.price_draft default values;

create table public.price_lists (
  version integer primary key,
  content public.price_content not null constraint price_lists_content check (octet_length(content::text) <= 262144),
  -- SHA-256 of the content.
  content_hash text not null,
  note text constraint price_lists_note_length check (char_length(note) <= 300),
  -- The invented list that an installation starts with.
  is_sample boolean not null default false,
  published_at timestamptz not null default now(),
  -- By name: people leave.
  published_by_name text
);
create trigger price_lists_append_only before update or delete on public.price_lists
  for each row execute function private.refuse_change();
create trigger price_lists_no_truncate before truncate on public.price_lists
  for each statement execute function private.refuse_change();

alter table public.zones enable row level security;
alter table public.vehicle_classes enable row level security;
alter table public.fares enable row level security;
alter table public.day_routes enable row level security;
alter table public.price_rules enable row level security;
alter table public.price_lists enable row level security;
grant select on public.zones, public.vehicle_classes, public.fares, public.day_routes, public.price_rules, public.price_lists
  to authenticated;
create policy "operators and above read zones" on public.zones for select to authenticated
  using ((select private.works_on_leads()));
create policy "operators and above read classes" on public.vehicle_classes for select to authenticated
  using ((select private.works_on_leads()));
create policy "operators and above read fares" on public.fares for select to authenticated
  using ((select private.works_on_leads()));
create policy "operators and above read day routes" on public.day_routes for select to authenticated
  using ((select private.works_on_leads()));
create policy "operators and above read rules" on public.price_rules for select to authenticated
  using ((select private.works_on_leads()));
create policy "operators and above read lists" on public.price_lists for select to authenticated
  using ((select private.works_on_leads()));

create function private.price_hash(content jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(content::text, 'UTF8')), 'hex') $$;

-- The fares of a content. Its arrays hold the lower half of a table of the zones that have prices of their own, row by row:
-- (0,1) (0,2) (1,2) (0,3) …; those of `inside` one number for each of these zones.
create function private.fares_of(content jsonb)
returns table (zone_a text, zone_b text, vehicle_class text, day_agorot integer, night_agorot integer, duration_minutes smallint,
  is_confirmed boolean)
language sql immutable set search_path = ''
as $$
  with priced as (
    select zone ->> 'id' as id, row_number() over (order by place) as nth
    from jsonb_array_elements(content -> 'zones') with ordinality as given (zone, place) where zone ->> 'like' is null
  ), pair as (
    select least(low.id collate "C", high.id collate "C") as zone_a, greatest(low.id collate "C", high.id collate "C") as zone_b,
      low.nth = high.nth as is_inside, row_number() over (partition by low.nth = high.nth order by high.nth, low.nth) as nth
    from priced as low join priced as high on low.nth <= high.nth
  ), half (is_inside, numbers) as (
    values (false, content), (true, content -> 'inside')
  ), number as (
    select part, is_inside, list.key as vehicle_class, value.nth, value.price
    from half, (values ('day'), ('night')) as parts (part), jsonb_each(half.numbers -> part) as list (key, prices),
      jsonb_array_elements_text(prices) with ordinality as value (price, nth)
  ), minute as (
    select is_inside, nth, minutes, half.numbers -> 'confirmed' ->> (nth - 1)::integer is not null as is_confirmed
    from half, jsonb_array_elements_text(half.numbers -> 'minutes') with ordinality as value (minutes, nth)
  )
  select pair.zone_a, pair.zone_b, class ->> 'id', day.price::integer * 100, night.price::integer * 100, minute.minutes::smallint,
    coalesce(minute.is_confirmed, false)
  from pair cross join jsonb_array_elements(content -> 'classes') as class
    left join number as day on day.part = 'day' and day.vehicle_class = class ->> 'id'
      and day.nth = pair.nth and day.is_inside = pair.is_inside
    left join number as night on night.part = 'night' and night.vehicle_class = class ->> 'id'
      and night.nth = pair.nth and night.is_inside = pair.is_inside
    left join minute on minute.nth = pair.nth and minute.is_inside = pair.is_inside
$$;

-- So many percent more, to whole tens of shekels.
create function private.tens(agorot integer, percent integer) returns integer
language sql immutable set search_path = ''
as $$ select case when percent = 0 then agorot else (ceil(agorot * (100 + percent) / 100000.0) * 1000)::integer end $$;

-- The draft's fares with every number written out. What nobody has written of a ride is that of the nearest ride by the rules of its
-- zones (the fewest steps; of as many, by the rule of the zone that stands later in the list): as from there, with what each rule adds.
-- Inside a zone that follows another it costs as inside that one. A class that follows another takes that one's price of the ride.
-- The browser shows the same (src/features/office/prices/follow-rules.ts; tests compare).
create function private.fares_written_out() returns setof public.fares
language sql stable set search_path = ''
as $$
  with recursive chain as (
    select id, position, id as at, 0 as more_agorot, 0 as more_minutes, 0 as steps from public.zones where nearest_id is null
    union all
    select chain.id, chain.position, zone.follows_id, chain.more_agorot + zone.follows_agorot,
      chain.more_minutes + zone.follows_minutes, chain.steps + 1
    from chain join public.zones as zone on zone.id = chain.at where zone.follows_id is not null
  ), way as (
    select least(low.id collate "C", high.id collate "C") as zone_a, greatest(low.id collate "C", high.id collate "C") as zone_b,
      least(low.at collate "C", high.at collate "C") as from_a, greatest(low.at collate "C", high.at collate "C") as from_b,
      case when low.id = high.id then 0 else low.more_agorot + high.more_agorot end as more_agorot,
      case when low.id = high.id then 0 else low.more_minutes + high.more_minutes end as more_minutes,
      low.steps + high.steps as steps, high.steps as late
    from chain as low join chain as high on low.position < high.position or (low.id = high.id and low.steps = high.steps)
  ), zone_fare as (
    select distinct on (way.zone_a, way.zone_b, class.id) way.zone_a, way.zone_b, class.id as vehicle_class,
      case when fare.day_agorot = 0 then 0 else fare.day_agorot + way.more_agorot end as day,
      fare.night_agorot + way.more_agorot as night
    from way cross join public.vehicle_classes as class
      join public.fares as fare on fare.zone_a = way.from_a and fare.zone_b = way.from_b and fare.vehicle_class = class.id
    where class.follows_id is null and fare.day_agorot is not null
    order by way.zone_a, way.zone_b, class.id, way.steps, way.late desc
  ), plain as (
    select zone_fare.zone_a, zone_fare.zone_b, class.id as vehicle_class, zone_fare.day,
      case when zone_fare.day > 0 then coalesce(here.night_agorot, zone_fare.night, private.tens(zone_fare.day, class.night_percent)) end as night
    from zone_fare join public.vehicle_classes as class on class.id = zone_fare.vehicle_class
      left join public.fares as here on here.zone_a = zone_fare.zone_a and here.zone_b = zone_fare.zone_b and here.vehicle_class = class.id
  ), class_fare as (
    select here.zone_a, here.zone_b, class.id as vehicle_class, class.night_percent, here.night_agorot,
      coalesce(here.day_agorot, private.tens(plain.day, class.follows_percent)) as day,
      case when here.day_agorot is null then private.tens(plain.night, class.follows_percent) end as night
    from public.vehicle_classes as class join public.fares as here on here.vehicle_class = class.id
      left join plain on plain.zone_a = here.zone_a and plain.zone_b = here.zone_b and plain.vehicle_class = class.follows_id
    where class.follows_id is not null
  ), priced as (
    select zone_a, zone_b, vehicle_class, day, night from plain
    union all select zone_a, zone_b, vehicle_class, day,
      case when day > 0 then coalesce(night_agorot, night, private.tens(day, night_percent)) end from class_fare
  ), minute as (
    select distinct on (way.zone_a, way.zone_b) way.zone_a, way.zone_b, fare.duration_minutes + way.more_minutes as minutes
    from way join public.fares as fare on fare.zone_a = way.from_a and fare.zone_b = way.from_b
    where fare.duration_minutes is not null
    order by way.zone_a, way.zone_b, way.steps, way.late desc
  )
  select fare.zone_a, fare.zone_b, fare.vehicle_class, priced.day, priced.night, minute.minutes::smallint, fare.is_confirmed
  from public.fares as fare left join priced using (zone_a, zone_b, vehicle_class) left join minute using (zone_a, zone_b)
$$;

-- The draft as a content; without what is switched off where it is to be published.
create function private.price_content(is_draft boolean) returns jsonb
language sql stable set search_path = ''
as $$
  with zone as (
    select own.* from public.zones as own left join public.zones as nearest on nearest.id = own.nearest_id
    where is_draft or (own.active and coalesce(nearest.active, true))
  ), class as (
    select * from public.vehicle_classes where is_draft or active
  ), fare as (
    select * from public.fares where is_draft union all select * from private.fares_written_out() where not is_draft
  ), pair as (
    select least(low.id collate "C", high.id collate "C") as zone_a, greatest(low.id collate "C", high.id collate "C") as zone_b,
      low.id = high.id as is_inside, row_number() over (order by high.position, low.position) as nth
    from zone as low join zone as high on low.position <= high.position
    where low.nearest_id is null and high.nearest_id is null
  ), number as (
    select class.id, is_inside, jsonb_agg(fare.day_agorot / 100 order by pair.nth) as day,
      jsonb_agg(fare.night_agorot / 100 order by pair.nth) as night
    from class cross join pair left join fare
      on fare.zone_a = pair.zone_a and fare.zone_b = pair.zone_b and fare.vehicle_class = class.id
    group by class.id, is_inside
  ), minute as (
    select pair.nth, is_inside, max(fare.duration_minutes) as minutes, case when bool_or(fare.is_confirmed) then 1 end as confirmed
    from pair left join fare on fare.zone_a = pair.zone_a and fare.zone_b = pair.zone_b
    group by pair.nth, is_inside
  ), half as (
    select inside, jsonb_build_object(
      'minutes', (select coalesce(jsonb_agg(minutes order by nth), '[]') from minute where is_inside = inside),
      'day', (select coalesce(jsonb_object_agg(id, day), '{}') from number where is_inside = inside),
      'night', (select coalesce(jsonb_object_agg(id, night), '{}') from number where is_inside = inside))
      || (select case when is_draft and count(confirmed) > 0 then jsonb_build_object('confirmed', jsonb_agg(confirmed order by nth))
        else '{}' end from minute where is_inside = inside) as numbers
    from (values (false), (true)) as halves (inside)
  )
  select jsonb_build_object(
    'zones', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'kind', kind, 'name', name, 'aliases', aliases,
      'destination', destination_slug, 'like', nearest_id, 'active', case when not active then false end,
      'follows', case when is_draft and follows_id is not null then
        jsonb_build_object('zone', follows_id, 'plus', follows_agorot / 100, 'minutes', follows_minutes) end)) order by position), '[]') from zone),
    'classes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'seats', seats, 'bags', bags, 'licence', licence_kind,
      'hourly', hourly_agorot / 100, 'event_hourly', event_hourly_agorot / 100, 'takes', takes)
      || case when active then '{}'::jsonb else '{"active": false}' end
      || case when is_draft and follows_id is not null then
        jsonb_build_object('follows', jsonb_build_object('class', follows_id, 'percent', follows_percent)) else '{}' end
      || case when is_draft and night_percent is not null then jsonb_build_object('night', night_percent) else '{}' end order by position), '[]') from class),
    'inside', (select numbers from half where inside),
    'routes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'hours', hours, 'start', start_zone, 'reach', reach_minutes,
        'fares', (select coalesce(jsonb_object_agg(class.id, route.fares -> class.id), '{}') from class)) order by position), '[]')
      from public.day_routes as route where start_zone in (select id from zone)),
    'rules', (select coalesce(jsonb_object_agg(key, value), '{}') from public.price_rules))
    || (select numbers from half where not inside)
$$;

-- Puts a content in place of the draft. A content that contradicts itself breaks a constraint. "where true", here and
-- elsewhere, because a hosted project refuses DELETE and UPDATE without WHERE in every session of its API.
create function private.write_price_draft(content jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.day_routes where true;
  delete from public.fares where true;
  delete from public.vehicle_classes where true;
  delete from public.zones where true;
  delete from public.price_rules where true;
  insert into public.zones (id, kind, name, aliases, destination_slug, nearest_id, follows_id, follows_agorot, follows_minutes, position, active)
    select said.id, said.kind, said.name, coalesce(said.aliases, '{}'), said.destination, said."like", said.follows ->> 'zone',
      coalesce((said.follows ->> 'plus')::integer * 100, 0), coalesce((said.follows ->> 'minutes')::smallint, 0), place,
      coalesce(said.active, true)
    from jsonb_array_elements(content -> 'zones') with ordinality as given (zone, place),
      jsonb_to_record(given.zone) as said (id text, kind text, name jsonb, aliases text[], destination text, "like" text, follows jsonb, active boolean);
  insert into public.vehicle_classes (id, name, seats, bags, licence_kind, hourly_agorot, event_hourly_agorot, takes, follows_id, follows_percent, night_percent,
      position, active)
    select said.id, said.name, said.seats, said.bags, said.licence, said.hourly * 100, said.event_hourly * 100,
      coalesce(said.takes, '{}'), said.follows ->> 'class', coalesce((said.follows ->> 'percent')::smallint, 0), said.night, place,
      coalesce(said.active, true)
    from jsonb_array_elements(content -> 'classes') with ordinality as given (class, place),
      jsonb_to_record(given.class) as said (id text, name jsonb, seats smallint, bags smallint, licence text, hourly integer,
        event_hourly integer, takes text[], follows jsonb, night smallint, active boolean);
  insert into public.fares select * from private.fares_of(content);
  insert into public.day_routes (id, hours, start_zone, reach_minutes, fares, position)
    select said.id, said.hours, said.start, said.reach, said.fares, place
    from jsonb_array_elements(content -> 'routes') with ordinality as given (route, place),
      jsonb_to_record(given.route) as said (id text, hours smallint, start text, reach smallint, fares jsonb);
  insert into public.price_rules (key, value) select key, value::integer from jsonb_each_text(content -> 'rules');
  if exists (select from public.zones as own left join public.zones as nearest on nearest.id = own.nearest_id
      where own.nearest_id is not null and (nearest.id is null or nearest.nearest_id is not null)) then
    raise exception 'A zone is priced like one that has prices of its own' using errcode = '23514', constraint = 'zones_nearest';
  end if;
  -- A few steps: neither in a circle nor through a place without prices.
  if exists (
    with recursive chain as (
      select follows_id as at, 1 as steps from public.zones where follows_id is not null
      union all select zone.follows_id, chain.steps + 1 from chain join public.zones as zone on zone.id = chain.at
        where zone.follows_id is not null and chain.steps < 6
    ) select from chain left join public.zones as zone on zone.id = chain.at
      where chain.steps > 5 or zone.id is null or zone.nearest_id is not null) then
    raise exception 'What a zone follows ends at one that follows none' using errcode = '23514', constraint = 'zones_follows';
  end if;
  if exists (select from public.vehicle_classes as own left join public.vehicle_classes as leader on leader.id = own.follows_id
      where own.follows_id is not null and (leader.id is null or leader.follows_id is not null)) then
    raise exception 'A class follows one that follows none' using errcode = '23514', constraint = 'vehicle_classes_follows';
  end if;
  if exists (select from public.zones, lateral (select unnest(aliases) union all select value from jsonb_each_text(name)) as names (alias)
      group by private.fold_text(replace(alias, '-', ' ')) having count(distinct id) > 1) then
    raise exception 'A name belongs to one zone' using errcode = '23514', constraint = 'zones_alias_once';
  end if;
  update private.price_draft set changed_at = clock_timestamp(), changed_by_name = private.caller_name() where true;
end
$$;

-- {content, hash, changed_at, changed_by_name} of the draft.
create function private.price_draft_view() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('content', content, 'hash', private.price_hash(content), 'changed_at', draft.changed_at,
    'changed_by_name', draft.changed_by_name)
  from private.price_draft as draft, private.price_content(true) as content
$$;

create function private.price_draft() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.manages());
  return private.price_draft_view();
end
$$;

-- seen_hash: the draft's as the caller has it. Somebody else's newer draft is not overwritten: 'changed_by_other' brings it along.
-- 'validation_failed' names the constraint.
create function private.save_price_draft(seen_hash text, content jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  broken text;
begin
  perform private.require(private.manages());
  perform from private.price_draft for update;
  if private.price_hash(private.price_content(true)) is distinct from seen_hash then
    return jsonb_build_object('outcome', 'changed_by_other', 'draft', private.price_draft_view());
  end if;
  begin
    perform private.write_price_draft(content);
  exception when integrity_constraint_violation or data_exception then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  return jsonb_build_object('outcome', 'saved', 'draft', private.price_draft_view());
end
$$;

-- Every price of a content: of pairs, and inside the zones that have one, by day and by night, of hours, of day routes. `own`: not another one's, as a night that is the day's.
create function private.prices_of(content jsonb)
returns table (thing text, vehicle_class text, part text, price integer, own boolean)
language sql immutable set search_path = ''
as $$
  select zone_a || ' ' || zone_b, vehicle_class, parts.part, parts.price, parts.own
  from private.fares_of(content), lateral (values
    ('day', day_agorot / 100, true), ('night', coalesce(night_agorot, day_agorot) / 100, night_agorot is not null)) as parts (part, price, own)
  where zone_a <> zone_b or day_agorot is not null
  union all select '', class ->> 'id', kind, (class ->> kind)::integer, true
    from jsonb_array_elements(content -> 'classes') as class, (values ('hourly'), ('event_hourly')) as kinds (kind)
  union all select route ->> 'id', fare.key, 'route', fare.price::integer, true
    from jsonb_array_elements(content -> 'routes') as route, jsonb_each_text(route -> 'fares') as fare (key, price)
$$;

-- Why a content cannot be published, or null. A gap: a pair or a day route without a price and without "on request", or a ride with a
-- price and without its minutes. A contradiction: a larger car that costs less than a smaller one, among the classes that the
-- calculation chooses from (the first of each number of seats). A written night can be below a day that follows.
create function private.price_refusal(content jsonb) returns text
language sql stable set search_path = ''
as $$
  with price as materialized (
    select * from private.prices_of(content)
  ), class as (
    select distinct on ((class ->> 'seats')::integer) class ->> 'id' as id, (class ->> 'seats')::integer as seats
    from jsonb_array_elements(content -> 'classes') with ordinality as given (class, place)
    order by (class ->> 'seats')::integer, place
  )
  select case
    when jsonb_array_length(content -> 'classes') = 0 or not exists (select from private.fares_of(content) where zone_a <> zone_b)
      or exists (select from price where part in ('day', 'route') and price is null)
      or exists (select from private.fares_of(content) where day_agorot > 0 and duration_minutes is null)
      or (select count(*) from jsonb_object_keys(content -> 'rules')) < 12 then 'incomplete'
    when exists (
      select from class as small join class as large on small.seats < large.seats
        join price as cheap on cheap.vehicle_class = small.id
        join price as dear on dear.vehicle_class = large.id and dear.thing = cheap.thing and dear.part = cheap.part
      where cheap.price > 0 and dear.price > 0 and dear.price < cheap.price
    ) then 'contradiction'
    when exists (select from private.fares_of(content) where night_agorot < day_agorot) then 'fares_night'
  end
$$;

-- How many prices differ by more than half from those of an earlier content: often a digit too many or too few. A night that is the
-- day's in both is no price of its own.
create function private.price_leaps(content jsonb, earlier jsonb) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.prices_of(content) as price join private.prices_of(earlier) as past using (thing, vehicle_class, part)
  where (price.own or past.own) and price.price > 0 and past.price > 0 and abs(price.price - past.price) * 2 > past.price
$$;

-- Makes the draft the list that holds. seen_hash: the draft's as the caller has it: nobody publishes what another has put in
-- meanwhile. confirm: leaps are meant. Outcomes: published (with version), unchanged, changed_by_other (with draft), incomplete,
-- contradiction, leap (with count), validation_failed (with constraint).
create function private.publish_price_list(seen_hash text, note text, confirm boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  content jsonb;
  latest public.price_lists;
  refusal text;
  leaps bigint;
  broken text;
begin
  perform private.require(private.manages());
  perform from private.price_draft for update;
  if private.price_hash(private.price_content(true)) is distinct from seen_hash then
    return jsonb_build_object('outcome', 'changed_by_other', 'draft', private.price_draft_view());
  end if;
  content := private.price_content(false);
  select * into latest from public.price_lists order by version desc limit 1;
  refusal := private.price_refusal(content);
  if refusal is null and not latest.is_sample and latest.content_hash = private.price_hash(content) then
    refusal := 'unchanged';
  end if;
  if refusal = 'fares_night' then
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', refusal);
  end if;
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  leaps := coalesce(private.price_leaps(content, latest.content), 0);
  if leaps > 0 and confirm is not true then
    return jsonb_build_object('outcome', 'leap', 'count', leaps);
  end if;
  begin
    insert into public.price_lists (version, content, content_hash, note, published_by_name)
      values (coalesce(latest.version, 0) + 1, content, private.price_hash(content), nullif(btrim(publish_price_list.note), ''),
        private.caller_name())
      returning * into latest;
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  return jsonb_build_object('outcome', 'published', 'version', latest.version);
end
$$;

-- A list by its number: its content with version, published_at and is_sample; null for none.
create function private.price_list(number integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select content || jsonb_build_object('version', version, 'published_at', published_at, 'is_sample', is_sample)
  from public.price_lists where version = number
$$;

-- The list that holds.
create function private.current_price_list() returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.price_list(max(version)) from public.price_lists $$;

-- hash: which draft this is, sent along with a change, so that nobody overwrites what they have not seen. changed_by_name: null where
-- nobody has worked on it yet.
create type public.price_draft as (content public.price_content, hash text, changed_at timestamptz, changed_by_name text);
comment on type public.price_draft is 'nullable: changed_by_name';
create domain public.price_outcome as text check (value in ('saved', 'published', 'unchanged', 'changed_by_other', 'incomplete',
  'contradiction', 'leap', 'validation_failed'));
-- draft: as it now is. count: of leaps, how many prices differ by more than half. constraint: what a draft has broken.
create type public.price_step as (outcome public.price_outcome, draft public.price_draft, version integer, count integer,
  "constraint" text);
comment on type public.price_step is 'nullable: draft, version, count, constraint';

create function public.price_draft() returns public.price_draft
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.price_draft, private.price_draft()) $$;

create function public.save_price_draft(seen_hash text, content public.price_content) returns public.price_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.price_step, private.save_price_draft(seen_hash, content)) $$;

create function public.publish_price_list(seen_hash text, note text, confirm boolean) returns public.price_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.price_step, private.publish_price_list(seen_hash, note, confirm)) $$;

-- Until when a traveller can confirm a ride: min_notice_minutes before its first pick-up, and before the rest where the business rests
-- then.
create function private.confirmable_until(first_pickup timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select private.before_rest(first_pickup - make_interval(mins => private.integer_setting('min_notice_minutes')), interval '1 minute')
$$;

-- Until when a price holds that somebody is told, in the form, in a mail or in an offer: as wished, else for price_hold_hours from when
-- it is said; and never longer than the ride can be confirmed. Nobody has to answer on a day of rest: an end that falls on one is moved
-- to three hours after it.
create function private.price_holds_until(said_at timestamptz, first_pickup timestamptz, wished timestamptz default null)
returns timestamptz
language sql stable set search_path = ''
as $$
  select least(case when private.rests_at(ends) then private.rest_over(ends) + interval '3 hours' else ends end,
    private.confirmable_until(first_pickup))
  from (select coalesce(wished, said_at + make_interval(hours => private.integer_setting('price_hold_hours'))) as ends) as hold
$$;

-- What the price of a request is reckoned by: {newest: the number of the list that holds; oldest: of the one that held when the
-- prices that are still kept were said first; rest; confirmable_until; held_until: of a price that is said then}.
create function private.price_basis(said_at timestamptz, first_pickup timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('newest', max(version), 'rest', private.rest_rules(),
    'confirmable_until', private.confirmable_until(first_pickup), 'held_until', private.price_holds_until(said_at, first_pickup),
    'oldest', coalesce(
      max(version) filter (where published_at <= now() - make_interval(hours => private.integer_setting('price_hold_hours'))),
      min(version)))
  from public.price_lists
$$;

create type public.price_basis as (newest integer, oldest integer, rest public.rest_rules, confirmable_until timestamptz,
  held_until timestamptz);
comment on type public.price_basis is 'nullable: newest, oldest';

create function public.price_basis(said_at timestamptz, first_pickup timestamptz) returns public.price_basis
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.price_basis, private.price_basis(said_at, first_pickup)) $$;

create function public.price_list(number integer) returns public.price_list
language sql stable security invoker set search_path = ''
as $$ select private.price_list(number) $$;
comment on function public.price_list(integer) is 'nullable: answer';

grant execute on function private.price_draft(), public.price_draft(), private.save_price_draft(text, jsonb),
  public.save_price_draft(text, public.price_content), private.publish_price_list(text, text, boolean),
  public.publish_price_list(text, text, boolean) to authenticated;
grant execute on function private.price_basis(timestamptz, timestamptz), public.price_basis(timestamptz, timestamptz), private.price_list(integer), public.price_list(integer)
  to service_role;
