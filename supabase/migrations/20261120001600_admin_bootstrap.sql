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
