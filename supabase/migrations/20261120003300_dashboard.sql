-- The overview: its cards, chart, breakdowns and the time until the first response, by Israel's days. Leads are counted when somebody
-- asks; visits, which are many more, come from roll-ups by day (migration visits). Approved staff of any rank may read them: the recent
-- leads carry no phone and no notes. Accounts without a role are refused.

-- The leads that came in a stretch of days; quarantined ones do not count until they are released. minutes: until the first response,
-- null before it; whole minutes in the first hour, quarters of an hour on the first day, whole hours after that, as exact as anybody
-- reads it.
create function private.leads_of_days(first_day date, last_day date)
returns table (day date, service_type text, status public.lead_status, created_at timestamptz, minutes bigint)
language sql stable set search_path = ''
as $$
  select (created_at at time zone 'Asia/Jerusalem')::date, service_type, status, created_at,
    waited - waited % case when waited < 60 then 1 when waited < 1440 then 15 else 60 end
  from (
    select *, case when first_response_at is not null
      then greatest(floor(extract(epoch from first_response_at - created_at) / 60), 0)::bigint end as waited
    from public.leads
    where not quarantined and created_at >= $1::timestamp at time zone 'Asia/Jerusalem'
      and created_at < ($2 + 1)::timestamp at time zone 'Asia/Jerusalem') as lead
$$;

-- Minutes until the first response to the leads of a stretch of days, and those that still wait (status 'new'), whenever
-- they came.
-- `due`: those of them that were answered, or whose first hour is over: of these `within_hour` is a part.
create function private.response_figures(first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'answered', count(minutes),
    'median_minutes', percentile_disc(0.5) within group (order by minutes),
    'within_hour', count(*) filter (where minutes < 60),
    'due', count(*) filter (where minutes is not null or status = 'new' and created_at <= now() - interval '1 hour'))
  || (
    select jsonb_build_object('waiting', count(*),
      'longest_wait_minutes', floor(extract(epoch from now() - min(created_at)) / 60))
    from public.leads where status = 'new' and not quarantined)
  from private.leads_of_days($1, $2)
$$;

-- The first day with any figures: before it nothing was counted, and nothing can be compared with it.
create function private.first_counted_day() returns date
language sql stable set search_path = ''
as $$
  select least(
    private.israel_day((select min(created_at) from public.visits)),
    (select min(day) from public.page_counts),
    private.israel_day((select min(created_at) from public.leads where not quarantined)))
$$;

-- A counter of each day, over a stretch of days: their names begin alike and end in the day, by which they sort.
create function private.counted_days(first_name text, last_name text) returns table (day date, total numeric)
language sql stable set search_path = ''
as $$
  select right(name, 10)::date, sum(value) from private.counters where name between $1 and $2 group by name
$$;

-- A row for every day of a stretch, also where nothing happened.
create function private.daily_figures(first_day date, last_day date)
returns table (day date, visitors bigint, page_views bigint, leads bigint)
language sql stable set search_path = ''
as $$
  select calendar.day, coalesce(visitors.total, 0)::bigint, coalesce(views.total, 0)::bigint, coalesce(leads.total, 0)
  from (select $1 + n as day from generate_series(0, $2 - $1) as n) as calendar
  left join private.counted_days(private.visitor_counter($1), private.visitor_counter($2)) as visitors
    on visitors.day = calendar.day
  left join private.counted_days(private.day_views_counter($1), private.day_views_counter($2)) as views
    on views.day = calendar.day
  left join (
    select lead.day, count(*) as total from private.leads_of_days($1, $2) as lead group by 1) as leads on leads.day = calendar.day
$$;

