import * as z from 'zod/mini';
import { isDay } from '@/lib/calendar-day';

/** The last day of a document in a form: "YYYY-MM-DD", or empty where it is not known. */
export const paperDay = z.string().check(z.refine((typed) => typed === '' || isDay(typed), 'day'));
