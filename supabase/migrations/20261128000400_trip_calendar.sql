-- A booking in its traveller's calendar: who drives, with which car, and an address from which a calendar keeps itself up to date.

-- Every mail with a calendar file says who drives, as far as that is told by then: a file that knew less than the one before would
-- take the driver out of the entry again.
create or replace function private.message_content(message public.messages, hidden text[]) returns jsonb
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
    else private.request_content(message, hidden) || case when message.audience = 'traveller' and message.offer_id is not null
      then jsonb_build_object('known_drivers', private.trip_drivers(message.offer_id, now())) else '{}' end end
$$;

-- A message about drivers carries the calendar file, which takes the place of the earlier one.
create function private.raise_calendar_sequence() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.offers set calendar_sequence = calendar_sequence + 1 where id = new.offer_id;
  return null;
end
$$;
create trigger messages_raise_calendar_sequence after insert on public.messages
  for each row when (new.kind in ('driver_details', 'driver_changed'))
  execute function private.raise_calendar_sequence();

-- The calendar of one trip, for whoever has a link to it: what the shared view shows, whichever key it is. It is made void with the
-- link. Only the edge function calendar-feed calls this; wrong keys are counted as wrong links to a trip are.
-- Answers {outcome: 'ok', since, trip} or a refusal; trip: null where there is nothing to show, since: the moment of the last change.
create function private.read_trip_feed(reference text, key text, client_ip inet) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  opened record;
  lead public.leads;
begin
  select * into opened from private.open_trip(reference, key);
  if opened.lead_id is null then
    return private.refuse_link(reference, client_ip);
  end if;
  select * into lead from public.leads as own where own.id = opened.lead_id;
  return jsonb_build_object('outcome', 'ok', 'trip', private.trip_view(lead, case opened.scope when 'full' then 'view' else opened.scope end), 'since', greatest(lead.updated_at,
    (select max(offer.updated_at) from public.offers as offer where offer.lead_id = lead.id),
    (select max(ride.updated_at) from public.rides as ride where ride.lead_id = lead.id)));
end
$$;

create type public.trip_feed as (outcome public.feed_verdict, retry_after integer, since timestamptz, trip public.trip_view);
comment on type public.trip_feed is 'nullable: retry_after, since, trip';

create function public.read_trip_feed(reference text, key text, client_ip inet) returns public.trip_feed
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.trip_feed, private.read_trip_feed(reference, key, client_ip)) $$;
comment on function public.read_trip_feed(text, text, inet) is 'nullable: client_ip';

grant execute on function private.read_trip_feed(text, text, inet), public.read_trip_feed(text, text, inet) to service_role;
