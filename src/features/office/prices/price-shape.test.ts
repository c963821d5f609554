import { describe, expect, it } from 'vitest';
import { pricedZones, type PriceZone } from '@/data/prices';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { numberAt, withNumber, type PriceCell } from './price-numbers';
import {
  idFor,
  movedBy,
  publishable,
  withClasses,
  withConfirmed,
  withoutNumbersOf,
  withoutNumbersOfClass,
  withZones,
} from './price-shape';

const all = pricesOfThreeClasses();
/** As many places as a test needs: every number is looked at again and again. */
const list = { ...all, ...withZones(all, all.zones.slice(0, 13)) };
const cell: PriceCell = { part: 'day', vehicleClass: 'sedan', one: 'haifa', other: 'ben-gurion' };
const own: PriceZone = {
  id: 'zichron',
  kind: 'city',
  name: { he: 'זיכרון יעקב', en: 'Zichron Ya’akov', fr: 'Zikhron Yaakov' },
  aliases: [],
};
const pairs = (zones: number) => (zones * (zones - 1)) / 2;

describe('a list with other zones', () => {
  it('keeps every number with its pair, and says nothing of new ones', () => {
    const next = withZones(list, [own, ...list.zones.toReversed()]);
    expect(numberAt(next, cell)).toBe(690);
    expect(numberAt(next, { ...cell, part: 'night', vehicleClass: 'minibus' })).toBe(1740);
    expect(numberAt(next, { ...cell, part: 'minutes' })).toBe(100);
    expect(numberAt(next, { ...cell, one: 'zichron' })).toBeNull();
    expect(next.minutes).toHaveLength(pairs(pricedZones(next).length));
    expect(next.day['sedan']).toHaveLength(next.minutes.length);
  });

  it('drops the numbers of a zone that goes, or is priced like another from now on', () => {
    const like = withZones(
      list,
      list.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, like: 'netanya' } : zone)),
    );
    expect(numberAt(like, cell)).toBeNull();
    expect(like.minutes).toHaveLength(pairs(pricedZones(list).length - 1));
    expect(numberAt(like, { ...cell, one: 'eilat' })).toBe(numberAt(list, { ...cell, one: 'eilat' }));
    expect(withZones(withZones(list, [own, ...list.zones]), list.zones)).toEqual(list);
  });

  it('says nothing any more of the rides of a zone that is cleared, but for minutes that are confirmed', () => {
    const minutes = { ...cell, part: 'minutes' } as const;
    const next = withoutNumbersOf(withNumber(list, { ...minutes, other: 'eilat' }, 270), ['haifa']);
    expect(numberAt(next, cell)).toBeNull();
    expect(numberAt(next, { ...cell, part: 'night', other: 'haifa' })).toBeNull();
    expect(numberAt(next, minutes)).toBeNull();
    expect(numberAt(next, { ...minutes, other: 'eilat' })).toBe(270);
    expect(numberAt(next, { ...cell, one: 'eilat' })).toBe(numberAt(list, { ...cell, one: 'eilat' }));
  });

  it('has the minutes of a place confirmed together, those that follow, too', () => {
    const zones = list.zones.map((zone) =>
      zone.id === 'haifa' ? { ...zone, follows: { zone: 'netanya', plus: 10, minutes: 20 } } : zone,
    );
    const draft = withoutNumbersOf({ ...list, zones }, ['haifa']);
    const next = withConfirmed(draft, 'haifa');
    const at = (part: PriceCell['part'], other: string) => numberAt(next, { ...cell, part, other });
    const way = numberAt(list, { ...cell, part: 'minutes', one: 'netanya', other: 'eilat' });
    expect(at('minutes', 'eilat')).toBe((way ?? 0) + 20);
    expect(at('confirmed', 'eilat')).toBe(1);
    expect(at('day', 'eilat')).toBeNull();
    expect(numberAt(next, { ...cell, part: 'confirmed', one: 'eilat' })).toBeNull();
    expect(numberAt(withZones(next, next.zones.toReversed()), { ...cell, part: 'confirmed', other: 'eilat' })).toBe(1);
  });
});

describe('a list with other classes', () => {
  it('keeps the prices of those that stay, says nothing of a new one, and of one that is cleared', () => {
    const [sedan, ...others] = list.classes;
    if (!sedan) throw new Error('no class');
    const next = withClasses(list, [...others, { ...sedan, id: 'saloon' }]);
    expect(Object.keys(next.day)).toEqual(['minivan', 'minibus', 'saloon']);
    expect(numberAt(next, { ...cell, vehicleClass: 'saloon' })).toBeNull();
    // Nothing of the office asks for the price of a day route: without one the list could not be published.
    expect(next.routes.map(({ fares }) => fares['saloon'])).toEqual(list.routes.map(() => 0));
    const cleared = withoutNumbersOfClass(next, 'minibus');
    expect(numberAt(cleared, { ...cell, part: 'night', vehicleClass: 'minibus' })).toBeNull();
    expect(numberAt(cleared, { ...cell, vehicleClass: 'minivan' })).toBe(1035);
  });
});

describe('what is published', () => {
  it('leaves out what is switched off, and what is priced like it', () => {
    const off = <Each extends { id: string }>(each: Each) =>
      ['ben-gurion', 'minibus'].includes(each.id) ? { ...each, active: false } : each;
    const next = publishable({ ...list, zones: list.zones.map(off), classes: list.classes.map(off) });
    expect(next.zones.map(({ id }) => id)).not.toContain('ben-gurion-1');
    expect(Object.keys(next.day)).toEqual(['sedan', 'minivan']);
    expect(next.minutes).toHaveLength(pairs(pricedZones(list).length - 1));
    expect(numberAt(next, { ...cell, other: 'eilat' })).toBe(numberAt(list, { ...cell, other: 'eilat' }));
    expect(publishable(list)).toEqual({ ...list, confirmed: undefined });
  });
});

describe('order and ids', () => {
  it('a part goes up or down, and stays at the ends', () => {
    const parts = ['a', 'b', 'c'].map((id) => ({ id }));
    const order = (id: string, step: -1 | 1) => movedBy(parts, id, step).map((part) => part.id);
    expect(order('b', -1)).toEqual(['b', 'a', 'c']);
    expect(order('b', 1)).toEqual(['a', 'c', 'b']);
    expect(order('a', -1)).toEqual(['a', 'b', 'c']);
    expect(order('c', 1)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['Zichron Ya’akov', 'zichron-yaakov'],
    ['  Saint-Étienne (centre) ', 'saint-etienne-centre'],
    ['Haifa', 'haifa-2'],
    ['X', 'new-x'],
    ['כרמיאל', 'new-1'],
    ['A very long name of a place, far away in the desert', 'a-very-long-name-of-a-place-far-away'],
  ])('the id of "%s" is %s', (name, id) => {
    expect(idFor(name, list.zones)).toBe(id);
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
  });
});
