/**
 * `npm run fonts`, when a typeface or the characters of typefaces.ts change; its results are committed.
 * - Cuts the typefaces to the weights and characters of the site: the first paint waits for these files. A third of
 *   their size is left.
 * - Writes src/styles/fonts.css: each typeface per script, and for each a fallback made from a system font and scaled so
 *   that text takes the same room before and after the file arrives (no layout shift). The scale is measured in Chromium,
 *   per script: the usual generators assume Latin and miss Hebrew by a third.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import subsetFont from 'subset-font';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import {
  charactersOf,
  familyOf,
  FONT_FOLDER,
  fontCuts,
  fontFile,
  scriptOf,
  standInOf,
  TYPEFACES,
  weightRange,
  type Fallback,
  type Script,
  type Typeface,
} from '../build/typefaces.ts';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';

/** Kerning, ligatures, the smaller figures of Hebrew and those of equal width; nothing else is asked for. */
const FEATURES = ['kern', 'liga', 'locl', 'tnum', 'lnum'];

/** Letters and signs that lie in the packages' Hebrew files. */
const IS_HEBREW = /[\u0590-\u05ff₪]/u;

/** Which file is measured for each script. */
const MEASURED = { hebrew: 'hebrew-basic', latin: 'latin' } as const;
type MeasuredScript = keyof typeof MEASURED;
const MEASURED_SCRIPTS = Object.keys(MEASURED) as MeasuredScript[];

/** What a fallback stands in for: everything on its side of the scale, whether or not a file has it. */
const FALLBACK_RANGES = { hebrew: 'U+590-5FF, U+20AA', latin: 'U+0-58F, U+2000-20A9, U+20AB-2BFF' } as const;

const SAMPLES: Record<MeasuredScript, string> = {
  hebrew: 'נהג פרטי ממתין לכם באולם מקבלי הפנים עם שלט ושם והמחיר נסגר מראש לכל הדרך עד פתח המלון בירושלים',
  latin: 'Your driver waits in the arrivals hall with your name on a sign. Votre chauffeur vous attend à la sortie.',
};

const sourceFolder = (typeface: Typeface) => `node_modules/@fontsource-variable/${typeface.slug}`;

/** A typeface's own file, with the accent that one of its letters lacks. */
function wholeFont(typeface: Typeface, source: 'hebrew' | 'latin'): Buffer {
  const file = `${sourceFolder(typeface)}/files/${typeface.slug}-${source}-wght-normal.woff2`;
  if (typeface.slug !== 'assistant' || source !== 'latin') return readFileSync(file);
  return inFolder((folder) => {
    const mended = path.join(folder, 'mended.ttf');
    python('mend-cedilla.py', file, mended);
    return readFileSync(mended);
  });
}

/**
 * The packages have one file per script (the rarer western letters lie in the Latin one): a file that needs both is joined
 * from two cuts. A file of one weight is cut from that of all, so that a letter has the same outline to the unit in both.
 */
async function cut(typeface: Typeface, script: Script, weight?: number): Promise<void> {
  const options = { keepFeatures: FEATURES, noHinting: true, dropTables: ['STAT'], targetFormat: 'woff2' } as const;
  const cutFrom = async (source: 'hebrew' | 'latin') => {
    const characters = [...charactersOf(typeface, script)].filter(
      (letter) => IS_HEBREW.test(letter) === (source === 'hebrew'),
    );
    if (characters.length === 0) return null;
    const whole = wholeFont(typeface, source);
    const text = characters.join('');
    const font = await subsetFont(whole, text, { ...options, variationAxes: { wght: typeface.weights } });
    return weight ? subsetFont(font, text, { ...options, variationAxes: { wght: weight } }) : font;
  };
  const [hebrew, latin] = [await cutFrom('hebrew'), await cutFrom('latin')];
  const file = fontFile(typeface.slug, script, weight);
  if (hebrew && latin) join(latin, hebrew, file);
  else writeFileSync(file, hebrew ?? latin ?? '');
  console.log(`${file}: ${statSync(file).size} bytes`);
}

/** Writes one file with the characters of both cuts. */
function join(base: Buffer, added: Buffer, file: string): void {
  inFolder((folder) => {
    const [first, second] = [path.join(folder, 'base.woff2'), path.join(folder, 'added.woff2')];
    writeFileSync(first, base);
    writeFileSync(second, added);
    python('merge-scripts.py', first, second, file);
  });
}

/** A folder for what passes between two programs; gone afterwards. */
function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const python = (script: string, ...files: string[]) =>
  execFileSync('/usr/bin/python3', [path.join(import.meta.dirname, script), ...files], { stdio: 'inherit' });

interface Metrics {
  scale: Record<MeasuredScript, number>;
  ascent: number;
  descent: number;
}

