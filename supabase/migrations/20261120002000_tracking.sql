-- Recording of page views, visits and consents. Only the edge functions call these, after they have checked the body and
-- reduced the page to a path that the site has (supabase/functions/_shared/contracts/site-paths.ts). No address is stored: it
-- counts for a limit and is gone with the limit's window.
--
-- What floods can fill is bounded twice: by limits for each address, and by the day for all of them together. Whatever
-- is beyond is not recorded; requests of customers are not touched by it.

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

-- Whether a choice is still recorded on a day whose room is used up: a few of each address are, so that a flood from some
-- addresses leaves no hole in the proof of what others chose. An administrator hears of it.
create function private.is_consent_in_reserve(network inet) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform private.raise_alert('high', 'consents_full');
  return network is not null
    and (select allowed from private.check_rate_limit('consent:reserve:' || network, 3, interval '1 day'));
end
$$;

-- consent: the columns of public.consent_records; the time is the server's.
create function private.record_consent(consent jsonb, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refusal jsonb := private.tracking_refusal('consent', client_ip);
  most integer := private.integer_setting('consents_per_day');
begin
  if refusal is not null then
    return refusal;
  end if;
  if most <= (select count(*) from (
      select from public.consent_records where created_at > now() - interval '1 day' limit most) as lately)
    and not private.is_consent_in_reserve(private.client_network(client_ip)) then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.consent_records (session_id, choice, analytics, marketing, personalization, policy_version, text_hash, language)
  select c.session_id, c.choice, c.analytics, c.marketing, c.personalization, c.policy_version, c.text_hash, c.language
  from jsonb_populate_record(null::public.consent_records, consent) as c;
  return jsonb_build_object('outcome', 'stored');
end
$$;

create domain public.tracking_outcome as text check (value in ('stored', 'blocked', 'full', 'rate_limited'));
-- retry_after: seconds.
create type public.tracking_verdict as (outcome public.tracking_outcome, retry_after integer);
comment on type public.tracking_verdict is 'nullable: retry_after';
create type public.visit_record as (session_id text, path text, title text, referrer text, user_agent text, counted boolean);
comment on type public.visit_record is 'nullable: title, referrer, user_agent, counted';
create type public.consent_record as (session_id text, choice text, analytics boolean, marketing boolean, personalization boolean,
  policy_version text, text_hash text, language private.language);
comment on type public.consent_record is 'nullable: language';

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

create function public.record_consent(consent public.consent_record, client_ip inet) returns public.tracking_verdict
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.tracking_verdict, private.record_consent(to_jsonb(consent), client_ip)) $$;
comment on function public.record_consent(public.consent_record, inet) is 'nullable: client_ip';

grant execute on function
  private.record_visit(jsonb, inet), public.record_visit(public.visit_record, inet),
  private.record_leave(text, text, integer, inet), public.record_leave(text, text, integer, inet),
  private.count_page_view(text, inet), public.count_page_view(text, inet),
  private.record_consent(jsonb, inet), public.record_consent(public.consent_record, inet) to service_role;
