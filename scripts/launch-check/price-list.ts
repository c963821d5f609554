import type { Placeholder } from '../../src/config/placeholders.ts';
import { askBackend } from './ask-backend.ts';

/**
 * What is to be said of the prices: that the list which holds is the invented one of the installation, that minutes of the owner's
 * list are estimated, or that nobody could be asked. Null where nothing is.
 * @param origin where the backend answers, without a slash at the end
 */
export async function priceListFinding(origin: string, publishableKey: string): Promise<Placeholder | null> {
  const at = 'prices';
  try {
    const answer = await askBackend(origin, publishableKey, 'published_facts');
    const list: unknown =
      typeof answer === 'object' && answer !== null && 'prices' in answer ? answer.prices : undefined;
    if (typeof list !== 'object' || list === null || !('is_sample' in list)) throw new Error('no list');
    if (list.is_sample === true) return { at, kind: 'sample', value: 'the list of the installation: publish your own' };
    // Of how many rides nobody of the house has confirmed the minutes.
    const estimated = await askBackend(origin, publishableKey, 'estimated_rides');
    if (typeof estimated !== 'number') throw new Error('no count');
    return estimated > 0
      ? {
          at,
          kind: 'confirm',
          value: `drive minutes of ${estimated} rides are estimated: confirm them in the back office`,
        }
      : null;
  } catch {
    return { at, kind: 'confirm', value: `nobody answers at ${origin}: ask again once the site runs` };
  }
}
