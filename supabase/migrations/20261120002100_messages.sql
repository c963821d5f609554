-- Messages: one outbox for the office, for travellers, for drivers and for the owners of accounts. A message is queued in the
-- transaction of what it is about, so that neither exists without the other, and once for each cause (`dedupe`). What may come in
-- crowds (requests that are held back, accounts that wait for approval) is told by one digest at a time.
--
-- What a traveller is told of a request, an offer or a booking is kept with the message when it is queued (`told`): what was agreed
-- stays what was agreed, however late the mail leaves, and a later change is a message of its own. What is told of rides is read when
-- it leaves: the newest driver and hour go out, beside the hour that the reader knows.
--
-- A sender claims due rows for two minutes, sends, and reports each one back: the report ends the claim and marks the row
-- in one statement, and counts only while the claim is the sender's own. So two senders never hold the same row. What
-- remains at-least-once: a sender that fails after the mail has left and before it reports; its row is claimed again, under
-- the same id, by which an HTTP mail service drops the repetition.
--
-- A message of the channel "whatsapp" leaves by hand: somebody of the office opens the chat and says so afterwards.

-- Every kind, and who it is for; null for what is none.
create function private.message_audience(kind text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when kind in ('lead_received', 'held_back', 'alert', 'account_waiting', 'invitation',
      'offer_accepted', 'offer_declined', 'trip_changed', 'trip_cancelled', 'day_digest') then 'office'
    when kind in ('request_received', 'offer', 'offer_again', 'booking', 'booking_changed', 'booking_cancelled',
      'link_again', 'driver_details', 'driver_changed', 'pickup_moved', 'no_show') then 'traveller'
    when kind in ('ride_assigned', 'ride_changed', 'ride_cancelled', 'tomorrow') then 'driver'
    when kind in ('account_confirmation', 'account_invitation', 'account_recovery', 'account_address_change', 'account_exists',
      'account_password_changed', 'account_address_changed') then 'account' end
$$;

-- By the kind of message: Told (_shared/facts/traveller-facts.ts), DriverFacts (_shared/words/driver-text.ts).
create domain public.told_facts as jsonb;
comment on domain public.told_facts is 'json: object';

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  audience text not null generated always as (private.message_audience(kind)) stored,
  channel text not null default 'mail' constraint messages_channel check (channel in ('mail', 'whatsapp')),
  lead_id uuid references public.leads (id) on delete cascade,
  offer_id uuid references public.offers (id) on delete cascade,
  -- To a driver: about a ride of his, or about all that he has until a day.
  ride_id uuid references public.rides (id) on delete cascade,
  driver_no integer references public.drivers (no) on delete cascade,
  -- To a traveller: the leg of the booking that it is about, and where it is about one car of it, the car.
  leg smallint,
  car smallint,
  -- The event that it tells of.
  event_id uuid references public.trip_events (id) on delete cascade,
  -- Until when a digest's rides are.
  until_day date,
  -- The drivers and cars of a leg that a message about them speaks of: [{car, driver_no, vehicle_no}].
  assigned jsonb,
  -- What tells several causes of one kind apart; nothing is read out of it.
  cause text not null default '',
  -- One message for each cause; null where the columns below or the index of digests say it.
  dedupe text constraint messages_once_per_cause unique
    generated always as (kind || '/'
      || coalesce(lead_id::text, 'driver ' || driver_no::text, case when kind = 'day_digest' then 'office' end) || '/'
      || coalesce(offer_id::text, '') || '/' || coalesce(ride_id::text || '/' || driver_no::text || '/', '') || cause) stored,
  alert_id uuid references public.security_alerts (id) on delete cascade,
  invitation_id uuid references public.invitations (id) on delete cascade,
  status text not null default 'pending'
    constraint messages_status check (status in ('pending', 'sent', 'failed', 'handed_over')),
  attempts integer not null default 0 constraint messages_attempts check (attempts >= 0),
  -- When it is to leave; a digest waits, and what is not urgent on a day of rest.
  send_after timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  last_error text constraint messages_last_error_length check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Who handed it over, by name: people leave.
  handed_over_by_name text,
  -- What was sent, to whom, in which language: word for word, but for the key of a link, which is kept nowhere. A message that
  -- waits has its reader's address alone. Emptied after twelve months (migration retention).
  language private.language,
  recipient text,
  subject text,
  body text,
  -- What its reader was to be told when it was queued, until it has left. To travellers {lead, offer, pickups}, of a changed booking
  -- with `before`, the same as they know it, of moved pick-ups {known: [{car, pickup_at}]}, as they know those; to drivers
  -- {known: {pickup_at, pickup, dropoff}, changed: [what]}, their ride as they know it, and what of it has changed.
  told public.told_facts,
  -- Set while a sender holds the row.
  claim uuid,
  constraint messages_left_has_time check ((status in ('sent', 'handed_over')) = (sent_at is not null)),
  constraint messages_by_hand_over_whatsapp check (channel = 'whatsapp' or status <> 'handed_over'),
  constraint messages_about check (
    (kind = 'alert') = (alert_id is not null) and (kind = 'invitation') = (invitation_id is not null)
    and (audience = 'account' or kind in ('alert', 'invitation', 'held_back', 'account_waiting', 'tomorrow', 'day_digest'))
      = (lead_id is null)
    and (kind in ('ride_assigned', 'ride_changed', 'ride_cancelled')) = (ride_id is not null)
    and (audience = 'driver') = (driver_no is not null))
);
create unique index messages_once_per_alert on public.messages (alert_id) where alert_id is not null;
create unique index messages_once_per_invitation on public.messages (invitation_id) where invitation_id is not null;
create index messages_due on public.messages (next_attempt_at) where status = 'pending' and channel = 'mail';
create index messages_by_hand on public.messages (next_attempt_at) where status = 'pending' and channel = 'whatsapp';
create index messages_of_lead on public.messages (lead_id, created_at);
create index messages_of_offer on public.messages (offer_id) where offer_id is not null;
create index messages_of_ride on public.messages (ride_id, created_at) where ride_id is not null;
create index messages_of_driver on public.messages (driver_no, created_at) where driver_no is not null;
create index messages_of_event on public.messages (event_id) where event_id is not null;
create index messages_requests_received on public.messages (lower(recipient), created_at) where kind = 'request_received';
create unique index messages_one_digest on public.messages (kind)
  where status = 'pending' and kind in ('held_back', 'account_waiting');

