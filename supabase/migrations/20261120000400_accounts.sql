-- The sign-in service's accounts, on a hosted project and on the embedded backend alike: one profile for each, kept in step by triggers
-- on its table, who is invited, let in, turned away or removed, and how the first administrator comes. Each of these is an event.
-- People may change their name; e-mail, department and the time of the last sign-in are not theirs to write.

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

-- The caller's name as staff are called in what they did; null for nobody signed in.
create function private.caller_name() returns text
language sql stable set search_path = ''
as $$ select left(coalesce(full_name, split_part(email, '@', 1)), 100) from public.profiles where id = auth.uid() $$;

-- The names of those who work on leads, to choose whose a lead is: operators read nobody else's profile.
create function private.list_staff_names() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require(private.works_on_leads());
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by lower(name), id), '[]')
    from (
      select id, coalesce(full_name, split_part(email, '@', 1), '') as name from public.profiles
      where exists (select from public.user_roles where user_id = profiles.id and role = any (private.roles_on_leads()))
    ) as staff);
end
$$;

create type public.staff_name as (id uuid, name text);

create function public.list_staff_names() returns public.staff_name[]
language sql stable security invoker set search_path = ''
as $$ select array(select jsonb_populate_recordset(null::public.staff_name, private.list_staff_names())) $$;

grant execute on function private.list_staff_names(), public.list_staff_names() to authenticated;

-- Whoever types an address first has not proved that it is theirs, and both services keep the first password when the
-- address is signed up again. So a password counts only once its owner holds the mailbox: the first confirmation, by
-- whichever link, drops it, and the page that the link leads to asks for one.
create function private.drop_unproved_password() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end
$$;
create trigger accounts_drop_unproved_password before update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.drop_unproved_password();

-- The platform's own pages can delete an account and keep its row, with a hash for an address: here it is gone as with the row.
create function private.follow_soft_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_roles where user_id = new.id;
  delete from public.profiles where id = new.id;
  return null;
end
$$;
create trigger users_follow_soft_deletion after update on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.follow_soft_deletion();

-- An administrator invites an address with a role, which its account gets as soon as the address is confirmed.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint invitations_email_once unique
    constraint invitations_email_format check (char_length(email) <= 254 and email = lower(email) and 
      email ~* '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  role public.app_role not null,
  invited_by uuid references auth.users (id) on delete cascade,
  invited_at timestamptz not null default now()
);

create index invitations_by_inviter on public.invitations (invited_by);

alter table public.invitations enable row level security;
grant select (id, email, role, invited_by, invited_at), delete on public.invitations to authenticated;
create policy "administrators read invitations" on public.invitations for select to authenticated
  using ((select private.administers()));
create policy "administrators take invitations back" on public.invitations for delete to authenticated
  using ((select private.administers()));

-- An account that is there and confirmed already gets its role at once. Answers whether a mail is to be sent.
create function private.invite_account(email text, role public.app_role) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim($1));
  known uuid := (select id from auth.users where lower(users.email) = address and email_confirmed_at is not null);
begin
  perform private.require(private.administers() and known is distinct from auth.uid());
  if known is not null then
    insert into public.user_roles (user_id, role) select known, $2
      where not exists (select from public.user_roles where user_id = known);
    return false;
  end if;
  -- A second invitation takes the place of the first, and is sent anew.
  delete from public.invitations where invitations.email = address;
  insert into public.invitations (email, role, invited_by) values (address, $2, auth.uid());
  perform private.log_event('medium', 'account_invited', null, jsonb_build_object('by', auth.uid(), 'role', $2));
  return true;
end
$$;

create function public.invite_account(email text, role public.app_role) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.invite_account($1, $2) $$;

-- Whoever confirms an invited address has the role. For two weeks: an old mail opens nothing.
create function private.take_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with taken as (
    delete from public.invitations where email = lower(new.email) returning role, invited_by, invited_at
  )
  insert into public.user_roles (user_id, role, granted_by)
    select new.id, role, invited_by from taken where invited_at > now() - interval '14 days'
    on conflict do nothing;
  return null;
end
$$;
create trigger users_accept_invitation after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.take_invitation();

-- The end of a role stays with the account, until it has one again.
create function private.remember_role_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.profiles set former_role = null, role_ended_at = null, rejected_at = null where id = new.user_id;
  elsif not exists (select from public.user_roles where user_id = old.user_id) then
    update public.profiles set former_role = old.role, role_ended_at = now() where id = old.user_id;
  end if;
  return null;
