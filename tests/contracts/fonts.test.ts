/** The font files are cut to the characters of the site: none may be missing from them, and none of their parts grow. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { BASIC_LOCALES, fontCuts, fontFile, scriptOf, TYPEFACES, type Script } from '../../scripts/build/typefaces.ts';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Bytes of a file, by its name without the ending. A first screen needs two of them. */
const LIMITS: Record<string, number> = {
  'assistant-others': 9700,
  'assistant-hebrew-basic': 15_600,
  'assistant-basic': 14_200,
  'assistant-latin': 15_500,
  'frank-ruhl-libre-others': 11_900,
  'frank-ruhl-libre-hebrew-basic-700': 12_100,
  'frank-ruhl-libre-hebrew-basic': 19_800,
  'frank-ruhl-libre-basic-700': 10_300,
  'frank-ruhl-libre-basic': 16_700,
  'frank-ruhl-libre-latin-700': 12_000,
  'frank-ruhl-libre-latin': 19_400,
};

/** Browsers make narrow spaces from the space and draw nothing for marks of direction; flags are pictures. */
const NEEDS_NO_GLYPH = /[\n\u2009\u202F\u200E\u200F\u2060\u2066-\u2069]|\p{Regional_Indicator}/u;

const ESCAPES = /\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/giu;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;

/** Everything a source file can print: its text without comments, escapes resolved. */
const printed = (source: string) =>
  source
    .replaceAll(COMMENTS, '')
    .replaceAll(ESCAPES, (_, braced?: string, plain?: string) =>
      String.fromCodePoint(Number.parseInt(braced ?? plain ?? '', 16)),
    );

function sourceFiles(): string[] {
  const listed = (folder: string, ending: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !/\.test\.tsx?$/u.test(file))
      .map((file) => path.join(folder, file));
  return [
    'src/config/business.ts',
    // The driver's page shows Arabic and Russian in the phone's own letters.
    ...listed('src/content', '.ts').filter((file) => !/drive-words\/(?:arabic|russian)\.ts$/u.test(file)),
    ...listed('src/i18n/messages', '.ts'),
    ...['app', 'pages', 'layout', 'features', 'ui'].flatMap((folder) => listed(`src/${folder}`, '.tsx')),
  ];
}

function uncovered(text: string, covered: ReadonlySet<number>): string[] {
  return [...new Set(text)].filter(
    (letter) => !NEEDS_NO_GLYPH.test(letter) && !covered.has(letter.codePointAt(0) ?? 0),
  );
}

describe.each([...TYPEFACES])('$name', (typeface) => {
  const fonts = fontCuts(typeface).map(({ script, weight }) => {
    const file = path.join(ROOT, fontFile(typeface.slug, script, weight));
    return { name: path.basename(file, '.woff2'), file, weight };
  });
  const covered = new Set(fonts.flatMap(({ file }) => openSync(file).characterSet));

  it('has every character of the site’s texts', () => {
    const missing = sourceFiles().flatMap((file) => {
      const letters = uncovered(printed(readFileSync(path.join(ROOT, file), 'utf8')), covered);
      return letters.length > 0 ? [`${file}: ${letters.join(' ')}`] : [];
    });
    expect(missing, 'add them to scripts/build/typefaces.ts and run `npm run fonts`').toEqual([]);
  });

  it('has what Hebrew, English and French are written with', () => {
    const alphabet = `אבגדהוזחטיכךלמםנןסעפףצץקרשת״׳־₪ ABCXYZ abcxyz 0123456789 àâæçéèêëîïôœùûüÿ ÀÇÉÊŒ « » ’ “ ” – — … · €`;
    expect(uncovered(alphabet, covered)).toEqual([]);
  });

  it.each([...locales])('has the sign of prices in the files that pages in %s read anyway', (locale) => {
    const own = fontCuts(typeface).filter(({ script }) => script === scriptOf(locale));
    expect(own).not.toEqual([]);
    for (const { script, weight } of own) {
      const { characterSet } = openSync(path.join(ROOT, fontFile(typeface.slug, script, weight)));
      expect(uncovered('₪', new Set(characterSet))).toEqual([]);
    }
  });

  it.each(fonts)('$name: an accent is drawn wherever a letter has one', ({ file }) => {
    const font = openSync(file);
    const outline = (letter: string) =>
      font
        .glyphForCodePoint(letter.codePointAt(0) ?? 0)
        .path.toSVG()
        .replaceAll(/[^A-Z]/gu, '').length;
    const bare = font.characterSet
      .map((point) => String.fromCodePoint(point))
      .filter((letter) => {
        const [base = ''] = letter.normalize('NFD');
        return /\p{L}/u.test(letter) && base !== letter && outline(letter) <= outline(base);
      });
    // The dot of i and j gives way to their accent.
    expect(bare.filter((letter) => !/[íìîïĵ]/u.test(letter))).toEqual([]);
  });

  it.each(fonts)('$name: its weights those of the site, and small', ({ name, file, weight }) => {
    const { variationAxes } = openSync(file);
    if (weight) expect(variationAxes).toEqual({});
    else expect(variationAxes['wght']).toMatchObject(typeface.weights);
    expect(statSync(file).size).toBeLessThanOrEqual(LIMITS[name] ?? 0);
  });
});

