import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSync } from 'fontkit';
import { escapeHtml } from '../../../supabase/functions/_shared/mail/html.ts';
import { fitText, type FittedText } from './text-lines.ts';

/** What one sharing picture shows. */
export interface ShareCard {
  /** File of src/art without its ending. */
  picture: string;
  direction: 'ltr' | 'rtl';
  title: string;
  line: string;
  /** Name of the business. */
  brand: string;
}

/** The size that WhatsApp, Facebook, X and the rest show whole. */
export const CARD = { width: 1200, height: 630 } as const;

const COLOURS = { paper: '#FFFDF9', night: '#0B1D2E', quiet: '#B9C7D0', rule: '#24425A', amber: '#F4B54A' } as const;

/** Like a print: a paper border all round and between the drawing and the words. */
const BORDER = 14;
const PICTURE = { width: 572, height: CARD.height - 2 * BORDER };
const PANEL = { width: CARD.width - 3 * BORDER - PICTURE.width, height: PICTURE.height };
const PADDING = { inline: 44, block: 44 };
const ROOM = PANEL.width - 2 * PADDING.inline;

/** A name fills the panel; a sentence stays a poster's. */
const TITLE = {
  sizes: [
    [116, 1],
    [104, 1],
    [92, 2],
    [84, 2],
    [76, 3],
    [68, 3],
    [62, 3],
    [56, 3],
    [51, 3],
    [46, 4],
    [36, 5],
    [28, 6],
  ],
  lineHeight: 1.1,
} as const;
const LINE = {
  sizes: [
    [34, 2],
    [31, 3],
    [28, 4],
    [25, 5],
    [21, 7],
  ],
  lineHeight: 1.34,
} as const;
const BRAND = { size: 29, mark: 50, height: 84 };

export const FONT_FILES = {
  display: '@expo-google-fonts/frank-ruhl-libre/700Bold/FrankRuhlLibre_700Bold.ttf',
  text: '@expo-google-fonts/assistant/400Regular/Assistant_400Regular.ttf',
} as const;

interface Crop {
  /** Middle of the part shown, as shares of the drawing's width and height. */
  x: number;
  y: number;
  /** Share of the height that is shown. */
  height: number;
  /** Turned round where the words stand on its other side: only for drawings whose parts face the words. */
  facesWords?: true;
}

const CENTRE: Crop = { x: 0.5, y: 0.5, height: 1 };
const CROPS: Readonly<Record<string, Crop>> = {
  'blog/airport-arrivals': { x: 0.4, y: 0.5, height: 1 },
  'blog/plane-cabin': { x: 0.4, y: 0.5, height: 1 },
  'blog/regulations': { x: 0.62, y: 0.5, height: 1 },
  'blog/taxi-queue': { x: 0.72, y: 0.5, height: 1 },
  'hero-airport': { x: 0.385, y: 0.5, height: 1, facesWords: true },
};

/** Reads the fonts once; widths come from the files that the pictures are set in. */
export function cardMeasures(modules: string) {
  const widths = (file: string) => {
    const font = openSync(path.join(modules, file));
    const known = new Map<string, number>();
    return (text: string) => {
      const width = known.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
      known.set(text, width);
      return width;
    };
  };
  return { display: widths(FONT_FILES.display), text: widths(FONT_FILES.text) };
}
export type CardMeasures = ReturnType<typeof cardMeasures>;

/** The drawing as an SVG of the picture's size. */
export async function pictureSvg(artFolder: string, { picture, direction }: ShareCard): Promise<string> {
  const file = path.join(artFolder, `${picture}.svg`);
  const svg = await readFile(file, 'utf8').catch(() => {
    throw new Error(`a page names the drawing ${picture}, and there is no ${file}`);
  });
  const [, left = 0, top = 0, width = 0, height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/u.exec(svg) ?? []).map(
    Number,
  );
  const crop = CROPS[picture] ?? CENTRE;
  const cropHeight = height * crop.height;
  const cropWidth = Math.min(width, (cropHeight * PICTURE.width) / PICTURE.height);
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
  const x = left + clamp(width * crop.x - cropWidth / 2, width - cropWidth);
  const y = top + clamp(height * crop.y - cropHeight / 2, height - cropHeight);
  const shown = svg
    .replace(/viewBox="[^"]*"/u, `viewBox="${x} ${y} ${cropWidth} ${cropHeight}"`)
    .replace('<svg ', `<svg width="${PICTURE.width}" height="${PICTURE.height}" `);
  // In Hebrew the words stand on the right, as the drawings expect.
  if (!crop.facesWords || direction === 'rtl') return shown;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}"><g transform="translate(${PICTURE.width} 0) scale(-1 1)">${shown}</g></svg>`;
}

