-- Who is staff, and of what rank.
--
-- The order of the enum is the order of power, and also the alphabetical one: "the first role ascending" is the
-- strongest however it is sorted. Roles are read from this table on every call, never from the token or from the
-- user's metadata, so that taking a role away works at once.

create type public.app_role as enum ('admin', 'manager', 'operator', 'readonly');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  granted_by uuid default auth.uid(),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;

-- granted_by and granted_at are the database's to write.
grant select (user_id, role, granted_by, granted_at), insert (user_id, role), update (role), delete
  on public.user_roles to authenticated;

-- True when the caller holds one of the wanted roles. Security definer: it reads the table that the policies guard.
create function private.has_role(variadic wanted public.app_role[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = any (wanted)
  )
$$;
grant execute on function private.has_role(public.app_role[]) to authenticated;

create policy "own roles, or all for an administrator" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
-- Never one's own role: nobody rises by themselves, and an administrator cannot step down by mistake.
create policy "administrators give roles to others" on public.user_roles for insert to authenticated
  with check ((select private.has_role('admin')) and user_id <> (select auth.uid()));
create policy "administrators change the roles of others" on public.user_roles for update to authenticated
  using ((select private.has_role('admin')) and user_id <> (select auth.uid()))
  with check ((select private.has_role('admin')) and user_id <> (select auth.uid()));
create policy "administrators take roles from others" on public.user_roles for delete to authenticated
  using ((select private.has_role('admin')) and user_id <> (select auth.uid()));

create function private.stamp_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.granted_by := auth.uid();
  new.granted_at := now();
  return new;
end
$$;
create trigger user_roles_stamp before update on public.user_roles
  for each row execute function private.stamp_role_change();

-- Two administrators removing each other at the same moment would each be within their rights and leave nobody. The
-- lock makes the second one look again after the first has finished.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from old_rows where role = 'admin') then
    return null;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.keep_one_admin', 0));
  if not exists (select from public.user_roles where role = 'admin') then
    raise exception 'The last administrator cannot be removed' using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger user_roles_keep_one_admin_on_delete after delete on public.user_roles
  referencing old table as old_rows for each statement execute function private.keep_one_admin();
create trigger user_roles_keep_one_admin_on_update after update on public.user_roles
  referencing old table as old_rows for each statement execute function private.keep_one_admin();
