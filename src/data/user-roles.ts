import { Constants, type Database } from '@shared/contracts/database.types';

import { STAFF_RIGHTS } from './staff-rights';
import { askTables } from './read-tables';

export type StaffRole = Database['public']['Enums']['app_role'];

/** All roles of the staff, the strongest first; the text order is the same. */
export const STAFF_ROLES: readonly StaffRole[] = Constants.public.Enums.app_role;

/** Under which the back office keeps an account's role, after the account's id. */
export const ROLE_KEY = 'role';

/** What the back office asks before it shows something; the list is in `supabase/permissions.json`. */
export type StaffRight = keyof typeof STAFF_RIGHTS;

const rolesWith: Readonly<Record<StaffRight, readonly StaffRole[]>> = STAFF_RIGHTS;

/**
 * Whether a role holds a right. The database decides by the same list; this decides what is worth showing.
 * @param role null for an account without one, undefined while it is looked up: neither holds any right
 */
export function can(role: StaffRole | null | undefined, right: StaffRight): boolean {
  return role ? rolesWith[right].includes(role) : false;
}

/**
 * The strongest role of an account, or null when nobody has given it one.
 * @throws DataError
 */
export async function fetchStaffRole(userId: string): Promise<StaffRole | null> {
  const data = await askTables((supabase) =>
    supabase.from('user_roles').select('role').eq('user_id', userId).order('role', { ascending: true }).limit(1),
  );
  return data[0]?.role ?? null;
}
