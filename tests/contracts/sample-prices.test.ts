/** The list that an installation starts with is invented, but it says what the pages of the site say of every price. */
import { describe, expect, it } from 'vitest';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { business } from '../../src/config/business.ts';
import { priceTrip, type PricedTrip } from '../../supabase/functions/_shared/price/price.ts';
import { samplePrices } from '../fixtures/sample-prices.ts';

const list = samplePrices();
const TRIP: PricedTrip = {
  service: 'airport_pickup',
  from: { zone: 'ben-gurion' },
  to: { zone: 'tel-aviv' },
  day: '2027-01-12',
  time: '10:00',
  passengers: 2,
  luggage: 2,
};
const totalOf = (changes: Partial<PricedTrip> = {}): number => {
  const answer = priceTrip(list, { ...TRIP, ...changes }, []);
  if (answer.outcome !== 'priced') throw new Error(JSON.stringify(answer));
  return answer.total_agorot / 100;
};

describe('the sample list', () => {
  it('drives in the one kind of vehicle that the fleet has', () => {
    const { vehicleSeats: seats, luggage } = business;
    expect(list.classes).toMatchObject([{ id: 'sprinter', seats, bags: luggage.largeSuitcases }]);
  });

  it('costs the same by day and by night', () => {
    const places = list.zones.filter(({ id, like }) => like === undefined && id !== 'ben-gurion');
    for (const { id } of places)
      expect(totalOf({ to: { zone: id }, time: '03:00' }), id).toBe(totalOf({ to: { zone: id } }));
  });

  it('has seats for children inside the price, and the discount of a round trip', () => {
    expect(totalOf({ child_seats: 2 })).toBe(totalOf());
    expect(list.rules.round_trip_percent).toBe(FIRST_PROMISES.round_trip_percent);
  });
});