it.each(['latin', 'basic', 'hebrew-basic'] as const)(
  'the display face keeps its figures of equal width: %s',
  (script) => {
    for (const weight of [undefined, 700])
      expect(openSync(path.join(ROOT, fontFile('frank-ruhl-libre', script, weight))).availableFeatures).toContain(
        'tnum',
      );
  },
);

it.each([
  ['assistant', undefined],
  ['frank-ruhl-libre', undefined],
  ['frank-ruhl-libre', 700],
] as const)('the joined file of %s draws each letter as the files it is made of do (weight %s)', (slug, weight) => {
  const open = (script: Script) => openSync(path.join(ROOT, fontFile(slug, script, weight)));
  const joined = open('hebrew-basic');
  const drawn = (font: typeof joined, letter: number) => {
    const { advanceWidth, path: outline } = font.glyphForCodePoint(letter);
    return [advanceWidth, outline.toSVG()];
  };
  const parts = [
    { script: 'basic', word: 'AVATo Ytr “qu”' },
    // What languages lack is one file for all weights.
    ...(weight ? [] : [{ script: 'others', word: 'אגוזחטכךמםנןספצץקש' } as const]),
  ] as const;
  for (const { script, word } of parts) {
    const font = open(script);
    const letters = font.characterSet.filter((letter) => joined.hasGlyphForCodePoint(letter));
    expect(letters.length).toBeGreaterThan(20);
    for (const letter of letters)
      expect(drawn(joined, letter), String.fromCodePoint(letter)).toEqual(drawn(font, letter));
    const kerned = (one: typeof joined) => one.layout(word).positions.map(({ xAdvance }) => xAdvance);
    expect(kerned(joined)).toEqual(kerned(font));
  }
});

it('pages of Hebrew and English need no Latin letter beyond the basic ones', () => {
  const basic = new Set(
    TYPEFACES.flatMap(({ slug }) => openSync(path.join(ROOT, fontFile(slug, 'basic'))).characterSet),
  );
  const hebrew = new Set(openSync(path.join(ROOT, fontFile('assistant', 'hebrew-basic'))).characterSet);
  const isTheirs = new RegExp(
    String.raw`^src/(?:content|i18n)/.*(?<=[/.-])(?:${BASIC_LOCALES.join('|')})(?=[/.])`,
    'u',
  );
  const missing = sourceFiles()
    .filter((file) => isTheirs.test(file))
    .flatMap((file) => {
      const letters = uncovered(printed(readFileSync(path.join(ROOT, file), 'utf8')), new Set([...basic, ...hebrew]));
      return letters.length > 0 ? [`${file}: ${letters.join(' ')}`] : [];
    });
  expect(missing, 'they would load a second Latin file: add them to BORROWED').toEqual([]);
});

it('a missing letter would be noticed', () => {
  const covered = new Set(openSync(path.join(ROOT, fontFile('assistant', 'latin'))).characterSet);
  expect(uncovered(printed(String.raw`const title = 'caf\u00e9 \u0416'; // Ж`), covered)).toEqual(['Ж']);
});
