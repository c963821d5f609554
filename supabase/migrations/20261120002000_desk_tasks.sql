-- What waits for a person in the office. The functions that know open and close tasks; a person takes one, or dismisses it with
-- a reason, and never invents one. There is at most one open task of a kind for each request, ride, driver or car.
--   request_unanswered  a request without a first response ten minutes after it came, in working time
--   offer_unanswered    an offer that nobody answers, or that ran out
--   offer_declined      the traveller does not want the offer: another one, or the request is lost
--   change_requested    the traveller asks for what needs a new offer
--   changed_late        the traveller has corrected something shortly before the ride
--   trip_cancelled      the traveller has cancelled on the page
--   cancel_notice       somebody wrote without the link that a trip is to be cancelled; whether it is the traveller is not proved
--   message_failed      a message to a traveller could not be sent; with the ride where it is about one, whose sheet sends it
--   ride_without_driver a ride that nobody drives yet
--   not_acknowledged    a driver has not said yet that he has read of his ride
--   overbooked          more rides at a time than cars that are large enough
--   driver_not_told     a message to a driver could not be sent
--   message_by_hand     a message about a ride waits for somebody who sends it by WhatsApp
--   driver_under_way    a ride was cancelled after its driver had left
--   document_expiring   a driver's or a car's papers end soon

create domain public.task_kind as text constraint desk_tasks_kind check (value in ('request_unanswered', 'offer_unanswered',
  'offer_declined', 'change_requested', 'changed_late', 'trip_cancelled', 'cancel_notice', 'message_failed', 'ride_without_driver',
  'not_acknowledged', 'overbooked', 'driver_not_told', 'message_by_hand', 'driver_under_way', 'document_expiring'));
create domain public.task_urgency as text constraint desk_tasks_urgency check (value in ('now', 'today', 'soon'));

create table public.desk_tasks (
  id uuid primary key default gen_random_uuid(),
  kind public.task_kind not null,
  lead_id uuid references public.leads (id) on delete cascade,
  offer_id uuid references public.offers (id) on delete cascade,
  -- Of a ride's task beside its request.
  ride_id uuid references public.rides (id) on delete cascade,
  driver_no integer references public.drivers (no) on delete cascade,
  vehicle_no integer references public.vehicles (no) on delete cascade,
  -- What it is about, for the index below.
  about text not null generated always as (
    coalesce(ride_id::text, lead_id::text, 'driver ' || driver_no::text, 'car ' || vehicle_no::text)) stored,
  urgency public.task_urgency not null,
  opened_at timestamptz not null default now(),
  taken_at timestamptz,
  taken_by uuid,
  -- Names as they were then: people leave.
  taken_by_name text,
  closed_at timestamptz,
  closed_how text constraint desk_tasks_closed_how check (closed_how in ('solved_itself', 'dismissed')),
  closed_by uuid,
  closed_by_name text,
  close_reason text constraint desk_tasks_close_reason_length check (char_length(close_reason) between 1 and 300),
  constraint desk_tasks_closed_is_complete check (
    (closed_at is null) = (closed_how is null) and (closed_how is not distinct from 'dismissed') = (close_reason is not null)),
  constraint desk_tasks_names_something check (
    case when kind = 'document_expiring' then lead_id is null and num_nonnulls(driver_no, vehicle_no) = 1
      else lead_id is not null and num_nonnulls(driver_no, vehicle_no) = 0 end
    and (kind in ('ride_without_driver', 'not_acknowledged', 'overbooked', 'driver_not_told', 'message_by_hand',
      'driver_under_way'))
      = (ride_id is not null) or kind = 'message_failed')
);
create unique index desk_tasks_one_open on public.desk_tasks (kind, about) where closed_at is null;
create index desk_tasks_open on public.desk_tasks (opened_at) where closed_at is null;
create index desk_tasks_of_lead on public.desk_tasks (lead_id, opened_at desc) where lead_id is not null;
create index desk_tasks_of_ride on public.desk_tasks (ride_id, kind) where ride_id is not null;
create index desk_tasks_of_driver on public.desk_tasks (driver_no) where driver_no is not null;
create index desk_tasks_of_car on public.desk_tasks (vehicle_no) where vehicle_no is not null;
create index desk_tasks_of_offer on public.desk_tasks (offer_id) where offer_id is not null;

