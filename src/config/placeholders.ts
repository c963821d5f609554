import { DAY_MS } from '@shared/clock/clock';

/** One thing that is not the business's own yet, or that nobody has proved. */
export interface Placeholder {
  /** Where it stands: "business.rating", "reviews.en.1". */
  at: string;
  /**
   * "placeholder" is a fictional name, number or address; "sample" a claim or a review that nobody made; "confirm" a claim
   * that nobody has proved; "old" a fact whose source was read more than a year ago.
   */
  kind: 'placeholder' | 'sample' | 'confirm' | 'old';
  /** What stands there, shortened. */
  value: string;
}

/**
 * The fictional business that the site comes with: its name, the numbers of its two telephone exchanges, the endings kept
 * for examples, numbers of zeros, and the address of a machine that only its owner reaches.
 */
const FICTIONAL =
  /\btamar\b|תמר|לדוגמה|\bexemple\b|^0+$|\+972(?:3|54)55501\d\d|\bexample\b|\/\/localhost\b|\/\/127\.0\.0\.1\b/iu;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/**
 * Everything in a value that is still fictional or unproved (docs/spec/trade.md#names-and-proof), however deep it stands.
 * @param at name of the value, where the paths begin
 */
export function placeholdersIn(value: unknown, at: string): Placeholder[] {
  if (typeof value === 'string')
    return FICTIONAL.test(value) ? [{ at, kind: 'placeholder', value: shorten(value) }] : [];
  if (value === null || typeof value !== 'object') return [];
  for (const kind of ['sample', 'confirm'] as const) {
    if (!(kind in value) || (value as Record<string, unknown>)[kind] !== true) continue;
    const { [kind]: _mark, ...rest } = value as Record<string, unknown>;
    return [{ at, kind, value: shorten(JSON.stringify(rest)) }];
  }
  return Object.entries(value).flatMap(([name, inner]) => placeholdersIn(inner, `${at}.${name}`));
}

const YEAR_MS = 365 * DAY_MS;

/**
 * Facts whose source was read more than a year before a moment.
 * @param facts each with the day of reading, "YYYY-MM-DD"
 */
export function oldFacts(facts: Readonly<Record<string, { read: string }>>, now: Date): Placeholder[] {
  return Object.entries(facts)
    .filter(([, { read }]) => now.getTime() - Date.parse(read) > YEAR_MS)
    .map(([name, { read }]) => ({ at: `facts.${name}`, kind: 'old', value: `read on ${read}` }));
}

/** Days before the end of the rest windows at which more have to be written: requests come two years ahead. */
const WINDOWS_LEFT_DAYS = 400;

/** Whether Shabbat and holidays are about to run out in the database. @param until their last day, "YYYY-MM-DD" */
export function endingWindows(until: string, now: Date): Placeholder[] {
  const isEnding = Date.parse(until) - now.getTime() < WINDOWS_LEFT_DAYS * DAY_MS;
  return isEnding ? [{ at: 'rest windows', kind: 'old', value: `end on ${until}: npm run rest-windows` }] : [];
}
