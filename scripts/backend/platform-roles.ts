import type { RunSql } from './connection.ts';

/**
 * What a hosted Supabase project has before the first migration: the three request roles, the `extensions` schema and
 * the default privileges that make "revoke first, then grant" necessary. Idempotent.
 */
const ROLES_AND_SCHEMAS = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
    -- A database owner who is no superuser has to be a member of a role to switch to it.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant anon, authenticated, service_role to %I', current_user);
    end if;
  end $$;
  create schema if not exists extensions;
  create schema if not exists auth;
  grant usage on schema public, extensions, auth to anon, authenticated, service_role;
  do $$
  begin
    if exists (select from pg_available_extensions where name = 'pgcrypto') then
      create extension if not exists pgcrypto with schema extensions;
    end if;
  end $$;
`;

const DEFAULT_PRIVILEGES = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/**
 * Brings the roles and grants of the hosted platform, unless an earlier start did.
 * @param firstStart true while no migration has run: later the migrations decide about default privileges.
 */
export async function createPlatformRoles(query: RunSql, firstStart: boolean): Promise<void> {
  const roles = await query(`select from pg_roles where rolname in ('anon', 'authenticated', 'service_role')`);
  if (firstStart || roles.length < 3) await query(ROLES_AND_SCHEMAS);
  if (firstStart) await query(DEFAULT_PRIVILEGES);
}

/** Whether a database is a hosted project's: accounts belong to its sign-in service there. */
export async function isHostedProject(query: RunSql): Promise<boolean> {
  const schemas = await query(
    `select from pg_namespace where nspname = 'auth' and pg_get_userbyid(nspowner) = 'supabase_auth_admin'`,
  );
  return schemas.length > 0;
}
