import * as z from 'zod/mini';
import type { MeetingPoint, MeetingPointFields } from '@/data/meeting-points';
import { MEETING_DRAWINGS } from '@/data/meeting-points';
import { locales } from '@/i18n/locales';

/** Letters of a sentence. */
export const SENTENCE_MAX = 200;

const sentence = z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(SENTENCE_MAX, 'long'));
const percent = z.string().check(z.regex(/^(?:\d{1,2}|100)$/u, 'percent'));

/** What the form of a point holds: text of inputs, as typed. Error codes are keys of the words `errors`. */
export const pointSchema = z.object({
  terminal: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{0,2}$/u, 'terminal')),
  drawing: z.enum(MEETING_DRAWINGS),
  spot_x: percent,
  spot_y: percent,
  place_he: sentence,
  place_en: sentence,
  place_fr: sentence,
  how_he: sentence,
  how_en: sentence,
  how_fr: sentence,
});
export type PointValues = z.infer<typeof pointSchema>;

/** What stands in the form; of a point that nobody has described yet the middle of a hall. */
export const pointValues = (point: MeetingPoint | null): PointValues => ({
  terminal: point?.terminal ?? '',
  drawing: point?.drawing ?? 'hall',
  spot_x: String(point?.spot_x ?? 50),
  spot_y: String(point?.spot_y ?? 80),
  place_he: point?.place.he ?? '',
  place_en: point?.place.en ?? '',
  place_fr: point?.place.fr ?? '',
  how_he: point?.how.he ?? '',
  how_en: point?.how.en ?? '',
  how_fr: point?.how.fr ?? '',
});

const localized = (values: PointValues, of: 'place' | 'how') =>
  Object.fromEntries(locales.map((locale) => [locale, values[`${of}_${locale}`]])) as MeetingPoint['place'];

/** Checked values as the database takes them. */
export const pointFields = (values: PointValues): MeetingPointFields => ({
  terminal: values.terminal || null,
  drawing: values.drawing,
  spot_x: Number(values.spot_x),
  spot_y: Number(values.spot_y),
  place: localized(values, 'place'),
  how: localized(values, 'how'),
});
