-- What the sign-in service asks before it goes on (supabase/config.toml → auth.hook), and the mails of accounts, which it hands
-- over instead of sending them. A hosted project calls the functions itself, as supabase_auth_admin; the embedded backend calls
-- the same ones. A refusal has a message alone, no code of its own: the message is a word that the sign-in page knows.

-- What a message to the owner of an account needs, until it has left: beside the outbox, since `token_hash` signs somebody in. The
-- sender reads it by claim_messages and nobody else does; it goes with the mail, or after its hour (forget_account_mails), and is
-- in no backup (scripts/backup).
create table private.account_mails (
  message_id uuid primary key references public.messages (id) on delete cascade,
  address text not null,
  -- Whose language the mail has: that of the page that asked for it, which the service has found to be the site's own, else the one
  -- that the account keeps.
  page text,
  language text,
  -- Of a mail with a link.
  link_type text,
  token_hash text,
  expires_at timestamptz not null,
  constraint account_mails_link check ((link_type is null) = (token_hash is null))
);

create function private.forget_account_mails() returns void
language sql set search_path = ''
as $$ delete from private.account_mails where expires_at < now() $$;

-- A link that has run out, or whose address is confirmed meanwhile, is of no use.
create function private.is_account_mail_settled(message uuid) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (select from private.account_mails as mail
    where mail.message_id = $1 and mail.expires_at > now()
      and (mail.link_type is distinct from 'signup' or not exists (select from auth.users as account
        where account.email = mail.address and account.email_confirmed_at is not null)))
$$;

