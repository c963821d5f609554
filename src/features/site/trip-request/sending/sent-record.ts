import type { LeadPayload, LeadReceipt } from '@/data/submit-lead';
import { keptItem } from '@/lib/kept-item';

/** A request that has arrived. */
export interface SentRecord extends LeadReceipt {
  payload: LeadPayload;
}

/** Key in the session's storage: what a form has sent last, until the browser is closed. */
const keyOf = (name: string) => `sent:${name}`;

/** Whether a form has sent something in this session. Asked before any of its code is here. */
export const hasSent = (name: string): boolean => keptItem('sessionStorage', keyOf(name)) !== null;

/** @param name storage key of the form's draft */
export function storeSent(name: string, record: SentRecord): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(record));
  } catch {
    // The confirmation is gone after a reload, then.
  }
}

export function readSent(name: string): SentRecord | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as SentRecord | null;
  } catch {
    return null;
  }
}

export function dropSent(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored either.
  }
}

/**
 * Tells the other tabs what has arrived: a form that holds the same answers there needs not send them. It stands in the
 * local storage for that moment alone.
 */
export function tellOtherTabs(name: string, record: SentRecord): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(record));
    localStorage.removeItem(keyOf(name));
  } catch {
    // They send it under the same key, then, and get the same reference.
  }
}

/**
 * Hears what other tabs have sent by the same form.
 * @returns what ends it
 */
export function onSentElsewhere(name: string, listen: (record: SentRecord) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(name) && newValue) listen(JSON.parse(newValue) as SentRecord);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
