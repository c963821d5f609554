-- Sending the outbox (table notifications). A sender claims due rows for two minutes, sends, and reports each one back:
-- the report ends the claim and marks the row in one statement, and counts only while the claim is the sender's own.
-- So two senders never hold the same row. What remains at-least-once: a sender that dies after the mail has left and
-- before it reports; its row is claimed again, under the same id, by which an HTTP mail service drops the repetition.

alter table public.notifications add column claim uuid;

insert into public.settings (key, kind, value, minimum, maximum, description) values
  ('notification_attempts', 'integer', '10', 1, 30, 'Attempts at a mail about a request before it is given up');

-- How long to wait after the nth attempt: half a minute, doubling to an hour. Ten attempts take about three hours.
create function private.notification_pause(attempts integer) returns interval
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
  select jsonb_agg(jsonb_build_object('id', claimed.id, 'claim', claim, 'kind', kind, 'lead', jsonb_build_object(
      'id', lead.id, 'reference', lead.reference, 'name', lead.name, 'phone', lead.phone,
      'service_type', lead.service_type, 'destination', lead.destination, 'pickup', lead.pickup, 'dropoff', lead.dropoff,
      'travel_date', lead.travel_date, 'pickup_time', to_char(lead.pickup_time, 'HH24:MI'),
      'passengers', lead.passengers, 'flight_number', lead.flight_number)) order by claimed.created_at)
    into taken
    from claimed join public.leads as lead on lead.id = claimed.lead_id;
  return jsonb_build_object('notifications', coalesce(taken, '[]'),
    'addresses', (select value from public.settings where key = 'notification_addresses'));
end
$$;

-- error: null when the mail has left, otherwise a code without anybody's words. False: the claim is no longer this
-- sender's, and nothing was changed.
create function private.finish_notification(notification_id uuid, held_claim uuid, error text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  tries integer;
begin
  update public.notifications as own set
    claim = null,
    status = case when error is null then 'sent' else 'pending' end,
    sent_at = case when error is null then now() end,
    last_error = left(error, 500),
    next_attempt_at = now() + private.notification_pause(own.attempts)
  where own.id = notification_id and own.claim = held_claim and own.status = 'pending'
  returning own.attempts into tries;
  if not found then
    return false;
  end if;
  if error is not null and tries >= private.integer_setting('notification_attempts') then
    perform private.give_up_notification(notification_id);
  end if;
  return true;
end
$$;

create function public.claim_notifications(batch integer) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_notifications(batch) $$;

create function public.finish_notification(notification_id uuid, held_claim uuid, error text) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.finish_notification(notification_id, held_claim, error) $$;

grant execute on function private.claim_notifications(integer), public.claim_notifications(integer),
  private.finish_notification(uuid, uuid, text), public.finish_notification(uuid, uuid, text) to service_role;

-- The clock of a hosted project: pg_cron starts the jobs, pg_net calls the function, Vault keeps the address and the
-- secret (README, Deploying). The local server has a clock of its own (scripts/backend/schedule.ts), and where one of
-- the three extensions is missing nothing is scheduled here.
do $$
begin
  if (select count(*) = 3 from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault with schema vault;
  end if;
end
$$;

-- timing: as in a crontab, in UTC. A job of the same name is replaced.
create function private.schedule(job text, timing text, command text) returns void
language plpgsql set search_path = ''
as $$
begin
  if to_regnamespace('cron') is not null then
    perform cron.schedule(job, timing, command);
  end if;
end
$$;

-- Calls notify-staff when something is due. Without the two secrets nothing is sent; that shows as a critical alert.
create function private.call_notify_staff() returns void
language plpgsql set search_path = ''
as $$
declare
  project_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url');
  secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'scheduler_secret');
begin
  if project_url is not null and secret is not null and exists (
    select from public.notifications where status = 'pending' and next_attempt_at <= now()
  ) then
    perform net.http_post(url := project_url || '/functions/v1/notify-staff', body := '{}'::jsonb,
      headers := jsonb_build_object('content-type', 'application/json', 'x-scheduler-secret', secret));
  end if;
end
$$;

do $$
begin
  perform private.schedule('notify-staff', '* * * * *', 'select private.call_notify_staff()');
  perform private.schedule('forget-old-runs', '20 2 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
end
$$;
