/** What is said of a ride, fact by fact, in the order of the table of facts: pages, mails, messages and papers go through this list. */
import { isolated, leftToRight } from '../words/isolates.ts';
import type { LeadKind, RideLine, RidePlace } from './lead-field.ts';
import { leadField } from './lead-fields.ts';
import { factsIn, rideFact, type RideFieldName } from './ride-facts.ts';
import type { LeadWords } from '../words/lead-words/lead-words.ts';
import type { Locale } from '../words/locales.ts';
import { phoneIn } from '../people/written-phone.ts';

/** The words of facts in one language; of `labels`, the first that has a fact names it. */
export interface FactWords extends Pick<LeadWords['ride'], 'lines' | 'counted' | 'choices'> {
  labels: readonly Readonly<Partial<Record<RideFieldName, string>>>[];
  services?: Readonly<Record<string, string>>;
}

export interface FactPart {
  name: RideFieldName;
  kind: LeadKind;
  /** As it is read, without marks of direction. */
  text: string;
  /** Of what is counted: how many. */
  count: number | null;
  /** Digits and Latin letters, in every language. */
  isLtr: boolean;
}

/** A line: one fact, or several that stand together. */
export interface SaidFact {
  id: RideFieldName | RideLine | 'load';
  label: string;
  parts: readonly FactPart[];
}

/** What a ride or a trip says in a place; what nobody has said is null, or is not there. */
export type FactValue = string | number | boolean | null;
export type FactValues = Readonly<Partial<Record<RideFieldName, FactValue>>>;

/**
 * `lines`: each fact has its own; `open`: what every trip says stands there before it is said, too; `one line`: all that is counted
 * stands on one.
 */
type Room = 'lines' | 'open' | 'one line';

export const labelOf = (name: RideFieldName, { labels }: Pick<FactWords, 'labels'>): string =>
  labels.find((each) => each[name] !== undefined)?.[name] ?? name;

function lineOf(name: RideFieldName, room: Room): SaidFact['id'] {
  if (room === 'one line' && leadField(name).kind === 'count') return 'load';
  return rideFact(name).line ?? name;
}

/** None of what may be counted is nothing said; none of what everybody is asked for is an answer. */
function isSaid(name: RideFieldName, value: FactValue | undefined): value is FactValue {
  if (value === 0) return leadField(name).forms.trip === 'required';
  return value !== null && value !== undefined && value !== '' && value !== false;
}

function textOf(name: RideFieldName, value: FactValue, words: FactWords, isAlone: boolean): string {
  const { kind } = leadField(name);
  if (kind === 'flag') return isAlone ? '✓' : labelOf(name, words);
  if (kind === 'choice')
    return words.choices[name]?.[String(value)] ?? words.services?.[String(value)] ?? String(value);
  if (kind !== 'count' || isAlone) return String(value);
  return words.counted[name]?.(Number(value)) ?? `${labelOf(name, words)}: ${Number(value)}`;
}

/** What `values` say in a place. */
export function saidFacts(place: RidePlace, values: FactValues, words: FactWords, room: Room = 'lines'): SaidFact[] {
  const lines = new Map<SaidFact['id'], FactPart[]>();
  for (const name of factsIn(place)) {
    const value = values[name];
    const id = lineOf(name, room);
    const { kind, ltr = false, forms } = leadField(name);
    const parts = lines.get(id) ?? [];
    if (isSaid(name, value)) {
      const count = kind === 'count' ? Number(value) : null;
      lines.set(id, [...parts, { name, kind, text: textOf(name, value, words, id === name), count, isLtr: ltr }]);
    } else if (room === 'open' && forms.trip === 'required') {
      lines.set(id, parts);
    }
  }
  return [...lines].map(([id, parts]) => ({ id, label: isLine(id) ? words.lines[id] : labelOf(id, words), parts }));
}

const isLine = (id: SaidFact['id']): id is RideLine | 'load' =>
  id === 'load' || id === 'seats' || id === 'passenger' || id === 'needs';

const WRITTEN: ReadonlySet<LeadKind> = new Set(['line', 'text', 'phone', 'email', 'date', 'slot']);

/** A part in a text, whose direction may be another one. */
function inText({ kind, text, isLtr }: FactPart, locale: Locale): string {
  if (!WRITTEN.has(kind)) return text;
  return isLtr ? leftToRight(kind === 'phone' ? phoneIn(locale, text) : text) : isolated(text);
}

/** What stands between the parts of a line. */
export const betweenParts = ({ id }: SaidFact): string => (id === 'passenger' ? ' · ' : ', ');

/** A line in a text. */
export const factText = (fact: SaidFact, locale: Locale): string =>
  fact.parts.map((part) => inText(part, locale)).join(betweenParts(fact));