alter table public.desk_tasks enable row level security;
grant select on public.desk_tasks to authenticated;
create policy "operators and above read tasks" on public.desk_tasks for select to authenticated
  using ((select private.works_on_leads()));

-- A task that is open already becomes as urgent as the new cause, and is anybody's again. A ride's is also its request's.
-- opened_at: when it became due, where that is not now.
create function private.open_task(kind text, lead_id uuid, urgency text, offer_id uuid default null, ride_id uuid default null,
  driver_no integer default null, vehicle_no integer default null, opened_at timestamptz default now()) returns void
language sql set search_path = ''
as $$
  insert into public.desk_tasks as task (kind, lead_id, urgency, offer_id, ride_id, driver_no, vehicle_no, opened_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (kind, about) where closed_at is null do update set
    offer_id = excluded.offer_id,
    urgency = case when 'now' in (task.urgency, excluded.urgency) then 'now'
      when 'today' in (task.urgency, excluded.urgency) then 'today' else 'soon' end,
    taken_at = null, taken_by = null, taken_by_name = null
$$;

create function private.close_tasks(lead_id uuid, variadic kinds text[]) returns void
language sql set search_path = ''
as $$
  update public.desk_tasks as task set closed_at = now(), closed_how = 'solved_itself'
  where task.lead_id = $1 and task.kind = any (kinds) and task.closed_at is null
$$;

-- The same for what is about a ride.
create function private.close_ride_tasks(ride_id uuid, variadic kinds text[]) returns void
language sql set search_path = ''
as $$
  update public.desk_tasks as task set closed_at = now(), closed_how = 'solved_itself'
  where task.ride_id = $1 and task.kind = any (kinds) and task.closed_at is null
$$;

-- A request that is answered waits no longer, and one that is lost or booked asks for nothing more.
create function private.close_tasks_of_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_tasks(new.id, 'request_unanswered');
  if new.status in ('converted', 'lost') then
    perform private.close_tasks(new.id, 'offer_unanswered', 'offer_declined', 'change_requested', 'changed_late');
  end if;
  return null;
end
$$;
create trigger leads_close_tasks after update of status on public.leads
  for each row when (old.status <> new.status and new.status <> 'new') execute function private.close_tasks_of_status();

-- Whether a task that becomes due at a moment is to be opened by now: one that would fall on a day of rest four hours before it,
-- unless its cause is newer than two hours then; that one waits until the rest is over.
create function private.is_task_due(due timestamptz, cause timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select now() >= case when earlier >= cause + interval '2 hours' then earlier else due end
  from private.before_rest(due, interval '4 hours', 60) as earlier
$$;

-- The ride of a task as its line shows it.
create function private.ride_of_task(ride_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('day', private.board_day(ride.pickup_at), 'pickup_at', ride.pickup_at, 'pickup', leg.pickup,
    'dropoff', leg.dropoff, 'driver', driver.name)
  from public.rides as ride
  join public.offer_legs as leg on leg.offer_id = ride.offer_id and leg.position = ride.leg
  left join public.drivers as driver on driver.no = ride.driver_no
  where ride.id = $1
$$;

-- The paper that ends first of a driver or car: {driver, plate, document, ends_on}.
create function private.document_of_task(driver integer, vehicle integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('driver', (select name from public.drivers where no = driver),
    'plate', (select plate from public.vehicles where no = vehicle), 'document', paper.document, 'ends_on', paper.ends_on)
  from private.fleet_documents() as paper
  where paper.driver_no = driver or paper.vehicle_no = vehicle order by paper.ends_on limit 1
$$;

-- What waits for somebody, with what a line needs of its request, of its ride {day, pickup_at, pickup, dropoff, driver} (the day
-- of the board) or of its document {driver, plate, document, ends_on}. The most urgent first; of these what is about a ride of
-- the next three hours, by its hour, since somebody will stand there; then the oldest.
create function private.desk_tasks() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return (
    select coalesce(jsonb_agg(to_jsonb(task) - '{about,closed_at,closed_how,closed_by,closed_by_name,close_reason,taken_by,nth}'::text[]
        || jsonb_build_object('reference', lead.reference, 'name', lead.name, 'phone', lead.phone, 'pickup', lead.pickup,
          'dropoff', lead.dropoff, 'travel_date', lead.travel_date, 'pickup_time', to_char(lead.pickup_time, 'HH24:MI'),
          'ride', private.ride_of_task(task.ride_id), 'document', private.document_of_task(task.driver_no, task.vehicle_no),
          'is_mine', coalesce(task.taken_by = auth.uid(), false))
      order by nth), '[]')
    from (
      select open.*, row_number() over (order by array_position('{now,today,soon}', open.urgency),
        least(ride.pickup_at, now() + interval '3 hours'), open.opened_at) as nth
      from public.desk_tasks as open left join public.rides as ride on ride.id = open.ride_id
      where open.closed_at is null order by nth limit 500) as task
    left join public.leads as lead on lead.id = task.lead_id);
end
$$;

-- Whoever takes it last has it: a colleague may step in.
create function private.take_task(task uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  update public.desk_tasks as own set taken_at = now(), taken_by = auth.uid(), taken_by_name = private.caller_name()
    where own.id = task and own.closed_at is null;
  return jsonb_build_object('outcome', case when found then 'taken' else 'already_closed' end);
end
$$;

create function private.dismiss_task(task uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  if btrim(coalesce(reason, '')) = '' then
    return '{"outcome": "validation_failed"}';
  end if;
  update public.desk_tasks as own set closed_at = now(), closed_how = 'dismissed', closed_by = auth.uid(),
    closed_by_name = private.caller_name(), close_reason = left(btrim(reason), 300)
    where own.id = task and own.closed_at is null;
  return jsonb_build_object('outcome', case when found then 'dismissed' else 'already_closed' end);
end
$$;

-- day: the board's.
create type public.ride_of_task as (day date, pickup_at timestamptz, pickup text, dropoff text, driver public.person_name);
comment on type public.ride_of_task is 'nullable: driver';
-- The paper that ends first, of a driver or a car.
create type public.document_of_task as (driver public.person_name, plate text, document text, ends_on date);
comment on type public.document_of_task is 'nullable: driver, plate';
create type public.desk_task as (
  id uuid,
  kind public.task_kind,
  lead_id uuid,
  offer_id uuid,
  ride_id uuid,
  driver_no integer,
  vehicle_no integer,
  urgency public.task_urgency,
  opened_at timestamptz,
  taken_at timestamptz,
  taken_by_name text,
  is_mine boolean,
  reference text,
  name text,
  phone text,
  pickup text,
  dropoff text,
  travel_date date,
  pickup_time text,
  ride public.ride_of_task,
  document public.document_of_task
);
comment on type public.desk_task is 'nullable: lead_id, offer_id, ride_id, driver_no, vehicle_no, taken_at, taken_by_name, reference, name,
  phone, pickup, dropoff, travel_date, pickup_time, ride, document';
create domain public.task_outcome as text check (value in ('taken', 'dismissed', 'already_closed', 'validation_failed'));
create type public.task_step as (outcome public.task_outcome);

create function public.desk_tasks() returns public.desk_task[]
language sql stable security invoker set search_path = ''
as $$ select array(select jsonb_populate_recordset(null::public.desk_task, private.desk_tasks())) $$;

create function public.take_task(task uuid) returns public.task_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.task_step, private.take_task(task)) $$;

create function public.dismiss_task(task uuid, reason text) returns public.task_step
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.task_step, private.dismiss_task(task, reason)) $$;

grant execute on function private.desk_tasks(), public.desk_tasks(), private.take_task(uuid), public.take_task(uuid),
  private.dismiss_task(uuid, text), public.dismiss_task(uuid, text)
  to authenticated;
