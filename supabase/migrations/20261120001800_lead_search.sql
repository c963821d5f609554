-- The list of leads that staff work with: search, filters, order and pages over 100,000 rows in well under 100 ms.
--
-- The search is by three-letter pieces in a GIN index, made with what every Postgres has: the extension pg_trgm is not
-- there in each database that this runs on. The functions check the role first and then read with the owner's rights,
-- because row-level security lets neither LIKE nor @> reach an index.

-- What a search is for: its words, or the digits of a number in any notation ("+972 (0)54-123 4567", "054 1234567").
create function private.search_terms(query text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when query ~ '^\s*[\d+(][\d\s().+/-]*$' and char_length(digits) >= case when query ~ '^\s*[+0]' then 4 else 7 end
      then array[regexp_replace(ltrim(digits, '0'), '^9720', '972')]
    else array_remove(string_to_array(btrim(private.fold_text(left(query, 200))), ' '), '')
  end
  from (select regexp_replace(replace(query, '(0)', ''), '\D', '', 'g') as digits) as numbers
$$;

-- The words of a search as patterns for LIKE: three letters are found anywhere, fewer where a word begins.
create function private.word_patterns(words text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(
    case when char_length(word) < 3 then '% ' else '%' end || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from unnest(words) as word
$$;

-- That a lead has all of these words, as a condition; null without words.
create function private.text_condition(words text[]) returns text
language sql immutable set search_path = ''
as $$
  select case when words <> '{}' then format('search_text like all (%L::text[])', private.word_patterns(words)) end
$$;

-- The same by the pieces that the lead must have in the index. Of a longer word every third piece and the last will do: they
-- hold all of its letters, and each piece costs a look into the index; whether they stand together, the text says. A word of
-- up to three letters is one piece, and with it all is said.
create function private.piece_condition(words text[]) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' and ', format('private.trigrams(search_text) @> %L::bigint[]', array_agg(piece)),
    private.text_condition(array(select word from unnest(words) as word where char_length(word) > 3)))
  from unnest(words) as word,
    unnest((private.trigrams(word))[least(char_length(word), 3):]) with ordinality as piece (piece, place)
  where char_length(word) < 3 or (place - 1) % 3 = 0 or place = char_length(word) - 2
$$;

create function private.list_condition(criteria jsonb) returns text
language sql immutable set search_path = ''
as $$ select case when (criteria ->> 'quarantined')::boolean then 'quarantined' else 'not quarantined' end $$;

-- The days of a period of travel, both included, counted from today in Israel; open where there is no end.
create function private.travel_days(period text, out first_day date, out last_day date)
language sql stable set search_path = ''
as $$
  select today + case period when 'tomorrow' then 1 when 'upcoming' then 0 when 'today' then 0 when 'week' then 0 end,
    today + case period when 'today' then 0 when 'tomorrow' then 1 when 'week' then 6 end
  from (select private.israel_day(now()) as today) as calendar
$$;

-- The part of a query after "where", from what the list is narrowed by (all optional): statuses, services and languages
-- (lists), received_from and received_to (days in Israel, both included), travel ("upcoming", "today", "tomorrow", "week"),
-- travel_from and travel_to (days, both included), round_trip (true), assigned ("mine", "nobody" or an account's id),
-- quarantined (true or false). The words of a search are a condition apart, which can be put in two ways.
create function private.lead_conditions(criteria jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text[] := array[private.list_condition(criteria)];
  period record := private.travel_days(criteria ->> 'travel');
  travel_from date := greatest((criteria ->> 'travel_from')::date, period.first_day);
  travel_to date := least((criteria ->> 'travel_to')::date, period.last_day);
begin
  if criteria -> 'statuses' <> '[]' then
    conditions := conditions || format('status = any (%L::public.lead_status[])',
      array(select jsonb_array_elements_text(criteria -> 'statuses')));
  end if;
  if criteria -> 'services' <> '[]' then
    conditions := conditions || format('service_type = any (%L::text[])',
      array(select jsonb_array_elements_text(criteria -> 'services')));
  end if;
  if criteria ->> 'received_from' is not null then
    conditions := conditions || format('created_at >= %L::timestamptz',
      (criteria ->> 'received_from')::date::timestamp at time zone 'Asia/Jerusalem');
  end if;
  if criteria ->> 'received_to' is not null then
    conditions := conditions || format('created_at < %L::timestamptz',
      ((criteria ->> 'received_to')::date + 1)::timestamp at time zone 'Asia/Jerusalem');
  end if;
  if travel_from is not null then
    conditions := conditions || format('travel_date >= %L::date', travel_from);
  end if;
  if travel_to is not null then
    conditions := conditions || format('travel_date <= %L::date', travel_to);
  end if;
  if criteria -> 'languages' <> '[]' then
    conditions := conditions || format('language = any (%L::private.language[])',
      array(select jsonb_array_elements_text(criteria -> 'languages')));
  end if;
  if (criteria ->> 'round_trip')::boolean then
    conditions := conditions || 'round_trip'::text;
  end if;
  if criteria ->> 'assigned' is not null then
    conditions := conditions || case criteria ->> 'assigned'
      when 'nobody' then 'assignee is null'
      when 'mine' then format('assignee = %L::uuid', auth.uid())
      else format('assignee = %L::uuid', (criteria ->> 'assigned')::uuid)
    end;
  end if;
  return array_to_string(conditions, ' and ');
end
$$;

-- Orders of the list; each is the order of an index, read forwards or backwards.
create function private.lead_order(sort text) returns text
language sql immutable set search_path = ''
as $$
  select case sort
    when 'received' then 'created_at, id desc'
    when '-travel' then 'travel_date desc nulls last, pickup_time desc nulls last, id'
    when 'travel' then 'travel_date, pickup_time, id'
    when 'name' then 'name_key, id'
    when '-name' then 'name_key desc, id desc'
    when 'status' then 'status, created_at desc, id'
    when '-status' then 'status desc, created_at, id desc'
    else 'created_at desc, id'
  end
$$;

-- Of a hundred of the newest leads: how many match the conditions, how many have the words, and how many both; and the names
-- of all of the sample, and of those that match in their order.
create function private.sample_leads(criteria jsonb, conditions text, words text[],
  out wanted numeric, out texts numeric, out hits numeric, out names text[], out hit_names text[])
language plpgsql stable set search_path = ''
as $$
begin
  execute format($query$
    select count(*) filter (where wanted) / 4.0, count(*) filter (where has_words) / 4.0,
      count(*) filter (where wanted and has_words) / 4.0, array_agg(name_key),
      array_agg(name_key order by name_key) filter (where wanted and has_words)
    from (
      select %s as wanted, %s as has_words, name_key from public.leads where %s order by created_at desc, id limit 400
    ) as newest
    $query$, conditions, private.text_condition(words), private.list_condition(criteria))
  into wanted, texts, hits, names, hit_names;
end
$$;

-- The furthest name that a page by name is likely to reach: in a sample of 400 as many matches are left before it as a page that
-- ends at last_row has on average, and so many more that one page in a thousand reaches further. Null where the sample tells too
-- little.
create function private.furthest_name(hit_names text[], sort text, last_row bigint, all_leads bigint) returns text
language sql immutable set search_path = ''
as $$
  select case
    when last_row > 1000 or place * 2 > cardinality(hit_names) then null
    when sort = 'name' then hit_names[place]
    when sort = '-name' then hit_names[cardinality(hit_names) + 1 - place]
  end
  from (select 2 + ceil(3 * 400.0 * last_row / nullif(all_leads, 0))::integer as place) as reached
$$;

-- What a query reads to find all leads of a search: by the index of the pieces for words that few leads have, or that are the
-- narrowest of the conditions; else by the conditions, where these leave little by an index alone, of which the texts
-- are then looked at.
create function private.matches(conditions text, words text[], wanted numeric, texts numeric, hits numeric) returns text
language sql immutable set search_path = ''
as $$
  select case
    when texts < 12.5 or texts < 25 and hits * 4 > texts
      then format('public.leads where %s and %s', conditions, private.piece_condition(words))
    when wanted < 10
      then format('public.leads join (select id from public.leads where %s offset 0) as wanted using (id) where %s',
        conditions, private.text_condition(words))
    else format('public.leads where %s and %s', conditions, private.text_condition(words))
  end
$$;

-- The number of rows as part of a query; counting ends at `most`.
create function private.count_up_to(most integer, source text) returns text
language sql immutable set search_path = ''
as $$ select format('(select count(*) from (select from %s limit %s) as counted)', source, most) $$;

-- Where a search finds its rows, and how it counts them. What few leads match is collected once for both. What many
-- match is found sooner by reading along the list until the page is full, and counting it ends early either way. By name that
-- can be a long way, since all of one name stand together: then matches are collected, but only those kept that the page is
-- likely to reach. It may come out short, and is then asked for with guessing = false. (Measured with 100,000 leads: one that is
-- looked at along a list costs 0.5 µs, one that the index of the pieces finds 0.9 µs, one that is kept 0.4 µs.)
create function private.search_sources(criteria jsonb, words text[], sort text, last_row bigint, guessing boolean,
  out hits text, out rows_from text, out count_of_all text)
language plpgsql stable set search_path = ''
as $$
declare
  conditions constant text := private.lead_conditions(criteria);
  sample constant record := private.sample_leads(criteria, conditions, words);
  matches constant text := private.matches(conditions, words, sample.wanted, sample.texts, sample.hits);
  all_leads constant bigint := (select sum(value) from private.counters where name like 'leads:%');
  furthest_name constant text := case when guessing then private.furthest_name(sample.hit_names, sort, last_row, all_leads) end;
  -- Leads to look at along the list until the page is full. By name they lie scattered: one costs as much as two do elsewhere.
  looked_at constant numeric := case when sort in ('name', '-name')
    then 2 * all_leads * (
      select avg(case sort when 'name' then (name <= furthest_name)::integer else (name >= furthest_name)::integer end)
      from (select name collate "C" as name from unnest(sample.names) as name) as sampled)
    else last_row * 100 / nullif(sample.hits, 0) end;
begin
  if sample.hits / 100 * all_leads > 1000 and looked_at < 2 * sample.texts / 100 * all_leads then
    rows_from := format('public.leads where %s and %s', conditions, private.text_condition(words));
    count_of_all := private.count_up_to(1001, case when sample.texts < 12.5 then matches else rows_from end);
  elsif furthest_name is not null then
    hits := format($query$
      with counted as materialized (
        select count(*) as total, array_agg(row(name_key, id)) filter (where name_key %s %L) as kept from %s
      ), found as (
        select * from unnest((select kept from counted)) as kept (name_key text collate "C", id uuid)
      )$query$, case sort when 'name' then '<=' else '>=' end, furthest_name, matches);
    rows_from := 'found';
    count_of_all := '(select least(total, 1001) from counted)';
  else
    hits := format('with found as materialized (select %s from %s)',
      -- The columns of the order.
      regexp_replace(private.lead_order(sort), ' (desc|nulls last)', '', 'g'), matches);
    rows_from := 'found';
    count_of_all := private.count_up_to(1001, 'found');
  end if;
end
$$;

-- One page of the list: {total, rows}. Totals are counted up to 10,000, of a search up to 1,000; one more stands for
-- "more than that".
create function private.search_leads(criteria jsonb, sort text, page integer, page_size integer) returns json
-- Neither workers nor compiled code: they take longer to begin than these queries to end.
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 set jit = off
as $$
declare
  words constant text[] := private.search_terms(criteria ->> 'search');
  rows_shown constant integer := least(greatest(page_size, 1), 100);
  skipped constant bigint := (greatest(page, 1) - 1)::bigint * rows_shown;
  hits text;
  rows_from text;
  count_of_all text;
  total bigint;
  lines bigint;
  answer json;
  guessing boolean;
begin
  perform private.require(private.works_on_leads());
  foreach guessing in array array[true, false] loop
    if cardinality(words) > 0 then
      select * into hits, rows_from, count_of_all
      from private.search_sources(criteria, words, sort, skipped + rows_shown, guessing);
    else
      rows_from := 'public.leads where ' || private.lead_conditions(criteria);
      count_of_all := private.count_up_to(10001, rows_from);
    end if;
    execute format($query$
      %1$s
      select counted.total, shown.lines, json_build_object('total', counted.total, 'rows', shown.rows)
      -- Without its offset it would be counted once for each time that it is told.
      from (select %2$s as total offset 0) as counted, (
        select count(*) as lines, coalesce(json_agg(line), '[]') as rows from (
          select lead.id, lead.reference, lead.created_at, lead.name, lead.phone, lead.email, lead.destination,
            lead.pickup, lead.dropoff, lead.travel_date, lead.pickup_time, lead.passengers, lead.service_type, lead.language,
            lead.status, lead.assignee, lead.quarantine_reason,
            -- Of a message, how it begins.
            case when lead.service_type = 'contact' then left(split_part(lead.notes, chr(10), 1), 200) end as message
          from (
            select id, row_number() over () as place
            from (select id from %3$s order by %4$s limit %5$s offset %6$s) as page
          ) as shown join public.leads as lead using (id) order by place) as line) as shown
      $query$,
      hits, count_of_all, rows_from, private.lead_order(sort), rows_shown, skipped)
    into total, lines, answer;
    exit when lines >= least(rows_shown, greatest(total - skipped, 0));
  end loop;
  return answer;
end
$$;

create function public.search_leads(criteria jsonb, sort text, page integer, page_size integer) returns json
language sql stable security invoker set search_path = ''
as $$ select private.search_leads(criteria, sort, page, page_size) $$;

grant execute on function private.search_leads(jsonb, text, integer, integer),
  public.search_leads(jsonb, text, integer, integer) to authenticated;

-- Everything about one lead: {lead, history (newest first), duplicates}; null when there is none. A duplicate has the same
-- phone or e-mail and came within 30 days before or after.
create function private.read_lead(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted public.leads;
begin
  perform private.require(private.works_on_leads());
  select * into wanted from public.leads where id = lead_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'lead', to_jsonb(wanted) - private.hidden_lead_columns(),
    'history', (
      select coalesce(jsonb_agg(to_jsonb(entry) - 'lead_id' order by entry.id desc), '[]')
      from public.lead_history as entry where entry.lead_id = wanted.id),
    'duplicates', (
      select coalesce(jsonb_agg(to_jsonb(other) order by other.created_at desc, other.id), '[]')
      from (
        select id, reference, name, created_at, status, quarantined from public.leads
        where id <> wanted.id and (phone = wanted.phone or lower(email) = lower(wanted.email))
          and created_at between wanted.created_at - interval '30 days' and wanted.created_at + interval '30 days'
        order by created_at desc, id limit 20
      ) as other));
end
$$;

create function public.read_lead(lead_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_lead(lead_id) $$;

-- The names of those who work on leads, to choose whose a lead is: operators read nobody else's profile.
create function private.list_staff_names() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by lower(name), id), '[]')
    from (
      select id, coalesce(full_name, split_part(email, '@', 1), '') as name from public.profiles
      where exists (select from public.user_roles where user_id = profiles.id and role = any (private.roles_on_leads()))
    ) as staff);
end
$$;

create function public.list_staff_names() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_staff_names() $$;

-- "Not spam": the request takes its place in the list, the change is in its history, and business and sender are told of it as of
-- any other request. Answers whether there was something to release.
create function private.release_lead(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  update public.leads set quarantine_reason = null where id = $1 and quarantined;
  if not found then
    return false;
  end if;
  perform private.queue_message('lead_received', $1);
  perform private.queue_message('request_received', $1) from public.leads where id = $1 and service_type <> 'contact';
  return true;
end
$$;

create function public.release_lead(lead_id uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.release_lead(lead_id) $$;

-- Puts leads into a status, each only while it has the one that the caller saw; each change is in its history. changes:
-- [{id, seen, status}], at most 200. Answers the ids of those that were changed.
create function private.set_lead_statuses(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require(private.works_on_leads());
  if jsonb_array_length(changes) > 200 then
    raise exception 'at most 200 leads at a time' using errcode = '22023';
  end if;
  -- Two people who change the same leads wait for each other, and not in a circle.
  perform from public.leads where id in (select (change ->> 'id')::uuid from jsonb_array_elements(changes) as change)
    order by id for update;
  with changed as (
    update public.leads as lead set status = change.status
    from jsonb_to_recordset(changes) as change (id uuid, seen public.lead_status, status public.lead_status)
    where lead.id = change.id and lead.status = change.seen and change.status <> change.seen
    returning lead.id)
  select coalesce(jsonb_agg(id), '[]') into answer from changed;
  return answer;
end
$$;

create function public.set_lead_statuses(changes jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_lead_statuses(changes) $$;

-- How many leads there are under these criteria, without a search, exactly.
create function private.count_matches(criteria jsonb) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  total bigint;
begin
  if not jsonb_strip_nulls(criteria) ?| array['assigned', 'travel', 'travel_from', 'travel_to', 'languages', 'round_trip']
    and not coalesce((criteria ->> 'quarantined')::boolean, false) then
    -- What is left is counted by day already.
    return (
      select coalesce(sum(leads), 0) from private.day_leads
      where day between coalesce((criteria ->> 'received_from')::date, '-infinity')
          and coalesce((criteria ->> 'received_to')::date, 'infinity')
        and (coalesce(criteria -> 'statuses', '[]') = '[]' or criteria -> 'statuses' ? status::text)
        and (coalesce(criteria -> 'services', '[]') = '[]' or criteria -> 'services' ? service_type));
  end if;
  execute 'select count(*) from public.leads where ' || private.lead_conditions(criteria) into total;
  return total;
end
$$;

-- A piece of the leads for a file, newest first: {rows, next}. `next`, handed back as `after`, gives the piece
-- that follows; null is the end. Whole lists leave the house only with managers and above, and the first piece of each is an event.
create function private.export_leads(criteria jsonb, after jsonb) returns json
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0 set jit = off
as $$
declare
  words constant text[] := private.search_terms(criteria ->> 'search');
  searched constant boolean := cardinality(words) > 0;
  conditions text := private.lead_conditions(criteria);
  -- Most of the time goes into writing rows as JSON: with these no answer takes the database longer than a list. A search has to
  -- find its rows besides, and to count all of them for the first piece.
  piece_size constant integer := case when searched then case when after is null then 50 else 100 end else 300 end;
  -- Behind the piece before.
  stretch constant text := format('(created_at, id) < (%L, %L) order by created_at desc, id desc limit %s',
    coalesce((after ->> 'created_at')::timestamptz, 'infinity'),
    coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), piece_size);
  hits text;
  rows_from text;
  total_from text;
  total bigint;
  sample record;
  answer json;
begin
  perform private.require(private.manages());
  if searched then
    sample := private.sample_leads(criteria, conditions, words);
    total_from := private.matches(conditions, words, sample.wanted, sample.texts, sample.hits);
    -- What few leads have is found sooner by the index than by reading along the list, all the more where they are counted too.
    -- It is collected once, for the piece and for the number of them all, with the place of each row, where it stays for as
    -- long as the query runs.
    if sample.texts < (case when after is null then 5 else 1.5 end) then
      hits := format('found as materialized (select leads.ctid as place, id, created_at from %s),', total_from);
      rows_from := format('(select place from found where %s) as page join public.leads on leads.ctid = place', stretch);
      total_from := 'found';
    end if;
    conditions := conditions || ' and ' || private.text_condition(words);
  end if;
  execute format($query$
    with %s piece as (select %s from %s)
    select json_build_object(
      'rows', coalesce(json_agg(piece order by created_at desc, id desc), '[]'),
      'next', case when count(*) = %s then
        json_build_object('created_at', min(created_at), 'id', (array_agg(id order by created_at, id))[1]) end),
      %s
    from piece
    $query$, hits, private.shown_lead_columns(),
    coalesce(rows_from, format('public.leads where %s and %s', conditions, stretch)), piece_size,
    case when after is null and searched then format('(select count(*) from %s)', total_from) else 'null::bigint' end)
  into answer, total;
  if after is null then
    perform private.log_event('medium', 'leads_exported', null, jsonb_build_object('by', auth.uid(),
      'leads', case when searched then total else private.count_matches(criteria) end));
  end if;
  return answer;
end
$$;

create function public.export_leads(criteria jsonb, after jsonb) returns json
language sql volatile security invoker set search_path = ''
as $$ select private.export_leads(criteria, after) $$;

grant execute on function private.read_lead(uuid), public.read_lead(uuid), private.list_staff_names(),
  public.list_staff_names(), private.release_lead(uuid), public.release_lead(uuid),
  private.set_lead_statuses(jsonb), public.set_lead_statuses(jsonb),
  private.export_leads(jsonb, jsonb), public.export_leads(jsonb, jsonb) to authenticated;
