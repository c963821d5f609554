import { daysBetween } from '@shared/clock/clock';

/** How a document stands that is valid until the end of a day. */
export type PaperState =
  | { state: 'none' | 'today' | 'tomorrow' }
  | { state: 'expired' | 'valid' }
  /** Days that are left. */
  | { state: 'soon'; days: number };

/** Days before its end at which a document is worth a word; the tasks of documents begin then, too. */
const SOON_DAYS = 30;

/** @param until last day, "YYYY-MM-DD"; null for one that nobody has entered @param today "YYYY-MM-DD" */
export function paperState(until: string | null, today: string): PaperState {
  if (until === null) return { state: 'none' };
  const days = daysBetween(today, until);
  if (days < 0) return { state: 'expired' };
  if (days === 0) return { state: 'today' };
  if (days === 1) return { state: 'tomorrow' };
  return days <= SOON_DAYS ? { state: 'soon', days } : { state: 'valid' };
}
