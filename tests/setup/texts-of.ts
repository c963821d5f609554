/**
 * Every text of a value, with the way to it: "footer.hours". Functions are called with the same sample for each argument;
 * those without arguments load something, and are left out.
 * @param sample a list of one text stands in for a word, a number and a list alike: it joins, counts and prints as its text
 */
export function textsOf(value: unknown, sample: readonly string[], at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    if (value.length === 0) return [];
    const samples = Array.from({ length: value.length }, () => sample);
    return textsOf((value as (...values: unknown[]) => unknown)(...samples), sample, `${at}()`);
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, sample, at ? `${at}.${key}` : key));
}
