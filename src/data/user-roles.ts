import { getSupabase } from './client';
import type { Database } from './database.types';
import { toDataError } from './errors';

/** Ranks of the staff, the strongest first; the text order is the same. */
export type StaffRole = Database['public']['Enums']['app_role'];

/**
 * The strongest role of an account, or null when nobody has given it one.
 * @throws DataError
 */
export async function fetchStaffRole(userId: string): Promise<StaffRole | null> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .order('role', { ascending: true })
    .limit(1);
  if (error) throw toDataError(error, status);
  return data[0]?.role ?? null;
}