/** Where the drawing goes. */
export const picturePlace = ({ direction }: ShareCard) => ({
  left: direction === 'rtl' ? BORDER : CARD.width - BORDER - PICTURE.width,
  top: BORDER,
});

interface TextBlock {
  fitted: FittedText;
  lineHeight: number;
  /** Baseline of the first line. */
  y: number;
  attributes: string;
}

/** Everything but the drawing. `mark` is the house mark as SVG. */
export function cardSvg(card: ShareCard, { display, text }: CardMeasures, mark: string): string {
  const rtl = card.direction === 'rtl';
  const panelLeft = rtl ? CARD.width - BORDER - PANEL.width : BORDER;
  const start = rtl ? panelLeft + PANEL.width - PADDING.inline : panelLeft + PADDING.inline;
  const bottom = BORDER + PANEL.height;

  const title = fitText(card.title, { measure: display, room: ROOM, ...TITLE });
  const line = fitText(card.line, { measure: text, room: ROOM, ...LINE });
  const titleHeight = title.lines.length * title.size * TITLE.lineHeight;
  const lineHeight = line.lines.length * line.size * LINE.lineHeight;
  const gap = 30;
  // Words stand in the middle of what the brand's row leaves.
  const room = PANEL.height - BRAND.height - PADDING.block;
  const top = BORDER + PADDING.block / 2 + (room - titleHeight - 2 * gap - lineHeight) / 2;
  const barY = top + titleHeight + gap;

  const textBlock = ({ fitted, lineHeight, y, attributes }: TextBlock) =>
    fitted.lines
      .map(
        (part, at) =>
          `<text x="${start}" y="${y + at * fitted.size * lineHeight}" font-size="${fitted.size}" ${attributes}>${escapeHtml(part)}</text>`,
      )
      .join('');
  const direction = `direction="${card.direction}" unicode-bidi="embed" text-anchor="start"`;
  const displayFont = `font-family="Frank Ruhl Libre" font-weight="700" fill="${COLOURS.paper}" ${direction}`;
  const brandMiddle = bottom - BRAND.height / 2;
  const brandX = start + (rtl ? -1 : 1) * (BRAND.mark + 14);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${COLOURS.paper}"/>
<rect x="${panelLeft}" y="${BORDER}" width="${PANEL.width}" height="${PANEL.height}" fill="${COLOURS.night}"/>
${textBlock({ fitted: title, lineHeight: TITLE.lineHeight, y: top + title.size * 0.85, attributes: `${displayFont}${rtl ? '' : ' letter-spacing="-0.01em"'}` })}
<rect x="${rtl ? start - 64 : start}" y="${barY}" width="64" height="4" fill="${COLOURS.amber}"/>
${textBlock({ fitted: line, lineHeight: LINE.lineHeight, y: barY + gap + line.size * 0.82, attributes: `font-family="Assistant" fill="${COLOURS.quiet}" ${direction}` })}
<rect x="${panelLeft}" y="${bottom - BRAND.height}" width="${PANEL.width}" height="1.5" fill="${COLOURS.rule}"/>
<g transform="translate(${rtl ? start - BRAND.mark : start} ${brandMiddle - BRAND.mark / 2})" color="${COLOURS.amber}">${mark.replace('<svg ', `<svg width="${BRAND.mark}" height="${BRAND.mark}" `)}</g>
<text x="${brandX}" y="${brandMiddle + BRAND.size * 0.33}" font-size="${BRAND.size}" ${displayFont}>${escapeHtml(card.brand)}</text>
</svg>`;
}
