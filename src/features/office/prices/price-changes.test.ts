import { describe, expect, it } from 'vitest';
import type { PriceZone } from '@/data/prices';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { changesBetween, largestPercent, leapsBetween, mergeChanges } from './price-changes';
import { numberAt, withNumber, type PriceCell } from './price-numbers';
import { movedBy, withClasses, withZones } from './price-shape';

const all = pricesOfThreeClasses();
/** As many places as a test needs: every number is looked at again and again. */
const list = { ...all, ...withZones(all, all.zones.slice(0, 13)) };
const cell: PriceCell = { part: 'day', vehicleClass: 'sedan', one: 'haifa', other: 'ben-gurion' };

describe('what differs between two lists', () => {
  it('is told number by number, rule by rule', () => {
    const after = {
      ...withNumber(withNumber(list, cell, 345), { ...cell, part: 'night' }, null),
      rules: { ...list.rules, extra_stop: 50 },
    };
    const changes = changesBetween(list, after);
    expect(changes).toEqual([
      { kind: 'rule', rule: 'extra_stop', from: 40, to: 50 },
      { kind: 'number', ...cell, one: 'ben-gurion', other: 'haifa', from: 690, to: 345 },
      { kind: 'number', ...cell, part: 'night', one: 'ben-gurion', other: 'haifa', from: 870, to: null },
    ]);
    expect(largestPercent(changes)).toBe(-50);
    expect(largestPercent([])).toBeNull();
  });

  it('counts a zone that goes as one change', () => {
    const id = list.zones.at(-1)?.id;
    const zones = list.zones.slice(0, -1);
    const pricedBefore = zones.filter(({ like }) => !like).length;
    const without = (numbers: readonly (number | null)[]) => numbers.slice(0, -pricedBefore);
    const after = {
      ...list,
      zones,
      minutes: without(list.minutes),
      day: Object.fromEntries(Object.entries(list.day).map(([id, each]) => [id, without(each)])),
      night: Object.fromEntries(Object.entries(list.night).map(([id, each]) => [id, without(each)])),
      inside: withZones(list, zones).inside,
    };
    expect(changesBetween(list, after)).toEqual([{ kind: 'zone', id, what: 'removed' }]);
    expect(changesBetween(after, list)).toEqual([{ kind: 'zone', id, what: 'added' }]);
  });

  it('names the facts of a zone or class that are others, and an hour by its price', () => {
    const after = {
      ...list,
      zones: list.zones.map((zone) => (zone.id === 'haifa' ? { ...zone, aliases: [], active: false } : zone)),
      classes: list.classes.map((each) => (each.id === 'minivan' ? { ...each, hourly: 200, bags: 6 } : each)),
    };
    const changes = changesBetween(list, after);
    expect(changes).toEqual([
      { kind: 'zone', id: 'haifa', what: 'changed', facts: ['aliases', 'active'] },
      { kind: 'class', id: 'minivan', what: 'changed', facts: ['bags'] },
      { kind: 'hourly', id: 'minivan', from: 180, to: 200 },
    ]);
    expect(largestPercent(changes)).toBe(11);
  });

  it('is told of day routes: their prices by class as prices, and what else they say', () => {
    const [first, ...others] = list.routes;
    if (!first) throw new Error('no route');
    const after = { ...list, routes: [{ ...first, hours: 12, fares: { ...first.fares, sedan: 5000 } }, ...others] };
    const changes = changesBetween(list, after);
    expect(changes).toEqual([
      { kind: 'route', id: first.id, what: 'changed', facts: ['hours'] },
      { kind: 'fare', id: first.id, vehicleClass: 'sedan', from: first.fares['sedan'], to: 5000 },
    ]);
    expect(leapsBetween(list, after)).toHaveLength(1);
    expect(changesBetween(list, { ...list, routes: others })).toEqual([
      { kind: 'route', id: first.id, what: 'removed' },
    ]);
  });

  it('leaps where a price changes by more than half, a night by what it was by day', () => {
    const night = { ...cell, part: 'night' } as const;
    const flat = withNumber(list, night, null);
    expect(leapsBetween(list, withNumber(list, cell, 1035))).toEqual([]);
    expect(leapsBetween(list, withNumber(list, cell, 1036))).toHaveLength(1);
    expect(leapsBetween(flat, withNumber(flat, night, 1100))).toHaveLength(1);
    expect(leapsBetween(list, withNumber(list, { ...cell, part: 'minutes' }, 900))).toEqual([]);
    expect(
      leapsBetween(list, { ...list, classes: list.classes.map((each) => ({ ...each, hourly: 1800 })) }),
    ).toHaveLength(3);
  });

  it('is nothing but the order where a zone has moved', () => {
    expect(changesBetween(list, withZones(list, movedBy(list.zones, 'haifa', -1)))).toEqual([
      { kind: 'order', of: 'zone' },
    ]);
  });
});

