-- Visits to the pages: one row for each of people who agreed to analytics (visits), a number by path and day for all others (page_counts),
-- which could point to nobody, the roll-ups of both, and how they are recorded. Only the edge functions record, after they have checked
-- the body and reduced the page to a path that the site has (supabase/functions/_shared/contracts/site-paths.ts). No address is stored: it
-- counts for a limit and is gone with the limit's window.
--
-- What floods can fill is bounded twice: by limits for each address, and by the day for all of them together. Whatever
-- is beyond is not recorded; requests of customers are not touched by it.

-- Roll-ups: the dashboard reads a few dozen rows instead of counting millions. Statement triggers on the counted tables
-- keep them exact to the row, in the same transaction.
--
-- Each counter is spread over 256 slots, and a connection always writes to its own: parallel inserts would otherwise
-- queue for one row until the one before them commits. The value is the sum of the slots (one slot may be negative).

create function private.counter_slot() returns smallint
language sql volatile set search_path = ''
as $$ select (pg_backend_pid() % 256)::smallint $$;

create table private.counters (
  name text not null,
  slot smallint not null,
  value bigint not null,
  primary key (name, slot)
) with (fillfactor = 50);

create table private.page_views (
  path text not null,
  slot smallint not null,
  views bigint not null,
  primary key (path, slot)
) with (fillfactor = 50);

create function private.add_to_counter(counter text, change bigint) returns void
language sql set search_path = ''
as $$
  insert into private.counters as total (name, slot, value)
  select $1, private.counter_slot(), $2 where $2 <> 0
  on conflict (name, slot) do update set value = total.value + excluded.value
$$;

create function private.counter(counter text) returns bigint
language sql stable set search_path = ''
as $$ select coalesce(sum(value), 0)::bigint from private.counters where name = $1 $$;

-- Page views of one path, from visits and from the anonymous page counter alike.
create function private.add_page_views(page text, change bigint) returns void
language sql set search_path = ''
as $$
  insert into private.page_views as total (path, slot, views)
  select $1, private.counter_slot(), $2 where $2 <> 0
  on conflict (path, slot) do update set views = total.views + excluded.views
$$;

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

-- Page views of people who did not agree to analytics: path and day, nothing that could point to a person. Spread over
-- slots like the counters, because everybody opens the same few pages.

create table public.page_counts (
  day date not null,
  path text not null constraint page_counts_path_format check (path ~ '^/' and char_length(path) <= 300),
  slot smallint not null default private.counter_slot(),
  views bigint not null default 1 constraint page_counts_views check (views > 0),
  primary key (day, path, slot)
) with (fillfactor = 50);

alter table public.page_counts enable row level security;
grant select (day, path, views) on public.page_counts to authenticated;
create policy "managers and above read page counts" on public.page_counts for select to authenticated
  using ((select private.manages()));

create function private.count_anonymous_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  change record;
begin
  if tg_op = 'TRUNCATE' then
    perform private.rebuild_page_views();
    return null;
  end if;
  -- Which of the two transition tables exists depends on the operation.
  for change in execute case tg_op
    when 'INSERT' then 'select path, sum(views) as views from new_rows group by path order by path'
    when 'DELETE' then 'select path, -sum(views) as views from old_rows group by path order by path'
    else 'select path, sum(views) as views from (
        select path, views from new_rows union all select path, -views from old_rows) as steps
      group by path having sum(views) <> 0 order by path'
    end
  loop
    perform private.add_page_views(change.path, change.views::bigint);
    perform private.add_to_counter('page_views', change.views::bigint);
  end loop;
  return null;
end
$$;
create trigger page_counts_count_insert after insert on public.page_counts
  referencing new table as new_rows for each statement execute function private.count_anonymous_views();
create trigger page_counts_count_update after update on public.page_counts
  referencing old table as old_rows new table as new_rows for each statement execute function private.count_anonymous_views();
create trigger page_counts_count_delete after delete on public.page_counts
  referencing old table as old_rows for each statement execute function private.count_anonymous_views();
create trigger page_counts_count_truncate after truncate on public.page_counts
  for each statement execute function private.count_anonymous_views();

