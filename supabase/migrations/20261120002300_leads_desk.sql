-- What staff do with requests: the list with its search, filters, order, pages and file, one request with its history, and what is
-- done with several. The functions check the role first and then read with the owner's rights.
--
-- A search compares its words with one folded text of each request (search_text), and the list is put in order when somebody asks
-- for it. Among 30,000 requests, more than 80 a day for a year, neither takes the database 100 ms, and no index has to be kept for it
-- (decision 10).

-- What a search looks for, as patterns for LIKE: its words, three letters anywhere, fewer where a word begins; or the digits of a
-- number in any notation ("+972 (0)54-123 4567", "054 1234567"). Each must be in search_text.
create function private.search_patterns(query text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(
    case when char_length(word) < 3 then '% ' else '%' end || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (select regexp_replace(replace(query, '(0)', ''), '\D', '', 'g') as digits) as number,
    unnest(case
      when query ~ '^\s*[\d+(][\d\s().+/-]*$' and char_length(digits) >= case when query ~ '^\s*[+0]' then 4 else 7 end
        then array[regexp_replace(ltrim(digits, '0'), '^9720', '972')]
      else string_to_array(private.fold_text(left(query, 200)), ' ') end) as word
  where word <> ''
$$;

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
-- quarantined (true or false), search (words, all of which must be there).
create function private.lead_conditions(criteria jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text[] := array[case when (criteria ->> 'quarantined')::boolean then 'quarantined' else 'not quarantined' end];
  patterns constant text[] := private.search_patterns(criteria ->> 'search');
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
  if patterns <> '{}' then
    conditions := conditions || format('search_text like all (%L::text[])', patterns);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;

-- What the list is sorted by: the newest first, where nothing else is asked for.
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

-- One page of the list: {total, rows}. Totals are counted up to 10,000, of a search up to 1,000; one more stands for
-- "more than that".
create function private.search_leads(criteria jsonb, sort text, page integer, page_size integer) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions constant text := private.lead_conditions(criteria);
  rows_shown constant integer := least(greatest(page_size, 1), 100);
  answer json;
begin
  perform private.require(private.works_on_leads());
  execute format($query$
    select json_build_object(
      'total', (select count(*) from (select from public.leads where %1$s limit %2$s) as counted),
      'rows', (select coalesce(json_agg(line), '[]') from (
        select id, reference, created_at, name, phone, email, destination, pickup, dropoff, travel_date, pickup_time, passengers,
          service_type, language, status, assignee, quarantine_reason,
          -- Of a message, how it begins.
          case when service_type = 'contact' then left(split_part(notes, chr(10), 1), 200) end as message,
          -- What the office has to know before it answers.
          case when price_held_until > now() and is_open then price_shown_agorot end as kept_agorot,
          price_held_until as kept_until,
          is_open and private.closed_ways(leads) <> '[]' as closed, is_open and not private.is_confirmed(leads) as unmailed
        from public.leads, lateral (select service_type <> 'contact' and status in ('new', 'contacted', 'qualified') as is_open) as asked
        where %1$s order by %3$s limit %4$s offset %5$s) as line))
    $query$,
    conditions, case when btrim(criteria ->> 'search') <> '' then 1001 else 10001 end, private.lead_order(sort), rows_shown,
    (greatest(page, 1) - 1)::bigint * rows_shown)
  into answer;
  return answer;
end
$$;

create domain public.travel_period as text check (value in ('upcoming', 'today', 'tomorrow', 'week'));
create domain public.lead_sort as text
  check (value in ('-received', 'received', 'travel', '-travel', 'name', '-name', 'status', '-status'));
-- What lead_conditions narrows the list by.
create type public.lead_criteria as (search text, statuses public.lead_status[], services text[], received_from date, received_to date,
  travel public.travel_period, travel_from date, travel_to date, languages private.language[], round_trip boolean, assigned text,
  quarantined boolean);
comment on type public.lead_criteria is 'nullable: search, statuses, services, received_from, received_to, travel, travel_from,
  travel_to, languages, round_trip, assigned, quarantined';
-- message: how a message begins; null for trips. Of a trip that waits for its offer, kept_agorot: the price that is kept for it; closed:
-- nobody drives at a wished hour; unmailed: no confirmation went out.
create type public.lead_line as (
  id uuid,
  reference text,
  created_at timestamptz,
  name text,
  phone text,
  email text,
  destination text,
  pickup text,
  dropoff text,
  travel_date date,
  pickup_time time,
  passengers integer,
  service_type text,
  language private.language,
  status public.lead_status,
  assignee uuid,
  quarantine_reason text,
  message text,
  kept_agorot integer,
  kept_until timestamptz,
  closed boolean,
  unmailed boolean
);
comment on type public.lead_line is 'nullable: phone, email, destination, pickup, dropoff, travel_date, pickup_time, passengers, language,
  assignee, quarantine_reason, message, kept_agorot, kept_until';
create type public.lead_page as (total integer, rows public.lead_line[]);

create function public.search_leads(criteria public.lead_criteria, sort public.lead_sort, page integer, page_size integer)
returns public.lead_page
language sql stable security invoker set search_path = ''
as $$
  select jsonb_populate_record(null::public.lead_page,
    private.search_leads(jsonb_strip_nulls(to_jsonb(criteria)), sort, page, page_size)::jsonb)
$$;

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
    'closed', private.closed_ways(wanted),
    'mailed', wanted.service_type = 'contact' or private.is_confirmed(wanted),
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

-- What staff are shown of a lead (private.hidden_lead_columns are not).
create domain public.shown_lead as jsonb;
comment on domain public.shown_lead is 'json: Omit<Database[''public''][''Tables''][''leads''][''Row''],
  ''session_id'' | ''content_hash'' | ''first_response_at'' | ''name_key'' | ''search_text'' | ''link_version''>';
-- Who changed which field, and when. Staff have a name.
create type public.lead_change as (id bigint, changed_at timestamptz, actor public.history_actor, changed_by uuid, changed_by_name text,
  field text, old_value text, new_value text);
comment on type public.lead_change is 'nullable: changed_by, changed_by_name, old_value, new_value';
-- closed: wishes that nobody drives at. mailed: whether a confirmation went to the customer of a trip.
create type public.lead_record as (lead public.shown_lead, closed public.closed_way[], mailed boolean, history public.lead_change[], duplicates public.similar_lead[]);

-- No row when there is no such lead.
create function public.read_lead(lead_id uuid) returns setof public.lead_record
language sql stable security invoker rows 1 set search_path = ''
as $$ select * from jsonb_populate_recordset(null::public.lead_record, '[]' || private.read_lead(lead_id)) $$;

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

-- seen: the status that the caller knows of.
create type public.status_change as (id uuid, seen public.lead_status, status public.lead_status);

create function public.set_lead_statuses(changes public.status_change[]) returns uuid[]
language sql volatile security invoker set search_path = ''
as $$ select array(select jsonb_array_elements_text(private.set_lead_statuses(to_jsonb(changes)))::uuid) $$;

-- A piece of the leads for a file, newest first: {rows, next}. `next`, handed back as `after`, gives the piece
-- that follows; null is the end. Whole lists leave the house only with managers and above, and the first piece of each is an event.
create function private.export_leads(criteria jsonb, after jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  conditions constant text := private.lead_conditions(criteria);
  piece_size constant integer := 300;
  total bigint;
  answer json;
begin
  perform private.require(private.manages());
  execute format($query$
    with piece as (
      select %1$s from public.leads where %2$s and (created_at, id) < ($1, $2) order by created_at desc, id desc limit %3$s)
    select json_build_object(
      'rows', coalesce(json_agg(piece order by created_at desc, id desc), '[]'),
      'next', case when count(*) = %3$s then
        json_build_object('created_at', min(created_at), 'id', (array_agg(id order by created_at, id))[1]) end)
    from piece
    $query$, private.shown_lead_columns(), conditions, piece_size)
  into answer
  using coalesce((after ->> 'created_at')::timestamptz, 'infinity'),
    coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  if after is null then
    execute 'select count(*) from public.leads where ' || conditions into total;
    perform private.log_event('medium', 'leads_exported', null, jsonb_build_object('by', auth.uid(), 'leads', total));
  end if;
  return answer;
end
$$;

-- Where the next piece begins; handed back as it came.
create type public.lead_cursor as (created_at timestamptz, id uuid);
create type public.lead_piece as (rows public.shown_lead[], next public.lead_cursor);
comment on type public.lead_piece is 'nullable: next';

create function public.export_leads(criteria public.lead_criteria, after public.lead_cursor) returns public.lead_piece
language sql volatile security invoker set search_path = ''
as $$
  select jsonb_populate_record(null::public.lead_piece,
    private.export_leads(jsonb_strip_nulls(to_jsonb(criteria)), to_jsonb(after))::jsonb)
$$;
comment on function public.export_leads(public.lead_criteria, public.lead_cursor) is 'nullable: after';

grant execute on function private.search_leads(jsonb, text, integer, integer),
  public.search_leads(public.lead_criteria, public.lead_sort, integer, integer), private.read_lead(uuid), public.read_lead(uuid),
  private.release_lead(uuid), public.release_lead(uuid), private.set_lead_statuses(jsonb),
  public.set_lead_statuses(public.status_change[]), private.export_leads(jsonb, jsonb),
  public.export_leads(public.lead_criteria, public.lead_cursor)
  to authenticated;
