import type { Placeholder } from '../../src/config/placeholders.ts';
import { askBackend } from './ask-backend.ts';

/**
 * Each way of meeting at an airport of the price list that nobody of the house has confirmed, or that nobody could be asked.
 * @param origin where the backend answers, without a slash at the end
 */
export async function meetingPointFindings(origin: string, publishableKey: string): Promise<Placeholder[]> {
  const found = (value: string) => ({ at: 'meetingPoints', kind: 'confirm', value }) as const;
  try {
    const points = await askBackend(origin, publishableKey, 'unconfirmed_meeting_points');
    if (!Array.isArray(points)) throw new Error('no list');
    return points.map((point) => found(`${String(point)}: walk there, and confirm it in the back office`));
  } catch {
    return [found(`nobody answers at ${origin}: ask again once the site runs`)];
  }
}
