/** What the database's own catalogue says about rights, in the words of permissions-table.ts. */
import type { TestBackend } from '../setup/backend.ts';

type Query = TestBackend['query'];

/** Everybody who reaches the database through the API, and the pseudo-role that stands for all. */
const API_ROLES = `('anon', 'authenticated', 'service_role', 'PUBLIC')`;

const GRANTS = `
  with role as (select oid, rolname::text as name from pg_roles union all select 0, 'PUBLIC'),
  right_of (grantee, line) as (
    select acl.grantee, lower(acl.privilege_type) || ' ' || nspname
      from pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner))) as acl
      where nspname in ('public', 'private')
    union all
    -- A right on the whole table is one on each of its columns, but for those that know no columns.
    select acl.grantee, lower(acl.privilege_type) || ' ' || nspname || '.' || relname ||
        case when acl.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and relkind <> 'S' then '.' || attname else '' end
      from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
      aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r'::"char" end, relowner))) as acl
      where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select acl.grantee, lower(acl.privilege_type) || ' ' || nspname || '.' || relname || '.' || attname
      from pg_attribute
      join pg_class on pg_class.oid = attrelid
      join pg_namespace on pg_namespace.oid = relnamespace,
      aclexplode(attacl) as acl
      where nspname in ('public', 'private') and not attisdropped
    union all
    select acl.grantee, lower(acl.privilege_type) || ' ' || nspname || '.' || proname || '(' ||
        coalesce((select string_agg(format_type(type, null), ',' order by nth) from unnest(proargtypes) with ordinality as a (type, nth)), '') || ')'
      from pg_proc
      join pg_namespace on pg_namespace.oid = pronamespace,
      aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
      where nspname in ('public', 'private')
  )
  select distinct role.name || ' ' || line as line
  from right_of join role on role.oid = right_of.grantee
  where role.name in ${API_ROLES}`;

/** "authenticated update public.leads.status", sorted. */
export async function actualGrants(query: Query): Promise<string[]> {
  const rows = await query<{ line: string }>(GRANTS);
  return rows.map(({ line }) => line).toSorted();
}

/** Rights that later objects of the migrations' own role would be born with; a hosted project has others of the platform's. */
export async function actualDefaultGrants(query: Query): Promise<string[]> {
  const rows = await query<{ line: string }>(`
    with role as (select oid, rolname::text as name from pg_roles union all select 0, 'PUBLIC')
    select role.name || ' ' || lower(acl.privilege_type) || ' ' || coalesce(nspname, 'any schema') as line
    from pg_default_acl
    left join pg_namespace on pg_namespace.oid = defaclnamespace,
    aclexplode(defaclacl) as acl
    join role on role.oid = acl.grantee
    where role.name in ${API_ROLES} and coalesce(nspname, 'public') in ('public', 'private')
      and defaclrole = current_user::regrole`);
  return rows.map(({ line }) => line).toSorted();
}

/** Permissive policies as "authenticated update public.leads"; any other kind says so in its line. */
export async function actualPolicies(query: Query): Promise<string[]> {
  const rows = await query<{ line: string }>(`
    select concat(array_to_string(roles, '+'), ' ', lower(cmd), ' ', schemaname, '.', tablename,
      case permissive when 'PERMISSIVE' then '' else ' (restrictive)' end) as line
    from pg_policies where schemaname in ('public', 'private')`);
  return rows.map(({ line }) => line).toSorted();
}

/** Columns of every table of the public schema. */
export async function publicColumns(query: Query): Promise<Record<string, string[]>> {
  const rows = await query<{ table: string; columns: string[] }>(`
    select relname::text as table, array_agg(attname::text order by attname) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where nspname = 'public' and relkind in ('r', 'p', 'v', 'm', 'f')
    group by relname`);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** Tables of the public schema whose rows are not guarded by policies. */
export async function unguardedTables(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(`
    select relname::text as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and (relkind in ('v', 'm', 'f') or relkind in ('r', 'p') and not relrowsecurity)`);
  return rows.map(({ name }) => name);
}

/** Functions that run with their owner's rights: where they live, and whether their search path is fixed. */
export async function definerFunctions(query: Query): Promise<{ name: string; schema: string; pinned: boolean }[]> {
  return query(`
    select proname::text as name, nspname::text as schema, 'search_path=""' = any (coalesce(proconfig, '{}')) as pinned
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private') and prosecdef`);
}
