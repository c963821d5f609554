-- What happened on a trip, and who did it: the timeline of its page and, beside lead_history, of the opened request. Written by
-- the functions that do it, never changed; it goes with its request.

create domain public.trip_actor as text constraint trip_events_actor check (value in ('traveller', 'driver', 'staff', 'system'));
create domain public.trip_event_kind as text constraint trip_events_kind check (value in ('offer_sent', 'offer_accepted',
  'offer_declined', 'offer_expired', 'offer_withdrawn', 'changed', 'change_asked', 'asked_again', 'cancelled', 'cancel_notice', 'no_show',
  -- What staff alone see.
  'entered', 'link_renewed', 'paid_noted', 'rest_allowed', 'ride_assigned', 'ride_unassigned', 'ride_moved', 'rides_swapped', 'ride_step'));

create table public.trip_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  offer_id uuid references public.offers (id) on delete cascade,
  ride_id uuid references public.rides (id) on delete cascade,
  kind public.trip_event_kind not null,
  actor public.trip_actor not null,
  -- As it was then; of a traveller what they gave with the answer.
  actor_name text constraint trip_events_actor_name_length check (char_length(actor_name) <= 100),
  -- The clock's time and not the transaction's, so that the events of one stand in their order.
  occurred_at timestamptz not null default clock_timestamp(),
  detail public.details not null default '{}' constraint trip_events_detail check (
    jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 8192)
);
create index trip_events_of_lead on public.trip_events (lead_id, occurred_at desc);
create index trip_events_of_offer on public.trip_events (offer_id) where offer_id is not null;
create index trip_events_of_ride on public.trip_events (ride_id) where ride_id is not null;

alter table public.trip_events enable row level security;
grant select on public.trip_events to authenticated;
create policy "operators and above read events of trips" on public.trip_events for select to authenticated
  using ((select private.works_on_leads()));

create trigger trip_events_append_only before update on public.trip_events
  for each row execute function private.refuse_change();
create trigger trip_events_no_truncate before truncate on public.trip_events
  for each statement execute function private.refuse_change();
create trigger trip_events_go_with_lead before delete on public.trip_events
  for each row execute function private.refuse_deletion_of_history();

-- The caller's name as staff are called in what they did; null for nobody signed in.
create function private.caller_name() returns text
language sql stable set search_path = ''
as $$ select left(coalesce(full_name, split_part(email, '@', 1)), 100) from public.profiles where id = auth.uid() $$;

-- actor_name: of staff the caller's own. Answers the event's id, which makes the step of its message.
create function private.record_trip_event(lead_id uuid, offer_id uuid, kind text, actor text, actor_name text default null,
  detail jsonb default '{}', ride_id uuid default null) returns uuid
language sql set search_path = ''
as $$
  insert into public.trip_events (lead_id, offer_id, ride_id, kind, actor, actor_name, detail)
  values ($1, $2, $7, $3, $4, case when $4 = 'staff' then coalesce($5, private.caller_name()) else $5 end, jsonb_strip_nulls($6))
  returning id
$$;