-- Leads of a stretch of days, by what they ask for and by how far they are.
create function private.leads_breakdown(first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  with totals as (
    select service_type, status, count(*) as total from private.leads_of_days($1, $2)
    group by grouping sets ((service_type), (status))
  )
  select jsonb_build_object(
    'services', coalesce(jsonb_agg(jsonb_build_object('name', service_type, 'leads', total)
      order by total desc, service_type) filter (where service_type is not null), '[]'),
    'statuses', coalesce(jsonb_agg(jsonb_build_object('name', status, 'leads', total)
      order by status) filter (where status is not null), '[]'))
  from totals
$$;

create function private.get_dashboard_trends(days integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.israel_day(now());
  first_day constant date := today - days + 1;
  -- Today is not over yet: whole days are compared, those until yesterday with as many before them.
  latest_from constant date := today - days;
  before_from constant date := today - 2 * days;
begin
  perform private.require(private.is_staff());
  if days is null or days not in (7, 30, 90) then
    raise exception 'The period is 7, 30 or 90 days' using errcode = '22023';
  end if;
  return (
    with figures as materialized (
      select * from private.daily_figures(before_from, today)
    ), sums as (
      select jsonb_build_object('visitors', sum(visitors), 'page_views', sum(page_views), 'leads', sum(leads)) as sum,
        day >= latest_from as latest
      from figures where day < today group by 2
    )
    select jsonb_build_object(
      'days', (select jsonb_agg(to_jsonb(figures) order by day) from figures where day >= first_day),
      'comparison', case when private.first_counted_day() <= before_from then jsonb_build_object(
        'latest', (select sum from sums where latest), 'before', (select sum from sums where not latest)) end,
      'response', private.response_figures(first_day, today))
    || private.leads_breakdown(first_day, today)
  );
end
$$;

create type public.figures as (visitors bigint, page_views bigint, leads bigint);
create type public.day_figures as (day date, visitors bigint, page_views bigint, leads bigint);
create type public.compared_figures as (latest public.figures, before public.figures);
create type public.response_figures as (answered bigint, median_minutes integer, within_hour bigint, due bigint, waiting bigint,
  longest_wait_minutes bigint);
comment on type public.response_figures is 'nullable: median_minutes, longest_wait_minutes';
create type public.leads_share as (name text, leads bigint);
create type public.dashboard_trends as (
  days public.day_figures[],
  comparison public.compared_figures,
  response public.response_figures,
  services public.leads_share[],
  statuses public.leads_share[]
);
comment on type public.dashboard_trends is 'nullable: comparison';

create function public.get_dashboard_trends(days integer) returns public.dashboard_trends
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.dashboard_trends, private.get_dashboard_trends(days)) $$;

grant execute on function private.get_dashboard_trends(integer), public.get_dashboard_trends(integer) to authenticated;

-- What waits for somebody, for the links of the back office: open alerts, requests held back, accounts without a role. Null
-- where it is not the caller's to see.
create function private.get_staff_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.is_staff());
  return jsonb_build_object(
    'alerts', case when private.administers() then (select count(*) from public.security_alerts where not resolved) end,
    'held_back', case when private.works_on_leads() then (select count(*) from public.leads where quarantined) end,
    'accounts', case when private.administers() then (select count(*) from private.waiting_accounts()) end,
    'tasks', case when private.works_on_leads() then (select count(*) from public.desk_tasks where closed_at is null) end,
    -- What rings: tasks that cannot wait and that nobody has taken, and after how many minutes once more.
    'sound', case when private.works_on_leads() then jsonb_build_object('minutes', private.integer_setting('task_sound_minutes'),
      'tasks', (select count(*) from public.desk_tasks where closed_at is null and urgency = 'now' and taken_at is null)) end);
end
$$;

create type public.task_sound as (minutes integer, tasks bigint);
create type public.staff_counts as (alerts bigint, held_back bigint, accounts bigint, tasks bigint, sound public.task_sound);
comment on type public.staff_counts is 'nullable: alerts, held_back, accounts, tasks, sound';

create function public.get_staff_counts() returns public.staff_counts
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.staff_counts, private.get_staff_counts()) $$;

