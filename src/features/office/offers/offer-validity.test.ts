import { israelInstant } from '@shared/clock/clock';
import { describe, expect, it } from 'vitest';
import { usualValidity, validityChoices } from './offer-validity';

/** Choices as "id end", by the clock in UTC. */
const choices = (now: Date, pickup: Date | null = null, promised: Date | null = null) =>
  validityChoices(now, pickup, promised).map(({ id, until }) => `${id} ${until.toISOString().slice(0, 16)}`);

describe('how long an offer may hold', () => {
  it('on a working day: two hours, this evening, a day, as every price, three days', () => {
    // A Sunday.
    expect(choices(israelInstant('2026-11-22', '09:00'))).toEqual([
      'twoHours 2026-11-22T09:00',
      'tonight 2026-11-22T18:00',
      'day 2026-11-23T07:00',
      'usual 2026-11-24T07:00',
      'threeDays 2026-11-25T07:00',
    ]);
  });

  it('late in the evening without "this evening"', () => {
    expect(choices(israelInstant('2026-11-22', '18:30'))).toEqual([
      'twoHours 2026-11-22T18:30',
      'day 2026-11-23T16:30',
      'usual 2026-11-24T16:30',
      'threeDays 2026-11-25T16:30',
    ]);
  });

  it('what would end on Shabbat ends on Sunday at ten, once', () => {
    expect(choices(israelInstant('2026-11-27', '15:00'))).toEqual([
      'twoHours 2026-11-29T08:00',
      'usual 2026-11-29T13:00',
      'threeDays 2026-11-30T13:00',
    ]);
  });

  it('says which ends a day of rest has moved: they are named by their day', () => {
    const moved = (now: Date) => validityChoices(now, null).map(({ id, isMoved }) => `${id} ${isMoved}`);
    expect(moved(israelInstant('2026-11-27', '07:43'))).toEqual([
      'twoHours false',
      'tonight true',
      'usual false',
      'threeDays false',
    ]);
    expect(moved(israelInstant('2026-11-22', '09:00')).some((choice) => choice.endsWith('true'))).toBe(false);
  });

  it('two days of holiday and Shabbat are passed over', () => {
    // The new year of 5788 is a Saturday and a Sunday.
    expect(choices(israelInstant('2027-10-01', '16:30'))[0]).toBe('twoHours 2027-10-04T07:00');
  });

  it('never beyond three hours before the ride', () => {
    const now = israelInstant('2026-11-22', '09:00');
    expect(choices(now, israelInstant('2026-11-23', '10:00'))).toEqual([
      'twoHours 2026-11-22T09:00',
      'tonight 2026-11-22T18:00',
      'latest 2026-11-23T05:00',
    ]);
    expect(choices(now, israelInstant('2026-11-22', '13:00'))).toEqual(['latest 2026-11-22T08:00']);
    expect(choices(now, israelInstant('2026-11-22', '12:10'))).toEqual([]);
  });

  it('at midnight for the next evening not until the middle of the night alone', () => {
    const midnight = israelInstant('2026-11-23', '00:00');
    expect(choices(midnight, israelInstant('2026-11-23', '18:00')).at(-1)).toBe('latest 2026-11-23T13:00');
    expect(usualValidity(validityChoices(midnight, israelInstant('2026-11-23', '18:00')))?.id).toBe('latest');
  });

  it('never beyond the rest before a ride that could be confirmed last in it', () => {
    const now = israelInstant('2026-11-26', '09:00');
    expect(choices(now, israelInstant('2026-11-28', '19:00')).at(-1)).toBe('latest 2026-11-27T14:17');
  });

  it('at the price that was promised no shorter than that', () => {
    const now = israelInstant('2026-11-22', '09:00');
    const promised = israelInstant('2026-11-23', '21:00');
    expect(choices(now, null, promised)).toEqual([
      'promised 2026-11-23T19:00',
      'usual 2026-11-24T07:00',
      'threeDays 2026-11-25T07:00',
    ]);
    expect(usualValidity(validityChoices(now, null, promised))?.id).toBe('promised');
  });

  it('as every price does is chosen first, else the longest', () => {
    const now = israelInstant('2026-11-22', '09:00');
    expect(usualValidity(validityChoices(now, null))?.id).toBe('usual');
    expect(usualValidity(validityChoices(now, israelInstant('2026-11-23', '10:00')))?.id).toBe('latest');
    expect(usualValidity([])).toBeUndefined();
  });
});
