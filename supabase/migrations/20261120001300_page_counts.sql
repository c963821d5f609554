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