grant execute on function private.get_staff_counts(), public.get_staff_counts() to authenticated;

-- What stands beneath the numbers of the dashboard's cards: how much they have grown this month, and how today compares
-- with yesterday. Visitors are those of the roll-ups, except for yesterday until this hour, which no roll-up has: that reads the visits
-- of one day by their index.

-- Months and days are Israel's. Visitors of a month are the sum of its days, like those of the chart: somebody who comes on
-- two days counts twice, this month as in the months before.
create function private.card_figures() returns jsonb
language sql stable set search_path = ''
as $$
  with local as (
    select now() at time zone 'Asia/Jerusalem' as clock, date_trunc('month', now() at time zone 'Asia/Jerusalem')::date as month
  ), visitors as (
    -- The names end in their day: they sort as the days do, and before 'visitors:all'.
    select coalesce(sum(value) filter (where name >= first_name), 0) as this_month,
      coalesce(sum(value) filter (where name < first_name), 0) as before
    from private.counters, (select private.visitor_counter(month) as first_name from local) as month
    where name > 'visitors:' and name < 'visitors:all'
  )
  select jsonb_build_object(
    'month_visitors', visitors.this_month,
    'visitors_before_month', visitors.before,
    'yesterday_visitors_by_now', (
      select count(distinct session_id) from public.visits
      where created_at >= (clock::date - 1)::timestamp at time zone 'Asia/Jerusalem'
        and created_at <= (clock - interval '1 day') at time zone 'Asia/Jerusalem'))
  from local, visitors
$$;

create function private.get_customer_dashboard_stats() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.is_staff());
  return jsonb_build_object(
    'total_visitors', private.counter('visitors:all'),
    'today_visitors', private.counter(private.visitor_counter(private.israel_day(now()))),
    'total_page_views', private.counter('page_views'),
    'top_pages', (
      select coalesce(jsonb_agg(jsonb_build_object('page', path, 'views', views) order by views desc, path), '[]')
      from (
        select path, sum(views) as views from private.page_views
        group by path having sum(views) > 0 order by 2 desc, 1 limit 10
      ) as top),
    'recent_leads', (
      select coalesce(jsonb_agg(to_jsonb(recent) order by created_at desc, id), '[]')
      from (
        select id, name, email, pickup, dropoff, destination, created_at, status from public.leads
        where not quarantined order by created_at desc, id limit 10
      ) as recent)
  ) || private.card_figures() || (
    select jsonb_build_object('total_leads', count(*), 'new_leads', count(*) filter (where status = 'new'),
      'converted_leads', count(*) filter (where status = 'converted'),
      'month_leads', count(*) filter (where created_at >= date_trunc('month', now(), 'Asia/Jerusalem')))
    from public.leads where not quarantined);
end
$$;

create type public.viewed_page as (page text, views bigint);
create type public.recent_lead as (
  id uuid, name text, email text, pickup text, dropoff text, destination text, created_at timestamptz, status public.lead_status);
comment on type public.recent_lead is 'nullable: email, pickup, dropoff, destination';
create type public.dashboard_stats as (
  total_leads bigint,
  new_leads bigint,
  converted_leads bigint,
  total_visitors bigint,
  -- Since midnight in Israel.
  today_visitors bigint,
  total_page_views bigint,
  -- Since the first of the month, in Israel; both figures of visitors are sums of days.
  month_leads bigint,
  month_visitors bigint,
  visitors_before_month bigint,
  -- From midnight until the time of day that it is now.
  yesterday_visitors_by_now bigint,
  top_pages public.viewed_page[],
  recent_leads public.recent_lead[]
);

create function public.get_customer_dashboard_stats() returns public.dashboard_stats
language sql stable security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.dashboard_stats, private.get_customer_dashboard_stats()) $$;

grant execute on function private.get_customer_dashboard_stats(), public.get_customer_dashboard_stats() to authenticated;
