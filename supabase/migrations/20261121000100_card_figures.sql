-- What stands beneath the numbers of the dashboard's cards: how much they have grown this month, and how today compares
-- with yesterday. From the roll-ups, except for yesterday until this hour, which no roll-up tells: that reads the visits
-- of one day by their index.

-- Months and days are Israel's. Visitors of a month are the sum of its days, like those of the chart: who comes on two days
-- counts twice, this month as in the months before.
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
    'month_leads', (select coalesce(sum(leads), 0) from private.day_leads where day >= month),
    'month_visitors', visitors.this_month,
    'visitors_before_month', visitors.before,
    'yesterday_visitors_by_now', (
      select count(distinct session_id) from public.visits
      where created_at >= (clock::date - 1)::timestamp at time zone 'Asia/Jerusalem'
        and created_at <= (clock - interval '1 day') at time zone 'Asia/Jerusalem'))
  from local, visitors
$$;

create or replace function private.get_customer_dashboard_stats() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('readonly', 'operator', 'manager', 'admin') then
    raise exception 'permission denied for the dashboard statistics' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'total_leads', (select coalesce(sum(value), 0) from private.counters where name like 'leads:%'),
    'new_leads', private.counter('leads:new'),
    'converted_leads', private.counter('leads:converted'),
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
        select id, name, email, destination, created_at, status from public.leads
        where not quarantined order by created_at desc, id limit 10
      ) as recent)
  ) || private.card_figures();
end
$$;
