-- The outbox: a message to the business is written in the transaction that stores its lead, so that neither exists
-- without the other. A sender takes due rows, tries, and puts off what failed.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint notifications_kind check (kind in ('lead_received', 'lead_quarantined')),
  lead_id uuid not null references public.leads (id) on delete cascade,
  status text not null default 'pending' constraint notifications_status check (status in ('pending', 'sent', 'failed')),
  attempts integer not null default 0 constraint notifications_attempts check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text constraint notifications_last_error_length check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint notifications_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint notifications_once_per_lead unique (lead_id, kind)
);
create index notifications_due on public.notifications (next_attempt_at) where status = 'pending';

alter table public.notifications enable row level security;
-- An administrator sees whether mail leaves; nobody writes here through the API.
grant select (id, kind, lead_id, status, attempts, next_attempt_at, last_error, created_at, sent_at)
  on public.notifications to authenticated;
create policy "administrators read the outbox" on public.notifications for select to authenticated
  using ((select private.has_role('admin')));
