import { env } from '@/config/env';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 8_000;

/**
 * The days from today on, "YYYY-MM-DD", on which nobody drives besides the weekly day of rest. Plain fetch: the form
 * should not download the whole client for it. An answer that does not come is an empty list, because the calendar
 * without closed days is still a calendar.
 */
export async function fetchClosedDates(): Promise<string[]> {
  try {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/closed_dates`, {
      headers: { apikey: env.publishableKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : [];
    return Array.isArray(answer) ? answer.filter((day): day is string => typeof day === 'string') : [];
  } catch {
    return [];
  }
}