create function private.account_mail_content(message uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('to', jsonb_build_array(address), 'page', page, 'language', language,
    'link', case when token_hash is not null then jsonb_build_object('type', link_type, 'token_hash', token_hash) end)
  from private.account_mails where message_id = $1
$$;

-- Queues a mail to the owner of an account. On a hosted project it leaves as soon as this transaction has ended; the schedule sends
-- what is left.
create function private.queue_account_mail(kind text, address text, page text, language text,
  link_type text default null, token_hash text default null) returns void
language plpgsql set search_path = ''
as $$
declare
  queued uuid;
begin
  insert into public.messages (kind) values ($1) returning id into queued;
  insert into private.account_mails (message_id, address, page, language, link_type, token_hash, expires_at)
    values (queued, $2, $3, $4, $5, $6, now() + case when $6 is null then interval '1 day' else interval '1 hour' end);
  if to_regnamespace('net') is not null then
    begin
      perform private.call_edge_function('send-messages');
    exception when others then null;
    end;
  end if;
end
$$;

-- Accounts whose password is the first that they have: its owner has just chosen it, and needs no notice of it.
create table private.first_passwords (user_id uuid primary key references auth.users (id) on delete cascade);

create function private.note_first_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.first_passwords where user_id = new.id;
  if coalesce(old.encrypted_password, '') = '' and coalesce(new.encrypted_password, '') <> '' then
    insert into private.first_passwords (user_id) values (new.id);
  end if;
  return null;
end
$$;
create trigger users_note_first_password after update on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.note_first_password();

create function private.hook_refusal(status integer, word text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('error', jsonb_build_object('http_code', status, 'message', word)) $$;

-- The caller's address as the service gives it; null for none, or one that nobody can read.
create function private.hook_address(event jsonb) returns inet
language plpgsql immutable set search_path = ''
as $$
begin
  return (event #>> '{metadata,ip_address}')::inet;
exception when others then
  return null;
end
$$;

-- The network by which an address is counted: none for one that is not the internet's, which stands for a proxy and everybody behind it.
create function private.counted_network(ip inet) returns inet
language sql immutable set search_path = ''
as $$
  select private.client_network(ip) where not ip operator(pg_catalog.<<=) any (
    '{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,169.254.0.0/16,::1/128,fc00::/7,fe80::/10}'::inet[])
$$;

-- Whether an address is invited: with a role (migration accounts), or as the first administrator.
create function private.is_invited(email text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.invitations where invitations.email = lower($1) and invited_at > now() - interval '14 days')
    or exists (select from private.admin_allowlist as allowed where allowed.email = lower($1))
$$;

-- Before an account is made by a sign-up, a link for signing in or an invitation from the platform's own pages.
create function private.hook_before_user_created(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ip constant inet := private.hook_address(event);
  network constant inet := private.counted_network(ip);
begin
  if private.is_blocked(ip) then
    return private.hook_refusal(403, 'address_blocked');
  elsif (select value #>> '{}' from public.settings where key = 'sign_up') = 'invited'
    and not private.is_invited(event #>> '{user,email}') then
    return private.hook_refusal(403, 'not_invited');
  elsif network is not null
    and not (select allowed from private.check_rate_limit('sign-up:ip:' || network, 10, '1 hour')) then
    return private.hook_refusal(429, 'too_many_sign_ups');
  end if;
  return '{}';
end
$$;

-- Before every access token, at a sign-in and at each refresh. Whatever goes wrong here must not keep anybody out.
create function private.hook_custom_access_token(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_blocked(private.hook_address(event)) then
    return private.hook_refusal(403, 'address_blocked');
  end if;
  return jsonb_build_object('claims', event -> 'claims');
exception when others then
  return jsonb_build_object('claims', event -> 'claims');
end
$$;

-- Before each answer to a password: {user_id, valid}. A hosted project does not ask about unknown accounts, and has the hook in
-- some of its plans alone. Whatever goes wrong here must not keep anybody out.
create function private.hook_password_verification(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_password_attempt((event ->> 'valid')::boolean, private.hook_address(event));
  return '{"decision": "continue"}';
exception when others then
  return '{"decision": "continue"}';
end
$$;

-- Instead of each mail. Five an hour with a link go to one address, for each purpose; a refusal leaves the last link as it was.
-- Codes to type, which no page takes, and notices of what no page changes are not sent.
create function private.hook_send_email(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mail constant jsonb := event -> 'email_data';
  account constant jsonb := event -> 'user';
  action constant text := mail ->> 'email_action_type';
  letter record;
begin
  if action = 'password_changed_notification' and exists (
    select from private.first_passwords where user_id = (account ->> 'id')::uuid) then
    return '{}';
  end if;
  for letter in
    select kind, address, nullif(token, '') as token
    -- A change of address: the service gives the new one's token under the name of the old one's, and the other way round.
    from (values
      ('signup', 'account_confirmation', account ->> 'email', mail ->> 'token_hash'),
      ('invite', 'account_invitation', account ->> 'email', mail ->> 'token_hash'),
      ('recovery', 'account_recovery', account ->> 'email', mail ->> 'token_hash'),
      ('magiclink', 'account_recovery', account ->> 'email', mail ->> 'token_hash'),
      ('email_change', 'account_address_change', account ->> 'new_email', mail ->> 'token_hash'),
      ('email_change', 'account_address_change', account ->> 'email', mail ->> 'token_hash_new'),
      ('password_changed_notification', 'account_password_changed', account ->> 'email', null),
      ('email_changed_notification', 'account_address_changed', mail ->> 'old_email', null)
    ) as letters (of_action, kind, address, token)
    where of_action = action and address <> '' and (token <> '' or action like '%\_notification')
  loop
    if letter.token is not null and not (select allowed
      from private.check_rate_limit('account-mail:' || letter.kind || ':' || lower(letter.address), 5, '1 hour')) then
      return private.hook_refusal(429, 'too_many_mails');
    end if;
    perform private.queue_account_mail(letter.kind, letter.address, mail ->> 'redirect_to', account #>> '{user_metadata,language}',
      case when letter.token is not null then action end, letter.token);
  end loop;
  return '{}';
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.hook_before_user_created(jsonb), private.hook_custom_access_token(jsonb),
      private.hook_password_verification(jsonb), private.hook_send_email(jsonb) to supabase_auth_admin;
  end if;
end
$$;
