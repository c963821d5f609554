import { describe, expect, it } from 'vitest';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { withNumber } from './price-numbers';
import { odditiesOf } from './price-oddities';

const list = samplePrices();
const cell = { part: 'day', vehicleClass: 'sprinter', one: 'tel-aviv', other: 'haifa' } as const;

describe('gaps and leaps of a list', () => {
  it('are none in the sample', () => {
    expect(odditiesOf(list)).toEqual([]);
  });

  it('are a ride without a price, and one that costs less than a nearer one, or much more than its minutes say', () => {
    expect(odditiesOf(withNumber(list, cell, null))).toEqual([{ kind: 'incomplete', cell }]);
    const cheap = odditiesOf(withNumber(list, cell, 250));
    expect(cheap.map(({ kind }) => kind)).toContain('nearer_dearer');
    expect(cheap.map(({ kind }) => kind)).toContain('out_of_line');
    expect(cheap.every((odd) => odd.cell.one === 'tel-aviv' && odd.cell.other === 'haifa')).toBe(true);
    const dear = odditiesOf(withNumber(list, cell, 6100)).filter(({ kind }) => kind === 'out_of_line');
    expect(dear).toEqual([{ kind: 'out_of_line', cell }]);
  });
});
