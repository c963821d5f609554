import { emailProblem, readEmailAddress, type EmailProblem } from '@/data/typed-email';

/** The limits and patterns of the table (supabase/migrations/20261120000600_settings.sql). */
export const ADDRESSES_MAX = 20;
export const DAYS_MAX = 366;

export type AddressFault = { fault: EmailProblem | 'duplicate'; text: string } | { fault: 'tooMany' };

/**
 * Adds what was typed, or pasted with commas, semicolons or blanks between the addresses.
 * @returns the longer list, or what is wrong with the first address that cannot be added
 */
export function addAddresses(list: readonly string[], typed: string): readonly string[] | AddressFault {
  const added: string[] = [];
  for (const text of typed.split(/[\s,;]+/u).filter(Boolean)) {
    const fault = emailProblem(text);
    if (fault) return { fault, text };
    const address = (readEmailAddress(text) ?? text).toLowerCase();
    if (list.includes(address) || added.includes(address)) return { fault: 'duplicate', text };
    added.push(address);
  }
  return list.length + added.length > ADDRESSES_MAX ? { fault: 'tooMany' } : [...list, ...added];
}

/** Takes a day out of the list, or puts it in; the list stays in the order of the calendar. */
export function toggleDay(days: readonly string[], day: string): readonly string[] {
  return days.includes(day) ? days.filter((other) => other !== day) : [...days, day].toSorted();
}

/** The days from today on, in order and each once. */
export function upcomingDays(days: readonly string[], today: string): readonly string[] {
  return [...new Set(days)].filter((day) => day >= today).toSorted();
}

/** A whole number within bounds, or null. */
export function readWhole(typed: string, minimum: number, maximum: number): number | null {
  if (!/^\s*\d{1,9}\s*$/u.test(typed)) return null;
  const value = Number(typed);
  return value >= minimum && value <= maximum ? value : null;
}
