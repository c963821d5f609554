-- Stores requests in one transaction and one round trip, each with an outcome of its own: what a statement costs whatever
-- it writes (checks, triggers, the wait for the disk) is then paid once for all that arrive together. The order matters and
-- is part of the promise: lock → retry by key → block → rate → repetition of words → lead → messages. Counting before the
-- look at the key would refuse the retries of one and the same request; looking at the words before counting would answer
-- anybody without end.

-- Only one transaction at a time looks at this key, only one at these words, and only one at what was mailed to this address.
-- Keys before words before addresses, and each in the order of their locks: two transactions can then never wait for each
-- other in a circle.
create function private.lock_requests(requests jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(lock) from (
    select 1 as rank, hashtextextended('lead-key:' || (request ->> 'request_key')::uuid, 0) as lock
      from jsonb_array_elements(requests) as request where request ->> 'request_key' is not null
    union
    select 2, hashtextextended('lead-content:' || (request ->> 'content_hash'), 0) from jsonb_array_elements(requests) as request
    union
    select 3, private.confirmation_lock(request #>> '{lead,email}') from jsonb_array_elements(requests) as request
      where request #>> '{lead,email}' is not null
    order by rank, lock) as wanted;
end
$$;

-- What prices are reckoned by besides the list: {newest: its version; oldest: the version that held when the prices that are still
-- kept were said first; rest; hold_hours; notice_minutes: before the pick-up, until which an offer can be accepted}.
create function private.price_rules() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  hours constant integer := private.integer_setting('price_hold_hours');
begin
  return (
    select jsonb_build_object('newest', max(version), 'rest', private.rest_rules(), 'hold_hours', hours,
      'notice_minutes', private.integer_setting('min_notice_minutes'),
      'oldest', coalesce(max(version) filter (where published_at <= now() - make_interval(hours => hours)), min(version)))
    from public.price_lists);
end
$$;

-- The same with the list that holds, null for whoever has this version already, and a mark that is another one once any of it has
-- changed.
create function private.price_basis(known integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules || jsonb_build_object('list', private.current_price_list(known), 'mark', md5(rules::text))
  from private.price_rules() as rules
$$;

-- Whether prices that were reckoned by the basis of a mark are those of today; not, where that cannot be told.
create function private.reckons_as_now(mark text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return mark = md5(private.price_rules()::text);
exception when others then
  return false;
end
$$;

-- A list by its number, as current_price_list answers it; null for none.
create function private.price_list(number integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select content || jsonb_build_object('version', version, 'published_at', published_at, 'is_sample', is_sample)
  from public.price_lists where version = number
$$;

create function public.price_basis(known integer) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.price_basis(known) $$;

create function public.price_list(number integer) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.price_list(number) $$;

grant execute on function private.price_basis(integer), public.price_basis(integer), private.price_list(integer),
  public.price_list(integer) to service_role;

-- The price that is kept for a request (HeldPrice of lead-contract.ts); null where there is none, or none any more when it came.
create function private.held_price(lead public.leads) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('total_agorot', lead.price_shown_agorot, 'version', lead.price_list_version,
    'held_until', lead.price_held_until, 'other_agorot', lead.price_other_agorot)
  where lead.price_shown_agorot is not null and not lead.price_expired
$$;

-- What the answer to a stored request says besides its reference (LeadAccepted of lead-contract.ts). mailed: a confirmation goes to
-- its sender, with the link to the page of the trip. Of one that is held back the same is said as of any other.
create function private.lead_receipt(lead public.leads) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('closed', private.closed_ways(lead), 'mailed', lead.email is not null and lead.service_type <> 'contact'
    and (lead.quarantined or exists (select from public.messages where lead_id = lead.id and kind = 'request_received')))
$$;

-- The answer that a request with this key already has, or null. A retry: it is answered whatever has happened to its sender
-- since, and costs one look.
create function private.answer_to_key(request_key uuid, content_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when answered.content_hash <> $2 then jsonb_build_object('outcome', 'conflict')
    else jsonb_build_object('outcome', 'replayed', 'id', lead.id, 'reference', lead.reference, 'price', private.held_price(lead))
      || private.lead_receipt(lead) end
  from private.idempotency_keys as answered join public.leads as lead on lead.id = answered.lead_id
  where answered.key = $1
$$;

-- The answer to the very same words, which arrived within 24 hours under another key, or null. Nothing is noted down: who
-- sends one request under ever new keys fills no table. A clean request is not answered with a quarantined twin: it would
-- stay unseen.
create function private.answer_to_words(content_hash text, suspicion text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('outcome', 'replayed', 'id', lead.id, 'reference', lead.reference, 'price', private.held_price(lead))
    || private.lead_receipt(lead)
  from public.leads as lead
  where lead.content_hash = $1 and lead.created_at > now() - interval '24 hours' and (not lead.quarantined or $2 is not null)
  order by lead.created_at desc limit 1
$$;

-- retry_after: seconds to wait; 0 when the request is within the limits. is_held: it goes over a limit that others may have
-- used up, and is held back. An unknown address is not limited as an address: all visitors would share one limit.
-- limits: the settings lead_limit_… by their names. is_foreign: a page of another site has its visitor send it; that must
-- not use up what the visitor, or the owner of the number, may send.
create function private.lead_limit(network inet, phone text, is_foreign boolean, limits jsonb, out retry_after integer, out is_held boolean)
language plpgsql set search_path = ''
as $$
declare
  rate record;
  is_first boolean := false;
begin
  is_held := false;
  if network is not null then
    rate := private.check_rate_limit(case when is_foreign then 'lead:foreign:' else 'lead:ip:' end || network,
      (limits -> 'lead_limit_per_ip')::integer, make_interval(mins => (limits -> 'lead_limit_per_ip_minutes')::integer));
    retry_after := rate.retry_after;
    if not rate.allowed or is_foreign then
      return;
    end if;
    is_first := rate.used = 1;
  end if;
  rate := private.check_rate_limit('lead:phone:' || phone, (limits -> 'lead_limit_per_phone')::integer,
    make_interval(mins => (limits -> 'lead_limit_per_phone_minutes')::integer));
  -- Whoever names somebody's number over and over locks nobody out: what comes from an address that has sent nothing else
  -- lately is kept.
  is_held := not rate.allowed and is_first;
  retry_after := case when is_held then 0 else rate.retry_after end;
end
$$;

-- Keeps at it after being refused: blocked, and an administrator hears of it.
create function private.record_rate_limited(network inet) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.log_event('medium', 'lead_rate_limited', network);
  if network is not null and private.reaches_threshold('lead:limited:' || network, private.integer_setting('block_after_limited')) then
    perform private.block_network(network, 'too_many_requests');
    perform private.raise_alert('high', 'ip_auto_blocked', network, '{"reason": "rate_limited"}');
  end if;
end
$$;

create function private.record_suspicious(network inet, suspicion text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.log_event('medium', 'lead_quarantined', network, jsonb_build_object('reason', suspicion));
  -- The other reasons say nothing against the address.
  if suspicion in ('honeypot', 'too_fast') and network is not null and private.reaches_threshold('lead:suspicious:' || network, private.integer_setting('block_after_suspicious')) then
    perform private.raise_alert('medium', 'suspicious_leads', network);
    perform private.block_network(network, 'automated_requests');
  end if;
end
$$;

-- The answer to a request that is not stored (anew). One that is to be stored has no outcome yet, but the reason to hold it
-- back, if there is one ({suspicion}).
create function private.refuse_or_replay(request_key uuid, content_hash text, lead jsonb, client_ip inet, suspicion text,
  limits jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  network inet := private.client_network(client_ip);
  answer jsonb := private.answer_to_key(request_key, content_hash);
  is_foreign boolean := coalesce(suspicion = 'foreign_page', false);
  rate record;
begin
  if answer is not null then
    return answer;
  end if;
  if private.is_blocked(client_ip) then
    return jsonb_build_object('outcome', 'blocked');
  end if;
  rate := private.lead_limit(network, lead ->> 'phone', is_foreign, limits);
  if rate.retry_after > 0 then
    if not is_foreign then
      perform private.record_rate_limited(network);
    end if;
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', rate.retry_after);
  end if;
  if rate.is_held then
    suspicion := coalesce(suspicion, 'phone_limit');
  end if;
  answer := private.answer_to_words(content_hash, suspicion);
  if answer is null and suspicion is not null then
    perform private.record_suspicious(network, suspicion);
  end if;
  return coalesce(answer, jsonb_build_object('suspicion', suspicion));
end
$$;

-- Whether nobody has heard of any of these requests: neither of their keys and words nor of who sends them, nor of one of them
-- from another. Then each is counted as its senders' first. That is the rule in a rush, and costs a fraction of what one look
-- after the other does; wherever there is anything to decide, nothing is done here.
create function private.counts_as_first(requests jsonb, limits jsonb) returns boolean
-- Looking for what is mostly not there, a plan would hope for it on the first page and read the whole table.
language plpgsql set search_path = '' set enable_seqscan = off
as $$
declare
  moment constant timestamptz := clock_timestamp();
  given record;
  opened text[];
begin
  select array_agg(request_key) as keys, array_agg(content_hash) as words, array_agg(client_ip) as addresses,
      array_agg('lead:ip:' || private.client_network(client_ip)) as networks, array_agg('lead:phone:' || (lead ->> 'phone')) as phones,
      bool_and(client_ip is not null and suspicion is null)
        and count(distinct request_key) = count(request_key) and count(distinct content_hash) = count(*) as are_plain
    into given
    from jsonb_to_recordset(requests) as given (request_key uuid, content_hash text, lead jsonb, client_ip inet, suspicion text);
  if given.are_plain is not true
    or exists (select from private.idempotency_keys where key = any (given.keys))
    or exists (select from public.leads where content_hash = any (given.words))
    or exists (select from private.request_buckets where bucket = any (given.networks || given.phones))
    or exists (select from unnest(given.addresses) as address where private.is_blocked(address)) then
    return false;
  end if;
  with first as (
    insert into private.request_buckets (bucket, hits, stale_at)
    select bucket, array[moment], moment + make_interval(mins => minutes) from (
      select unnest(given.networks), (limits -> 'lead_limit_per_ip_minutes')::integer
      union all select unnest(given.phones), (limits -> 'lead_limit_per_phone_minutes')::integer) as wanted (bucket, minutes)
    order by bucket
    on conflict (bucket) do nothing
    returning bucket)
  select array_agg(bucket) into opened from first;
  if cardinality(opened) = 2 * cardinality(given.words) then
    return true;
  end if;
  -- One and the same sender twice, or somebody else was quicker.
  delete from private.request_buckets where bucket = any (opened);
  return false;
end
$$;

create function private.new_lead_reference() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  signs constant text := '23456789ACDEFGHJKMNPQRTVWXY';
  reference text := 'TM-';
begin
  for nth in 1..5 loop
    reference := reference || substr(signs, 1 + floor(random() * 27)::integer, 1);
  end loop;
  return reference;
end
$$;

-- Makes private.insert_leads, with the columns of a request written out: composed at each call, the statement would be
-- planned anew, which costs more than to carry it out. A later migration that adds a column calls this at its end.
create function private.define_insert_leads() returns void
language plpgsql set search_path = ''
as $define$
declare
  columns text[] := private.request_columns();
begin
  execute format($sql$
    create or replace function private.insert_leads(requests jsonb, ids uuid[]) returns jsonb
    language plpgsql set search_path = ''
    as $insert$
    declare
      stored jsonb := '{}';
      unknown text := (select string_agg(distinct name, ', ') from jsonb_array_elements(requests) as request,
        jsonb_object_keys((request -> 'lead') - %1$L::text[]) as name);
    begin
      if unknown is not null then
        raise exception 'a request has no column %%', unknown using errcode = 'undefined_column';
      end if;
      -- 14 million references: a draw that is taken already is simply repeated.
      loop
        with inserted as (
          insert into public.leads as lead (id, reference, quarantine_reason, content_hash, origin, entered_by, %2$s)
          select id, private.new_lead_reference(), suspicion, content_hash, coalesce(origin, 'site'), entered_by, %2$s
          -- The lists are read once, side by side: a call for each request would copy the checks of all columns, and to
          -- write an id into each request would copy all that it says.
          from rows from (
            jsonb_to_recordset(requests) as (suspicion text, content_hash text, origin text, entered_by uuid),
            jsonb_to_recordset(jsonb_path_query_array(requests, 'strict $[*].lead')) as (%3$s), unnest(ids)
          ) as request (suspicion, content_hash, origin, entered_by, %2$s, id)
          where not stored ? id::text
          on conflict on constraint leads_reference_unique do nothing
          returning lead.id, jsonb_build_object('reference', lead.reference, 'price', private.held_price(lead)) as answer
        )
        select stored || coalesce(jsonb_object_agg(id, answer), '{}') into stored from inserted;
        exit when (select count(*) from jsonb_object_keys(stored)) = jsonb_array_length(requests);
      end loop;
      return stored;
    end
    $insert$
    $sql$,
    columns,
    (select string_agg(quote_ident(name), ', ' order by place) from unnest(columns) with ordinality as c (name, place)),
    (select string_agg(quote_ident(name) || ' ' || format_type(atttypid, atttypmod), ', ' order by place)
      from unnest(columns) with ordinality as c (name, place)
        join pg_catalog.pg_attribute on attrelid = 'public.leads'::regclass and attname = name));
end
$define$;

-- requests: [{content_hash, suspicion, origin, entered_by, lead}], `lead` the cleaned and checked fields under the names of
-- the columns; origin and entered_by of those alone that staff take down. An absent field is null; one that has no column is
-- refused (undefined_column): dropped in silence it would be a customer's answer lost. ids: of the leads, in the same order.
-- Answers {reference, price} by id.
select private.define_insert_leads();

-- Stores requests that are new, with their messages and their keys, under ids in the same order. Answers {reference, price,
-- closed, mailed} by id.
create function private.store_leads(requests jsonb, ids uuid[]) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  stored jsonb := private.insert_leads(requests, ids);
  -- Whose senders are told. A message without a trip has no page to lead to.
  confirmed uuid[] := array(
    select id from (
      select ids[place] as id, request #>> '{lead,email}' as email,
        row_number() over (partition by lower(request #>> '{lead,email}') order by place)::integer - 1 as more
      from jsonb_array_elements(requests) with ordinality as given (request, place)
      where request ->> 'suspicion' is null and request #>> '{lead,email}' is not null
        and request #>> '{lead,service_type}' <> 'contact') as trip
    where private.may_confirm_request(email, more));
begin
  insert into public.messages (kind, lead_id, recipient, told)
    select 'lead_received', ids[place], null, null
      from jsonb_array_elements(requests) with ordinality as given (request, place) where request ->> 'suspicion' is null
    union all
    select 'request_received', ids[place], request #>> '{lead,email}',
        (select private.told_facts(lead, null) from public.leads as lead where lead.id = ids[place])
      from jsonb_array_elements(requests) with ordinality as given (request, place) where ids[place] = any (confirmed);
  if jsonb_path_exists(requests, '$[*] ? (@.suspicion != null)') then
    perform private.queue_digest('held_back', make_interval(hours => private.integer_setting('message_digest_hours')));
  end if;
  insert into private.idempotency_keys (key, content_hash, lead_id)
    select (request ->> 'request_key')::uuid, request ->> 'content_hash', ids[place]
    from jsonb_array_elements(requests) with ordinality as given (request, place) where request ->> 'request_key' is not null;
  return (select jsonb_object_agg(id, (stored -> id::text) || private.lead_receipt(lead)) from public.leads as lead where id = any (ids));
end
$$;

-- requests: [{request_key, content_hash, lead, client_ip, suspicion}]. Answers a list in the same order: outcome is stored |
-- replayed (both with id, reference, price, closed and mailed) | conflict | blocked | rate_limited (with retry_after in seconds). A quarantined
-- request is "stored" like any other: its sender must not learn the difference.
-- reckoned_by: the mark of the basis that the prices were reckoned by. Where another one holds by now nothing is done, and the answer
-- is null: whoever asks reckons anew. So a price needs no question of its own before each request. Null for prices that are taken
-- as they come.
create function private.submit_leads(requests jsonb, reckoned_by text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  limits constant jsonb := (select jsonb_object_agg(key, value) from public.settings where key like 'lead\_limit\_%');
  request record;
  answer jsonb;
  answers jsonb := '[]';
  -- Those to be stored, together, with the ids of their leads, and what tells whether a further one is the same as one of them.
  new_ones jsonb := '[]';
  ids uuid[] := '{}';
  known text[] := '{}';
  stored_ones jsonb := '{}';
begin
  if reckoned_by is not null and not private.reckons_as_now(reckoned_by) then
    return null;
  end if;
  perform private.lock_requests(requests);
  if private.counts_as_first(requests, limits) then
    new_ones := requests;
    ids := array(select gen_random_uuid() from jsonb_array_elements(requests));
    answers := (select jsonb_agg(jsonb_build_object('outcome', 'stored', 'id', id) order by place)
      from unnest(ids) with ordinality as a (id, place));
  else
    for request in select * from jsonb_to_recordset(requests)
      as given (request_key uuid, content_hash text, lead jsonb, client_ip inet, suspicion text)
    loop
      if array[request.content_hash, request.request_key::text] && known then
        stored_ones := stored_ones || private.store_leads(new_ones, ids);
        new_ones := '[]';
        ids := '{}';
        known := '{}';
      end if;
      answer := private.refuse_or_replay(request.request_key, request.content_hash, request.lead, request.client_ip,
        request.suspicion, limits);
      if not answer ? 'outcome' then
        new_ones := new_ones || (to_jsonb(request) || answer);
        ids := ids || gen_random_uuid();
        answer := jsonb_build_object('outcome', 'stored', 'id', ids[cardinality(ids)]);
        known := known || array[request.content_hash, request.request_key::text];
      end if;
      answers := answers || answer;
    end loop;
  end if;
  if new_ones <> '[]' then
    stored_ones := stored_ones || private.store_leads(new_ones, ids);
  end if;
  return (
    select jsonb_agg(case when one ->> 'outcome' = 'stored' then one || (stored_ones -> (one ->> 'id')) else one end order by place)
    from jsonb_array_elements(answers) with ordinality as a (one, place));
end
$$;

create function public.submit_leads(requests jsonb, reckoned_by text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.submit_leads(requests, reckoned_by) $$;

grant execute on function private.submit_leads(jsonb, text), public.submit_leads(jsonb, text) to service_role;

-- Called for a body that never reached submit_leads because it was malformed. Answers whether the sender is blocked.
create function private.record_invalid_request(client_ip inet) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  network inet := private.client_network(client_ip);
  nth integer := private.integer_setting('alert_after_invalid');
begin
  if network is null then
    return false;
  end if;
  if private.is_blocked(client_ip) then
    return true;
  end if;
  if private.reaches_threshold('lead:invalid:' || network, nth) then
    perform private.raise_alert('medium', 'invalid_requests', network);
  else
    perform private.log_event('low', 'invalid_request', network);
  end if;
  return false;
end
$$;

create function public.record_invalid_request(client_ip inet) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.record_invalid_request(client_ip) $$;

grant execute on function private.record_invalid_request(inet), public.record_invalid_request(inet) to service_role;
