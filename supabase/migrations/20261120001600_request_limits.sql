-- How often somebody did something lately. One row per bucket ("lead:ip:203.0.113.7") with the moments inside the
-- window, so that limits slide exactly and "retry after" is true to the second. The row lock is the queue: parallel
-- requests of one sender pass one at a time, those of different senders never meet.

create table private.request_buckets (
  bucket text primary key,
  -- Oldest first; never longer than the bucket's limit.
  hits timestamptz[] not null,
  -- When the last hit leaves the window and the row may be swept.
  stale_at timestamptz not null
) with (fillfactor = 50);
create index request_buckets_stale on private.request_buckets (stale_at);

-- Counts a hit in the bucket unless its window is full.
-- allowed: whether it was counted; used: hits in the window now; retry_after: seconds until one leaves it (0 if counted).
create function private.check_rate_limit(
  name text, max_hits integer, span interval, out allowed boolean, out used integer, out retry_after integer
)
language plpgsql set search_path = ''
as $$
declare
  recent timestamptz[];
  -- Not now(): that is the transaction's start, and would be older than hits that were counted meanwhile.
  moment timestamptz := clock_timestamp();
begin
  insert into private.request_buckets (bucket, hits, stale_at) values (name, array[moment], moment + span)
    on conflict (bucket) do nothing;
  if found then
    allowed := true;
    used := 1;
    retry_after := 0;
    return;
  end if;
  -- Waits for the transaction that holds the bucket. (If it is swept meanwhile, it held nothing that still counts.)
  select hits into recent from private.request_buckets where bucket = name for update;
  moment := clock_timestamp();
  recent := array(select hit from unnest(recent) as hit where hit > moment - span order by hit);
  allowed := cardinality(recent) < max_hits;
  if allowed then
    recent := recent || moment;
    retry_after := 0;
    update private.request_buckets set hits = recent, stale_at = moment + span where bucket = name;
  else
    retry_after := greatest(1, ceil(extract(epoch from recent[cardinality(recent) - max_hits + 1] + span - moment)))::integer;
  end if;
  used := cardinality(recent);
end
$$;

-- Counts a hit, and tells whether the sender has reached the threshold within ten minutes.
create function private.reaches_threshold(name text, threshold integer) returns boolean
language sql volatile set search_path = ''
as $$ select used >= threshold from private.check_rate_limit(name, threshold, interval '10 minutes') $$;

-- Which request was answered with which lead, or done on which trip, so that a retry gets the first answer again.
create table private.idempotency_keys (
  key uuid primary key,
  -- What was wished for: 'submit', or an action of a trip's page (supabase/functions/_shared/contracts/trip-life.ts). Only what was done
  -- is noted down, so that the answer to a repetition needs no storing.
  action text not null default 'submit',
  content_hash text not null,
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index idempotency_keys_of_lead on private.idempotency_keys (lead_id);
create index idempotency_keys_oldest on private.idempotency_keys (created_at);

-- Called every minute by the schedule. Rows that another transaction holds are left to the next time. Browsers give up on
-- a request after 72 hours; keys are kept for a week.
create function private.sweep_request_limits() returns void
language sql set search_path = ''
as $$
  delete from private.request_buckets where bucket in (
    select bucket from private.request_buckets where stale_at < now() for update skip locked);
  delete from private.idempotency_keys where key in (
    select key from private.idempotency_keys where created_at < now() - interval '7 days' for update skip locked);
$$;
