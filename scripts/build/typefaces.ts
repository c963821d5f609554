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
const SIGNS = '€£×°©−';
const HEBREW_LETTERS = between(0x05d0, 0x05ea);

/**
 * Characters of a font file. The first two are what the site's own texts are written in; the third, read only where it
 * occurs, is for names that people type: "Jørgensen", "Muñoz".
 */
export const CHARACTERS = {
  hebrew: `${HEBREW_LETTERS}־׳״₪`,
  latin: ASCII + SPACES + FRENCH + PLACE_NAMES + PUNCTUATION + SIGNS,
  western: [...between(0xa1, 0xff)]
    .filter((letter) => !(FRENCH + PLACE_NAMES + PUNCTUATION + SIGNS).includes(letter))
    .join(''),
} as const;
export type Script = keyof typeof CHARACTERS;

export interface Typeface {
  /** As style sheets name it. */
  name: string;
  /** Start of its file names. */
  slug: string;
  scripts: readonly Script[];
  /** Weights that the site sets. */
  weights: { min: number; max: number };
  measuredWeight: number;
  /** Looked for in this order while the file is under way. */
  systemFonts: readonly string[];
  /** Has the widths of the first of them, and is free. */
  reference: string;
}

export const TYPEFACES: readonly Typeface[] = [
  {
    name: 'Assistant',
    slug: 'assistant',
    scripts: ['hebrew', 'latin', 'western'],
    weights: { min: 400, max: 700 },
    measuredWeight: 400,
    systemFonts: ['Arial', 'Noto Sans Hebrew', 'Roboto', 'Liberation Sans'],
    reference: 'Liberation Sans',
  },
  {
    name: 'Frank Ruhl Libre',
    slug: 'frank-ruhl-libre',
    scripts: ['hebrew', 'latin'],
    weights: { min: 500, max: 700 },
    measuredWeight: 700,
    systemFonts: ['Times New Roman', 'Noto Serif Hebrew', 'Noto Serif', 'Liberation Serif'],
    reference: 'Liberation Serif',
  },
];

/** Folder of the cut files, from the project's root; each typeface's licence lies beside them. */
export const FONT_FOLDER = 'src/styles/fonts';

/** @returns the cut file's path from the project's root. */
export const fontFile = (slug: string, script: Script) => `${FONT_FOLDER}/${slug}-${script}.woff2`;
