import * as z from 'zod/mini';
import { JOINT_RULES, leadField, readAnswerOf, type Lead, type LeadFieldName } from '@/data/leads';
import { readPhone } from '@/data/typed-phone';
import { displayPhone, formatCalendarDay, knownName } from '@/i18n/format';
import type { Messages } from '@/i18n/messages';

/** What it takes to say an answer in the language of the page. */
export interface AnswerWords {
  drawer: Messages['staffLeads']['drawer'];
  choices: Messages['staffLeads']['choices'];
  serviceName: (service: string) => string;
}

/** An answer as staff read it. */
export function answerText(name: LeadFieldName, value: string | number | boolean, words: AnswerWords): string {
  if (typeof value === 'boolean') return value ? words.drawer.yes : words.drawer.no;
  if (typeof value === 'number') return String(value);
  switch (leadField(name).kind) {
    case 'phone':
      return displayPhone(value);
    case 'date':
      return formatCalendarDay(value);
    case 'choice':
      return name === 'language'
        ? knownName(words.drawer.languages, value)
        : (words.choices[name]?.[value] ?? words.serviceName(value));
    default:
      return value;
  }
}

/** An answer as the history keeps it, a text whatever its column is. */
export function storedAnswerText(name: LeadFieldName, stored: string, words: AnswerWords): string {
  const { kind } = leadField(name);
  if (kind === 'flag') return answerText(name, stored === 'true', words);
  return answerText(name, kind === 'slot' ? stored.slice(0, 5) : stored, words);
}

/** An answer as it stands in an input; empty where there is none. */
export function typedAnswer(name: LeadFieldName, record: Lead): string {
  const value = record[name];
  // Without a name a request goes by its number.
  return value === null || (name === 'name' && value === record.phone) ? '' : String(value);
}

/** What an input says, in the type of its column; undefined for nothing. */
function readTyped(name: LeadFieldName, typed: string): string | number | boolean | undefined {
  if (typed.trim() === '') return undefined;
  const { kind } = leadField(name);
  if (kind === 'flag') return typed === 'true';
  if (kind === 'phone') {
    // Staff type numbers as they are dialled at home.
    const read = readPhone('+972', typed);
    return typeof read === 'string' ? typed : read.number;
  }
  return kind === 'count' ? Number(typed) : typed;
}

/** What inputs say together that does not fit, by the field to correct; each by itself is checked elsewhere. */
export function jointProblems(names: readonly LeadFieldName[], values: Readonly<Record<string, string>>) {
  const said = Object.fromEntries(names.map((name) => [name, readTyped(name, values[name] ?? '')]));
  return JOINT_RULES.filter(({ isBroken }) => isBroken(said));
}

type Typed = Readonly<Record<string, string>>;
const isBlank = (name: LeadFieldName, values: Typed): boolean => (values[name] ?? '').trim() === '';

/**
 * What an input says, for its column, or the code of what is wrong with it. Whoever calls says what they know: of a request that staff
 * take down everything may be open but a name or a phone, and a place is what the caller calls it.
 * @param isOpen whether answers may be left open
 */
export function readStaffAnswer(
  name: LeadFieldName,
  form: 'trip' | 'contact',
  values: Typed,
  isOpen: boolean,
): { value: string | number | boolean | null } | { error: string } {
  if (isOpen && isBlank(name, values)) {
    const isNobody = name === 'name' && isBlank('phone', values);
    return isNobody ? { error: 'nameOrPhone' } : { value: null };
  }
  const typed = (values[name] ?? '').trim();
  const read = readAnswerOf(name, form, readTyped(name, typed));
  const { knownMin } = leadField(name);
  const isShort = 'error' in read && read.error === leadField(name).errors.missing;
  return isOpen && knownMin && isShort && Array.from(typed).length >= knownMin ? { value: typed } : read;
}

/** What inputs of answers must satisfy, each by its own rule and all together; the messages are the codes of the request form. */
export const staffAnswers = (names: readonly LeadFieldName[], form: 'trip' | 'contact', isOpen: boolean) =>
  z.record(z.string(), z.string()).check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value[field] });
    for (const name of names) {
      const read = readStaffAnswer(name, form, value, isOpen);
      if ('error' in read) refuse(name, read.error);
    }
    for (const { field, error } of jointProblems(names, value)) refuse(field, error);
  });
