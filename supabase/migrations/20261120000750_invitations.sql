-- Who comes and goes. An administrator invites an address with a role, which its account gets as soon as the address is
-- confirmed; turns accounts away that ask to be let in, removes them, and says where people work. Each is an event.

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
