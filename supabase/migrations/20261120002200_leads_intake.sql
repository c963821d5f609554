-- How a request comes in: from the site's forms (submit_lead), each in one transaction, and by the office, which takes it down in a call
-- (create_lead).

-- The ways of a request whose wished hour is closed to a ride of the usual hour: [{way: outward | back, starts_at, ends_at}], with the
-- whole time in which nobody drives.
create function private.closed_ways(lead public.leads) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('way', way, 'starts_at', rest.starts_at, 'ends_at', private.rest_over(rest.ends_at))
    order by moment), '[]')
  from (values ('outward', (lead.travel_date + lead.pickup_time) at time zone 'Asia/Jerusalem'),
      ('back', (lead.return_date + lead.return_time) at time zone 'Asia/Jerusalem')) as wish (way, moment),
    private.rest_within(moment, moment + interval '1 hour', private.integer_setting('rest_margin_before'),
      private.integer_setting('rest_margin_after')) as rest
  where moment is not null and rest.starts_at is not null);
end
$$;

-- Whether a confirmation goes to whoever has sent a request, with the link to the page of the trip. Of one that is held back the same
-- is said as of any other; a message has no page.
create function private.is_confirmed(lead public.leads) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return lead.email is not null and lead.service_type <> 'contact'
    and (lead.quarantined or exists (select from public.messages where lead_id = lead.id and kind = 'request_received'));
end
$$;

-- The answer to a request that is stored (LeadReceipt of lead-contract.ts). price: what is kept for it; null where there is none, or
-- none any more when it came. mailed: a confirmation goes to its sender, with the link to the page of the trip. Of one that is held
-- back the same is said as of any other.
create function private.lead_answer(outcome text, lead public.leads) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('outcome', outcome, 'receipt', jsonb_build_object('id', lead.id, 'reference', lead.reference,
    'price', case when lead.price_shown_agorot is not null and not lead.price_expired then jsonb_build_object(
      'total_agorot', lead.price_shown_agorot, 'version', lead.price_list_version, 'held_until', lead.price_held_until,
      'other_agorot', lead.price_other_agorot) end,
    'closed', private.closed_ways(lead),
    'mailed', private.is_confirmed(lead)));
end
$$;

-- Of those who bring the same key, or the same words, one at a time goes on from here; the others find what it has stored.
create function private.lock_request(request_key uuid, content_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('lead-key:' || request_key, 0)) where request_key is not null;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('lead-content:' || content_hash, 0));
end
$$;

