import { describe, expect, it } from 'vitest';
import { pricedZones, type PriceZone } from '@/data/prices';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { numberAt, type PriceCell } from './price-numbers';
import {
  idFor,
  movedBy,
  publishable,
  withClasses,
  withNumbersOfClass,
  withNumbersOfZone,
  withZones,
} from './price-shape';

const list = pricesOfThreeClasses();
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

  it('gives a new zone the numbers of another one with every third place', () => {
    const next = withNumbersOfZone(withZones(list, [...list.zones, own]), 'zichron', 'haifa');
    expect(numberAt(next, { ...cell, one: 'zichron' })).toBe(690);
    expect(numberAt(next, { ...cell, part: 'minutes', one: 'zichron' })).toBe(100);
    expect(numberAt(next, { ...cell, one: 'zichron', other: 'haifa' })).toBeNull();
    expect(numberAt(next, cell)).toBe(690);
  });
});

describe('a list with other classes', () => {
  it('keeps the prices of those that stay, and copies them for a new one', () => {
    const [sedan, ...others] = list.classes;
    if (!sedan) throw new Error('no class');
    const next = withClasses(list, [...others, { ...sedan, id: 'saloon' }]);
    expect(Object.keys(next.day)).toEqual(['minivan', 'minibus', 'saloon']);
    expect(numberAt(next, { ...cell, vehicleClass: 'saloon' })).toBeNull();
    const copied = withNumbersOfClass(next, 'saloon', 'minibus');
    expect(numberAt(copied, { ...cell, part: 'night', vehicleClass: 'saloon' })).toBe(1740);
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
    expect(publishable(list)).toEqual(list);
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
