-- Page visits of people who agreed to analytics, with roll-ups of visitors (distinct sessions) and page views.

create table public.visits (
  id bigint generated always as identity primary key,
  session_id text not null constraint visits_session_id_length check (char_length(session_id) between 1 and 64),
  path text not null constraint visits_path_format check (path ~ '^/' and char_length(path) <= 300),
  title text constraint visits_title_length check (char_length(title) <= 200),
  referrer text constraint visits_referrer_length check (char_length(referrer) <= 300),
  user_agent text constraint visits_user_agent_length check (char_length(user_agent) <= 400),
  -- Seconds; known only when the leave record arrives.
  time_on_page integer constraint visits_time_on_page_range check (time_on_page between 0 and 86400),
  created_at timestamptz not null default now()
);
create index visits_newest on public.visits (created_at desc);
create index visits_of_session on public.visits (session_id);

alter table public.visits enable row level security;
grant select (id, session_id, path, title, referrer, user_agent, time_on_page, created_at) on public.visits to authenticated;
create policy "managers and above read visits" on public.visits for select to authenticated
  using ((select private.manages()));

-- How many views a session has, in all ('-infinity') and on each day in Israel. A row exists while views > 0, so a
-- visitor is new exactly when a row appears and gone when it disappears: that is what makes "distinct" countable.
create table private.visitor_views (
  session_id text not null,
  day date not null,
  views integer not null,
  primary key (session_id, day)
);

create function private.visitor_counter(day date) returns text
language sql immutable set search_path = ''
as $$ select 'visitors:' || case when day = '-infinity' then 'all' else to_char(day, 'YYYY-MM-DD') end $$;

-- One group of visits that came (views > 0) or went (views < 0).
create type private.visit_change as (session_id text, day date, path text, views integer);

-- Rows are always written in the same order, so that parallel statements wait for each other but never in a circle.
create function private.apply_visit_changes(changes private.visit_change[]) returns void
language plpgsql set search_path = ''
as $$
declare
  change record;
begin
  for change in
    with net as (
      select session_id, scope.day, sum(views)::integer as views
      from unnest(changes) as c cross join lateral (values ('-infinity'::date), (c.day)) as scope (day)
      group by 1, 2 having sum(views) <> 0 order by 1, 2
    ), now_known as (
      insert into private.visitor_views as known (session_id, day, views) select * from net
      on conflict (session_id, day) do update set views = known.views + excluded.views
      returning session_id, day, views
    )
    select day, count(*) filter (where now_known.views = net.views) - count(*) filter (where now_known.views = 0) as visitors
    from now_known join net using (session_id, day) group by day order by day
  loop
    perform private.add_to_counter(private.visitor_counter(change.day), change.visitors);
  end loop;

  if exists (select from unnest(changes) where views < 0) then
    delete from private.visitor_views where views = 0 and (session_id, day) in (
      select session_id, unnest(array['-infinity', day]) from unnest(changes) where views < 0);
  end if;

  for change in select path, sum(views) as views from unnest(changes) group by path having sum(views) <> 0 order by path loop
    perform private.add_page_views(change.path, change.views);
  end loop;
  perform private.add_to_counter('page_views', (select sum(views) from unnest(changes)));
end
$$;

create function private.count_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changes private.visit_change[];
  zone constant text := 'Asia/Jerusalem';
begin
  -- private.israel_day written out: a call per row would cost more than all the rest.
  case tg_op
    when 'INSERT' then
      changes := array(select row(session_id, (created_at at time zone zone)::date, path, count(*))::private.visit_change
        from new_rows group by session_id, (created_at at time zone zone)::date, path);
    when 'DELETE' then
      changes := array(select row(session_id, (created_at at time zone zone)::date, path, -count(*))::private.visit_change
        from old_rows group by session_id, (created_at at time zone zone)::date, path);
    when 'UPDATE' then
      -- A leave record changes time_on_page alone: everything cancels out and nothing is written.
      changes := array(select row(session_id, day, path, sum(step))::private.visit_change from (
          select session_id, (created_at at time zone zone)::date as day, path, 1 as step from new_rows
          union all select session_id, (created_at at time zone zone)::date, path, -1 from old_rows) as steps
        group by session_id, day, path having sum(step) <> 0);
    else
      delete from private.visitor_views where true;
      delete from private.counters where name like 'visitors:%';
      perform private.rebuild_page_views();
      return null;
  end case;
  if cardinality(changes) > 0 then
    perform private.apply_visit_changes(changes);
  end if;
  return null;
end
$$;
create trigger visits_count_insert after insert on public.visits
  referencing new table as new_rows for each statement execute function private.count_visits();
create trigger visits_count_update after update on public.visits
  referencing old table as old_rows new table as new_rows for each statement execute function private.count_visits();
create trigger visits_count_delete after delete on public.visits
  referencing old table as old_rows for each statement execute function private.count_visits();
create trigger visits_count_truncate after truncate on public.visits
  for each statement execute function private.count_visits();
