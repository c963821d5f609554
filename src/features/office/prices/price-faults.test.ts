import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses, samplePrices } from '../../../../tests/fixtures/sample-prices';
import { faultyCells, withOnRequest } from './price-faults';
import { numberAt, withNumber, type PriceCell } from './price-numbers';
import { brokenPromises } from './price-promises';
import { withZones } from './price-shape';

const all = pricesOfThreeClasses();
/** As many places as a test needs: every number is looked at again and again. */
const list = { ...all, ...withZones(all, all.zones.slice(0, 13)) };
const cell: PriceCell = { part: 'day', vehicleClass: 'sedan', one: 'ben-gurion', other: 'haifa' };
const night: PriceCell = { ...cell, part: 'night' };

describe('what a list is refused for', () => {
  it('is nothing of a list that is complete', () => {
    for (const fault of ['incomplete', 'fares_night', 'contradiction'] as const)
      expect(faultyCells(list, fault)).toEqual([]);
  });

  it('is named cell by cell: without a price, and with one but without minutes', () => {
    const minutes: PriceCell = { ...cell, part: 'minutes', vehicleClass: '' };
    const gaps = withNumber(withNumber(list, minutes, null), { ...cell, vehicleClass: 'minibus' }, null);
    expect(faultyCells(gaps, 'incomplete')).toEqual([{ ...cell, vehicleClass: 'minibus' }, minutes]);
    const asked = ['sedan', 'minivan', 'minibus'].reduce(
      (content, vehicleClass) => withNumber(content, { ...cell, vehicleClass }, 0),
      gaps,
    );
    expect(faultyCells(asked, 'incomplete')).toEqual([]);
  });

  it('is a night below its day, or beside no price', () => {
    expect(faultyCells(withNumber(list, night, 600), 'fares_night')).toEqual([night]);
    expect(faultyCells(withNumber(withNumber(list, cell, 0), night, 600), 'fares_night')).toEqual([night]);
  });

  it('is a larger car that costs less by day, or by night alone', () => {
    const van = { ...cell, vehicleClass: 'minivan' };
    expect(faultyCells(withNumber(list, van, 600), 'contradiction')).toEqual([van]);
    const byNight = withNumber(withNumber(list, van, 700), { ...van, part: 'night' }, 800);
    expect(faultyCells(byNight, 'contradiction')).toEqual([{ ...van, part: 'night' }]);
  });

  it('is nothing of what is switched off', () => {
    const zones = list.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, active: false } : zone));
    expect(faultyCells(withNumber({ ...list, zones }, cell, null), 'incomplete')).toEqual([]);
  });

  it('empty prices become "on request" together', () => {
    const gaps = withNumber(withNumber(list, cell, null), night, null);
    const filled = withOnRequest(gaps);
    expect(numberAt(filled, cell)).toBe(0);
    expect(faultyCells(filled, 'incomplete')).toEqual([]);
  });
});

describe('what the pages promise of prices', () => {
  it('the sample list keeps', () => {
    expect(brokenPromises(samplePrices())).toEqual([]);
  });

  it('is named where a list says something else', () => {
    const rules = { ...list.rules, child_seat: 30, round_trip_percent: 0 };
    expect(brokenPromises({ ...list, rules })).toEqual(['night', 'child_seat', 'round_trip_percent']);
  });
});
