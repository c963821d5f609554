-- Which settings a manager turns without a release; all others are an administrator's. Who changed one last stands with
-- it by name, because managers cannot read other people's profiles.

alter table public.settings
  add column editable_by public.app_role not null default 'admin'
    constraint settings_editable_by check (editable_by in ('admin', 'manager')),
  add column updated_by_name text;
update public.settings set editable_by = 'manager' where key in ('notification_addresses', 'closed_dates', 'no_lead_hours');

grant select (editable_by, updated_by_name) on public.settings to authenticated;

drop policy "administrators read settings" on public.settings;
drop policy "administrators change settings" on public.settings;
create policy "administrators read all settings, managers theirs" on public.settings for select to authenticated
  using ((select private.has_role('admin')) or editable_by = 'manager' and (select private.has_role('manager')));
create policy "administrators change all settings, managers theirs" on public.settings for update to authenticated
  using ((select private.has_role('admin')) or editable_by = 'manager' and (select private.has_role('manager')))
  with check ((select private.has_role('admin')) or editable_by = 'manager' and (select private.has_role('manager')));

create or replace function private.stamp_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  new.updated_by := auth.uid();
  new.updated_by_name := (select coalesce(full_name, email) from public.profiles where id = auth.uid());
  return new;
end
$$;

-- The closed days from today in Israel on, "YYYY-MM-DD", for the calendar of the public form. Compared as texts, which
-- sort like the days they name.
create function private.closed_dates() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(day order by day), '[]')
  from public.settings, jsonb_array_elements_text(value) as day
  where key = 'closed_dates' and day >= to_char(private.israel_day(now()), 'YYYY-MM-DD')
$$;

create function public.closed_dates() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.closed_dates() $$;

grant execute on function private.closed_dates(), public.closed_dates() to anon, authenticated;
