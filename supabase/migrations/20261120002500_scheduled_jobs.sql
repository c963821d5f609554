-- The jobs of a hosted project: pg_cron starts the jobs, pg_net calls the function, Vault keeps the address and the
-- secret (docs/deploy.md). The local server has a clock of its own (scripts/backend/schedule.ts), and where one of
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
      headers := jsonb_build_object('content-type', 'application/json', 'x-scheduler-secret', secret),
      -- As long as the function may run: a call that is broken off in the middle may have sent a mail that nobody noted.
      timeout_milliseconds := 60000);
  end if;
end
$$;

do $$
begin
  perform private.schedule('notify-staff', '* * * * *', 'select private.call_notify_staff()');
  perform private.schedule('detect-problems', '* * * * *', 'select private.detect_problems()');
  perform private.schedule('sweep-request-limits', '* * * * *', 'select private.sweep_request_limits()');
  perform private.schedule('retention', '40 1 * * *', 'select private.apply_daily_retention()');
  perform private.schedule('forget-old-runs', '20 2 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
end
$$;
