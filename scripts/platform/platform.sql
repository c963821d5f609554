-- What a hosted project has before its first migration, as far as this project touches it. Run by the superuser
-- `supabase_admin`, whom nobody outside the platform is.

-- The project's owner: the SQL editor, migrations and the schedule. No superuser, and no member of the service's roles.
create role postgres login createdb createrole replication bypassrls;
alter database postgres owner to postgres;

-- Callers of the API. It connects as `authenticator` and takes the caller's role for each request.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
create role supabase_auth_admin login noinherit createrole;
create role supabase_functions_admin login noinherit createrole;
create role dashboard_user createdb createrole replication;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout = 60000;
-- A restore sets it: the platform's extension supautils allows that to `postgres`.
grant set on parameter session_replication_role to postgres;

create schema extensions;
grant usage on schema public, extensions to postgres, anon, authenticated, service_role;
grant all on schema extensions to postgres, dashboard_user;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

-- Whatever `postgres` makes in public is open to the API's roles, until a migration says otherwise.
alter default privileges for role postgres in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;

-- Accounts belong to the sign-in service; `postgres` may read and write its tables and hang triggers on them.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, dashboard_user, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on routines to postgres, dashboard_user;

set role supabase_auth_admin;

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
create unique index confirmation_token_idx on auth.users (confirmation_token) where confirmation_token !~ '^[0-9 ]*$';
create unique index recovery_token_idx on auth.users (recovery_token) where recovery_token !~ '^[0-9 ]*$';

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text
);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions on delete cascade
);

create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token');
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

create type auth.code_challenge_method as enum ('s256', 'plain');
create table auth.flow_state (
  id uuid primary key,
  user_id uuid,
  auth_code text,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz,
  updated_at timestamptz,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  oauth_client_state_id uuid,
  linking_target_id uuid,
  email_optional boolean not null default false
);

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);

create table auth.schema_migrations (version varchar(255) primary key);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.audit_log_entries enable row level security;
alter table auth.schema_migrations enable row level security;

-- Of the caller, as the API says it: one document of all claims, or a setting for each.
create function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create function auth.role() returns text
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
$$;
create function auth.email() returns text
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
$$;
create function auth.jwt() returns jsonb
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

reset role;

create schema vault;
create extension supabase_vault with schema vault;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
grant execute on function vault.create_secret, vault.update_secret to postgres, service_role;

-- What the platform does by itself when something is created: rights on extensions, and word to the API.
create function extensions.grant_extension_rights() returns event_trigger
language plpgsql security definer set search_path = ''
as $$
declare
  made name;
begin
  for made in
    select extname from pg_event_trigger_ddl_commands() as command
    join pg_catalog.pg_extension as extension on extension.oid = command.objid
  loop
    -- There supautils makes them as the superuser; here they are trusted, and would belong to who asked.
    update pg_catalog.pg_extension set extowner = 'supabase_admin'::pg_catalog.regrole where extname = made;
    if made = 'pg_cron' then
      grant usage on schema cron to postgres with grant option;
      alter default privileges in schema cron grant all on tables to postgres with grant option;
      alter default privileges in schema cron grant all on functions to postgres with grant option;
      alter default privileges in schema cron grant all on sequences to postgres with grant option;
      grant all on all tables in schema cron to postgres with grant option;
      revoke all on cron.job from postgres;
      grant select on cron.job to postgres with grant option;
    elsif made = 'pg_net' then
      grant usage on schema net to supabase_functions_admin, postgres, anon, authenticated, service_role;
      alter function net.http_get security definer set search_path = net;
      alter function net.http_post security definer set search_path = net;
      revoke all on function net.http_get, net.http_post from public;
      grant execute on function net.http_get, net.http_post
        to supabase_functions_admin, postgres, anon, authenticated, service_role;
    end if;
  end loop;
end
$$;
create event trigger issue_extension_rights on ddl_command_end when tag in ('CREATE EXTENSION')
  execute function extensions.grant_extension_rights();

create function extensions.tell_api() returns event_trigger
language plpgsql
as $$ begin notify pgrst, 'reload schema'; end $$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.tell_api();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.tell_api();
