import { DataError } from '@/data/errors';
import type { Messages } from '@/i18n/messages';

/** What became of a call, in the reader's language. */
export function failureText(error: unknown, texts: Messages['staffDataDesk']['failed']): string {
  return texts[error instanceof DataError ? error.kind : 'unexpected'];
}
