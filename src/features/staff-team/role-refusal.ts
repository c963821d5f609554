import { DataError } from '@/data/errors';
import type { Messages } from '@/i18n/messages';

/** Why a change of roles did not happen, in a sentence of the page's language. */
export function roleRefusal(m: Messages['staffTeam'], error: Error): string {
  // The words of the trigger keep_one_admin.
  if (error.message.includes('last administrator')) return m.failures.lastAdmin;
  return error instanceof DataError && error.kind === 'refused' ? m.failures.refused : m.failures.other;
}
