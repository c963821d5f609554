import { useSyncExternalStore } from 'react';
import { firstPublished, onPublished, published, type Published } from '@/config/published';
import type { Promises } from '@shared/facts/promises';
import { useLocale } from './locale-context';
import type { Locale, Localized } from './locales';

/** The towns whose sun the rest clock may follow. */
const TOWNS: Readonly<Record<Exclude<Promises['rest_city'], 'none'>, Localized<string>>> = {
  jerusalem: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
  'tel-aviv': { he: 'תל אביב', en: 'Tel Aviv', fr: 'Tel-Aviv' },
  haifa: { he: 'חיפה', en: 'Haifa', fr: 'Haïfa' },
};

type Unit = 'hours' | 'minutes';
/** One and two, where a language has words of its own for them; then the plural. */
const UNITS: Localized<Record<Unit, readonly [one: string, two: string | null, many: string]>> = {
  he: { hours: ['שעה', 'שעתיים', 'שעות'], minutes: ['דקה', null, 'דקות'] },
  en: { hours: ['1 hour', null, 'hours'], minutes: ['1 minute', null, 'minutes'] },
  fr: { hours: ['1 heure', null, 'heures'], minutes: ['1 minute', null, 'minutes'] },
};

function inUnits(value: number, unit: Unit, locale: Locale): string {
  const [one, two, many] = UNITS[locale][unit];
  return (value === 1 && one) || (value === 2 && two) || `${value} ${many}`;
}

const isPromise = (name: string, promises: Promises): name is keyof Promises => Object.hasOwn(promises, name);

/** "{free_until_hours}", "{hours free_delay_hours}". */
const FIGURE = /\{(?:(hours|minutes) )?([a-z]+(?:_[a-z]+)+)\}/gu;
/** "{if rest_city|what holds with it|what holds without}". */
const CHOICE = /\{if (\w+)\|([^|}]*)\|([^|}]*)\}/gu;

/**
 * A text with the figures of the promises that it names in braces: "{free_until_hours}" is the figure, or the town;
 * "{hours free_delay_hours}" and "{minutes …}" say it with its unit; "{if rest_city|…|…}" has one text for a promise that is made
 * and one for a promise that is not.
 */
export function fillText(text: string, promises: Promises, locale: Locale): string {
  if (!text.includes('{')) return text;
  return text
    .replaceAll(FIGURE, (whole, unit: Unit | undefined, name: string) => {
      if (!isPromise(name, promises)) return whole;
      const value = promises[name];
      if (typeof value === 'string') return value === 'none' ? '' : TOWNS[value][locale];
      return unit ? inUnits(value, unit, locale) : String(value);
    })
    .replaceAll(CHOICE, (whole, name: string, made: string, otherwise: string) => {
      if (!isPromise(name, promises)) return whole;
      return promises[name] === 'none' || promises[name] === 0 ? otherwise : made;
    });
}

/** Each text, in whatever lists and objects they lie, as a rule makes it; the same object where it changes none. */
export function mapTexts<Texts>(texts: Texts, rule: (text: string) => string): Texts {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return rule(value);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, map(inner)] as const);
    if (entries.every(([key, inner]) => inner === value[key as keyof typeof value])) return value;
    return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return map(texts) as Texts;
}

/** What was filled last, by where it came from: the same texts and promises are the same object again. */
const filled = new WeakMap<object, { by: Promises; texts: object }>();

/** Texts with the figures of the promises that they name. */
export function fillTexts<Texts extends object>(texts: Texts, promises: Promises, locale: Locale): Texts {
  const known = filled.get(texts);
  if (known?.by === promises) return known.texts as Texts;
  const now = mapTexts(texts, (text) => fillText(text, promises, locale));
  filled.set(texts, { by: promises, texts: now });
  return now;
}

/** The snapshot by which the page speaks; draws anew when another is published. HTML is taken over by its document's. */
export const usePublished = (): Published => useSyncExternalStore(onPublished, published, firstPublished);

/** Texts of a page's content as they are read in its language. */
export function useFilled<Texts extends object>(texts: Texts): Texts {
  const { promises } = usePublished();
  return fillTexts(texts, promises, useLocale());
}
