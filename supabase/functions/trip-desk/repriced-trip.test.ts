import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses, samplePrices } from '../../../tests/fixtures/sample-prices.ts';
import { isNight } from '../../../tests/setup/night.ts';
import { isSameTrip } from './repriced-trip.ts';
import type { PriceAnswers } from '../_shared/facts/asked-trip.ts';
import { locales } from '../_shared/words/locales.ts';

const list = samplePrices();
const asked: PriceAnswers = {
  service_type: 'intercity',
  pickup: 'Haifa',
  dropoff: 'Jerusalem',
  travel_date: '2026-12-01',
  pickup_time: '12:00',
  passengers: 2,
  luggage: 2,
  seats_infant: null,
  seats_child: null,
  seats_booster: null,
  round_trip: false,
};
const changed = (changes: PriceAnswers, of = list) => isSameTrip(of, asked, { ...asked, ...changes });

describe('a change is the same trip to a list', () => {
  it('between no two of its zones, whatever stands behind their names, and within each', () => {
    const priced = list.zones.filter(({ id, like = id }) => like !== 'haifa');
    // By day each zone with itself and the two after it; at night with all of them.
    const others = (nth: number) => (isNight ? priced : [...priced, ...priced].slice(nth, nth + 3));
    const wrong = priced.flatMap((zone, place) =>
      others(place).flatMap((other) =>
        ['', ', Israel'].flatMap((end, nth) => {
          const name = other.name[locales[nth] ?? 'en'];
          const before = { ...asked, dropoff: `${zone.name.en}${end}` };
          const after = { ...asked, dropoff: `Hotel 7, ${name}${end}` };
          return isSameTrip(list, before, after) === (zone.id === other.id) ? [] : [[before.dropoff, after.dropoff]];
        }),
      ),
    );
    expect(priced.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Herods Hotel, Eilat, Israel', 'Mamilla Hotel, Jerusalem, Israel'],
    ['New Jerusalem Hotel, Eilat', 'Jerusalem'],
    ['Jaffa Street 1, Jerusalem, Haifa', 'Jerusalem'],
    ['Some farm', 'Jerusalem'],
    // What the list does not know is never the same.
    ['Some farm', 'Some farm'],
  ])('not to %s from %s', (wished, agreed) => {
    expect(isSameTrip(list, { ...asked, dropoff: agreed }, { ...asked, dropoff: wished })).toBe(false);
  });

  it('in the same car, with the same lines, by day; not in another one, by night, or with what has a price', () => {
    const sizes = pricesOfThreeClasses();
    expect(changed({ passengers: 3 }, sizes)).toBe(true);
    expect(changed({ passengers: 4 }, sizes)).toBe(false);
    expect(changed({ luggage: 4 }, sizes)).toBe(false);
    expect(changed({ pickup_time: '13:00' }, sizes)).toBe(true);
    expect(changed({ pickup_time: '23:00' }, sizes)).toBe(false);
    const seats = { ...sizes, rules: { ...sizes.rules, child_seat: 30 } };
    expect(changed({ seats_child: 1 }, sizes)).toBe(true);
    expect(changed({ seats_child: 1 }, seats)).toBe(false);
    // The car that was offered, and not the smallest.
    expect(isSameTrip(sizes, asked, { ...asked, passengers: 7 }, 'minivan')).toBe(true);
  });
});
