import { dataOf } from './answer';
import { getSupabase } from './client';
import { refuseIfNoRow } from './errors';

export interface Profile {
  fullName: string | null;
  email: string | null;
  department: string | null;
  /** Instant of the last sign-in, ISO 8601; null before the first. */
  lastLogin: string | null;
}

/** @throws DataError, also when the account has no profile */
export async function fetchProfile(userId: string): Promise<Profile> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase.from('profiles').select('full_name, email, department, last_login').eq('id', userId).single(),
  );
  return { fullName: data.full_name, email: data.email, department: data.department, lastLogin: data.last_login };
}

/** As long as the database lets a name be. */
export const FULL_NAME_LENGTH = 120;

/** @throws DataError */
export async function renameOneself(userId: string, fullName: string): Promise<void> {
  const supabase = await getSupabase();
  const name = fullName.trim() || null;
  refuseIfNoRow(dataOf(await supabase.from('profiles').update({ full_name: name }).eq('id', userId).select('id')));
}