-- The answer that a request with this key already has, or null. A retry: it is answered whatever has happened to its sender
-- since, and costs one look.
create function private.answer_to_key(request_key uuid, content_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when answered.content_hash <> $2 then jsonb_build_object('outcome', 'conflict')
    else private.lead_answer('replayed', lead) end
  from private.idempotency_keys as answered join public.leads as lead on lead.id = answered.lead_id
  where answered.key = $1
$$;

-- The answer to the very same words, which arrived within 24 hours under another key, or null. Nothing is noted down: who
-- sends one request under ever new keys fills no table. A clean request is not answered with a quarantined twin: it would
-- stay unseen.
create function private.answer_to_words(content_hash text, suspicion text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.lead_answer('replayed', lead)
  from public.leads as lead
  where lead.content_hash = $1 and lead.created_at > now() - interval '24 hours' and (not lead.quarantined or $2 is not null)
  order by lead.created_at desc limit 1
$$;

-- Counts the request against its network and its phone. retry_after: seconds to wait; 0 when it is within the limits. is_held: it
-- goes over a limit that others may have used up, and is held back. An unknown address is not limited as an address: all visitors
-- would share one limit. is_foreign: a page of another site has its visitor send it; that must not use up what the visitor, or the
-- owner of the number, may send.
create function private.lead_limit(network inet, phone text, is_foreign boolean, out retry_after integer, out is_held boolean)
language plpgsql set search_path = ''
as $$
declare
  rate record;
  is_first boolean := false;
begin
  is_held := false;
  if network is not null then
    rate := private.check_rate_limit(case when is_foreign then 'lead:foreign:' else 'lead:ip:' end || network,
      private.integer_setting('lead_limit_per_ip'), make_interval(mins => private.integer_setting('lead_limit_per_ip_minutes')));
    retry_after := rate.retry_after;
    if not rate.allowed or is_foreign then
      return;
    end if;
    is_first := rate.used = 1;
  end if;
  rate := private.check_rate_limit('lead:phone:' || phone,
    private.integer_setting('lead_limit_per_phone'), make_interval(mins => private.integer_setting('lead_limit_per_phone_minutes')));
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
  if network is not null and private.reaches_threshold('lead:limited:' || network, private.integer_setting('block_after_limited'))
    and private.block_network(network, 'too_many_requests') then
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
  if suspicion in ('honeypot', 'too_fast') and network is not null
    and private.reaches_threshold('lead:suspicious:' || network, private.integer_setting('block_after_suspicious')) then
    perform private.raise_alert('medium', 'suspicious_leads', network);
    perform private.block_network(network, 'automated_requests');
  end if;
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

-- Stores a lead. said: what its sender says, by column; anything but request_columns is refused (undefined_column): dropped in
-- silence it would be a customer's answer lost. ours: columns that are not the sender's to say. All others take their defaults.
create function private.insert_lead(said jsonb, ours jsonb) returns public.leads
language plpgsql set search_path = ''
as $$
declare
  unknown constant text := (select string_agg(name, ', ') from jsonb_object_keys(said - private.request_columns()) as name);
  fields constant jsonb := said || ours;
  columns constant text := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(fields) as name);
  stored public.leads;
begin
  if unknown is not null then
    raise exception 'a request has no column %', unknown using errcode = 'undefined_column';
  end if;
  -- 14 million references: a draw that is taken already is simply repeated.
  while stored.id is null loop
    execute format('insert into public.leads (reference, %1$s)
      select private.new_lead_reference(), %1$s from jsonb_populate_record(null::public.leads, $1)
      on conflict on constraint leads_reference_unique do nothing returning *', columns)
    into stored using fields;
  end loop;
  return stored;
end
$$;

-- lead: the cleaned and checked fields under the names of the columns. suspicion: why it is held back, if it is.
-- outcome is stored | replayed (both as lead_answer) | conflict | blocked | rate_limited (with retry_after in seconds). A quarantined
-- request is "stored" like any other: its sender must not learn the difference.
--
-- The order is part of the promise. Counting before the look at the key would refuse the retries of one and the same request; looking
-- at the words before counting would answer anybody without end.
create function private.submit_lead(lead jsonb, content_hash text, request_key uuid default null, client_ip inet default null,
  suspicion text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  network constant inet := private.client_network(client_ip);
  is_foreign constant boolean := suspicion is not distinct from 'foreign_page';
  answer jsonb;
  rate record;
  stored public.leads;
begin
  perform private.lock_request(request_key, content_hash);
  answer := private.answer_to_key(request_key, content_hash);
  if answer is not null then
    return answer;
  end if;

  if private.is_blocked(client_ip) then
    return jsonb_build_object('outcome', 'blocked');
  end if;
  rate := private.lead_limit(network, lead ->> 'phone', is_foreign);
  if rate.retry_after > 0 then
    if not is_foreign then
      perform private.record_rate_limited(network);
    end if;
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', rate.retry_after);
  elsif rate.is_held then
    suspicion := coalesce(suspicion, 'phone_limit');
  end if;

  answer := private.answer_to_words(content_hash, suspicion);
  if answer is not null then
    return answer;
  end if;

  stored := private.insert_lead(lead, jsonb_build_object('content_hash', content_hash, 'quarantine_reason', suspicion));
  if request_key is not null then
    insert into private.idempotency_keys (key, content_hash, lead_id) values (request_key, content_hash, stored.id);
  end if;
  if suspicion is not null then
    perform private.record_suspicious(network, suspicion);
    perform private.queue_digest('held_back', make_interval(hours => private.integer_setting('message_digest_hours')));
  else
    perform private.queue_message('lead_received', stored.id);
    -- A message without a trip has no page to lead to.
    perform private.queue_message('request_received', stored.id) where stored.service_type <> 'contact';
  end if;
  return private.lead_answer('stored', stored);
end
$$;

-- Agorot, VAT included, by the list of this number. other_agorot: where the form showed another price, which is always the higher one.
create type public.held_price as (total_agorot integer, version integer, held_until timestamptz, other_agorot integer);
comment on type public.held_price is 'nullable: other_agorot';
create domain public.lead_outcome as text check (value in ('stored', 'replayed', 'conflict', 'blocked', 'rate_limited'));
create type public.lead_receipt as (id uuid, reference text, price public.held_price, closed public.closed_way[], mailed boolean);
comment on type public.lead_receipt is 'nullable: price';
-- receipt: of one that is stored. retry_after: seconds.
create type public.lead_verdict as (outcome public.lead_outcome, receipt public.lead_receipt, retry_after integer);
comment on type public.lead_verdict is 'nullable: receipt, retry_after';
-- Another request of what seems to be the same customer.
create type public.similar_lead as (id uuid, reference text, name text, created_at timestamptz, status public.lead_status,
  quarantined boolean);

create domain public.lead_columns as jsonb;
comment on domain public.lead_columns is 
  'json: { [Column in keyof Database[''public''][''Tables''][''leads''][''Row'']]?: Database[''public''][''Tables''][''leads''][''Row''][Column] | null }';

create function public.submit_lead(lead public.lead_columns, content_hash text, request_key uuid default null, client_ip inet default null,
  suspicion text default null) returns public.lead_verdict
language sql volatile security invoker set search_path = ''
as $$
  select jsonb_populate_record(null::public.lead_verdict, private.submit_lead(lead, content_hash, request_key, client_ip, suspicion))
$$;
comment on function public.submit_lead(public.lead_columns, text, uuid, inet, text) is 'nullable: request_key, client_ip, suspicion';

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
comment on function public.record_invalid_request(inet) is 'nullable: client_ip';

-- A request that came by phone or WhatsApp. fields: those of a request by their columns, and origin, driver_note, staff_notes;
-- request_key makes a repetition one request.
-- The caller has spoken to the customer: it does not wait for a first answer. A name or a phone is enough: without a name it goes by
-- its number, and what they want is "other" until somebody knows. Answers other requests of the same person too.
create function private.create_lead(fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_columns constant text[] := '{origin,request_key,driver_note,staff_notes,price_shown_agorot,price_list_version,price_other_agorot,
    price_held_until}';
  said constant jsonb := jsonb_build_object('service_type', 'other', 'name', coalesce(fields ->> 'name', fields ->> 'phone'))
    || jsonb_strip_nulls(fields);
  wish_hash constant text := encode(sha256(convert_to((said - 'request_key')::text, 'UTF8')), 'hex');
  request_key constant uuid := (said ->> 'request_key')::uuid;
  answer jsonb;
  new_id uuid;
  broken text;
begin
  perform private.require(private.works_on_leads());
  perform private.lock_request(request_key, wish_hash);
  answer := private.answer_to_key(request_key, wish_hash);
  if answer ->> 'outcome' = 'conflict' then
    return '{"outcome": "idempotency_conflict"}';
  elsif answer is not null then
    return jsonb_build_object('outcome', answer -> 'outcome',
      'receipt', jsonb_build_object('id', answer #> '{receipt,id}', 'reference', answer #> '{receipt,reference}'));
  elsif coalesce(said ->> 'origin', 'site') = 'site' then
    return '{"outcome": "validation_failed", "constraint": "leads_origin"}';
  end if;
  begin
    new_id := (private.insert_lead(said - own_columns,
      jsonb_build_object('content_hash', wish_hash, 'origin', said ->> 'origin', 'entered_by', auth.uid()))).id;
    update public.leads set status = 'contacted', driver_note = said ->> 'driver_note', staff_notes = said ->> 'staff_notes'
      where id = new_id;
  exception when integrity_constraint_violation or data_exception or undefined_column then
    get stacked diagnostics broken = constraint_name;
    return jsonb_build_object('outcome', 'validation_failed', 'constraint', broken);
  end;
  if request_key is not null then
    insert into private.idempotency_keys (key, content_hash, lead_id) values (request_key, wish_hash, new_id);
  end if;
  perform private.record_trip_event(new_id, null, 'entered', 'staff', null, jsonb_build_object('origin', said ->> 'origin'));
  if num_nonnulls(said ->> 'email', said ->> 'phone') > 0 and num_nonnulls(said ->> 'destination', said ->> 'travel_date') = 2 then
    perform private.queue_message('request_received', new_id);
  end if;
  return (
    select jsonb_build_object('outcome', 'stored', 'receipt', jsonb_build_object('id', own.id, 'reference', own.reference), 'duplicates', (
      select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'reference', other.reference, 'name', other.name,
        'created_at', other.created_at, 'status', other.status, 'quarantined', other.quarantined) order by other.created_at desc), '[]')
      from public.leads as other where other.id <> own.id and (other.phone = own.phone or lower(other.email) = lower(own.email))
        and other.created_at > now() - interval '30 days'))
    from public.leads as own where own.id = new_id);
end
$$;

create domain public.entered_lead as jsonb;
comment on domain public.entered_lead is 'json: Database[''public''][''CompositeTypes''][''lead_columns''] & { request_key: string }';
create domain public.entry_outcome as text check (value in ('stored', 'replayed', 'idempotency_conflict', 'validation_failed'));
create type public.entry_receipt as (id uuid, reference text);
-- receipt: of one that is stored. duplicates: other requests of the last 30 days of the same person. constraint: what was broken.
create type public.lead_entry as (outcome public.entry_outcome, receipt public.entry_receipt, duplicates public.similar_lead[],
  "constraint" text);
comment on type public.lead_entry is 'nullable: receipt, duplicates, constraint';

create function public.create_lead(fields public.entered_lead) returns public.lead_entry
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.lead_entry, private.create_lead(fields)) $$;

grant execute on function private.submit_lead(jsonb, text, uuid, inet, text),
  public.submit_lead(public.lead_columns, text, uuid, inet, text), private.record_invalid_request(inet),
  public.record_invalid_request(inet) to service_role;
grant execute on function private.create_lead(jsonb), public.create_lead(public.entered_lead) to authenticated;
