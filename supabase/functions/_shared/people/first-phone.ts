/** An extension at the end of a number, in the site's languages: "ext 5", "x12", "שלוחה 5", "poste 12". */
const EXTENSION = /[\s,;(]*(?:\bext(?:ension|n)?\b|\bx|#|שלוחה|\bposte\b)[\s.:=]*\d{1,6}\s*\)?$/iu;
/** What stands between two numbers. */
const BETWEEN = /\s*[/,;|&\n]\s*|\s+(?:or|and|ou|et|או)\s+/iu;
/** Digits that a number has at least: "03/555 0142" is one. */
const FEWEST_DIGITS = 7;

const isNumber = (text: string): boolean => text.replace(/\D/gu, '').length >= FEWEST_DIGITS;

/** The first of several telephone numbers that stand in one text, without its extension. */
export function firstPhone(text: string): string {
  const [first = '', ...others] = text.split(BETWEEN);
  const one = isNumber(first) && others.some(isNumber) ? first : text;
  return one.replace(EXTENSION, '');
}
