/** Page views per visitor; 0 before the first visitor. */
export function pagesPerVisitor(pageViews: number, visitors: number): number {
  return visitors > 0 ? pageViews / visitors : 0;
}

/** A part of a whole in percent; 0 when there is no whole. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}

/** One or two letters that stand for a person: of the first and last name, else of the e-mail address. */
export function initials(fullName: string | null, email: string): string {
  const names = (fullName ?? '').split(/\s+/u).filter(Boolean);
  const last = names.length > 1 ? names.at(-1) : undefined;
  const letters = [names[0] ?? email, last].map((name) => [...(name ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
