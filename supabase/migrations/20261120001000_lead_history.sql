-- Who changed what on a lead, and when. Written by a trigger only and never changed. It goes with its lead when a
-- manager deletes that (the person's data must then be gone); the deletion itself stays as a security event.

create domain public.history_actor as text constraint lead_history_actor check (value in ('staff', 'traveller', 'system'));

create table public.lead_history (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- Who did it: a member of staff, the traveller on the trip's page, or the system by itself.
  actor public.history_actor not null default 'system',
  -- The member of staff.
  changed_by uuid,
  -- The name as it was then: operators cannot read other people's profiles, and people leave.
  changed_by_name text,
  -- The name of a column.
  field text not null constraint lead_history_field check (field ~ '^[a-z_]{3,60}$'),
  old_value text,
  new_value text
);
create index lead_history_of_lead on public.lead_history (lead_id, id desc);

alter table public.lead_history enable row level security;
grant select (id, lead_id, changed_at, actor, changed_by, changed_by_name, field, old_value, new_value)
  on public.lead_history to authenticated;
create policy "operators and above read history" on public.lead_history for select to authenticated
  using ((select private.works_on_leads()));

create trigger lead_history_append_only before update on public.lead_history
  for each row execute function private.refuse_change();
create trigger lead_history_no_truncate before truncate on public.lead_history
  for each statement execute function private.refuse_change();

-- The foreign key's cascade comes after the deletion of the lead; anything else is a deletion from the history alone.
create function private.refuse_deletion_of_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.leads where id = old.lead_id) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return old;
end
$$;
-- A passenger of somebody else's trip may want to be forgotten: the data desk takes them out.
create trigger lead_history_goes_with_lead before delete on public.lead_history
  for each row when (old.field not in ('passenger_name', 'passenger_phone')) execute function private.refuse_deletion_of_history();

create function private.record_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lead_history (lead_id, actor, changed_by, changed_by_name, field, old_value, new_value)
  select new.id,
    -- The trip's page says so for the length of its transaction.
    case when auth.uid() is not null then 'staff'
      else coalesce(nullif(pg_catalog.current_setting('app.actor', true), ''), 'system') end,
    auth.uid(), (select coalesce(full_name, email) from public.profiles where id = auth.uid()), change.*
  from (
    select after.key as field, before.value as old_value, after.value as new_value
    from jsonb_each_text(to_jsonb(new)) as after join jsonb_each_text(to_jsonb(old)) as before using (key)
    where before.value is distinct from after.value
  ) as change
  -- What staff may change; all else changes by itself.
  where change.field = 'quarantine_reason'
    or pg_catalog.has_column_privilege('authenticated', 'public.leads', change.field, 'update');
  return null;
end
$$;
create trigger leads_record_change after update on public.leads
  for each row execute function private.record_lead_change();

-- How long contact details are kept.
create function private.leads_kept() returns interval
language sql immutable set search_path = ''
as $$ select interval '3 years' $$;

-- A request that a person deletes is an event; one whose time is over is counted by retention.
create function private.log_lead_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null or old.created_at >= now() - private.leads_kept() then
    perform private.log_event('medium', 'lead_deleted', null,
      jsonb_build_object('lead_id', old.id, 'reference', old.reference, 'by', auth.uid()));
  end if;
  return null;
end
$$;
create trigger leads_log_deletion after delete on public.leads
  for each row execute function private.log_lead_deletion();
