/**
 * Taste: what an editor would say of the built pages. The launch check tells it beside its findings, and nobody is kept from
 * going live, nor a test red, for a sentence that is a word too long.
 */
import { destinationSlugs } from '../../src/content/destinations/slugs.ts';
import { serviceSlugs } from '../../src/content/services/slugs.ts';
import type { BuiltPage } from './built-site.ts';

/** Characters that a page of results shows. */
const LONGEST = { title: 65, description: 170 } as const;

/** Words of a page: with fewer it says too little to be found, with more nobody reads to its end. */
const WORDS = { article: [900, 2600], destination: [500, 1000], service: [550, 1300] } as const;

/** How the Hebrew texts say it, and what they do not say. */
const HEBREW: readonly (readonly [instead: string, pattern: RegExp])[] = [
  ['לא', /(?<![א-ת])(?:ש|ו|ה|כש)?(?:איננו|איננה|אינו|אינה|אינם|אינן)(?![א-ת])/u],
  ['איפה', /(?<![א-ת])ל?היכן(?![א-ת])/u],
  ['הזו', /(?<![א-ת])[הכ]זאת(?![א-ת])/u],
  ['הסעה, נסיעה', /(?<![א-ת])העברה (?:מ|ל|בין )/u],
  ['הלוך ושוב', /הלוך וחזור/u],
  ['שלבים', /צעדים קצרים|ארבעה צעדים/u],
  ['Wi-Fi', /אלחוטי/u],
  ['דוא״ל', /דואר אלקטרוני|אימייל/u],
  ['תא מטען', /בגאז/u],
  ['ב־Google', /ביקורות במפות/u],
  ['תנאי השירות', /תנאי השימוש/u],
  ['לוח הצוות', /לוח הבקרה/u],
  ['נותנים', /קונים לכם/u],
  ['עמוד', /(?<![א-ת])[בהלמש]?(?:דף(?! הבית)|דפים)(?![א-ת])/u],
  ['בתוך', /(?<![א-ת])תוך \d/u],
  ['כיסא בטיחות', /מושבי? בטיחות/u],
  ['רכב עם נהג צמוד', /רכב צמוד/u],
  ['אולם היוצאים', /קומת ה(?:יציאות|המראות)/u],
  ['הזמנה אחת', /תיאום אחד/u],
];

function kindOf(file: string): keyof typeof WORDS | null {
  if (/(?:^|\/)blog\/(?!404)/u.test(file)) return 'article';
  const slug = file.replace(/^.*\/|\.html$/gu, '');
  if ([...destinationSlugs].some((known) => known === slug)) return 'destination';
  return [...serviceSlugs].some((known) => known === slug) ? 'service' : null;
}

function lengthAdvice({ file, words }: BuiltPage): string[] {
  const kind = kindOf(file);
  if (!kind) return [];
  const [fewest, most] = WORDS[kind];
  return words < fewest || words > most ? [`${words} words, usual are ${fewest} to ${most}`] : [];
}

/** One line for each. */
export const adviceFor = (page: BuiltPage): string[] => [
  ...(['title', 'description'] as const)
    .filter((part) => page[part].length > LONGEST[part])
    .map((part) => `a ${part} of ${page[part].length} characters, ${LONGEST[part]} are shown`),
  ...lengthAdvice(page),
  ...HEBREW.filter(([, pattern]) => pattern.test(page.text)).map(([instead]) => `the house says ${instead}`),
];
