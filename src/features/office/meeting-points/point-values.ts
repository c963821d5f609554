import * as z from 'zod/mini';
import type { MeetingPoint, MeetingPointFields } from '@/data/meeting-points';
import { MEETING_DRAWINGS } from '@/data/meeting-points';
import { inEveryLanguage, locales, type Locale } from '@/i18n/locales';

/** Letters of a sentence. */
export const SENTENCE_MAX = 200;

const sentence = z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(SENTENCE_MAX, 'long'));
const percent = z.string().check(z.regex(/^(?:\d{1,2}|100)$/u, 'percent'));

const SENTENCES = ['place', 'how'] as const;
type SentenceField = `${(typeof SENTENCES)[number]}_${Locale}`;

/** By the names of the inputs: one for each language of the site. */
const perSentence = <Value>(of: (sentence: (typeof SENTENCES)[number], locale: Locale) => Value) =>
  Object.fromEntries(
    SENTENCES.flatMap((sentence) => locales.map((locale) => [`${sentence}_${locale}`, of(sentence, locale)])),
  ) as Record<SentenceField, Value>;

/** What the form of a point holds: text of inputs, as typed. Error codes are keys of the words `errors`. */
export const pointSchema = z.object({
  terminal: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{0,2}$/u, 'terminal')),
  drawing: z.enum(MEETING_DRAWINGS),
  spot_x: percent,
  spot_y: percent,
  ...perSentence(() => sentence),
});
export type PointValues = z.infer<typeof pointSchema>;

/** What stands in the form; of a point that nobody has described yet the middle of a hall. */
export const pointValues = (point: MeetingPoint | null): PointValues => ({
  terminal: point?.terminal ?? '',
  drawing: point?.drawing ?? 'hall',
  spot_x: String(point?.spot_x ?? 50),
  spot_y: String(point?.spot_y ?? 80),
  ...perSentence((name, locale) => point?.[name][locale] ?? ''),
});

/** Checked values as the database takes them. */
export const pointFields = (values: PointValues): MeetingPointFields => ({
  terminal: values.terminal || null,
  drawing: values.drawing,
  spot_x: Number(values.spot_x),
  spot_y: Number(values.spot_y),
  place: inEveryLanguage((locale) => values[`place_${locale}`]),
  how: inEveryLanguage((locale) => values[`how_${locale}`]),
});
