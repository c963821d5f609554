-- Questions to the times in which nobody drives: Shabbat and holidays (rest_windows) by the town of the settings, and the days
-- that the business has closed. supabase/functions/_shared/clock/rest-clock.ts answers the same in the browser.

-- The first time of rest that a span touches, nulls where there is none. before, after: minutes that rides keep away from
-- Shabbat and holidays.
create function private.rest_within(span_starts timestamptz, span_ends timestamptz, before integer default 0, after integer default 0,
  out starts_at timestamptz, out ends_at timestamptz)
-- Keeps its plan, which takes longer to make than to carry out: each request asks this several times.
language plpgsql stable set search_path = ''
as $$
begin
  select rest.starts_at, rest.ends_at into starts_at, ends_at from private.rest_windows as rest
  where rest.city = (select value #>> '{}' from public.settings where key = 'rest_city')
    and rest.starts_at < span_ends + make_interval(mins => before)
    and rest.ends_at > span_starts - make_interval(mins => after)
    -- No window is longer; so that the index finds it.
    and rest.starts_at > span_starts - interval '4 days'
  union all
  select day at time zone 'Asia/Jerusalem', (day + interval '1 day') at time zone 'Asia/Jerusalem'
  from generate_series(date_trunc('day', span_starts at time zone 'Asia/Jerusalem'), span_ends at time zone 'Asia/Jerusalem',
    '1 day') as day
  where day at time zone 'Asia/Jerusalem' < span_ends
    and exists (select from public.settings where key = 'closed_dates' and value ? to_char(day, 'YYYY-MM-DD'))
  order by 1 limit 1;
end
$$;

-- Whether the business rests at a moment.
create function private.rests_at(moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select rest.starts_at is not null from private.rest_within(moment, moment + interval '1 microsecond') as rest $$;

-- The times of rest that a span touches, in order: [{starts_at, ends_at}].
create function private.rest_times(span_starts timestamptz, span_ends timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  with recursive rest as (
    select starts_at, ends_at from private.rest_within(span_starts, span_ends) where starts_at is not null
    union all
    select later.starts_at, later.ends_at from rest, private.rest_within(rest.ends_at, span_ends) as later
    where rest.ends_at < span_ends and later.starts_at is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at) order by starts_at), '[]') from rest
$$;

-- The time of rest that a journey touches, or the time that rides keep away from it; nulls where there is none.
create function private.rest_of_journey(pickup_at timestamptz, duration_minutes integer,
  out starts_at timestamptz, out ends_at timestamptz)
language sql stable set search_path = ''
as $$
  select rest.starts_at, rest.ends_at from private.rest_within(pickup_at, pickup_at + make_interval(mins => duration_minutes),
    private.integer_setting('rest_margin_before'), private.integer_setting('rest_margin_after')) as rest
$$;

-- When the rest of a moment is over, also one that follows it at once; the moment itself where the business works.
create function private.rest_over(moment timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  later timestamptz := moment;
  ends timestamptz;
begin
  loop
    ends := (select rest.ends_at from private.rest_within(later, later + interval '1 microsecond') as rest);
    exit when ends is null;
    later := ends;
  end loop;
  return later;
end
$$;

-- A moment, or if the business rests then, so long before its rest begins. before: minutes before Shabbat and holidays that count
-- as rest, too.
create function private.before_rest(moment timestamptz, ahead interval, before integer default 0) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  earlier timestamptz := moment;
  begins timestamptz;
begin
  loop
    begins := (select rest.starts_at from private.rest_within(earlier, earlier + interval '1 microsecond', before) as rest);
    exit when begins is null;
    earlier := begins - ahead;
  end loop;
  return earlier;
end
$$;

-- Whether a moment has come that falls before a rest where the business rests then.
create function private.has_come(due timestamptz, moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select case when due <= moment then true else private.before_rest(due, interval '4 hours', 60) <= moment end $$;

-- When somebody is in the office: from seven in the morning to ten at night by the clock in Israel, until an hour before
-- Shabbat or a holiday, and not on the closed days of the settings.
create function private.is_working_time(moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select (moment at time zone 'Asia/Jerusalem')::time between '07:00' and '21:59:59.999999'
    and not exists (select from private.rest_within(moment, moment + interval '1 hour') as rest where rest.starts_at is not null)
$$;

-- What the form and the prices need to know of it: {city, before, after, closed_dates}, the closed days from today in Israel
-- on, "YYYY-MM-DD". Compared as texts, which sort like the days they name.
create function private.rest_rules() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'city', (select value from public.settings where key = 'rest_city'),
    'before', private.integer_setting('rest_margin_before'),
    'after', private.integer_setting('rest_margin_after'),
    'closed_dates', (select coalesce(jsonb_agg(day order by day), '[]')
      from public.settings, jsonb_array_elements_text(value) as day
      where key = 'closed_dates' and day >= to_char(private.israel_day(now()), 'YYYY-MM-DD')))
$$;

create domain public.rest_city as text check (value in ('jerusalem', 'tel-aviv', 'haifa', 'none'));
-- before, after: minutes. closed_dates: from today on, as they were written: not each is a day of the calendar.
create type public.rest_rules as (city public.rest_city, before integer, after integer, closed_dates text[]);
