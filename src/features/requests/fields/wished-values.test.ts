import { expect, it } from 'vitest';
import { services, requestedService } from '@/content/services';
import { israelClock, TRIP_SERVICE_TYPES } from '@/data/submit-lead';
import { readWish, wishQuery } from '@/lib/trip-wish';
import { wishedValues } from './wished-values';

const today = israelClock().day;

it.each([
  [{ to: 'eilat' }, { dropoff: 'Eilat' }],
  [
    { from: 'airport', service: 'airport_pickup', flight: 'LY 316', date: today, round: '1' },
    {
      pickup: 'Ben Gurion Airport, Terminal 3',
      service_type: 'airport_pickup',
      flight_number: 'LY 316',
      travel_date: today,
      round_trip: true,
    },
  ],
  [{ to: 'atlantis', service: 'contact', flight: '<b>', round: 'yes' }, {}],
  [{ to: '__proto__', flight: 'LY 316'.padEnd(40) }, {}],
  [{ date: '2020-01-01' }, {}],
  [{ date: '2099-01-01' }, {}],
  [{ date: `${today.slice(0, 4)}-99-99` }, {}],
])('the address of %j begins a form with %j', (wish, values) => {
  expect(wishedValues(readWish(wishQuery(wish)), 'en')).toEqual(values);
});

it('every service begins the form with a type that it offers', () => {
  for (const { slug } of services) expect(TRIP_SERVICE_TYPES).toContain(requestedService[slug]);
});
