/** The font files are cut to the characters of the site: none may be missing from them, and none of their parts grow. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontFile, TYPEFACES, type Script } from '../../scripts/build/typefaces.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** KiB a first paint waits for. */
const LIMITS: Record<string, Partial<Record<Script, number>>> = {
  'frank-ruhl-libre': { hebrew: 10, latin: 20 },
  assistant: { hebrew: 6, latin: 15, western: 8 },
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
    ...listed('src/content', '.ts'),
    ...listed('src/i18n/messages', '.ts'),
    ...['app', 'pages', 'layout', 'features', 'ui'].flatMap((folder) => listed(`src/${folder}`, '.tsx')),
  ];
}

function uncovered(text: string, covered: ReadonlySet<number>): string[] {
  return [...new Set(text)].filter(
    (letter) => !NEEDS_NO_GLYPH.test(letter) && !covered.has(letter.codePointAt(0) ?? 0),
  );
}

describe.each([...TYPEFACES])('$name', ({ slug, scripts, weights }) => {
  const fonts = scripts.map((script) => ({ script, file: path.join(ROOT, fontFile(slug, script)) }));
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

  it.each(fonts)('$script: variable, its weights those of the site, and small', ({ script, file }) => {
    expect(openSync(file).variationAxes['wght']).toMatchObject(weights);
    expect(statSync(file).size / 1024).toBeLessThanOrEqual(LIMITS[slug]?.[script] ?? 0);
  });
});

it('the display face keeps its figures of equal width', () => {
  expect(openSync(path.join(ROOT, fontFile('frank-ruhl-libre', 'latin'))).availableFeatures).toContain('tnum');
});

it('a missing letter would be noticed', () => {
  const covered = new Set(openSync(path.join(ROOT, fontFile('assistant', 'latin'))).characterSet);
  expect(uncovered(printed(String.raw`const title = 'caf\u00e9 \u0416'; // Ж`), covered)).toEqual(['Ж']);
});