-- Both sources feed the same page views; when one of them is emptied at once, they are counted again.
create function private.rebuild_page_views() returns void
language sql set search_path = ''
as $$
  delete from private.page_views where true;
  delete from private.counters where name = 'page_views';
  insert into private.page_views (path, slot, views)
  select path, 0, sum(views) from (
    select path, 1 as views from public.visits union all select path, views from public.page_counts) as viewed
  group by path;
  insert into private.counters (name, slot, value) select 'page_views', 0, coalesce(sum(views), 0) from private.page_views;
$$;

-- Page views of a day stand among the counters as 'views:2026-03-16'; its visitors ('visitors:2026-03-16') are already there.
create function private.day_views_counter(day date) returns text
language sql immutable set search_path = ''
as $$ select 'views:' || to_char(day, 'YYYY-MM-DD') $$;

create function private.rebuild_day_views() returns void
language sql set search_path = ''
as $$
  delete from private.counters where name like 'views:%';
  insert into private.counters (name, slot, value)
  select private.day_views_counter(day), 0, sum(views) from (
    select (created_at at time zone 'Asia/Jerusalem')::date as day, 1 as views from public.visits
    union all select day, views from public.page_counts) as viewed
  group by day;
$$;

-- For both sources of page views. Which transition tables exist, and where a row has its day and its number of views,
-- depends on the operation and on the table.
create function private.count_day_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  change record;
  own constant text := case tg_table_name
    when 'visits' then $sql$(created_at at time zone 'Asia/Jerusalem')::date as day, 1 as views$sql$
    else 'day, views' end;
begin
  if tg_op = 'TRUNCATE' then
    perform private.rebuild_day_views();
    return null;
  end if;
  for change in execute 'select day, sum(views * step) as views from ('
    || concat_ws(' union all ',
      case when tg_op <> 'INSERT' then 'select ' || own || ', -1 as step from old_rows' end,
      case when tg_op <> 'DELETE' then 'select ' || own || ', 1 as step from new_rows' end)
    || ') as steps group by day having sum(views * step) <> 0 order by day'
  loop
    perform private.add_to_counter(private.day_views_counter(change.day), change.views::bigint);
  end loop;
  return null;
end
$$;
create trigger visits_day_views_insert after insert on public.visits
  referencing new table as new_rows for each statement execute function private.count_day_views();
create trigger visits_day_views_update after update on public.visits
  referencing old table as old_rows new table as new_rows for each statement execute function private.count_day_views();
create trigger visits_day_views_delete after delete on public.visits
  referencing old table as old_rows for each statement execute function private.count_day_views();
create trigger visits_day_views_truncate after truncate on public.visits
  for each statement execute function private.count_day_views();
create trigger page_counts_day_views_insert after insert on public.page_counts
  referencing new table as new_rows for each statement execute function private.count_day_views();
create trigger page_counts_day_views_update after update on public.page_counts
  referencing old table as old_rows new table as new_rows for each statement execute function private.count_day_views();
create trigger page_counts_day_views_delete after delete on public.page_counts
  referencing old table as old_rows for each statement execute function private.count_day_views();
create trigger page_counts_day_views_truncate after truncate on public.page_counts
  for each statement execute function private.count_day_views();

-- kind: 'visit' or 'consent', with its setting of that name. Null when nothing speaks against recording; otherwise the
-- answer. An unknown address is not limited as an address: all visitors would share one limit.
create function private.tracking_refusal(kind text, client_ip inet) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  network inet := private.client_network(client_ip);
  rate record;
begin
  if network is null then
    return null;
  end if;
  if private.is_blocked(client_ip) then
    return jsonb_build_object('outcome', 'blocked');
  end if;
  rate := private.check_rate_limit(kind || ':ip:' || network, private.integer_setting(kind || '_limit_per_ip'), interval '10 minutes');
  if rate.allowed then
    return null;
  end if;
  -- One event for a flood, not one for each of its requests.
  if (select allowed from private.check_rate_limit(kind || ':limited:' || network, 1, interval '10 minutes')) then
    perform private.log_event('medium', kind || '_rate_limited', network);
  end if;
  return jsonb_build_object('outcome', 'rate_limited', 'retry_after', rate.retry_after);
end
$$;

-- Whether the day still has room for a visit of this session.
create function private.has_room_for_visit(session_id text, day date) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  seen integer := (select views from private.visitor_views as known where known.session_id = $1 and known.day = $2);
begin
  if seen is not null then
    return seen < private.integer_setting('visits_per_visitor');
  end if;
  return private.counter(private.visitor_counter(day)) < private.integer_setting('visitors_per_day');
