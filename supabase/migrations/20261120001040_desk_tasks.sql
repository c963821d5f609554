-- What waits for a person in the office. The functions that know open and close tasks; a person takes one, or dismisses it with
-- a reason, and never invents one. There is at most one open task of a kind for each request.
--   request_unanswered  a request without a first response ten minutes after it came, in working time
--   offer_unanswered    an offer that nobody answers, or that ran out
--   offer_declined      the traveller does not want the offer: another one, or the request is lost
--   change_requested    the traveller asks for what needs a new offer
--   trip_cancelled      the traveller has cancelled, on the page or by a notice
--   message_failed      a message to a traveller could not be sent

create table public.desk_tasks (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint desk_tasks_kind check (kind in ('request_unanswered', 'offer_unanswered', 'offer_declined',
    'change_requested', 'trip_cancelled', 'message_failed')),
  lead_id uuid not null references public.leads (id) on delete cascade,
  quote_id uuid references public.quotes (id) on delete cascade,
  urgency text not null constraint desk_tasks_urgency check (urgency in ('now', 'today', 'soon')),
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
    (closed_at is null) = (closed_how is null) and (closed_how is not distinct from 'dismissed') = (close_reason is not null))
);
create unique index desk_tasks_one_open on public.desk_tasks (kind, lead_id) where closed_at is null;
create index desk_tasks_open on public.desk_tasks (opened_at) where closed_at is null;
create index desk_tasks_of_lead on public.desk_tasks (lead_id, opened_at desc);
create index desk_tasks_of_quote on public.desk_tasks (quote_id) where quote_id is not null;

alter table public.desk_tasks enable row level security;
grant select on public.desk_tasks to authenticated;
create policy "operators and above read tasks" on public.desk_tasks for select to authenticated
  using ((select private.works_on_leads()));

-- A task that is open already becomes as urgent as the new cause, and is anybody's again.
create function private.open_task(kind text, lead_id uuid, urgency text, quote_id uuid default null) returns void
language sql set search_path = ''
as $$
  insert into public.desk_tasks as task (kind, lead_id, urgency, quote_id) values ($1, $2, $3, $4)
  on conflict (kind, lead_id) where closed_at is null do update set
    quote_id = excluded.quote_id,
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

-- A request that is answered waits no longer, and one that is lost or booked asks for nothing more.
create function private.close_tasks_of_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_tasks(new.id, 'request_unanswered');
  if new.status in ('converted', 'lost') then
    perform private.close_tasks(new.id, 'offer_unanswered', 'offer_declined', 'change_requested');
  end if;
  return null;
end
$$;
create trigger leads_close_tasks after update of status on public.leads
  for each row when (old.status <> new.status and new.status <> 'new') execute function private.close_tasks_of_status();
