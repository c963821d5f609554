import { MINUTE_MS } from '@shared/clock/clock';
import { keptItem } from '@/lib/kept-item';

/** Milliseconds between two mails of a kind to one address: the hosted sign-in service refuses what comes sooner. */
const PAUSE_MS = MINUTE_MS;

export type MailKind = 'signUp' | 'reset';

/** The last mail of each kind: the tab keeps it over a reload. */
const asked = new Map<MailKind, string>();
const keyOf = (kind: MailKind) => `mailAsked.${kind}`;
const recordOf = (email: string, at: number) => `${at} ${email.trim().toLowerCase()}`;

/** Notes that a mail has been asked for. */
export function noteMail(kind: MailKind, email: string): void {
  const record = recordOf(email, Date.now());
  asked.set(kind, record);
  try {
    sessionStorage.setItem(keyOf(kind), record);
  } catch {
    // Without storage it is known until the page is reloaded.
  }
}

/** @returns when the next mail of the kind to the address may be asked for, in milliseconds of the clock; 0 for at once */
export function nextMailAt(kind: MailKind, email: string): number {
  const record = asked.get(kind) ?? keptItem('sessionStorage', keyOf(kind)) ?? '';
  const at = Number(record.split(' ', 1)[0]);
  return record === recordOf(email, at) ? at + PAUSE_MS : 0;
}
