-- The dashboard's figures in one answer, from the roll-ups alone. Approved staff of any rank may read them: the recent
-- leads carry no phone and no notes. Accounts without a role are refused.

create function private.get_customer_dashboard_stats() returns jsonb
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
  );
end
$$;

create function public.get_customer_dashboard_stats() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_customer_dashboard_stats() $$;

grant execute on function private.get_customer_dashboard_stats(), public.get_customer_dashboard_stats() to authenticated;
