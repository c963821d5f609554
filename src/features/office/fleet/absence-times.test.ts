import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { absenceSchema, absenceSpan, absenceText, absenceValues, usualEnds } from './absence-times';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:15:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const values = (changes: Partial<ReturnType<typeof absenceValues>>) => ({
  ...absenceValues(),
  until_day: '2026-11-24',
  ...changes,
});
const problems = (changes: Partial<ReturnType<typeof absenceValues>>) =>
  absenceSchema.safeParse(values(changes)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('unavailable from now on', () => {
  it('ends with the night after the last day', () => {
    expect(usualEnds().map(([id, until]) => [id, until.toISOString()])).toEqual([
      ['today', '2026-11-24T03:00:00.000Z'],
      ['tomorrow', '2026-11-25T03:00:00.000Z'],
      ['threeDays', '2026-11-26T03:00:00.000Z'],
      ['week', '2026-11-30T03:00:00.000Z'],
    ]);
  });

  it('counts days by the clock in Israel, where it may be tomorrow already', () => {
    vi.setSystemTime('2026-11-23T22:30:00Z');
    expect(usualEnds()[0]?.[1].toISOString()).toBe('2026-11-25T03:00:00.000Z');
  });
});

describe('an absence', () => {
  it('of whole days lasts from the first midnight to the last, also when clocks change on it', () => {
    const whole = absenceSpan(values({ from_day: '2027-03-26', until_day: '2027-03-26' }));
    expect([whole.from.toISOString(), whole.until.toISOString()]).toEqual([
      '2027-03-25T22:00:00.000Z',
      '2027-03-26T21:00:00.000Z',
    ]);
  });

  it('with hours begins and ends with them', () => {
    const part = absenceSpan(values({ from_time: '8:30', until_day: '2026-11-23', until_time: '1300' }));
    expect([part.from.toISOString(), part.until.toISOString()]).toEqual([
      '2026-11-23T06:30:00.000Z',
      '2026-11-23T11:00:00.000Z',
    ]);
  });

  it('is told in days where it has no hours', () => {
    const told = (starts_at: string, ends_at: string) => absenceText('en', { id: 'a', starts_at, ends_at, why: null });
    expect(told('2026-11-23T22:00:00Z', '2026-11-25T22:00:00Z')).toEqual({ from: '24/11/2026', until: '25/11/2026' });
    expect(told('2026-11-24T06:30:00Z', '2026-11-24T11:00:00Z')).toEqual({
      from: 'Tue 24/11, 08:30',
      until: 'Tue 24/11, 13:00',
    });
  });

  it.each([
    [{}, undefined],
    [{ until_day: '' }, ['until_day: day']],
    [{ from_time: '25:00' }, ['from_time: time']],
    [{ until_time: 'noon' }, ['until_time: time']],
    [{ until_day: '2026-11-22' }, ['until_day: order']],
    [{ from_day: '2026-11-20', until_day: '2026-11-22' }, ['until_day: order']],
    [{ until_day: '2028-01-01' }, ['until_day: tooLong']],
  ])('%j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });
});
