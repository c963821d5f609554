import * as z from 'zod/mini';
import { isDay } from '@/lib/calendar-day';

/** The last day of a document in a form: "YYYY-MM-DD", or empty where it is not known. */
export const paperDay = z.string().check(z.refine((typed) => typed === '' || isDay(typed), 'day'));

/** Whether a driver or a car is in use. */
export const isInUse = z.enum(['yes', 'no']);

/** What a driver and a car have in common, as their forms hold it. */
export const typedMember = <Paper extends string>(
  member: ({ active: boolean } & Record<Paper, string | null>) | null,
  papers: readonly Paper[],
) => ({
  ...(Object.fromEntries(papers.map((paper) => [paper, member?.[paper] ?? ''])) as Record<Paper, string>),
  active: member?.active === false ? ('no' as const) : ('yes' as const),
});

/** The same as it is stored. */
export const storedMember = <Paper extends string>(
  values: { active: string } & Record<Paper, string>,
  papers: readonly Paper[],
) => ({
  ...(Object.fromEntries(papers.map((paper) => [paper, values[paper] || null])) as Record<Paper, string | null>),
  active: values.active === 'yes',
});
