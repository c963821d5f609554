-- Stores a request in one transaction and one round trip. The order matters and is part of the promise:
-- lock the key → replay → block → rate → lead → notification. Counting before the replay check would refuse the retries
-- of one and the same request.

-- Only one request with this key, and only one with these words, is looked at at a time. Key before content, always:
-- two requests can then never wait for each other in a circle.
create function private.lock_request(request_key uuid, content_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  if request_key is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('lead-key:' || request_key, 0));
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('lead-content:' || content_hash, 0));
end
$$;

-- The answer that this request already has: by its key, or because the very same words arrived within 24 hours under
-- another one. Null when it is new. A clean request is not answered with a quarantined twin: it would stay unseen.
create function private.find_earlier_answer(request_key uuid, content_hash text, suspicion text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known record;
begin
  select answered.content_hash, lead.id, lead.reference into known
    from private.idempotency_keys as answered join public.leads as lead on lead.id = answered.lead_id
    where answered.key = request_key;
  if found and known.content_hash <> $2 then
    return jsonb_build_object('outcome', 'conflict');
  elsif not found then
    select lead.id, lead.reference into known from public.leads as lead
      where lead.content_hash = $2 and lead.created_at > now() - interval '24 hours'
        and (not lead.quarantined or suspicion is not null)
      order by lead.created_at desc limit 1;
    if not found then
      return null;
    end if;
    perform private.store_idempotency_key(request_key, content_hash, known.id);
  end if;
  return jsonb_build_object('outcome', 'replayed', 'id', known.id, 'reference', known.reference);
end
$$;

create function private.store_idempotency_key(request_key uuid, content_hash text, lead_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.idempotency_keys (key, content_hash, lead_id) select $1, $2, $3 where $1 is not null
$$;

-- Seconds to wait, or null when the request is within the limits. An unknown address is not limited as an address: all
-- visitors would share one limit.
create function private.lead_retry_after(network inet, phone text) returns integer
language plpgsql set search_path = ''
as $$
declare
  rate record;
  setting jsonb;
begin
  select jsonb_object_agg(key, value) into setting from public.settings where key like 'lead\_limit\_%';
  if network is not null then
    rate := private.check_rate_limit('lead:ip:' || network, (setting -> 'lead_limit_per_ip')::integer,
      make_interval(mins => (setting -> 'lead_limit_per_ip_minutes')::integer));
    if not rate.allowed then
      return rate.retry_after;
    end if;
  end if;
  rate := private.check_rate_limit('lead:phone:' || phone, (setting -> 'lead_limit_per_phone')::integer,
    make_interval(mins => (setting -> 'lead_limit_per_phone_minutes')::integer));
  return case when not rate.allowed then rate.retry_after end;
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
  if network is not null and private.reaches_threshold('lead:suspicious:' || network, private.integer_setting('block_after_suspicious')) then
    perform private.raise_alert('medium', 'suspicious_leads', network);
    perform private.block_network(network, 'automated_requests');
  end if;
end
$$;

create function private.new_lead_reference() returns text
language sql volatile set search_path = ''
as $$
  select 'TM-' || string_agg(substr('23456789ACDEFGHJKMNPQRTVWXY', 1 + floor(random() * 27)::integer, 1), '')
  from generate_series(1, 5)
$$;

-- lead: the cleaned and checked fields under the names of the columns. An absent field is null; one that has no column is
-- refused (undefined_column): dropped in silence it would be a customer's answer lost.
create function private.insert_lead(lead jsonb, content_hash text, suspicion text, out id uuid, out reference text)
language plpgsql set search_path = ''
as $$
declare
  unknown text := (select string_agg(key, ', ' order by key) from jsonb_object_keys(lead) as key
    where key <> all (private.request_columns()));
  names text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(lead) as key);
begin
  if unknown is not null then
    raise exception 'a request has no column %', unknown using errcode = 'undefined_column';
  end if;
  -- 14 million references: a draw that is taken already is simply repeated.
  loop
    execute format('insert into public.leads as stored (reference, quarantine_reason, content_hash, %1$s)
      select $1, $2, $3, %1$s from jsonb_populate_record(null::public.leads, $4)
      on conflict on constraint leads_reference_unique do nothing
      returning stored.id, stored.reference', names)
    into id, reference using private.new_lead_reference(), suspicion, content_hash, lead;
    exit when id is not null;
  end loop;
end
$$;

-- outcome: stored | replayed | conflict | blocked | rate_limited (with retry_after in seconds). A quarantined request
-- is "stored" like any other: its sender must not learn the difference.
create function private.submit_lead(request_key uuid, content_hash text, lead jsonb, client_ip inet, suspicion text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  network inet := private.client_network(client_ip);
  answer jsonb;
  wait integer;
  stored record;
begin
  perform private.lock_request(request_key, content_hash);
  answer := private.find_earlier_answer(request_key, content_hash, suspicion);
  if answer is not null then
    return answer;
  end if;
  if private.is_blocked(client_ip) then
    return jsonb_build_object('outcome', 'blocked');
  end if;
  wait := private.lead_retry_after(network, lead ->> 'phone');
  if wait is not null then
    perform private.record_rate_limited(network);
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;

  stored := private.insert_lead(lead, content_hash, suspicion);
  insert into public.notifications (kind, lead_id)
    values (case when suspicion is null then 'lead_received' else 'lead_quarantined' end, stored.id);
  perform private.store_idempotency_key(request_key, content_hash, stored.id);
  if suspicion is not null then
    perform private.record_suspicious(network, suspicion);
  end if;
  return jsonb_build_object('outcome', 'stored', 'id', stored.id, 'reference', stored.reference);
end
$$;

create function public.submit_lead(request_key uuid, content_hash text, lead jsonb, client_ip inet, suspicion text)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.submit_lead(request_key, content_hash, lead, client_ip, suspicion) $$;

grant execute on function private.submit_lead(uuid, text, jsonb, inet, text),
  public.submit_lead(uuid, text, jsonb, inet, text) to service_role;

-- Called for a body that never reached submit_lead because it was malformed. Answers whether the sender is blocked.
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
