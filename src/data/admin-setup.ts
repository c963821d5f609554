import { DataError } from './errors';
import { callDatabase } from './call-database';

/** Code of the server's one and only refusal: it tells nobody why (no account can be probed). */
export const ADMIN_REFUSED = 'admin_refused';

/**
 * Makes the owner's confirmed account the first administrator; what the server accepts is in
 * `supabase/migrations/*_accounts.sql`.
 * @throws DataError: `rejected` with {@link ADMIN_REFUSED}, or what else went wrong
 */
export async function createInitialAdmin(email: string): Promise<void> {
  const { success, error } = await callDatabase('create_initial_admin', { admin_email: email.trim() });
  if (!success) throw new DataError('rejected', 'no administrator was made', error ?? '');
}