end
$$;
create trigger user_roles_remember_end after insert or delete on public.user_roles
  for each row execute function private.remember_role_end();

-- Somebody else's account without a role: only such a one is turned away or removed.
create function private.require_outsider(account uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require(private.administers() and account is distinct from auth.uid()
    and not exists (select from public.user_roles where user_id = account));
end
$$;

create function private.reject_account(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_outsider(account);
  update public.profiles set rejected_at = now() where id = account;
  perform private.log_event('medium', 'account_rejected', null, jsonb_build_object('by', auth.uid(), 'user_id', account));
end
$$;

create function public.reject_account(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.reject_account($1) $$;

-- The history of leads keeps the name, the rest goes.
create function private.remove_account(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_outsider(account);
  delete from auth.users where id = account;
  perform private.log_event('high', 'account_removed', null, jsonb_build_object('by', auth.uid(), 'user_id', account));
end
$$;

create function public.remove_account(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.remove_account($1) $$;

create function private.set_department(account uuid, department text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.administers());
  update public.profiles set department = nullif(btrim($2), '') where id = $1;
end
$$;

create function public.set_department(account uuid, department text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_department($1, $2) $$;

grant execute on function private.invite_account(text, public.app_role), public.invite_account(text, public.app_role),
  private.reject_account(uuid), public.reject_account(uuid), private.remove_account(uuid), public.remove_account(uuid),
  private.set_department(uuid, text), public.set_department(uuid, text) to authenticated;

-- The first administrator. The owner's address is put on the allow-list from outside the API (the local server does it from
-- OWNER_EMAIL; an empty list means nobody). Everything else is refused with one and the
-- same answer, so that the screen cannot be used to find out who has an account.

create table private.admin_allowlist (
  email text primary key constraint admin_allowlist_email check (email = lower(btrim(email)) and email like '%_@_%')
);

-- At most one row ever: of several calls at the same moment the one that inserts it wins.
create table private.admin_bootstrap (
  only_row boolean primary key default true constraint admin_bootstrap_only_row check (only_row),
  user_id uuid not null,
  created_at timestamptz not null default now()
);

-- The account that the call may promote, or null: on the allow-list, confirmed, and no administrator yet.
create function private.bootstrap_candidate(admin_email text) returns uuid
language sql stable set search_path = ''
as $$
  select account.id
  from auth.users as account
  join private.admin_allowlist as allowed on allowed.email = lower(account.email)
  where allowed.email = lower(btrim(admin_email))
    and account.email_confirmed_at is not null
    and not private.has_administrator()
$$;

-- A refused call leaves a high event; past 20 in ten minutes one medium event stands for all further ones of that
-- window, so that the log cannot be flooded. A call that is entitled is never held up by other people's attempts.
-- Refusals are returned, not raised: an exception would roll the event back.
create function private.create_initial_admin(admin_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  candidate uuid := private.bootstrap_candidate(left(admin_email, 320));
begin
  if candidate is not null then
    insert into private.admin_bootstrap (user_id) values (candidate) on conflict do nothing;
    if found then
      perform private.make_administrator(candidate);
      perform private.raise_alert('critical', 'admin_setup_succeeded', null, jsonb_build_object('user_id', candidate));
      -- The owner's own act needs nobody's attention; whoever else has pressed the button does.
      update public.security_alerts set resolved = true
        where event_type = 'admin_setup_succeeded' and not resolved and auth.uid() = candidate;
      return jsonb_build_object('success', true);
    end if;
  end if;

  if (select allowed from private.check_rate_limit('admin-setup:refused', 20, interval '10 minutes')) then
    perform private.log_event('high', 'admin_setup_refused', null, jsonb_build_object(
      'email_sha256', encode(sha256(convert_to(lower(btrim(left(coalesce(admin_email, ''), 320))), 'UTF8')), 'hex')));
  elsif (select allowed from private.check_rate_limit('admin-setup:limited', 1, interval '10 minutes')) then
    perform private.log_event('medium', 'admin_setup_rate_limited');
  end if;
  return jsonb_build_object('success', false, 'error', 'admin_refused');
end
$$;

-- error: the one and only refusal, which tells nobody why.
create type public.admin_setup as (success boolean, error text);
comment on type public.admin_setup is 'nullable: error';

create function public.create_initial_admin(admin_email text) returns public.admin_setup
language sql volatile security invoker set search_path = ''
as $$ select jsonb_populate_record(null::public.admin_setup, private.create_initial_admin(admin_email)) $$;

grant execute on function private.create_initial_admin(text), public.create_initial_admin(text) to anon, authenticated;
