import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { numberAt, readBlock, readNumber, withNumber, type PriceCell } from './price-numbers';

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

  it('by night goes where the ride is priced on request', () => {
    const asked = withNumber(list, cell, 0);
    expect(numberAt(asked, { ...cell, part: 'night' })).toBeNull();
    expect(numberAt(withNumber(list, cell, 700), { ...cell, part: 'night' })).toBe(870);
  });

  it('of a zone with itself is the fare inside it; of a terminal priced like another there is none', () => {
    expect(numberAt(list, { ...cell, other: 'haifa' })).toBe(180);
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
