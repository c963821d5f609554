import type { Placeholder } from '../../src/config/placeholders.ts';

/** Milliseconds after which the site counts as not running. */
const TIMEOUT_MS = 5000;

/**
 * What is to be said of the prices: that the list which holds is the invented one of the installation, or that nobody could
 * be asked. Null for the owner's own list.
 * @param origin where the backend answers, without a slash at the end
 */
export async function priceListFinding(origin: string, publishableKey: string): Promise<Placeholder | null> {
  const at = 'prices';
  try {
    const response = await fetch(`${origin}/rest/v1/rpc/published_facts`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    const list: unknown =
      typeof answer === 'object' && answer !== null && 'prices' in answer ? answer.prices : undefined;
    if (typeof list !== 'object' || list === null || !('is_sample' in list)) throw new Error('no list');
    return list.is_sample === true
      ? { at, kind: 'sample', value: 'the list of the installation: publish your own' }
      : null;
  } catch {
    return { at, kind: 'confirm', value: `nobody answers at ${origin}: ask again once the site runs` };
  }
}
