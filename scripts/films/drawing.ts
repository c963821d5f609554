/** Writes SVG, and takes the site's own drawings apart so that a film can move their pieces. */
import { readFileSync } from 'node:fs';

const ART = new URL('../../src/art/', import.meta.url);

/** A drawing's inside, without its outer svg tag. */
export const readDrawing = (file: string): string =>
  readFileSync(new URL(file, ART), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/gu, '');

/** Where the element with this id begins and ends; nested elements of its kind are counted. */
function findElement(drawing: string, id: string): { from: number; to: number } {
  const opening = new RegExp(`<(\\w+) [^>]*id="${id}"[^>]*>`, 'u').exec(drawing);
  if (!opening) throw new Error(`the drawing has no element #${id}`);
  const from = opening.index;
  if (opening[0].endsWith('/>')) return { from, to: from + opening[0].length };
  const tags = new RegExp(`<${opening[1]}\\b[^>]*?(/?)>|</${opening[1]}>`, 'gu');
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(drawing); tag; tag = tags.exec(drawing)) {
    if (tag[0].startsWith('</')) depth -= 1;
    else if (tag[1] !== '/') depth += 1;
    if (depth === 0) return { from, to: tags.lastIndex };
  }
  throw new Error(`#${id} is never closed`);
}

/** The drawing with one element replaced. */
export function replaceElement(drawing: string, id: string, replacement: (element: string) => string): string {
  const { from, to } = findElement(drawing, id);
  return drawing.slice(0, from) + replacement(drawing.slice(from, to)) + drawing.slice(to);
}

const round = (value: number): number => Math.round(value * 100) / 100;

type Attributes = Record<string, string | number>;

/** One element; numbers are cut to two decimals. */
export function element(tag: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children ? `<${tag}${written}>${children}</${tag}>` : `<${tag}${written}/>`;
}

export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  element('rect', { x, y, width, height, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });
export const moved = (x: number, y: number, children: string) =>
  element('g', { transform: `translate(${round(x)} ${round(y)})` }, children);
export const faded = (opacity: number, children: string) =>
  opacity <= 0.004 ? '' : opacity >= 1 ? children : element('g', { opacity }, children);

export type Stop = readonly [offset: number, colour: string, opacity?: number];
const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      element('stop', { offset, 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
    )
    .join('');
/** A gradient from top to bottom of what it fills, or between the given corners. */
export const linearGradient = (id: string, stops: readonly Stop[], corners: Attributes = { x2: 0, y2: 1 }) =>
  element('linearGradient', { id, ...corners }, stopTags(stops));
export const radialGradient = (id: string, stops: readonly Stop[]) =>
  element('radialGradient', { id }, stopTags(stops));

/** Points "x y" joined by straight lines. */
export const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/**
 * Copies of a strip side by side, moved `progress` of the way through `tiles` of its lengths: at 1 the picture is what it
 * was at 0, so the film has no seam.
 */
export function scrolled(strip: string, length: number, tiles: number, progress: number, width: number): string {
  const offset = (progress * tiles * length) % length;
  let copies = '';
  for (let x = -offset - length; x < width + length / 2; x += length) copies += moved(x, 0, strip);
  return copies;
}
