import type { Tables } from '@shared/contracts/database.types';
import { refuseIfNoRow } from './errors';
import { askTables } from './read-tables';

export type Profile = Pick<Tables<'profiles'>, 'full_name' | 'email' | 'department' | 'last_login'>;

/** @throws DataError, also when the account has no profile */
export const fetchProfile = (userId: string): Promise<Profile> =>
  askTables((supabase) =>
    supabase.from('profiles').select('full_name, email, department, last_login').eq('id', userId).single(),
  );

/** As long as the database lets a name be. */
export const FULL_NAME_LENGTH = 120;

/** @throws DataError */
export async function renameOneself(userId: string, fullName: string): Promise<void> {
  const name = fullName.trim() || null;
  refuseIfNoRow(
    await askTables((supabase) => supabase.from('profiles').update({ full_name: name }).eq('id', userId).select('id')),
  );
}