alter table public.messages enable row level security;
-- Whoever works on a request sees what was said about it; an administrator, whether mail leaves at all. Nobody writes here
-- through the API but by the functions below.
grant select (id, kind, audience, channel, lead_id, offer_id, ride_id, driver_no, alert_id, invitation_id, status, attempts, send_after,
  next_attempt_at, last_error, created_at, sent_at, handed_over_by_name, language, recipient, subject, body, told)
  on public.messages to authenticated;
create policy "operators and above read messages about requests, administrators all" on public.messages for select to authenticated
  using ((select private.administers()) or lead_id is not null and (select private.works_on_leads()));

-- A text without the keys of links: they open a trip to whoever reads them, and are kept nowhere.
create function private.without_trip_key(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select regexp_replace(words, '(#[0-9a-z]{5}-)[0-9a-f]{32}', '\1…', 'gi') $$;

-- How long to wait after the nth attempt: half a minute, doubling to an hour. Ten attempts take about three hours.
create function private.message_backoff(attempts integer) returns interval
language sql immutable set search_path = ''
as $$ select least(interval '30 seconds' * power(2, least($1, 20) - 1), interval '1 hour') $$;

-- The ride whose sheet shows a message: a driver's own, a traveller's the first car of the leg; null where it is about no ride.
create function private.ride_of_message(message public.messages) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(message.ride_id, (select ride.id from public.rides as ride
    where message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'no_show') and ride.offer_id = message.offer_id
      and ride.leg = message.leg and ride.car = coalesce(message.car, ride.car)
    order by ride.car limit 1))
$$;

