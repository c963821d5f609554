import { describe, expect, it } from 'vitest';
import { addDays, boardDayOf, daysBetween, isTime, israelInstant, readTime } from './clock.ts';

describe('the instant of a time on the clock in Israel', () => {
  it.each([
    ['2026-11-24', '18:00', '2026-11-24T16:00:00.000Z'],
    ['2026-07-01', '00:30', '2026-06-30T21:30:00.000Z'],
    // The night of spring: 02:00 to 02:59 do not exist.
    ['2027-03-26', '01:59', '2027-03-25T23:59:00.000Z'],
    ['2027-03-26', '02:30', '2027-03-26T00:30:00.000Z'],
    ['2027-03-26', '03:10', '2027-03-26T00:10:00.000Z'],
    // The night of autumn: 01:00 to 01:59 exist twice, and the later one is meant.
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ])('%s %s', (day, time, instant) => {
    expect(israelInstant(day, time).toISOString()).toBe(instant);
  });
});

it('counts days, not hours, through months, years and changes of clocks', () => {
  expect([addDays('2027-02-28', 1), addDays('2027-01-01', -1), addDays('2027-03-25', 2)]).toEqual([
    '2027-03-01',
    '2026-12-31',
    '2027-03-27',
  ]);
  expect([daysBetween('2027-03-25', '2027-03-28'), daysBetween('2026-11-23', '2026-11-22')]).toEqual([3, -1]);
});

it('puts what is driven past midnight on the board of the evening', () => {
  const at = (day: string, time: string) => boardDayOf(israelInstant(day, time));
  expect([at('2026-11-23', '05:00'), at('2026-11-24', '04:59'), at('2027-01-01', '00:05')]).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-12-31',
  ]);
  // The nights of the clock changes, too.
  expect([at('2027-03-26', '04:55'), at('2027-03-26', '05:00'), at('2027-10-31', '04:55')]).toEqual([
    '2027-03-25',
    '2027-03-26',
    '2027-10-30',
  ]);
});

it.each([
  ['8:30', '08:30'],
  [' 08.30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['00:05', '00:05'],
  ['24:00', null],
  ['12:60', null],
  ['7', null],
  ['noon', null],
])('reads %j as a time', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it('knows a stored time, and its steps', () => {
  expect(['08:30', '8:30', '0830', '24:00', ''].map((text) => isTime(text))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([isTime('08:25', 5), isTime('08:27', 5), isTime('08:00', 60), isTime('08:30', 60)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
