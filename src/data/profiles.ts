import { dataOf } from './answer';
import { getSupabase } from './client';

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