-- The mail did not leave and no further attempt is made. What it was about stands in the dashboard as ever; a traveller, or the
-- driver of a ride, is to hear of it in another way, which is somebody's task.
create function private.give_up_message(message_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  failed public.messages;
begin
  update public.messages as own set status = 'failed', claim = null where own.id = message_id returning * into failed;
  perform private.raise_alert('critical', 'message_failed', null, jsonb_build_object('message_id', message_id));
  if failed.audience = 'traveller' then
    perform private.open_task('message_failed', failed.lead_id, 'now', failed.offer_id, private.ride_of_message(failed));
  elsif failed.ride_id is not null then
    perform private.open_task('driver_not_told', failed.lead_id, 'now', failed.offer_id, failed.ride_id);
  elsif failed.audience = 'account' then
    delete from private.account_mails as own where own.message_id = failed.id;
  end if;
end
$$;

-- Whether one more request_received may go to an address: two an hour and four a day, so that nobody fills a stranger's
-- mailbox through the form. Whoever asks waits for the others who ask about the same address.
create function private.may_confirm_request(address text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  earlier record;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('confirm-request:' || lower(address), 0));
  select count(*) as in_a_day, count(*) filter (where created_at > clock_timestamp() - interval '1 hour') as in_an_hour into earlier
    from public.messages
    where kind = 'request_received' and lower(recipient) = lower(address)
      and created_at > clock_timestamp() - interval '1 day';
  return earlier.in_an_hour < 2 and earlier.in_a_day < 4;
end
$$;

-- What a traveller is told of a request and of an offer for it, as both are now.
create function private.told_facts(lead public.leads, offer_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'lead', private.request_facts(lead, 'full') || jsonb_build_object('reference', lead.reference, 'name', lead.name, 'phone', lead.phone,
      'language', lead.language, 'price_shown_agorot', lead.price_shown_agorot, 'price_held_until', lead.price_held_until,
      'price_expired', lead.price_expired) || case when offer_id is null
        then jsonb_build_object('closed', private.closed_ways(lead), 'promised', (select jsonb_object_agg(key, value)
          from public.settings where key in ('reply_minutes', 'rest_city'))) else '{}' end,
    'offer', (select private.offer_view(offer) from public.offers as offer where offer.id = offer_id),
    'pickups', private.trip_pickups(offer_id));
end
$$;

-- A booking has changed: one message that waits says it all, from what its reader knows to what holds now.
create function private.add_to_waiting_change(lead_id uuid, offer_id uuid, told jsonb) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.messages as waiting
    set offer_id = $2, told = $3 || jsonb_build_object('before', waiting.told -> 'before')
    where waiting.lead_id = $1 and waiting.kind = 'booking_changed' and waiting.status = 'pending' and waiting.claim is null
      and waiting.told is not null;
  return found;
end
$$;

-- Queues a message about a request, once for each cause; the kind says who it is for. A traveller hears nothing while the
-- request is held back. Without an e-mail address, or with `by_hand`, the message waits for somebody who sends it by
-- WhatsApp; what nobody would send by hand is left out.
-- cause: tells several causes of one kind apart; an event does so by itself. before: of a changed booking, what was told_facts before
-- the change. known: of moved pick-ups [{car, pickup_at}]. leg, car, assigned: the columns of these names.
create function private.queue_message(kind text, lead uuid, offer uuid default null, cause text default '',
  by_hand boolean default false, before jsonb default null, event uuid default null, leg smallint default null,
  car smallint default null, assigned jsonb default null, known jsonb default null) returns void
language plpgsql set search_path = ''
as $$
declare
  reader public.leads;
  told jsonb;
begin
  if private.message_audience(kind) = 'traveller' then
    select * into reader from public.leads where id = lead;
    by_hand := by_hand or reader.email is null;
    if reader.id is null or reader.quarantined
      or by_hand and kind in ('request_received', 'offer_again', 'link_again')
      or kind = 'request_received' and not private.may_confirm_request(reader.email) then
      return;
    end if;
    told := case when kind = 'pickup_moved' then jsonb_build_object('known', known)
      when kind not in ('driver_details', 'driver_changed') then private.told_facts(reader, offer) end;
    if before is not null then
      told := told || jsonb_build_object('before', before);
      if private.add_to_waiting_change(lead, offer, told) then
        return;
      end if;
    end if;
  else
    by_hand := false;
  end if;
  insert into public.messages (kind, channel, lead_id, offer_id, cause, event_id, leg, car, assigned, recipient, told)
  values ($1, case when by_hand then 'whatsapp' else 'mail' end, $2, $3, coalesce(event::text, $4), event, $8, $9, $10,
    case when by_hand then reader.phone else reader.email end, told)
  on conflict on constraint messages_once_per_cause do nothing;
end
$$;

-- Queues a digest, unless one waits already. It leaves at once, or when the pause since the last one is over.
create function private.queue_digest(kind text, pause interval) returns void
language sql set search_path = ''
as $$
  insert into public.messages (kind, send_after, next_attempt_at)
  select $1, due, due from (
    select greatest(now(), max(sent_at) + $2) as due from public.messages as earlier where earlier.kind = $1) as next
  on conflict (kind) where status = 'pending' and kind in ('held_back', 'account_waiting') do nothing
$$;

-- An alert that cannot wait until somebody opens the dashboard. One that is open already is not told again.
create function private.notify_of_alert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.messages (kind, alert_id) values ('alert', new.id);
  return null;
end
$$;
create trigger security_alerts_notify after insert on public.security_alerts
  for each row when (new.severity in ('critical', 'high')) execute function private.notify_of_alert();

-- Who of the office is told: of requests and trips the addresses of the settings; of alerts those of the settings, else the
-- administrators; of accounts the administrators. An empty list leaves it to the sender's own fallback.
create function private.office_recipients(kind text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when kind not in ('alert', 'account_waiting')
    then (select value from public.settings where key = 'request_addresses')
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
      (select max(sent_at) from public.messages as earlier where earlier.kind = 'held_back'), '-infinity')
    union all
    select email, full_name, created_at from private.waiting_accounts() where $1 = 'account_waiting'
  ), ranked as (
    select *, row_number() over (order by created_at desc) as place from waiting
  )
  select jsonb_build_object('total', count(*), 'items', coalesce(
    jsonb_agg(jsonb_build_object('label', label, 'name', name) order by place) filter (where place <= 20), '[]'))
  from ranked
