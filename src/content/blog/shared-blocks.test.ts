import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_PROMISES, type Promises } from '@shared/facts/promises';
import { firstPublished } from '@/config/published';
import { locales } from '@/i18n/locales';
import { arrivalsPlan } from './arrivals-plan';
import { plainText } from './reading-time';
import { shabbatTable } from './shabbat-table';
import { fillShabbat } from './shabbat-times';

const drawing = readFileSync(path.resolve(import.meta.dirname, '../../art/blog/arrivals-plan.svg'), 'utf8');

describe.each(locales)('in %s', (locale) => {
  it('the list names every number of the drawing of Terminal 3, and no other', () => {
    const list = arrivalsPlan(locale).find((block) => block.kind === 'list');
    const numbers = [...drawing.matchAll(/<use href="#d(\d)"/gu)]
      .map(([, number]) => Number(number))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(list?.items.map((_, at) => at + 1));
  });

  it('the Shabbat table has a row for each month and a column for each town', () => {
    const [table] = shabbatTable(locale, ['jerusalem', 'haifa', 'eilat']);
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows).toHaveLength(12);
    expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([5]));
    expect(table.columns).toHaveLength(5);
  });
});

it('a long road needs an earlier landing, and June allows a later one than December', () => {
  const [table] = shabbatTable('en', ['tel-aviv', 'eilat']);
  if (table?.kind !== 'table') throw new Error('no table');
  const hoursBy = (promises: Promises) =>
    fillShabbat([table.rows[5], table.rows[11]], { ...firstPublished(), promises }, 'en').map((row) =>
      row?.slice(2).map(plainText),
    );
  const [june = [], december = []] = hoursBy(FIRST_PROMISES);
  const isBefore = (one = '', other = '') => one.localeCompare(other) < 0;
  expect(isBefore(december[1], december[0])).toBe(true);
  expect(isBefore(december[0], june[0])).toBe(true);
  const [, wider = []] = hoursBy({ ...FIRST_PROMISES, rest_margin_before: 120 });
  expect(isBefore(wider[0], december[0])).toBe(true);
});
