import { JOINT_RULES, leadField, type Lead, type LeadFieldName } from '@/data/leads';
import { readPhone } from '@/data/typed-phone';
import { formatCalendarDay, knownName } from '@/i18n/format';
import type { Messages } from '@/i18n/messages';
import { displayPhone } from '@/lib/contact-links';

/** What it takes to say an answer in the language of the page. */
export interface AnswerWords {
  drawer: Messages['staffLeads']['drawer'];
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
      return name === 'language' ? knownName(words.drawer.languages, value) : words.serviceName(value);
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
  return value === null ? '' : String(value);
}

/** What an input says, in the type of its column; undefined for nothing. */
export function readTyped(name: LeadFieldName, typed: string): string | number | boolean | undefined {
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