type MeasuredFallback = Fallback & Metrics;

/** Width of the web font's sample relative to the system font's, per script, and its vertical metrics (in em). */
async function measure(page: Page, typeface: Typeface, weight: number): Promise<Metrics> {
  const faces = MEASURED_SCRIPTS.map((script) => ({
    range: FALLBACK_RANGES[script],
    data: readFileSync(fontFile(typeface.slug, MEASURED[script])).toString('base64'),
  }));
  // tsx marks every named function with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(
    async ({ faces, samples, reference, weight }) => {
      for (const { data, range } of faces) {
        const face = new FontFace('Measured', `url(data:font/woff2;base64,${data})`, {
          weight: '100 900',
          unicodeRange: range,
        });
        document.fonts.add(await face.load());
      }
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      const width = (family: string, text: string) => {
        context.font = `${weight} 1000px ${family}`;
        return context.measureText(text).width;
      };
      // Version 1 of the reference has no Hebrew: a browser would measure whatever other font has.
      for (const sample of Object.values(samples))
        if (width(`"${reference}", monospace`, sample) === width('monospace', sample))
          throw new Error(`${reference} 2 is not installed here: the fallback is scaled to its widths`);
      const latin = width('Measured', samples.latin) / width(`"${reference}"`, samples.latin);
      // The space is a Latin glyph in both fonts: take it out of the Hebrew comparison at the Latin scale.
      const spaces = samples.hebrew.split(' ').length - 1;
      const hebrew =
        (width('Measured', samples.hebrew) - spaces * latin * width(`"${reference}"`, ' ')) /
        width(`"${reference}"`, samples.hebrew.replaceAll(' ', ''));
      context.font = `${weight} 1000px Measured`;
      const box = context.measureText('x');
      return {
        scale: { hebrew, latin },
        ascent: box.fontBoundingBoxAscent / 1000,
        descent: box.fontBoundingBoxDescent / 1000,
      };
    },
    { faces, samples: SAMPLES, reference: typeface.reference, weight },
  );
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Of two files the one of all weights serves the lightest alone. */
function weightsOf({ weights, usualWeight }: Typeface, script: Script, weight?: number): string {
  if (usualWeight && script !== 'others') return String(weight ?? weights.min);
  return weightRange(weights);
}

function fontFaces(typeface: Typeface, fallbacks: readonly MeasuredFallback[]): string {
  const cuts = fontCuts(typeface).map(
    ({ script, weight }) => `
@font-face {
  font-family: '${familyOf(typeface, script)}';
  font-weight: ${weightsOf(typeface, script, weight)};
  font-display: swap;
  src: url('./${path.relative('src/styles', fontFile(typeface.slug, script, weight))}') format('woff2');
}
`,
  );
  const standIns = fallbacks.flatMap(({ weights, systemFonts, scale, ascent, descent }) =>
    MEASURED_SCRIPTS.map(
      (script) => `
@font-face {
  font-family: '${standInOf(typeface)}';
  font-weight: ${weightRange(weights)};
  src: ${systemFonts.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(scale[script])};
  ascent-override: ${percent(ascent / scale[script])};
  descent-override: ${percent(descent / scale[script])};
  unicode-range: ${FALLBACK_RANGES[script]};
}
`,
    ),
  );
  return [...cuts, ...standIns].join('');
}

/** Families by language. */
const families = (): string =>
  locales
    .map((locale) => {
      const lines = TYPEFACES.map((typeface) => {
        const { name, variable } = typeface;
        return `  ${variable}: '${familyOf(typeface, scriptOf(locale))}', '${name}';`;
      });
      return `\n:root:lang(${locale}) {\n${lines.join('\n')}\n}\n`;
    })
    .join('');

rmSync(FONT_FOLDER, { recursive: true, force: true });
mkdirSync(FONT_FOLDER);
for (const typeface of TYPEFACES) {
  for (const { script, weight } of fontCuts(typeface)) await cut(typeface, script, weight);
  copyFileSync(`${sourceFolder(typeface)}/LICENSE`, `${FONT_FOLDER}/${typeface.slug}-OFL.txt`);
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
try {
  let css = '/* Written by `npm run fonts` (scripts/fonts/font-faces.ts). */\n';
  for (const typeface of TYPEFACES) {
    const page = await browser.newPage();
    const fallbacks: MeasuredFallback[] = [];
    for (const fallback of typeface.fallbacks)
      fallbacks.push({ ...fallback, ...(await measure(page, typeface, fallback.measured)) });
    css += fontFaces(typeface, fallbacks);
    await page.close();
  }
  writeFileSync('src/styles/fonts.css', css + families());
} finally {
  await browser.close();
}
