/** One thing that is not the business's own yet. */
export interface Placeholder {
  /** Where it stands: "business.rating", "reviews.en.1". */
  at: string;
  /** "placeholder" is a fictional name, number or address; "sample" a claim or a review that nobody made. */
  kind: 'placeholder' | 'sample';
  /** What stands there, shortened. */
  value: string;
}

/**
 * The fictional business that the site comes with: its name, the numbers of its two telephone exchanges, the endings kept
 * for examples, and the address of a machine that only its owner reaches.
 */
const FICTIONAL = /\btamar\b|תמר|\+972(?:3|54)55501\d\d|\bexample\b|\/\/localhost\b|\/\/127\.0\.0\.1\b/iu;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/**
 * Everything in a value that is still fictional (ruling 2), however deep it stands.
 * @param at name of the value, where the paths begin
 */
export function placeholdersIn(value: unknown, at: string): Placeholder[] {
  if (typeof value === 'string')
    return FICTIONAL.test(value) ? [{ at, kind: 'placeholder', value: shorten(value) }] : [];
  if (value === null || typeof value !== 'object') return [];
  if ('sample' in value && value.sample === true) {
    const { sample: _sample, ...rest } = value;
    return [{ at, kind: 'sample', value: shorten(JSON.stringify(rest)) }];
  }
  return Object.entries(value).flatMap(([name, inner]) => placeholdersIn(inner, `${at}.${name}`));
}
