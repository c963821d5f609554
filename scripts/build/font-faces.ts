/**
 * Writes src/styles/fonts.css: the site's two typefaces per script, and for each a fallback cut from a system font and
 * scaled so that text takes the same room before and after the web font arrives (no layout shift).
 * The scale is measured in Chromium, per script: the usual generators assume Latin and miss Hebrew by a third.
 * Run it by `npm run fonts` when a typeface changes; the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../tests/setup/chromium.ts';

const RANGES = {
  hebrew: 'U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+2011-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;
type Script = keyof typeof RANGES;

const SAMPLES: Record<Script, string> = {
  hebrew: 'נהג פרטי ממתין לכם באולם מקבלי הפנים עם שלט ושם והמחיר נסגר מראש לכל הדרך עד פתח המלון בירושלים',
  latin: 'Your driver waits in the arrivals hall with your name on a sign. Votre chauffeur vous attend à la sortie.',
};

const TYPEFACES = [
  {
    name: 'Assistant',
    weights: '200 800',
    measuredWeight: 400,
    folder: '@fontsource-variable/assistant/files/assistant',
    systemFonts: ['Arial', 'Noto Sans Hebrew', 'Roboto', 'Liberation Sans'],
    reference: 'Liberation Sans',
  },
  {
    name: 'Frank Ruhl Libre',
    weights: '300 900',
    measuredWeight: 700,
    folder: '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre',
    systemFonts: ['Times New Roman', 'Noto Serif Hebrew', 'Noto Serif', 'Liberation Serif'],
    reference: 'Liberation Serif',
  },
] as const;
type Typeface = (typeof TYPEFACES)[number];

const scripts = Object.keys(RANGES) as Script[];
const fontFile = (typeface: Typeface, script: Script) => `${typeface.folder}-${script}-wght-normal.woff2`;

interface Metrics {
  scale: Record<Script, number>;
  ascent: number;
  descent: number;
}

/** Width of the web font's sample relative to the system font's, per script, and its vertical metrics (in em). */
async function measure(page: Page, typeface: Typeface): Promise<Metrics> {
  const faces = scripts.map((script) => ({
    range: RANGES[script],
    data: readFileSync(`node_modules/${fontFile(typeface, script)}`).toString('base64'),
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
    { faces, samples: SAMPLES, reference: typeface.reference, weight: typeface.measuredWeight },
  );
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

function fontFaces(typeface: Typeface, metrics: Metrics): string {
  return scripts
    .map(
      (script) => `
@font-face {
  font-family: '${typeface.name}';
  font-weight: ${typeface.weights};
  font-display: swap;
  src: url('../../node_modules/${fontFile(typeface, script)}') format('woff2');
  unicode-range: ${RANGES[script]};
}
@font-face {
  font-family: '${typeface.name} Fallback';
  src: ${typeface.systemFonts.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(metrics.scale[script])};
  ascent-override: ${percent(metrics.ascent / metrics.scale[script])};
  descent-override: ${percent(metrics.descent / metrics.scale[script])};
  line-gap-override: 0%;
  unicode-range: ${RANGES[script]};
}
`,
    )
    .join('');
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
try {
  let css = '/* Written by `npm run fonts` (scripts/build/font-faces.ts). */\n';
  for (const typeface of TYPEFACES) {
    const page = await browser.newPage();
    css += fontFaces(typeface, await measure(page, typeface));
    await page.close();
  }
  writeFileSync('src/styles/fonts.css', css);
} finally {
  await browser.close();
}