end
$$;

-- Takes back one anonymous view of a page: its visitor has agreed meanwhile, and it becomes a visit. Only the sender knows
-- whether the view was counted, so that each address takes back a few and no more: beyond that a view counts twice.
create function private.uncount_page_view(page text, today date, network inet) returns void
language plpgsql set search_path = ''
as $$
declare
  taken record;
begin
  if network is not null
    and not (select allowed from private.check_rate_limit('visit:taken-back:' || network, 10, interval '10 minutes')) then
    return;
  end if;
  select slot, views into taken from public.page_counts where day = today and path = page
    order by slot limit 1 for update skip locked;
  if not found then
    return;
  elsif taken.views = 1 then
    delete from public.page_counts where day = today and path = page and slot = taken.slot;
  else
    update public.page_counts set views = views - 1 where day = today and path = page and slot = taken.slot;
  end if;
end
$$;

-- visit: the columns of public.visits, and `counted` when the anonymous counter has this view already.
-- outcome: stored | blocked | rate_limited (with retry_after in seconds) | full
create function private.record_visit(visit jsonb, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refusal jsonb := private.tracking_refusal('visit', client_ip);
  today date := private.israel_day(now());
begin
  if refusal is not null then
    return refusal;
  end if;
  if not private.has_room_for_visit(visit ->> 'session_id', today) then
    return jsonb_build_object('outcome', 'full');
  end if;
  if (visit ->> 'counted')::boolean then
    perform private.uncount_page_view(visit ->> 'path', today, private.client_network(client_ip));
  end if;
  insert into public.visits (session_id, path, title, referrer, user_agent)
  select v.session_id, v.path, v.title, v.referrer, v.user_agent from jsonb_populate_record(null::public.visits, visit) as v;
  return jsonb_build_object('outcome', 'stored');
end
$$;

-- Sets the time on the page of the session's newest visit of it, once, within a day. A leave that fits no visit changes
-- nothing and is answered alike.
create function private.record_leave(session_id text, path text, seconds integer, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refusal jsonb := private.tracking_refusal('visit', client_ip);
begin
  if refusal is not null then
    return refusal;
  end if;
  update public.visits set time_on_page = seconds where time_on_page is null and id = (
    select newest.id from public.visits as newest
    where newest.session_id = $1 and newest.path = $2 and newest.created_at > now() - interval '1 day'
    order by newest.id desc limit 1);
  return jsonb_build_object('outcome', 'stored');
end
$$;

create function private.count_page_view(path text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refusal jsonb := private.tracking_refusal('visit', client_ip);
begin
  if refusal is not null then
    return refusal;
  end if;
  insert into public.page_counts as counted (day, path) values (private.israel_day(now()), $1)
  on conflict on constraint page_counts_pkey do update set views = counted.views + 1;
  return jsonb_build_object('outcome', 'stored');
end
$$;

create domain public.tracking_outcome as text check (value in ('stored', 'blocked', 'full', 'rate_limited'));
-- retry_after: seconds.
create type public.tracking_verdict as (outcome public.tracking_outcome, retry_after integer);
comment on type public.tracking_verdict is 'nullable: retry_after';
create type public.visit_record as (session_id text, path text, title text, referrer text, user_agent text, counted boolean);
comment on type public.visit_record is 'nullable: title, referrer, user_agent, counted';

create function public.record_visit(visit public.visit_record, client_ip inet) returns public.tracking_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.tracking_verdict, private.record_visit(to_jsonb(visit), client_ip)) $$;
comment on function public.record_visit(public.visit_record, inet) is 'nullable: client_ip';

create function public.record_leave(session_id text, path text, seconds integer, client_ip inet) returns public.tracking_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.tracking_verdict, private.record_leave(session_id, path, seconds, client_ip)) $$;
comment on function public.record_leave(text, text, integer, inet) is 'nullable: client_ip';

create function public.count_page_view(path text, client_ip inet) returns public.tracking_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.tracking_verdict, private.count_page_view(path, client_ip)) $$;
comment on function public.count_page_view(text, inet) is 'nullable: client_ip';

grant execute on function private.record_visit(jsonb, inet), public.record_visit(public.visit_record, inet),
  private.record_leave(text, text, integer, inet), public.record_leave(text, text, integer, inet),
  private.count_page_view(text, inet), public.count_page_view(text, inet)
  to service_role;