describe('own changes upon what somebody else has saved', () => {
  const other = { ...cell, one: 'eilat' };
  const theirs = withNumber(list, other, 1800);
  const own: PriceZone = {
    id: 'kfar-nof',
    kind: 'city',
    name: { he: 'כפר נוף', en: 'Kfar Nof', fr: 'Kfar Nof' },
    aliases: [],
  };

  it('keep the numbers of both', () => {
    const merged = mergeChanges(list, withNumber(list, cell, 700), theirs);
    expect(changesBetween(list, merged).map((change) => 'to' in change && change.to)).toEqual([700, 1800]);
  });

  it('keep a new zone with its prices, and what the other has changed elsewhere', () => {
    const added = withZones(list, [own, ...list.zones]);
    const mine = withNumber(added, { ...cell, one: 'kfar-nof' }, 300);
    const renamed = {
      ...theirs,
      zones: theirs.zones.map((zone) => (zone.id === 'safed' ? { ...zone, aliases: ['Zefat'] } : zone)),
    };
    const merged = mergeChanges(list, mine, renamed);
    expect(numberAt(merged, { ...cell, one: 'kfar-nof' })).toBe(300);
    expect(numberAt(merged, other)).toBe(1800);
    expect(merged.zones).toContainEqual(expect.objectContaining({ id: 'safed', aliases: ['Zefat'] }));
    expect(changesBetween(renamed, merged)).toEqual([{ kind: 'zone', id: 'kfar-nof', what: 'added' }]);
  });

  it('keep what I have removed and put in another order', () => {
    const mine = withZones(
      list,
      movedBy(list.zones, 'haifa', -1).filter(({ id }) => id !== 'masada'),
    );
    const merged = mergeChanges(list, mine, { ...theirs, rules: { ...theirs.rules, extra_stop: 60 } });
    expect(merged.zones.map(({ id }) => id)).toEqual(mine.zones.map(({ id }) => id));
    expect(merged.rules.extra_stop).toBe(60);
    expect(numberAt(merged, other)).toBe(1800);
  });

  it('keep what both have said of a day route', () => {
    const changed = (fares: Record<string, number>, hours = 10) => ({
      ...list,
      routes: list.routes.map((route) => ({ ...route, hours, fares: { ...route.fares, ...fares } })),
    });
    const merged = mergeChanges(changed({}), changed({ sedan: 1 }), changed({ minivan: 2 }, 12));
    expect(merged.routes[0]).toMatchObject({ hours: 12, fares: { sedan: 1, minivan: 2 } });
    const without = { ...list, routes: list.routes.slice(1) };
    expect(mergeChanges(list, without, list).routes).toEqual(without.routes);
    expect(mergeChanges(without, without, list).routes).toHaveLength(list.routes.length);
  });

  it('keep a class that the other has added', () => {
    const [model] = list.classes;
    if (!model) throw new Error('no class');
    const with4 = withClasses(list, [...list.classes, { ...model, id: 'bus', seats: 40 }]);
    const merged = mergeChanges(
      list,
      withNumber(list, cell, 700),
      withNumber(with4, { ...cell, vehicleClass: 'bus' }, 2000),
    );
    expect(numberAt(merged, { ...cell, vehicleClass: 'bus' })).toBe(2000);
    expect(numberAt(merged, cell)).toBe(700);
  });
});
