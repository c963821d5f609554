-- Notifications: a message to the business is written in the transaction that stores its lead, so that neither exists
-- without the other.
--
-- A sender claims due rows for two minutes, sends, and reports each one back: the report ends the claim and marks the row
-- in one statement, and counts only while the claim is the sender's own. So two senders never hold the same row. What
-- remains at-least-once: a sender that fails after the mail has left and before it reports; its row is claimed again, under
-- the same id, by which an HTTP mail service drops the repetition.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint notifications_kind check (kind in ('lead_received', 'lead_quarantined')),
  lead_id uuid not null references public.leads (id) on delete cascade,
  status text not null default 'pending' constraint notifications_status check (status in ('pending', 'sent', 'failed')),
  attempts integer not null default 0 constraint notifications_attempts check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text constraint notifications_last_error_length check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Set while a sender holds the row.
  claim uuid,
  constraint notifications_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint notifications_once_per_lead unique (lead_id, kind)
);
create index notifications_due on public.notifications (next_attempt_at) where status = 'pending';

alter table public.notifications enable row level security;
-- An administrator sees whether mail leaves; nobody writes here through the API.
grant select (id, kind, lead_id, status, attempts, next_attempt_at, last_error, created_at, sent_at)
  on public.notifications to authenticated;
create policy "administrators read notifications" on public.notifications for select to authenticated
  using ((select private.administers()));

-- How long to wait after the nth attempt: half a minute, doubling to an hour. Ten attempts take about three hours.
create function private.notification_backoff(attempts integer) returns interval
language sql immutable set search_path = ''
as $$ select least(interval '30 seconds' * power(2, least($1, 20) - 1), interval '1 hour') $$;

-- The mail did not leave and no further attempt is made. The request itself stands in the dashboard as ever.
create function private.give_up_notification(notification_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.notifications set status = 'failed', claim = null where id = notification_id;
  perform private.raise_alert('critical', 'notification_failed', null,
    jsonb_build_object('notification_id', notification_id));
end
$$;

-- Answers {addresses: [...], notifications: [{id, claim, kind, lead: {...}}]}, the oldest due ones. An attempt counts
-- from the claim on: a row that kills its sender is given up like any other.
create function private.claim_notifications(batch integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := private.integer_setting('notification_attempts');
  hidden text[] := private.hidden_lead_columns();
  taken jsonb;
begin
  perform private.give_up_notification(id) from (
    select id from public.notifications
    where status = 'pending' and next_attempt_at <= now() and attempts >= allowed
    order by id for update skip locked) as exhausted;
  with due as (
    select id from public.notifications
    where status = 'pending' and next_attempt_at <= now() and attempts < allowed
    order by next_attempt_at limit batch for update skip locked
  ), claimed as (
    update public.notifications as own
    set claim = gen_random_uuid(), attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due where own.id = due.id
    returning own.*
  )
  select jsonb_agg(jsonb_build_object('id', claimed.id, 'claim', claim, 'kind', kind, 'lead',
      to_jsonb(lead) - hidden) order by claimed.created_at)
    into taken
    from claimed join public.leads as lead on lead.id = claimed.lead_id;
  return jsonb_build_object('notifications', coalesce(taken, '[]'),
    'addresses', (select value from public.settings where key = 'notification_addresses'));
end
$$;

-- outcomes: [{id, claim, error}]; error is null when the mail has left, otherwise a code without anybody's words. Where the
-- claim is no longer this sender's, nothing is changed. Answers how many reports counted.
create function private.finish_notifications(outcomes jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := private.integer_setting('notification_attempts');
  counted integer;
  given_up uuid[];
begin
  with reported as (
    update public.notifications as own set
      claim = null,
      status = case when outcome.error is null then 'sent' else 'pending' end,
      sent_at = case when outcome.error is null then now() end,
      last_error = left(outcome.error, 500),
      next_attempt_at = now() + private.notification_backoff(own.attempts)
    from jsonb_to_recordset(outcomes) as outcome (id uuid, claim uuid, error text)
    where own.id = outcome.id and own.claim = outcome.claim and own.status = 'pending'
    returning own.id, own.status = 'pending' and own.attempts >= allowed as is_exhausted
  )
  select count(*), coalesce(array_agg(id) filter (where is_exhausted), '{}') into counted, given_up from reported;
  perform private.give_up_notification(id) from unnest(given_up) as id;
  return counted;
end
$$;

create function public.claim_notifications(batch integer) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_notifications(batch) $$;

create function public.finish_notifications(outcomes jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.finish_notifications(outcomes) $$;

grant execute on function private.claim_notifications(integer), public.claim_notifications(integer),
  private.finish_notifications(jsonb), public.finish_notifications(jsonb) to service_role;
