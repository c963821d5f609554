import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses } from '../../../tests/fixtures/sample-prices';
import {
  changesBetween,
  largestPercent,
  mergeChanges,
  numberAt,
  readBlock,
  readNumber,
  withNumber,
  type PriceCell,
} from './price-numbers';

const list = pricesOfThreeClasses();
const cell: PriceCell = { part: 'day', vehicleClass: 'sedan', one: 'haifa', other: 'ben-gurion' };

describe('a number of a list', () => {
  it('is the same from either side', () => {
    const changed = withNumber(list, cell, 700);
    expect(numberAt(changed, { ...cell, one: cell.other, other: cell.one })).toBe(700);
    expect(numberAt(changed, { ...cell, vehicleClass: 'minivan' })).toBe(
      numberAt(list, { ...cell, vehicleClass: 'minivan' }),
    );
    expect(numberAt(withNumber(list, { ...cell, part: 'minutes' }, 95), { ...cell, part: 'minutes' })).toBe(95);
  });

  it('of a zone with itself, or of a terminal priced like another, is none', () => {
    expect(numberAt(list, { ...cell, other: 'haifa' })).toBeNull();
    expect(withNumber(list, { ...cell, other: 'ben-gurion-1' }, 5)).toBe(list);
  });

  it.each([
    ['1,200 ₪', 1200],
    ['\u20661 200\u00A0₪\u2069', 1200],
    ['', null],
    ['0', 0],
    ['12.5', undefined],
    ['a lot', undefined],
    ['-5', undefined],
  ])('is read from "%s"', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it('comes in blocks from a spreadsheet', () => {
    expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });
});

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
    const zones = list.zones.filter(({ id }) => id !== 'petah-tikva');
    const without = (numbers: readonly (number | null)[]) => numbers.slice(0, -16);
    const after = {
      ...list,
      zones,
      minutes: without(list.minutes),
      day: Object.fromEntries(Object.entries(list.day).map(([id, each]) => [id, without(each)])),
      night: Object.fromEntries(Object.entries(list.night).map(([id, each]) => [id, without(each)])),
    };
    expect(changesBetween(list, after)).toEqual([{ kind: 'zone', id: 'petah-tikva', what: 'removed' }]);
    expect(changesBetween(after, list)).toEqual([{ kind: 'zone', id: 'petah-tikva', what: 'added' }]);
  });

  it('is put upon what somebody else has saved', () => {
    const other = { ...cell, one: 'eilat' };
    const merged = mergeChanges(list, withNumber(list, cell, 700), withNumber(list, other, 1800));
    expect(changesBetween(list, merged).map((change) => 'to' in change && change.to)).toEqual([700, 1800]);
  });
});
