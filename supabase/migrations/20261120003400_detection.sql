-- What raises an alert besides the request form's own limits (migration leads_intake): failed sign-ins, a flood of visits,
-- requests that stop coming, mails that do not leave, flights that are not stored. The schedule calls
-- private.detect_problems every minute.

-- Failed sign-ins are counted for each address, and all together: one guesser with many addresses is seen too. Accounts and
-- e-mail addresses are not kept.
create function private.record_password_attempt(valid boolean, client_ip inet) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  network inet := private.client_network(client_ip);
  nth integer := private.integer_setting('alert_after_failed_sign_ins');
  span constant interval := '15 minutes';
begin
  if valid then
    return;
  end if;
  if network is not null and (select used >= nth from private.check_rate_limit('sign-in:ip:' || network, nth, span)) then
    perform private.raise_alert('high', 'failed_sign_ins', network);
  elsif (select used >= nth from private.check_rate_limit('sign-in:all', nth, span)) then
    perform private.raise_alert('high', 'failed_sign_ins');
  else
    perform private.log_event('low', 'sign_in_failed', network);
  end if;
end
$$;

-- Visits of each whole hour of the last 30 days, so that the usual is known without counting it every minute.
create table private.visit_hours (
  hour timestamptz primary key,
  visits integer not null
);

create function private.count_visit_hours() returns void
language sql set search_path = ''
as $$
  insert into private.visit_hours (hour, visits)
  select hour, (select count(*) from public.visits where created_at >= hour and created_at < hour + interval '1 hour')
  from generate_series(
    greatest(
      (select date_trunc('hour', created_at) from public.visits order by created_at limit 1),
      date_trunc('hour', now()) - interval '30 days',
      (select max(hour) + interval '1 hour' from private.visit_hours)
    ),
    date_trunc('hour', now()) - interval '1 hour',
    interval '1 hour'
  ) as hour
  where exists (select from public.visits)
  on conflict (hour) do nothing;
  delete from private.visit_hours where hour < now() - interval '31 days';
$$;

-- Five times the median, known from a day at least. Counting stops where the answer is clear: a flood costs no more.
create function private.detect_visit_flood() returns void
language plpgsql set search_path = ''
as $$
declare
  usual numeric;
  known integer;
  most integer;
  recent integer;
begin
  select percentile_cont(0.5) within group (order by visits), count(*) into usual, known from private.visit_hours;
  if known < 24 then
    return;
  end if;
  most := greatest(floor(5 * usual), private.integer_setting('visit_alert_minimum'));
  select count(*) into recent
    from (select from public.visits where created_at > now() - interval '1 hour' limit most + 1) as counted;
  if recent > most then
    perform private.raise_lasting_alert('medium', 'visit_flood',
      jsonb_build_object('visits_per_hour_above', most, 'usual', round(usual, 1)));
  end if;
end
$$;

-- Visits are normal while there are at least half as many per hour as in the 30 days. A site that never had a request
-- misses none.
create function private.detect_missing_leads() returns void
language plpgsql set search_path = ''
as $$
declare
  hours integer := private.integer_setting('no_lead_hours');
  newest timestamptz;
  usual numeric;
  lately numeric;
begin
  select created_at into newest from public.leads where not quarantined order by created_at desc limit 1;
  if newest is null or newest > now() - make_interval(hours => hours) then
    return;
  end if;
  select avg(visits), avg(visits) filter (where hour >= date_trunc('hour', now()) - make_interval(hours => hours))
    into usual, lately from private.visit_hours;
  if lately > 0 and lately >= usual / 2 then
    perform private.raise_lasting_alert('critical', 'no_leads', jsonb_build_object('hours', hours));
  end if;
end
$$;

create function private.detect_stuck_messages() returns void
language plpgsql set search_path = ''
as $$
declare
  stuck integer;
begin
  select count(*) into stuck from public.messages
    where status = 'pending' and channel = 'mail' and send_after < now() - interval '10 minutes';
  if stuck > 0 then
    perform private.raise_lasting_alert('critical', 'message_stuck', jsonb_build_object('messages', stuck));
  end if;
end
$$;

create function private.detect_missing_flights() returns void
language sql set search_path = ''
as $$
  select private.raise_lasting_alert('high', 'flights_missing', jsonb_build_object('minutes', minutes))
  from private.feed_missing_minutes() as minutes where minutes >= 30
$$;

-- A vote: each minute in which the main sender is seen counts for it, each sender of another network in it against it. Whoever is left
-- over has more than half of them. A day without it is enough to forget it, and four hours ahead are enough to remember.
create function private.count_senders() returns void
language plpgsql set search_path = ''
as $$
declare
  main private.main_sender;
  sender inet;
begin
  select * into main from private.main_sender;
  if main.seen_at < now() - interval '1 day' then
    main.ahead := 0;
  end if;
  for sender in
    select distinct substring(bucket from ':ip:(.*)$')::inet from private.request_buckets
    where bucket like '%:ip:%' and hits[cardinality(hits)] > now() - interval '1 minute'
  loop
    if main.ahead = 0 then
      main.network := sender;
    end if;
    main.ahead := case when sender = main.network then least(main.ahead + 1, 240) else main.ahead - 1 end;
    if sender = main.network then
      main.seen_at := now();
    end if;
  end loop;
  update private.main_sender
    set network = case when main.ahead > 0 then main.network end, ahead = main.ahead, seen_at = main.seen_at where true;
end
$$;

create function private.detect_problems() returns void
language sql set search_path = ''
as $$
  select private.count_senders();
  select private.count_visit_hours();
  select private.detect_visit_flood();
  select private.detect_missing_leads();
  select private.detect_stuck_messages();
  select private.detect_missing_flights();
$$;
