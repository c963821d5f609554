import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses } from '../../../tests/fixtures/sample-prices.ts';
import { resolvePlatform } from '../_shared/http/platform.ts';
import { leadPrice } from './lead-price.ts';
import type { LeadColumns } from './rules.ts';

const basis = {
  newest: 1,
  oldest: 1,
  rest: { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] },
  hold_hours: 48,
  notice_minutes: 180,
};

/** Until when the price of a ride from the airport to Jerusalem is kept; moments by the clock in Israel, in winter. */
async function heldUntil(pickUp: string, asked: string, changes: Partial<typeof basis> = {}): Promise<string | null> {
  const [day = '', time = ''] = pickUp.split(' ');
  const columns = {
    service_type: 'airport_pickup',
    pickup: 'Ben Gurion Airport',
    dropoff: 'Jerusalem',
    travel_date: day,
    pickup_time: time,
    passengers: 2,
    luggage: 2,
  } as Partial<LeadColumns> as LeadColumns;
  const now = Date.parse(`${asked.replace(' ', 'T')}:00+02:00`);
  const database: Record<string, unknown> = {
    price_basis: { ...basis, ...changes },
    price_list: pricesOfThreeClasses(),
  };
  const platform = resolvePlatform({ call: (name) => Promise.resolve(database[name]) });
  const price = await leadPrice(columns, {}, now, platform);
  return price.price_held_until;
}
/** "2026-11-24 09:00" there, as an instant. */
const instant = (moment: string) => new Date(`${moment.replace(' ', 'T')}:00+02:00`).toISOString();

describe('a price is kept', () => {
  it.each([
    ['for 48 hours', '2026-12-01 12:00', '2026-11-22 10:40', '2026-11-24 10:40'],
    ['until an offer can be accepted last', '2026-11-24 12:00', '2026-11-23 10:40', '2026-11-24 09:00'],
    ['until before a rest in which that would be', '2026-11-28 20:00', '2026-11-27 10:40', '2026-11-27 16:17'],
  ])('%s', async (_, pickUp, asked, until) => {
    expect(await heldUntil(pickUp, asked)).toBe(instant(until));
  });

  it('by the notice of the settings', async () => {
    const day = { notice_minutes: 24 * 60 };
    expect(await heldUntil('2026-11-24 12:00', '2026-11-23 10:40', day)).toBe(instant('2026-11-23 12:00'));
  });

  it('not at all where nothing can be accepted any more', async () => {
    expect(await heldUntil('2026-11-24 12:00', '2026-11-23 13:00', { notice_minutes: 24 * 60 })).toBeNull();
    expect(await heldUntil('2026-11-28 20:00', '2026-11-28 10:40')).toBeNull();
  });
});
