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
