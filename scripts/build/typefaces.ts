import { localeRegistry, locales, type Locale } from '../../supabase/functions/_shared/locales.ts';

/**
 * The site's two typefaces and the characters that their files hold. What the texts need beyond these lists falls back to
 * a system font, so `tests/contracts/fonts.test.ts` reads every text of the site against the files.
 */

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const ASCII = between(0x20, 0x7e);
/** No-break, thin, narrow no-break: browsers cut the last two from the space where a file lacks them. */
const SPACES = '\u00A0\u2009\u202F';
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒàâæçèéêëîïôùûüœÿ';
/** "Bahá’í" */
const PLACE_NAMES = 'áí';
const PUNCTUATION = '«»‘’“”–—…·•';
/** Prices stand on pages of every language: their sign needs no second file. */
const SIGNS = '€₪£×°©−';
const HEBREW_LETTERS = between(0x05d0, 0x05ea);

/** Letters of names that Hebrew and English texts write as their language does: "Français". */
const BORROWED = 'çé';

/** The language switch stands on every page: its words need no second file. */
const LANGUAGE_NAMES = [
  ...new Set(locales.flatMap((locale) => [...localeRegistry[locale].name, ...localeRegistry[locale].shortName])),
]
  .filter((letter) => HEBREW_LETTERS.includes(letter))
  .join('');

const HEBREW = `${HEBREW_LETTERS}־׳״`;
const BASIC = ASCII + SPACES + BORROWED + PLACE_NAMES + PUNCTUATION + SIGNS;

/**
 * Characters of a font file. A Hebrew page reads `hebrew-basic` alone, an English one `basic`, a French one `latin`;
 * `basic` is all of the Latin script that Hebrew and English pages show, and shorter than `latin`. The others are read
 * only where they occur: `hebrew` in names on pages of other languages, `western` in names that people type:
 * "Jørgensen", "Muñoz".
 */
export const CHARACTERS = {
  hebrew: HEBREW,
  'hebrew-basic': HEBREW + BASIC,
  basic: BASIC + LANGUAGE_NAMES,
  latin: ASCII + SPACES + FRENCH + PLACE_NAMES + PUNCTUATION + SIGNS + LANGUAGE_NAMES,
  western: [...between(0xa1, 0xff)]
    .filter((letter) => !(FRENCH + PLACE_NAMES + PUNCTUATION + SIGNS).includes(letter))
    .join(''),
} as const;
export type Script = keyof typeof CHARACTERS;

/** Signs of code and addresses: no heading has them, so the display face's basic files do without. */
const CODE_SIGNS = '`{|}~^<>=@#$[]_\\';

/** Languages whose pages need no accents. */
export const BASIC_LOCALES = locales.filter((locale) => !localeRegistry[locale].accents);

const BASIC_SCRIPT = { hebrew: 'hebrew-basic', latin: 'basic' } as const;

/** The file that holds all that pages of a language usually show. */
export function scriptOf(locale: Locale): Script {
  const { script, accents } = localeRegistry[locale];
  return accents ? script : BASIC_SCRIPT[script];
}

interface Weights {
  min: number;
  max: number;
}

export interface Typeface {
  /** As style sheets name it. */
  name: string;
  /** Start of its file names. */
  slug: string;
  /** The custom property that holds its families, that of the language's own file first. */
  variable: `--${string}`;
  scripts: readonly Script[];
  /** Weights that the site sets. */
  weights: Weights;
  /**
   * Present where most pages set one weight alone: they read a file of that weight, half as large. Text in the lightest
   * reads the file of all weights, and so does all text of pages that have such (scripts/build/page-styles.ts).
   */
  usualWeight?: number;
  /** Characters that its files of basic letters leave out. */
  without?: string;
  /** What stands in for it while its files are under way; light and bold letters differ in width by their own measure. */
  fallbacks: readonly Fallback[];
  /** Has the widths of the first system font of each, and is free. */
  reference: string;
}

export interface Fallback {
  /** Weights of text that it stands in for. */
  weights: Weights;
  /** The weight in which its scale is measured. */
  measured: number;
  /** Full names of system fonts, looked for in this order. */
  systemFonts: readonly string[];
}

export const TYPEFACES: readonly Typeface[] = [
  {
    name: 'Assistant',
    slug: 'assistant',
    variable: '--sans',
    scripts: ['western', 'hebrew', 'latin', 'basic', 'hebrew-basic'],
    weights: { min: 400, max: 700 },
    fallbacks: [
      {
        weights: { min: 100, max: 500 },
        measured: 400,
        systemFonts: ['Arial', 'Noto Sans Hebrew', 'Roboto', 'Liberation Sans'],
      },
      {
        weights: { min: 600, max: 900 },
        measured: 700,
        systemFonts: ['Arial Bold', 'Noto Sans Hebrew Bold', 'Roboto Bold', 'Liberation Sans Bold'],
      },
    ],
    reference: 'Liberation Sans',
  },
  {
    name: 'Frank Ruhl Libre',
    slug: 'frank-ruhl-libre',
    variable: '--display',
    scripts: ['hebrew', 'latin', 'basic', 'hebrew-basic'],
    weights: { min: 500, max: 700 },
    usualWeight: 700,
    without: CODE_SIGNS,
    fallbacks: [
      {
        weights: { min: 100, max: 500 },
        measured: 500,
        systemFonts: ['Times New Roman', 'Noto Serif Hebrew', 'Noto Serif', 'Liberation Serif'],
      },
      {
        weights: { min: 600, max: 900 },
        measured: 700,
        systemFonts: ['Times New Roman Bold', 'Noto Serif Hebrew Bold', 'Noto Serif Bold', 'Liberation Serif Bold'],
      },
    ],
    reference: 'Liberation Serif',
  },
];

/** The characters of a typeface's file. */
export const charactersOf = ({ without = '' }: Typeface, script: Script): string =>
  script.endsWith('basic')
    ? [...CHARACTERS[script]].filter((letter) => !without.includes(letter)).join('')
    : CHARACTERS[script];

/** Folder of the cut files, from the project's root; each typeface's licence lies beside them. */
export const FONT_FOLDER = 'src/styles/fonts';

/**
 * @param weight the one weight of the file; all that the site sets where it is missing
 * @returns the cut file's path from the project's root.
 */
export const fontFile = (slug: string, script: Script, weight?: number) =>
  `${FONT_FOLDER}/${slug}-${script}${weight ? `-${weight}` : ''}.woff2`;

/** A typeface's cut files: of each script one, or one per set of weights. */
export const fontCuts = ({ scripts, usualWeight }: Typeface): { script: Script; weight?: number }[] =>
  scripts.flatMap((script) => [...(usualWeight ? [{ script, weight: usualWeight }] : []), { script }]);
