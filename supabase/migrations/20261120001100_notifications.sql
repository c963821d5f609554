-- Notifications: a mail to the business is queued in the transaction of what it is about, so that neither exists without
-- the other. About a request and about a grave alert there is one each; what may come in crowds (requests that are held
-- back, accounts that wait for approval) is told by one digest at a time.
--
-- A sender claims due rows for two minutes, sends, and reports each one back: the report ends the claim and marks the row
-- in one statement, and counts only while the claim is the sender's own. So two senders never hold the same row. What
-- remains at-least-once: a sender that fails after the mail has left and before it reports; its row is claimed again, under
-- the same id, by which an HTTP mail service drops the repetition.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint notifications_kind check (kind in ('lead_received', 'held_back', 'alert', 'account_waiting',
    'invitation')),
  lead_id uuid constraint notifications_once_per_lead unique references public.leads (id) on delete cascade,
  alert_id uuid constraint notifications_once_per_alert unique references public.security_alerts (id) on delete cascade,
  invitation_id uuid constraint notifications_once_per_invitation unique references public.invitations (id) on delete cascade,
  status text not null default 'pending' constraint notifications_status check (status in ('pending', 'sent', 'failed')),
  attempts integer not null default 0 constraint notifications_attempts check (attempts >= 0),
  -- When it is to leave; a digest waits.
  due_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  last_error text constraint notifications_last_error_length check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Set while a sender holds the row.
  claim uuid,
  constraint notifications_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint notifications_subject check (
    (kind = 'lead_received') = (lead_id is not null) and (kind = 'alert') = (alert_id is not null)
    and (kind = 'invitation') = (invitation_id is not null))
);
create index notifications_due on public.notifications (next_attempt_at) where status = 'pending';
create unique index notifications_one_digest on public.notifications (kind)
  where status = 'pending' and kind in ('held_back', 'account_waiting');

alter table public.notifications enable row level security;
-- An administrator sees whether mail leaves; nobody writes here through the API.
grant select (id, kind, lead_id, alert_id, invitation_id, status, attempts, due_at, next_attempt_at, last_error, created_at, sent_at)
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

-- Queues a digest, unless one waits already. It leaves at once, or when the pause since the last one is over.
create function private.queue_digest(kind text, pause interval) returns void
language sql set search_path = ''
as $$
  insert into public.notifications (kind, due_at, next_attempt_at)
  select $1, due, due from (
    select greatest(now(), max(sent_at) + $2) as due from public.notifications as earlier where earlier.kind = $1) as next
  on conflict (kind) where status = 'pending' and kind in ('held_back', 'account_waiting') do nothing
$$;

-- An alert that cannot wait until somebody opens the dashboard. One that is open already is not told again.
create function private.notify_of_alert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (kind, alert_id) values ('alert', new.id);
  return null;
end
$$;
create trigger security_alerts_notify after insert on public.security_alerts
  for each row when (new.severity in ('critical', 'high')) execute function private.notify_of_alert();

-- Who is told: of requests the addresses of the settings; of alerts those of the settings, else the administrators; of
-- accounts the administrators. An empty list leaves it to the sender's own fallback.
create function private.notification_recipients(kind text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when kind in ('lead_received', 'held_back')
    then (select value from public.settings where key = 'notification_addresses')
    else coalesce(
      (select value from public.settings where key = 'alert_addresses' and $1 = 'alert' and value <> '[]'),
      (select jsonb_agg(email order by email) from public.profiles
        where email is not null and id in (select private.administrators())),
      '[]') end
$$;

-- What those are that a digest tells of, twenty by name: requests held back since the last one left, accounts that nobody
-- has let in.
create function private.digest_content(kind text) returns jsonb
language sql stable set search_path = ''
as $$
  with waiting as (
    select reference as label, name, created_at from public.leads
    where $1 = 'held_back' and quarantined and created_at > coalesce(
      (select max(sent_at) from public.notifications as earlier where earlier.kind = 'held_back'), '-infinity')
    union all
    select email, full_name, created_at from private.waiting_accounts() where $1 = 'account_waiting'
  ), ranked as (
    select *, row_number() over (order by created_at desc) as place from waiting
  )
  select jsonb_build_object('total', count(*), 'items', coalesce(
    jsonb_agg(jsonb_build_object('label', label, 'name', name) order by place) filter (where place <= 20), '[]'))
  from ranked
$$;

-- What a mail is about: {lead}, {alert}, {digest}, or {invitation} with whom it goes to.
create function private.notification_content(message public.notifications, hidden text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select case message.kind
    when 'lead_received' then (select jsonb_build_object('lead', to_jsonb(lead) - hidden)
      from public.leads as lead where lead.id = message.lead_id)
    when 'alert' then (select jsonb_build_object('alert', jsonb_build_object('severity', severity, 'event_type', event_type,
        'ip_address', ip_address, 'created_at', created_at))
      from public.security_alerts as alert where alert.id = message.alert_id)
    when 'invitation' then (select jsonb_build_object('invitation', jsonb_build_object('role', role), 'to', jsonb_build_array(email))
      from public.invitations where invitations.id = message.invitation_id)
    else jsonb_build_object('digest', private.digest_content(message.kind)) end
$$;

-- Answers {language, notifications: [{id, claim, kind, to, lead | alert | digest}]}, the oldest due ones. An attempt counts
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
  -- A digest of what is settled meanwhile.
  delete from public.notifications where status = 'pending' and next_attempt_at <= now()
    and kind in ('held_back', 'account_waiting') and private.digest_content(kind) ->> 'total' = '0';
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
  select jsonb_agg(jsonb_build_object('id', id, 'claim', claim, 'kind', kind, 'to', private.notification_recipients(kind))
      || private.notification_content(claimed::public.notifications, hidden) order by created_at)
    into taken
    from claimed;
  return jsonb_build_object('notifications', coalesce(taken, '[]'),
    'language', (select value from public.settings where key = 'office_language'));
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

-- The administrators hear of an account that waits for them, once in an hour at most. Before the first administrator there is
-- nobody to hear.
create function private.notify_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.has_administrator() then
    perform private.queue_digest('account_waiting', interval '1 hour');
  end if;
  return null;
end
$$;
create trigger users_notify_of_account after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.notify_of_account();

create function private.notify_of_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (kind, invitation_id) values ('invitation', new.id);
  return null;
end
$$;
create trigger invitations_notify after insert on public.invitations
  for each row execute function private.notify_of_invitation();
