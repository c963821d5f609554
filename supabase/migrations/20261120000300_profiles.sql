-- One row per account, kept in step with the sign-in service by triggers on its table. People may change their name;
-- e-mail, department and the time of the last sign-in are not theirs to write.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text constraint profiles_full_name_length check (char_length(full_name) <= 120),
  email text,
  department text constraint profiles_department_length check (char_length(department) <= 120),
  last_login timestamptz,
  created_at timestamptz not null default now(),
  -- Of who had a role and has none: which, and until when; of who was turned away: when.
  former_role public.app_role,
  role_ended_at timestamptz,
  rejected_at timestamptz
);

alter table public.profiles enable row level security;

grant select (id, full_name, email, department, last_login, created_at, former_role, role_ended_at, rejected_at),
  update (full_name)
  on public.profiles to authenticated;

create policy "own profile, or all for an administrator" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.administers()));
create policy "own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Accounts that have confirmed their address and wait to be let in: not those that were turned away, or had a role. What it
-- shows to whom is the caller's to decide.
create function private.waiting_accounts() returns setof public.profiles
language sql stable security definer set search_path = ''
as $$
  select profile.* from public.profiles as profile join auth.users as account using (id)
  where account.email_confirmed_at is not null
    and profile.rejected_at is null and profile.role_ended_at is null
    and not exists (select from public.user_roles where user_id = profile.id)
$$;

-- Must never fail: an exception here would refuse the sign-up. Hence the name is cut, not checked.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name, email, last_login)
  values (
    new.id,
    nullif(left(btrim(regexp_replace(new.raw_user_meta_data ->> 'full_name', '[[:cntrl:][:space:]]+', ' ', 'g')), 120), ''),
    new.email,
    new.last_sign_in_at
  )
  on conflict (id) do nothing;
  return null;
end
$$;
create trigger profiles_create after insert on auth.users
  for each row execute function private.create_profile();

-- The sign-in service stamps last_sign_in_at on every sign-in and changes the e-mail once the new one is confirmed.
create function private.sync_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = new.email, last_login = new.last_sign_in_at where id = new.id;
  return null;
end
$$;
create trigger profiles_sync after update on auth.users
  for each row
  when (old.email is distinct from new.email or old.last_sign_in_at is distinct from new.last_sign_in_at)
  execute function private.sync_profile();
