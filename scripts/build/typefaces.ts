import { localeRegistry, locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';

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

/** The language switch stands on every page, the way to the home page in Hebrew on the others: they need no second file. */
const WAY_TO_HEBREW = 'לדף הבית בעברית';
const HEBREW_NAMES = [
  ...new Set([
    ...WAY_TO_HEBREW,
    ...locales.flatMap((locale) => [...localeRegistry[locale].name, ...localeRegistry[locale].shortName]),
  ]),
]
  .filter((letter) => HEBREW_LETTERS.includes(letter))
  .join('');

const HEBREW = `${HEBREW_LETTERS}־׳״`;
const BASIC = ASCII + SPACES + BORROWED + PLACE_NAMES + PUNCTUATION + SIGNS;

/** What a Hebrew name in French or a French one in Hebrew needs, and names that people type: "Jørgensen", "Muñoz". */
const OTHERS = HEBREW + FRENCH + between(0xa1, 0xff);

const OWN = {
  'hebrew-basic': HEBREW + BASIC,
  basic: BASIC + HEBREW_NAMES,
  latin: ASCII + SPACES + FRENCH + PLACE_NAMES + PUNCTUATION + SIGNS + HEBREW_NAMES,
} as const;

/**
 * Characters of a font file. A Hebrew page reads `hebrew-basic` alone, an English one `basic`, a French one `latin`;
 * `basic` is all of the Latin script that Hebrew and English pages show, and shorter than `latin`. `others` is read only
 * where a page shows what its own file lacks: all that one of them lacks.
 */
export const CHARACTERS = {
  ...OWN,
  others: [...new Set(OTHERS)]
    .filter((letter) => Object.values(OWN).some((characters) => !characters.includes(letter)))
    .join(''),
} as const;
export type Script = keyof typeof CHARACTERS;
const OWN_SCRIPTS = Object.keys(OWN) as (keyof typeof OWN)[];

/** Signs of code and addresses: no heading has them, so the display face's basic files do without. */
const CODE_SIGNS = '`{|}~^<>=@#$[]_\\';

/** Languages whose pages need no accents. */
export const BASIC_LOCALES = locales.filter((locale) => !localeRegistry[locale].accents);

/** The file of a script without the accents that few of its languages have. */
export const BASIC_SCRIPT = { hebrew: 'hebrew-basic', latin: 'basic' } as const;

/** The file that holds all that pages of a language usually show. */
export function scriptOf(locale: Locale): keyof typeof OWN {
  const { script, accents } = localeRegistry[locale];
  return accents ? 'latin' : BASIC_SCRIPT[script];
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
  /** Weights that the site sets. */
  weights: Weights;
  /**
   * Present where first screens set one weight alone: all pages read a file of that weight, half as large. Text in the
   * lightest, which stands far down, reads the file of all weights once somebody scrolls (src/app/start/after-paint.ts).
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

/**
 * The family of a file. That of a language has one of its own, which stands before the others' in that language. It is
 * read on each of its pages, so no list of characters says when: what it lacks is looked for in the next family.
 */
const FAMILY_SUFFIX = { 'hebrew-basic': ' Hebrew', basic: ' Basic', latin: ' Latin', others: '' } as const;
export const familyOf = ({ name }: Typeface, script: Script): string => name + FAMILY_SUFFIX[script];

/** The family of what stands in for a typeface. */
export const standInOf = ({ name }: Typeface): string => `${name} Fallback`;

/** How a style sheet writes a range of weights. */
export const weightRange = ({ min, max }: Weights): string => `${min} ${max}`;

/** A display face's lighter weight in the languages' own families, as families with their weights. */
export const LIGHTER_FACES: readonly string[] = TYPEFACES.filter(({ usualWeight }) => usualWeight).flatMap((typeface) =>
  OWN_SCRIPTS.map((script) => `${familyOf(typeface, script)} ${typeface.weights.min}`),
);

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

/** A typeface's cut files: of each language's script one, or one per set of weights, and one of what they lack. */
export const fontCuts = ({ usualWeight }: Typeface): { script: Script; weight?: number }[] => [
  { script: 'others' },
  ...OWN_SCRIPTS.flatMap((script) => [...(usualWeight ? [{ script, weight: usualWeight }] : []), { script }]),
];
