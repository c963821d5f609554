-- Who is staff, and in which role.
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

-- What the roles may do. Policies and functions ask these questions about the caller and name no role themselves: a new
-- role is a value of the enum and its place in these answers, its cells in supabase/permissions.json, and its words.
create function private.roles_on_leads() returns public.app_role[]
language sql immutable set search_path = ''
as $$ select array['operator', 'manager', 'admin']::public.app_role[] $$;

create function private.has_role(variadic wanted public.app_role[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = any (wanted)
  )
$$;

-- Security definer: they read the table that the policies guard.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.user_roles where user_id = (select auth.uid())) $$;

create function private.works_on_leads() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.has_role(variadic private.roles_on_leads()) $$;

create function private.manages() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.has_role('manager', 'admin') $$;

create function private.administers() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.has_role('admin') $$;

grant execute on function private.is_staff(), private.works_on_leads(), private.manages(), private.administers()
  to authenticated;

-- For functions that read with their owner's rights: they begin with the question whether the caller may.
create function private.require(allowed boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if allowed is not true then
    raise exception 'permission denied' using errcode = '42501';
  end if;
end
$$;

create function private.administrators() returns setof uuid
language sql stable set search_path = ''
as $$ select user_id from public.user_roles where role = 'admin' $$;

create function private.has_administrator() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.user_roles where role = 'admin') $$;

-- An account without a role is led to the admin setup while there is nobody who could let it in.
create function public.has_administrator() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.has_administrator() $$;

grant execute on function private.has_administrator(), public.has_administrator() to authenticated;

create function private.make_administrator(account uuid) returns void
language sql set search_path = ''
as $$ insert into public.user_roles (user_id, role) values (account, 'admin') $$;

create policy "own roles, or all for an administrator" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.administers()));
-- Never one's own role: nobody rises by themselves, and an administrator cannot step down by mistake.
create policy "administrators give roles to others" on public.user_roles for insert to authenticated
  with check ((select private.administers()) and user_id <> (select auth.uid()));
create policy "administrators change the roles of others" on public.user_roles for update to authenticated
  using ((select private.administers()) and user_id <> (select auth.uid()))
  with check ((select private.administers()) and user_id <> (select auth.uid()));
create policy "administrators take roles from others" on public.user_roles for delete to authenticated
  using ((select private.administers()) and user_id <> (select auth.uid()));

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
  if not private.has_administrator() then
    raise exception 'The last administrator cannot be removed' using errcode = 'TM001';
  end if;
  return null;
end
$$;
create trigger user_roles_keep_one_admin_on_delete after delete on public.user_roles
  referencing old table as old_rows for each statement execute function private.keep_one_admin();
create trigger user_roles_keep_one_admin_on_update after update on public.user_roles
  referencing old table as old_rows for each statement execute function private.keep_one_admin();