$$;

-- Nothing is left to say: a digest of what is settled, an offer that is answered or over, a booking that is cancelled, a ride that
-- its driver has no more.
create function private.is_settled(message public.messages) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  case
    when message.kind in ('held_back', 'account_waiting') then
      return private.digest_content(message.kind) ->> 'total' = '0';
    when message.kind in ('offer', 'offer_again') then
      return not exists (select from public.offers where id = message.offer_id and state = 'sent' and valid_until > now());
    when message.kind in ('booking', 'booking_changed') then
      return not exists (select from public.offers
        where id = message.offer_id and state = 'accepted' and cancelled_at is null);
    when message.driver_no is not null or message.kind in ('driver_details', 'driver_changed', 'pickup_moved', 'day_digest') then
      return private.is_ride_message_settled(message, now());
    when message.audience = 'account' then
      return private.is_account_mail_settled(message.id);
    else
      return false;
  end case;
end
$$;

-- What a message to a traveller speaks of: what was kept with it, else as it is now; whom it goes to, and the link with its key, which
-- is computed here and stays in the mail.
create function private.traveller_content(message public.messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select private.told_facts(lead, message.offer_id) || coalesce(message.told - 'known', '{}')
      || jsonb_build_object('to', jsonb_build_array(lead.email), 'link', private.link_of(lead.id))
      || case when message.kind in ('driver_details', 'driver_changed')
        then jsonb_build_object('drivers', private.drivers_told(message, now())) else '{}' end
      || case when message.kind = 'no_show' then jsonb_build_object('missed', private.missed_of(message)) else '{}' end
      || case when message.kind = 'pickup_moved' then jsonb_build_object('moved', private.moved_pickups(message, now())) else '{}' end
    from public.leads as lead where lead.id = message.lead_id);
end
$$;

