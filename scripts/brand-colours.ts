/** The colours by which a brand is told from another: accents of the palette in `tailwind.config.ts`. Drawings keep their own. */
import { ExplainedError } from './explained-errors.ts';

const FAMILIES = ['amber', 'copper', 'sea'];
const NAME = new RegExp(`^COLOUR_(${FAMILIES.join('|').toUpperCase()})_(\\d{3})$`, 'u');

/** Files that spell a colour of the palette. */
export const COLOUR_FILES = [
  'tailwind.config.ts',
  'supabase/functions/submit-lead/answer-page.ts',
  'scripts/build/share/share-card.ts',
  'public/favicon.svg',
] as const;

export const isColourName = (name: string): boolean => NAME.test(name);

/** What words and signs of a colour stand on: the page, and the night. */
const GROUNDS = ['#FFFDF9', '#0B1D2E'];
/** Contrast of words, WCAG 2.2 AA. */
const READABLE = 4.5;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The colours that go and those that take their places.
 * @param palette the text of `tailwind.config.ts`
 * @param wanted six digits by names such as COLOUR_COPPER_600; a # would begin a comment in a file of settings
 * @throws ExplainedError where there is no such colour, or words in it could not be read as before
 */
export function colourChanges(
  palette: string,
  wanted: Readonly<Record<string, string>>,
): [old: string, next: string][] {
  return Object.entries(wanted).map(([name, digits]) => {
    const next = `#${digits}`;
    const [, family = '', shade = ''] = NAME.exec(name) ?? [];
    const row = new RegExp(`^ +${family.toLowerCase()}: \\{.*?\\b${shade}: '(#[0-9A-F]{6})'`, 'imu').exec(palette);
    const old = row?.[1];
    if (!old) throw new ExplainedError(`${name}: the palette has no such colour (tailwind.config.ts).`);
    if (!/^#[0-9A-F]{6}$/iu.test(next))
      throw new ExplainedError(`${name} must be a colour such as ${old.slice(1)}, without #.`);
    const lost = GROUNDS.find((ground) => contrast(old, ground) >= READABLE && contrast(next, ground) < READABLE);
    if (lost)
      throw new ExplainedError(
        `${name}: ${next} cannot be read on ${lost} as ${old} can (${READABLE} to 1, WCAG 2.2 AA).`,
      );
    return [old, next];
  });
}
