import { addDays, BOARD_DAY_BEGINS, DAY_MS, israelInstant, readTime } from '@shared/clock/clock';
import * as z from 'zod/mini';
import type { Absence } from '@/data/fleet';
import { formatDayInIsrael, shortMoment, timeInIsrael, todayInIsrael } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { isDay } from '@/lib/calendar-day';

/** Until when somebody can be unavailable "from now on", by days after today. */
const USUAL_ENDS = { today: 0, tomorrow: 1, threeDays: 2, week: 6 } as const;
export type UsualEnd = keyof typeof USUAL_ENDS;

/** A day's work ends with the board's day: whoever is ill today does not drive at one o'clock at night. */
export const usualEnds = (): readonly (readonly [id: UsualEnd, until: Date])[] =>
  (Object.entries(USUAL_ENDS) as [UsualEnd, number][]).map(([id, days]) => [
    id,
    israelInstant(addDays(todayInIsrael(), days + 1), BOARD_DAY_BEGINS),
  ]);

/** Letters that the table takes (migration fleet). */
export const WHY_MAX = 200;

/** From when to when; without times from the first midnight to the last. Of values that the schema has passed. */
export function absenceSpan({ from_day, from_time, until_day, until_time }: AbsenceValues): {
  from: Date;
  until: Date;
} {
  const ends = readTime(until_time);
  return {
    from: israelInstant(from_day, readTime(from_time) ?? '00:00'),
    until: ends ? israelInstant(until_day, ends) : israelInstant(addDays(until_day, 1), '00:00'),
  };
}

/** What the form of an absence holds: days "YYYY-MM-DD" or empty, times as typed. Error codes are keys of the words `form.errors`. */
export const absenceSchema = z
  .object({
    from_day: z.string(),
    from_time: z.string(),
    until_day: z.string(),
    until_time: z.string(),
    why: z.string(),
  })
  .check(({ value, issues }) => {
    const before = issues.length;
    const refuse = (field: keyof AbsenceValues, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value[field] });
    for (const field of ['from_day', 'until_day'] as const) if (!isDay(value[field])) refuse(field, 'day');
    for (const field of ['from_time', 'until_time'] as const)
      if (value[field].trim() && !readTime(value[field])) refuse(field, 'time');
    if (issues.length > before) return;
    const { from, until } = absenceSpan(value);
    if (until <= from || until <= new Date()) refuse('until_day', 'order');
    else if (until.getTime() - from.getTime() > 365 * DAY_MS) refuse('until_day', 'tooLong');
  });

export type AbsenceValues = z.infer<typeof absenceSchema>;

export const absenceValues = (): AbsenceValues => ({
  from_day: todayInIsrael(),
  from_time: '',
  until_day: '',
  until_time: '',
  why: '',
});

/** When an absence begins and ends, as people say it: whole days by the days alone. */
export function absenceText(locale: Locale, { starts_at, ends_at }: Absence): { from: string; until: string } {
  const isMidnight = (instant: string) => timeInIsrael(instant) === '00:00';
  const dayAt = (milliseconds: number) => formatDayInIsrael(new Date(milliseconds));
  return {
    from: isMidnight(starts_at) ? dayAt(Date.parse(starts_at)) : shortMoment(locale, starts_at),
    // The last day is the one before that midnight.
    until: isMidnight(ends_at) ? dayAt(Date.parse(ends_at) - 1) : shortMoment(locale, ends_at),
  };
}
