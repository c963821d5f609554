-- Where and how whoever lands is met: at each airport of the price list, with a name board in the hall or at the kerb on message. The
-- owner's to word, to mark on a drawing and to confirm.
--
-- A price is a promise, and stays as it was offered; a place is where somebody stands, and has to be the one that holds. A leg names its
-- point and keeps a copy of its words: while it is still to be driven, a change of the point is a change of the copy, and whoever knows the
-- old words of a booking is told of the new ones. Of what has been driven the words stay as they were.

-- What is drawn: an arrivals hall with a barrier, one that the baggage hall leads straight into, the kerb outside.
create domain public.meeting_drawing as text constraint meeting_points_drawing check (value in ('hall', 'small_hall', 'kerb'));

-- A sentence in every language, and none besides.
create function private.is_said(words jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(words) = 'object' and (select count(key::private.language) = 3
      and bool_and(jsonb_typeof(value) = 'string' and char_length(btrim(value #>> '{}')) between 1 and 200)
    from jsonb_each(words))
$$;

create table public.meeting_points (
  -- Id of the airport's zone in the price list (migration prices); a terminal with an arrivals hall of its own is one.
  airport text not null constraint meeting_points_airport check (airport ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(airport) <= 40),
  way text not null constraint meeting_points_way check (way in ('kerb', 'board')),
  -- As signs name it; null where there is one alone.
  terminal text constraint meeting_points_terminal check (terminal ~ '^[0-9A-Z]{1,2}$'),
  -- Where it is, and how it works, a sentence each in every language.
  place jsonb not null,
  how jsonb not null,
  drawing public.meeting_drawing not null,
  -- On the drawing, in per cent of its width from the left and of its height from the top.
  spot_x smallint not null constraint meeting_points_spot_x check (spot_x between 0 and 100),
  spot_y smallint not null constraint meeting_points_spot_y check (spot_y between 0 and 100),
  -- When somebody of the house has said that all of it is so; null since its last change.
  confirmed_at timestamptz,
  confirmed_by_name text,
  updated_at timestamptz not null default now(),
  updated_by_name text,
  primary key (airport, way)
);

alter table public.meeting_points enable row level security;
grant select, insert (airport, way, terminal, place, how, drawing, spot_x, spot_y),
  update (terminal, place, how, drawing, spot_x, spot_y, confirmed_at) on public.meeting_points to authenticated;
create policy "operators and above read meeting points" on public.meeting_points for select to authenticated
  using ((select private.works_on_leads()));
create policy "managers and above add meeting points" on public.meeting_points for insert to authenticated
  with check ((select private.manages()));
create policy "managers and above change meeting points" on public.meeting_points for update to authenticated
  using ((select private.manages())) with check ((select private.manages()));

insert into public.meeting_points (airport, way, terminal, drawing, spot_x, spot_y, place, how)
select airport, way, terminal, drawing, x, y, jsonb_build_object('he', hebrew, 'en', english, 'fr', french),
  case when airport = 'ben-gurion' and way = 'kerb' then jsonb_build_object(
      'he', 'כשהמזוודות אצלכם כתבו לנו: הנהג מגיע, ואנחנו כותבים לכם ליד איזו יציאה.',
      'en', 'Message us once you have your luggage: the driver pulls up, and we tell you by which exit.',
      'fr', 'Écrivez-nous dès que vous avez vos bagages' || U&'\202F' || ': le chauffeur arrive et nous vous indiquons la sortie.')
    when way = 'kerb' then jsonb_build_object(
      'he', 'כשהמזוודות אצלכם כתבו לנו, והנהג מגיע.',
      'en', 'Message us once you have your luggage, and the driver pulls up.',
      'fr', 'Écrivez-nous dès que vous avez vos bagages, et le chauffeur arrive.')
    else jsonb_build_object(
      'he', 'הנהג עומד שם עם שלט ועליו שם הנוסע.',
      'en', 'The driver is there with a board that shows the passenger’s name.',
      'fr', 'Le chauffeur y attend avec une pancarte au nom du passager.') end
from (values
  ('ben-gurion', 'board', '3', 'hall', 66, 86, 'טרמינל 3, אולם מקבלי הפנים, ליד המעקה ביציאה מהמכס.',
    'Terminal 3, arrivals hall, at the barrier as you come out of customs.',
    'Terminal 3, hall des arrivées, à la barrière, à la sortie de la douane.'),
  ('ben-gurion', 'kerb', '3', 'kerb', 61, 74, 'טרמינל 3, ליד המדרכה שמחוץ לאולם מקבלי הפנים.',
    'Terminal 3, at the kerb outside the arrivals hall.', 'Terminal 3, le long du trottoir, devant le hall des arrivées.'),
  ('ben-gurion-1', 'board', '1', 'small_hall', 64, 82, 'טרמינל 1, אולם מקבלי הפנים, מול היציאה מאולם המזוודות.',
    'Terminal 1, arrivals hall, facing the way out from baggage reclaim.',
    'Terminal 1, hall des arrivées, face à la sortie de la salle des bagages.'),
  ('ben-gurion-1', 'kerb', '1', 'kerb', 61, 74, 'טרמינל 1, ליד המדרכה שמחוץ לאולם מקבלי הפנים.',
    'Terminal 1, at the kerb outside the arrivals hall.', 'Terminal 1, le long du trottoir, devant le hall des arrivées.'),
  ('ramon', 'board', null, 'small_hall', 64, 82, 'שדה התעופה רמון, אולם מקבלי הפנים, מול היציאה מאולם המזוודות.',
    'Ramon Airport, arrivals hall, facing the way out from baggage reclaim.',
    'Aéroport Ramon, hall des arrivées, face à la sortie de la salle des bagages.'),
  ('ramon', 'kerb', null, 'kerb', 61, 74, 'שדה התעופה רמון, ליד המדרכה שמחוץ לאולם מקבלי הפנים.',
    'Ramon Airport, at the kerb outside the arrivals hall.', 'Aéroport Ramon, le long du trottoir, devant le hall des arrivées.')
) as listed (airport, way, terminal, drawing, x, y, hebrew, english, french);

-- What is said of a point, in each language.
create function private.meeting_words(point public.meeting_points) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, value || ' ' || (point.how ->> key)) from jsonb_each_text(point.place)
$$;

-- Whoever may write rows may not execute the function that reads their words, so no constraint
-- does it. Confirmed is what stands: any change takes it away. Whoever confirms says when by any moment; it is this one.
create function private.stamp_meeting_point() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noted constant text[] := '{confirmed_at,confirmed_by_name,updated_at,updated_by_name}';
begin
  if not (private.is_said(new.place) and private.is_said(new.how)) then
    raise exception 'A meeting point says a sentence in every language' using errcode = '23514', constraint = 'meeting_points_words';
  end if;
  new.updated_at := clock_timestamp();
  new.updated_by_name := private.caller_name();
  if tg_op = 'UPDATE' and new.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at then
    new.confirmed_at := new.updated_at;
    new.confirmed_by_name := new.updated_by_name;
  elsif tg_op = 'INSERT' or to_jsonb(new) - noted <> to_jsonb(old) - noted then
    new.confirmed_at := null;
    new.confirmed_by_name := null;
  end if;
  return new;
end
$$;
create trigger meeting_points_stamp before insert or update on public.meeting_points
  for each row execute function private.stamp_meeting_point();

-- Who has changed what, as of settings: both versions, without when and by whom.
create function private.log_meeting_point() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noted constant text[] := '{confirmed_by_name,updated_at,updated_by_name}';
begin
  perform private.log_event('medium', 'meeting_point_changed', null, jsonb_build_object('by', auth.uid(),
    'from', to_jsonb(old) - noted, 'to', to_jsonb(new) - noted));
  return null;
end
$$;
create trigger meeting_points_log after insert or update on public.meeting_points
  for each row execute function private.log_meeting_point();

alter table public.offer_legs
  -- With its way of meeting the point whose words it has; null where the office has words of its own, or nobody lands.
  add column meeting_airport text,
  add constraint offer_legs_meeting_at foreign key (meeting_airport, meeting_way) references public.meeting_points (airport, way);
create index offer_legs_at_meeting_point on public.offer_legs (meeting_airport, meeting_way) where meeting_airport is not null;

-- As in migration offers; and a leg has the words of its point, which may change until it was driven. A change of the point waits for a
-- leg that takes them over, and the other way round.
create or replace function private.keep_leg() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- pickup_at is generated after this trigger.
  exact constant text[] := private.facts_to_change() || '{meeting_point,meeting,meeting_airport,pickup_at}';
  state public.offer_state := (select offers.state from public.offers where id = coalesce(old.offer_id, new.offer_id));
begin
  if state is not null and state <> 'draft' and (tg_op <> 'UPDATE' or to_jsonb(new) - exact <> to_jsonb(old) - exact) then
    raise exception 'What was offered stays as it was offered' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' and coalesce(new.vehicle_name, '{}') = '{}' then
    new.vehicle_name := (select name from public.vehicle_classes where id = new.vehicle_class and active);
    if new.vehicle_name is null then
      raise exception 'There is no such vehicle' using errcode = '23514', constraint = 'offer_legs_vehicle_class';
    end if;
  end if;
  if tg_op = 'INSERT' and new.meeting_airport is not null then
    new.meeting := (select private.meeting_words(point) from public.meeting_points as point
      where point.airport = new.meeting_airport and point.way = new.meeting_way for share);
  end if;
  return coalesce(new, old);
end
$$;

-- Legs that were offered before the points were rows name the one whose words they have.
update public.offer_legs as leg set meeting_airport = point.airport from public.meeting_points as point
where leg.meeting_way = point.way and leg.meeting = private.meeting_words(point);

-- As in migration offers, with what is drawn of the point.
create or replace function private.legs_of(offer_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(leg) - 'offer_id' || jsonb_build_object('pickup_time', to_char(leg.pickup_time, 'HH24:MI'),
      'sketch', (select jsonb_build_object('drawing', point.drawing, 'x', point.spot_x, 'y', point.spot_y, 'terminal', point.terminal)
        from public.meeting_points as point where point.airport = leg.meeting_airport and point.way = leg.meeting_way))
    order by leg.position), '[]')
  from public.offer_legs as leg where leg.offer_id = $1
$$;
comment on domain public.offer_leg is 'json: Omit<Database[''public''][''Tables''][''offer_legs''][''Row''], ''offer_id''>
  & import(''../facts/ride-facts.ts'').LegFacts & { sketch: import(''../facts/meeting-points.ts'').MeetingSketch | null }';
comment on domain public.offer_draft is 'json: Pick<Database[''public''][''Tables''][''offers''][''Row''], ''language'' | ''terms_version'' |
  ''fare_kind'' | ''lines'' | ''pay_ways'' | ''payment_url'' | ''note'' | ''list_agorot'' | ''list_version'' | ''price_reason''>
  & { legs: Omit<Database[''public''][''CompositeTypes''][''offer_leg''], ''position'' | ''pickup_at'' | ''vehicle_name'' | ''meeting'' |
  ''sketch''>[] }';

-- Whether a place is an airport of the price list, by a name that the list knows.
create function private.is_airport(place text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.zones as zone where zone.kind = 'airport' and zone.active
    and lower(btrim(place)) in (select lower(btrim(name)) from (select value as name from jsonb_each_text(zone.name)
      union all select unnest(zone.aliases)) as spelling))
$$;

-- As in migration offers_desk; and whoever begins at an airport lands there, whatever the service is called, and is not fetched before the
-- flight has landed.
create or replace function private.draft_refusal(trip public.leads, draft public.offers) returns text
language sql stable set search_path = ''
as $$
  select case
    -- Taken down in a call, and not completed yet.
    when trip.name = trip.phone or num_nonnulls(trip.phone, trip.email) = 0 or trip.passengers is null then 'request_incomplete'
    when draft.total_agorot = 0 or not exists (select from public.offer_legs where offer_id = draft.id) then 'validation_failed'
    when exists (select from public.offer_legs as leg where leg.offer_id = draft.id and num_nonnulls(leg.meeting_point, leg.meeting) = 0
      and (leg.service_type = 'airport_pickup' or private.is_airport(leg.pickup))) then 'meeting_needed'
    when exists (select from public.offer_legs as leg where leg.offer_id = draft.id and private.is_arrival(leg)
      and leg.pickup_at < private.landing_on(leg.flight_number, (leg.pickup_at at time zone 'Asia/Jerusalem')::date))
      then 'before_landing'
    when private.lacks_price_reason(trip, draft) then 'reason_needed'
    when private.is_closed_offer(draft) then 'day_of_rest' end
$$;

-- As in migration rides_watch; where they meet is the office's own words, else those of the point.
create or replace function private.changes_of_leg(was public.offer_legs, own public.offer_legs) returns text[]
language sql stable set search_path = ''
as $$
  select private.changed_facts(private.facts_said('leg', '{driver}') || '{stops,meeting_point}',
    to_jsonb(was) || jsonb_build_object('meeting_point', coalesce(to_jsonb(was.meeting_point), was.meeting)),
    to_jsonb(own) || jsonb_build_object('meeting_point', coalesce(to_jsonb(own.meeting_point), own.meeting)))
$$;

-- As in migration rides_watch, also where the meeting point says something else; a ride with words of its own is met where it was.
create or replace function private.follow_leg_of_ride() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_of_changed_ride(ride,
      array_remove(private.changes_of_leg(old, new), case when ride.meeting_point is not null then 'meeting_point' end),
      jsonb_build_object('pickup_at', ride.pickup_at, 'pickup', old.pickup, 'dropoff', old.dropoff), clock_timestamp())
    from public.rides as ride where ride.offer_id = new.offer_id and ride.leg = new.position and ride.driver_no is not null;
  return null;
end
$$;

-- Whether somebody is still to be met on a leg.
create function private.is_to_be_met(leg public.offer_legs, state public.offer_state) returns boolean
language sql stable set search_path = ''
as $$
  select state in ('draft', 'sent') and leg.pickup_at > now() or exists (select from public.rides as ride
    where ride.offer_id = leg.offer_id and ride.leg = leg.position and ride.busy_until > now()
      and ride.state in ('planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup'))
$$;

-- The new words go to every leg that is still to be driven. Of a booking its traveller is told, and gets the calendar entry anew; its driver
-- is told by the trigger of legs. What was sent as an offer shows the new words on its page.
create function private.carry_meeting_point() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  words constant jsonb := private.meeting_words(new);
  met record;
  trip public.leads;
  before jsonb;
begin
  if words = private.meeting_words(old) then
    return null;
  end if;
  for met in
    select offer.id, offer.lead_id, array_agg(leg.position) as legs,
      offer.state = 'accepted' and bool_or(leg.meeting_point is null and exists (select from public.rides as ride
        where ride.offer_id = offer.id and ride.leg = leg.position and ride.meeting_point is null)) as is_told
    from public.offer_legs as leg join public.offers as offer on offer.id = leg.offer_id
    where leg.meeting_airport = new.airport and leg.meeting_way = new.way and private.is_to_be_met(leg, offer.state)
    group by offer.id order by offer.lead_id
  loop
    select * into trip from public.leads where id = met.lead_id for update;
    before := private.told_facts(trip, met.id);
    update public.offer_legs as leg set meeting = words where leg.offer_id = met.id and leg.position = any (met.legs);
    if met.is_told then
      update public.offers set calendar_sequence = calendar_sequence + 1 where id = met.id;
      perform private.queue_message('booking_changed', trip.id, met.id, 'meeting point ' || new.updated_at, before => before,
          reader => told.reader)
        from private.readers_of_day(trip.id) as told;
    end if;
  end loop;
  return null;
end
$$;
create trigger meeting_points_carry after update on public.meeting_points
  for each row execute function private.carry_meeting_point();

-- Of the airports of the price list, the ways of meeting that nobody of the house has confirmed, "ramon kerb": asked by `npm run launch-check`
-- with the publishable key.
create function private.unconfirmed_meeting_points() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(zone.id || ' ' || known.way order by zone.position, known.way), '{}')
  from public.zones as zone cross join (values ('board'), ('kerb')) as known (way)
  where zone.kind = 'airport' and zone.active and not exists (select from public.meeting_points as point
    where point.airport = zone.id and point.way = known.way and point.confirmed_at is not null)
$$;

create function public.unconfirmed_meeting_points() returns text[]
language sql stable security invoker set search_path = ''
as $$ select private.unconfirmed_meeting_points() $$;

grant execute on function private.unconfirmed_meeting_points(), public.unconfirmed_meeting_points() to anon, authenticated, service_role;
