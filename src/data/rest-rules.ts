import { env } from '@/config/env';
import type { RestRules } from '@shared/clock/rest-clock';
import { REST_CITIES } from '@shared/clock/rest-windows';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 8_000;

const isDay = (day: unknown): day is string => typeof day === 'string';

/** What of an answer can be used; the rest is the pages' own. */
function readRules(answer: unknown, own: RestRules): RestRules {
  if (typeof answer !== 'object' || answer === null) return own;
  const { city, before, after, closed_dates } = answer as Readonly<Record<string, unknown>>;
  const minutes = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  return {
    city: [...REST_CITIES, 'none' as const].find((known) => known === city) ?? own.city,
    before: minutes(before, own.before),
    after: minutes(after, own.after),
    closed_dates: Array.isArray(closed_dates) ? closed_dates.filter(isDay) : own.closed_dates,
  };
}

/**
 * When nobody drives, as the back office has set it. Plain fetch: the form should not download the whole client for it.
 * @param own what the pages know, for an answer that does not come: a calendar without closed days is still a calendar
 */
export async function fetchRestRules(own: RestRules): Promise<RestRules> {
  try {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/rest_rules`, {
      headers: { apikey: env.publishableKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? readRules(await response.json(), own) : own;
  } catch {
    return own;
  }
}
