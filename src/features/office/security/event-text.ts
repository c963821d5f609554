import type { SecurityEvent } from '@/data/security';
import type { Messages } from '@/i18n/messages';
import { knownName } from '@/i18n/format';

type Texts = Messages['staffSecurity'];

/** Details that hold the id of an account. */
const ACCOUNT_KEYS: ReadonlySet<string> = new Set(['user_id', 'by']);
/** Details that tell a reader nothing; the raw record has them. */
const SILENT_KEYS: ReadonlySet<string> = new Set(['lead_id', 'message_id', 'email_sha256']);

/** Ids of the accounts that events speak of, each once. */
export function accountsIn(events: readonly SecurityEvent[]): string[] {
  const ids = events.flatMap(({ details }) => [...ACCOUNT_KEYS].map((key) => details[key]));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The name of a type of event in the page's language; one that this version does not know, as it came. */
export const eventName = (m: Texts, eventType: string) => knownName(m.eventTypes, eventType);

export interface DetailLine {
  key: string;
  label: string;
  value: string;
}

interface Wording {
  texts: Texts;
  roles: Readonly<Record<string, string>>;
  /** Of accounts, by their ids. */
  names: Readonly<Record<string, string>>;
}

function valueText(key: string, value: unknown, { texts, roles, names }: Wording): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (key === 'alert') return knownName(texts.eventTypes, value);
  if (ACCOUNT_KEYS.has(key)) return Object.hasOwn(names, value) ? (names[value] ?? '') : texts.formerAccount;
  if (key === 'role') return knownName(roles, value);
  return key === 'reason' ? knownName(texts.reasons, value) : value;
}

/** What an event's details say, line by line, in the page's language; what is empty or says nothing is left out. */
export function detailLines({ details }: SecurityEvent, wording: Wording): DetailLine[] {
  return Object.entries(details)
    .filter(([key, value]) => value !== null && value !== '' && !SILENT_KEYS.has(key))
    .map(([key, value]) => ({
      key,
      label: knownName(wording.texts.details, key),
      value: valueText(key, value, wording),
    }));
}
