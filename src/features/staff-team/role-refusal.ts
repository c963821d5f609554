import { DataError, LAST_ADMIN } from '@/data/errors';
import type { Messages } from '@/i18n/messages';

/** Why a change of roles did not happen, in a sentence of the page's language. */
export function roleRefusal(m: Messages['staffTeam'], error: Error): string {
  if (!(error instanceof DataError) || error.kind !== 'refused') return m.failures.other;
  return error.code === LAST_ADMIN ? m.failures.lastAdmin : m.failures.refused;
}
