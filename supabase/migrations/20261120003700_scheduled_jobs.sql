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

-- Calls one of the project's functions with the scheduler's secret, and waits longer than any of them takes: a call cut
-- short would be repeated. Without the two secrets the run of the job has failed, and says so; mails that wait show as a critical alert.
create function private.call_edge_function(name text) returns void
language plpgsql set search_path = ''
as $$
declare
  project_url text := (select decrypted_secret from vault.decrypted_secrets as secrets where secrets.name = 'project_url');
  secret text := (select decrypted_secret from vault.decrypted_secrets as secrets where secrets.name = 'scheduler_secret');
begin
  if project_url is null or secret is null then
    raise exception 'The Vault holds no %', case when project_url is null then 'project_url' else 'scheduler_secret' end;
  end if;
  perform net.http_post(url := project_url || '/functions/v1/' || call_edge_function.name, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-scheduler-secret', secret),
    timeout_milliseconds := 70000);
end
$$;

-- The pages lie on a static host: a build is asked for at the address that the Vault holds as deploy_hook, two minutes after the
-- last of several changes. Where nobody answers it is asked for again after five minutes; that, and an address that is missing, is an
-- alert: the pages say what no longer holds, but for whom their code has told.
create function private.build_pages() returns void
language plpgsql set search_path = ''
as $$
declare
  own private.publication;
  hook text;
  status integer;
begin
  select * into own from private.publication for update;
  if own.call is not null then
    select status_code into status from net._http_response where id = own.call;
    if status between 200 and 299 then
      update private.publication set built_version = called_version, call = null where true returning * into own;
    elsif status is not null or own.called_at < now() - interval '5 minutes' then
      perform private.raise_lasting_alert('high', 'pages_outdated', jsonb_build_object('status', status));
    end if;
  end if;
  if own.version = own.built_version or own.changed_at > now() - interval '2 minutes'
    or own.call is not null and own.called_at > now() - interval '5 minutes' then
    return;
  end if;
  select decrypted_secret into hook from vault.decrypted_secrets where name = 'deploy_hook';
  if hook is null then
    perform private.raise_lasting_alert('high', 'pages_outdated', '{"status": null}');
  else
    update private.publication set called_version = version, called_at = now(),
      call = net.http_post(url := hook, body := '{}'::jsonb, timeout_milliseconds := 70000) where true;
  end if;
end
$$;

do $$
begin
  perform private.schedule('build-pages', '* * * * *', 'select private.build_pages()');
  perform private.schedule('send-messages', '* * * * *', $job$select private.call_edge_function('send-messages')
    where exists (select from public.messages
      where status = 'pending' and channel = 'mail' and next_attempt_at <= now())$job$);
  perform private.schedule('flight-board', '* * * * *', $job$select private.call_edge_function('flight-board')
    where private.wanted_feed_minutes() is not null$job$);
  perform private.schedule('detect-problems', '* * * * *', 'select private.detect_problems()');
  perform private.schedule('watch-trips', '* * * * *', 'select private.watch_trips()');
  perform private.schedule('watch-rides', '* * * * *', 'select private.watch_rides()');
  perform private.schedule('sweep-request-limits', '* * * * *', 'select private.sweep_request_limits()');
  perform private.schedule('forget-account-mails', '* * * * *', 'select private.forget_account_mails()');
  perform private.schedule('retention', '40 1 * * *', 'select private.apply_daily_retention()');
  perform private.schedule('forget-old-runs', '20 2 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
end
$$;
