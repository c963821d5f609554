/** The rights of the staff's roles as TypeScript, from supabase/permissions.json. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formattedSource } from './formatted-source.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');

/** Where the generated table lives. */
export const RIGHTS_FILE = path.join(PROJECT_ROOT, 'src', 'data', 'staff-rights.ts');

/** What this file reads of supabase/permissions.json. */
interface Permissions {
  rights: Record<string, string>;
  tables: Record<string, Record<string, { rows?: Record<string, string> }>>;
  functions: Record<string, { callers: string[] }>;
}

/** Callers that are no role of the staff. */
const OUTSIDERS: ReadonlySet<string> = new Set(['anon', 'norole', 'service_role']);

/**
 * Who holds a right: the callers of the function that it names ("public.find_person(text)"), or those of the operation on
 * a table ("delete leads").
 * @throws when permissions.json lists no such function or operation
 */
function holders({ tables, functions }: Permissions, source: string): string[] {
  const [operation = '', table = ''] = source.split(' ');
  const callers = functions[source]?.callers ?? Object.keys(tables[table]?.[operation]?.rows ?? {});
  if (callers.length === 0) throw new Error(`permissions.json gives nobody "${source}"`);
  return callers.filter((caller) => !OUTSIDERS.has(caller));
}

/** @throws when a right names what the table does not list */
export async function generateStaffRights(): Promise<string> {
  const file = path.join(PROJECT_ROOT, 'supabase', 'permissions.json');
  const permissions = JSON.parse(await readFile(file, 'utf8')) as Permissions;
  const rights = Object.entries(permissions.rights).map(([right, source]) => [right, holders(permissions, source)]);
  const source = `/** Generated from supabase/permissions.json by \`npm run types\`; do not edit. */
    import type { Database } from '@shared/contracts/database.types';

    /** The roles that hold each right. */
    export const STAFF_RIGHTS = ${JSON.stringify(Object.fromEntries(rights))} as const satisfies Readonly<Record<string, readonly Database['public']['Enums']['app_role'][]>>;`;
  return formattedSource(RIGHTS_FILE, source);
}