-- What a message about a request speaks of: for the office {lead}, of a trip with {offer, event}. What drivers hear is in migration
-- rides_watch, and what owners of accounts do in migration auth_hooks.
create function private.request_content(message public.messages, hidden text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if message.audience = 'account' then
    return private.account_mail_content(message.id);
  elsif message.driver_no is not null then
    return private.driver_content(message, now());
  elsif message.audience = 'traveller' then
    return private.traveller_content(message);
  elsif message.kind = 'day_digest' then
    return jsonb_build_object('rides', private.ride_digest(message.until_day, now()));
  elsif message.kind = 'lead_received' then
    return (select jsonb_build_object('lead', (to_jsonb(lead) - hidden) || jsonb_build_object(
        'closed', private.closed_ways(lead), 'mailed', lead.service_type = 'contact' or private.is_confirmed(lead)))
      from public.leads as lead where lead.id = message.lead_id);
  end if;
  return (
    select jsonb_build_object(
      'lead', to_jsonb(lead) - hidden,
      'offer', (select private.offer_view(offer) from public.offers as offer where offer.id = message.offer_id),
      'event', (select jsonb_build_object('kind', event.kind, 'actor_name', event.actor_name, 'detail', event.detail)
        from public.trip_events as event
        where event.lead_id = lead.id and (event.id = message.event_id
          or event.kind = case message.kind when 'trip_cancelled' then 'cancelled' else message.kind end)
        order by event.id = message.event_id desc nulls last, event.occurred_at desc limit 1))
    from public.leads as lead where lead.id = message.lead_id);
end
$$;

-- What a mail is about: {lead …}, {alert}, {digest}, or {invitation}; `to` where it is not the office's.
create function private.message_content(message public.messages, hidden text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select case message.kind
    when 'alert' then (select jsonb_build_object('alert', jsonb_build_object('severity', severity, 'event_type', event_type,
        'ip_address', ip_address, 'created_at', created_at))
      from public.security_alerts as alert where alert.id = message.alert_id)
    when 'invitation' then (select jsonb_build_object('invitation', jsonb_build_object('role', role), 'to', jsonb_build_array(email))
      from public.invitations where invitations.id = message.invitation_id)
    when 'held_back' then jsonb_build_object('digest', private.digest_content(message.kind))
    when 'account_waiting' then jsonb_build_object('digest', private.digest_content(message.kind))
    else private.request_content(message, hidden) end
$$;

-- Whether a message of a kind leaves on a day of rest, too, by the setting send_on_rest_days. Urgent: what answers something that
-- its reader has done a moment ago, and alerts. Mails of accounts hold links for an hour, and always leave.
create function private.leaves_on_rest(kind text) returns boolean
language sql stable set search_path = ''
as $$
  select private.message_audience($1) = 'account' or case value #>> '{}' when 'all' then true when 'nothing' then false
    else $1 in ('request_received', 'link_again', 'booking', 'booking_changed', 'booking_cancelled', 'alert', 'invitation') end
  from public.settings where key = 'send_on_rest_days'
$$;

-- Mails that are due while the business rests wait until its rest is over.
create function private.hold_messages() returns void
language plpgsql set search_path = ''
as $$
declare
  until constant timestamptz := private.rest_over(now());
begin
  if until > now() then
    update public.messages as own set send_after = until, next_attempt_at = until
      where status = 'pending' and channel = 'mail' and next_attempt_at <= now() and not private.leaves_on_rest(own.kind);
  end if;
end
$$;

-- The oldest due mails, locked, in the order of their index: however many wait, these alone are looked at.
-- only_audience: null for all.
create function private.lock_due_mails(batch integer, only_audience text) returns uuid[]
language plpgsql set search_path = '' set enable_sort = off
as $$
begin
  return array(
    select id from public.messages as waiting where status = 'pending' and channel = 'mail' and next_attempt_at <= now()
      and (only_audience is null or audience = only_audience)
      -- What seems to be settled is dropped, but not by a clock that may be wrong.
      and (private.is_clock_trusted() or not private.is_settled(waiting))
    order by next_attempt_at limit batch for update skip locked);
end
$$;

-- What waits for somebody's WhatsApp about an offer is withdrawn with what it would say: an offer that is answered, a booking that is
-- cancelled.
create function private.withdraw_overtaken() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.messages as waiting
    where offer_id = new.id and status = 'pending' and channel = 'whatsapp' and private.is_settled(waiting);
  return null;
end
$$;
create trigger offers_withdraw_overtaken after update of state, cancelled_at on public.offers
  for each row when (old.state is distinct from new.state or old.cancelled_at is distinct from new.cancelled_at)
  execute function private.withdraw_overtaken();

-- Answers {language, messages: [{id, claim, kind, audience, to, lead … | rides | alert | digest | invitation}]}, the oldest due mails;
-- `language` is the office's. An attempt counts from the claim on: a row that kills its sender is given up like any other.
-- only_audience: null for all.
create function private.claim_messages(batch integer, only_audience text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := private.integer_setting('message_attempts');
  hidden text[] := private.hidden_lead_columns();
  due uuid[];
  claimed uuid[] := '{}';
begin
  perform private.hold_messages();
  delete from public.messages as waiting
    where status = 'pending' and channel = 'whatsapp' and next_attempt_at <= now() and private.is_clock_trusted()
      and (only_audience is null or audience = only_audience) and private.is_settled(waiting);
  -- Those that are given up or settled make room for the next ones.
  loop
    due := private.lock_due_mails(batch - cardinality(claimed), only_audience);
    exit when due = '{}';
    perform private.give_up_message(id) from public.messages where id = any (due) and attempts >= allowed;
    delete from public.messages as waiting where id = any (due) and status = 'pending' and private.is_settled(waiting);
    update public.messages set claim = gen_random_uuid(), attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
      where id = any (due) and status = 'pending';
    claimed := claimed || array(select id from public.messages where id = any (due) and status = 'pending');
  end loop;
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'claim', claim, 'kind', kind, 'audience', audience,
          'to', private.office_recipients(kind)) || private.message_content(own, hidden) order by created_at), '[]')
      from public.messages as own where id = any (claimed)),
    'language', (select value from public.settings where key = 'office_language'));
