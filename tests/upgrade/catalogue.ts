import type { RunSql } from '../../scripts/backend/connection.ts';
import { actualDefaultGrants, actualGrants, actualPolicies } from '../integration/permissions-catalogue.ts';

const OURS = `('public', 'private')`;

/** What the migrations make, a line for each; columns by their names, since one that came later stands at the end. */
const CATALOGUE = `
  select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' '
      || attidentity::text || attgenerated::text || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ${OURS} and relkind in ('r', 'v', 'c') and attnum > 0 and not attisdropped
  union all select 'table ' || oid::regclass || ' ' || relrowsecurity || ' ' || coalesce(obj_description(oid, 'pg_class'), '')
    from pg_class where relnamespace::regnamespace::text in ${OURS} and relkind in ('r', 'v')
  union all select 'view ' || oid::regclass || ' ' || pg_get_viewdef(oid)
    from pg_class where relnamespace::regnamespace::text in ${OURS} and relkind = 'v'
  union all select 'constraint ' || coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text) || ' ' || conname || ' '
      || pg_get_constraintdef(oid)
    from pg_constraint where connamespace::regnamespace::text in ${OURS}
  union all select 'index ' || pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace::regnamespace::text in ${OURS}
  union all select 'type ' || oid::regtype || ' ' || typtype::text || ' ' || coalesce(format_type(nullif(typbasetype, 0), typtypmod), '') || ' '
      || coalesce((select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid), '') || ' '
      || coalesce(obj_description(oid, 'pg_type'), '')
    from pg_type where typnamespace::regnamespace::text in ${OURS} and typelem = 0
  union all select 'function ' || pg_get_functiondef(oid) || coalesce(obj_description(oid, 'pg_proc'), '')
    from pg_proc where pronamespace::regnamespace::text in ${OURS} and prokind = 'f'
  union all select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal and pronamespace::regnamespace::text in ${OURS}
  union all select 'policy ' || polrelid::regclass || ' ' || polname || ' ' || coalesce(pg_get_expr(polqual, polrelid), '') || ' '
      || coalesce(pg_get_expr(polwithcheck, polrelid), '')
    from pg_policy`;

/** Everything that the migrations make in a database, and who may do what with it; sorted. */
export async function catalogueOf(query: RunSql): Promise<string[]> {
  const lines = (await query<{ line: string }>(CATALOGUE)).map(({ line }) => line);
  const rights = [await actualGrants(query), await actualDefaultGrants(query), await actualPolicies(query)];
  return [...lines, ...rights.flat().map((line) => `right ${line}`)].toSorted();
}