end
$$;

-- outcomes: [{id, claim, error, language, recipient, subject, body}]; error is null when the mail has left, otherwise a code
-- without anybody's words. The words are kept of what a traveller or a driver was told. Where the claim is no longer this sender's,
-- nothing is changed. Answers how many reports counted.
create function private.finish_messages(outcomes jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := private.integer_setting('message_attempts');
  reported_ids constant uuid[] := array(select (outcome ->> 'id')::uuid from jsonb_array_elements(outcomes) as outcome);
  counted integer;
  given_up uuid[];
begin
  with reported as (
    update public.messages as own set
      claim = null,
      status = case when outcome.error is null then 'sent' else 'pending' end,
      sent_at = case when outcome.error is null then now() end,
      last_error = left(outcome.error, 500),
      next_attempt_at = now() + private.message_backoff(own.attempts),
      language = coalesce(outcome.language, own.language),
      recipient = coalesce(outcome.recipient, own.recipient),
      told = case when outcome.error is not null then own.told end,
      subject = coalesce(outcome.subject, own.subject),
      body = coalesce(private.without_trip_key(outcome.body), own.body)
    from jsonb_to_recordset(outcomes) as outcome (id uuid, claim uuid, error text, language text,
      recipient text, subject text, body text)
    -- By the ids, too: how long a list of json is, no plan knows, and it would read the whole table.
    where own.id = any (reported_ids) and own.id = outcome.id and own.claim = outcome.claim and own.status = 'pending'
    returning own.id, own.status = 'pending' and own.attempts >= allowed as is_exhausted
  )
  select count(*), coalesce(array_agg(id) filter (where is_exhausted), '{}') into counted, given_up from reported;
  perform private.give_up_message(id) from unnest(given_up) as id;
  -- Nothing is kept of a mail that let somebody in.
  delete from public.messages as own where own.id = any (reported_ids) and own.audience = 'account' and own.status = 'sent';
  return counted;
end
$$;

-- Messages about rides that wait for somebody's WhatsApp, with the ride. Not what tells a driver of a ride he was given: until he
-- has confirmed it, that ride is a task already.
create function private.messages_by_hand() returns table (ride_id uuid, waits_since timestamptz)
language sql stable set search_path = ''
as $$
  select private.ride_of_message(message), min(message.created_at) from public.messages as message
  where message.status = 'pending' and message.channel = 'whatsapp' and message.kind <> 'ride_assigned'
    and private.ride_of_message(message) is not null
  group by 1
$$;

create function private.settle_messages_by_hand() returns void
language sql set search_path = ''
as $$
  select private.close_ride_tasks(task.ride_id, 'message_by_hand') from public.desk_tasks as task
  where task.kind = 'message_by_hand' and task.closed_at is null
    and task.ride_id not in (select ride_id from private.messages_by_hand())
$$;

-- "Sent?" – "Yes": somebody of the office has sent the message by WhatsApp. A mail that waits or was given up needs no
-- further attempt then. words: what was sent.
-- Answers {outcome}: handed_over | already_sent | not_found.
create function private.hand_over_message(message uuid, words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  update public.messages as own set
      channel = 'whatsapp', status = 'handed_over', sent_at = now(), claim = null, last_error = null,
      handed_over_by_name = (select coalesce(full_name, email) from public.profiles where id = auth.uid()),
      recipient = case own.audience when 'driver' then (select driver.phone from public.drivers as driver where driver.no = own.driver_no)
        else (select lead.phone from public.leads as lead where lead.id = own.lead_id) end,
      subject = null, body = private.without_trip_key(left(words, 2000)), told = null
    where own.id = message and own.audience in ('traveller', 'driver') and own.status in ('pending', 'failed');
  if found then
    perform private.close_tasks(own.lead_id, 'message_failed') from public.messages as own
      where own.id = message and own.audience = 'traveller' and not exists (select from public.messages as other
        where other.lead_id = own.lead_id and other.audience = 'traveller' and other.status = 'failed');
    perform private.close_ride_tasks(own.ride_id, 'driver_not_told') from public.messages as own
      where own.id = message and own.ride_id is not null and not exists (select from public.messages as other
        where other.ride_id = own.ride_id and other.status = 'failed');
    perform private.settle_messages_by_hand();
    return jsonb_build_object('outcome', 'handed_over');
  end if;
  return jsonb_build_object('outcome', case
    when exists (select from public.messages as own where own.id = message and own.audience in ('traveller', 'driver'))
      then 'already_sent'
    else 'not_found' end);
end
$$;

create domain public.hand_over_outcome as text check (value in ('handed_over', 'already_sent', 'not_found'));
create type public.hand_over as (outcome public.hand_over_outcome);

create function public.hand_over_message(message uuid, words text default null) returns public.hand_over
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.hand_over, private.hand_over_message(message, words)) $$;
comment on function public.hand_over_message(uuid, text) is 'nullable: words';

grant execute on function private.hand_over_message(uuid, text), public.hand_over_message(uuid, text) to authenticated;

-- What is in a message depends on its kind: the letters of the function send-messages say what they read of it.
create domain public.claimed_message as jsonb;
comment on domain public.claimed_message is 'json: { id: string; claim: string; kind: string; audience: ''office'' | ''traveller'' | ''driver'' | ''account''; to: string[] }';
create type public.claimed_messages as (messages public.claimed_message[], language private.language);
-- error: null when the mail has left, otherwise a code without anybody's words. The words: of what a traveller or a driver was told.
create type public.message_report as (id uuid, claim uuid, error text, language text, recipient text, subject text, body text);
comment on type public.message_report is 'nullable: error, language, recipient, subject, body';

create function public.claim_messages(batch integer, only_audience text default null) returns public.claimed_messages
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.claimed_messages, private.claim_messages(batch, only_audience)) $$;
comment on function public.claim_messages(integer, text) is 'nullable: only_audience';

create function public.finish_messages(outcomes public.message_report[]) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.finish_messages(to_jsonb(outcomes)) $$;

grant execute on function private.claim_messages(integer, text), public.claim_messages(integer, text),
  private.finish_messages(jsonb), public.finish_messages(public.message_report[]) to service_role;

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
  insert into public.messages (kind, invitation_id) values ('invitation', new.id);
  return null;
end
$$;
create trigger invitations_notify after insert on public.invitations
  for each row execute function private.notify_of_invitation();
