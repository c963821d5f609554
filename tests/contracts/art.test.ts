/** What the drawings and films must be so that pages stay light, safe and sharp. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../../scripts/build/web-manifest.ts';
import { pages, type PageEntry } from '../../src/content/pages/index.ts';

const ART = path.resolve(import.meta.dirname, '../../src/art');
const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const FILMS = path.join(PUBLIC, 'films');

const drawings = readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
const films = readdirSync(FILMS).filter((file) => file.endsWith('.mp4'));

/** What no drawing may hold: words (they belong into HTML, in three languages), code, and anything that is elsewhere. */
const FORBIDDEN = {
  words: /<text|<tspan|<title|<desc/u,
  code: /<script|\son\w+=|javascript:/iu,
  styles: /<style|\sstyle=/u,
  photographs: /<image|<foreignObject|data:/u,
  'something outside of the file': /href="(?!#)|url\((?!#)|@import|<!ENTITY/u,
};

describe.each(drawings)('drawing %s', (file) => {
  const text = readFileSync(path.join(ART, file), 'utf8');

  it('is well-formed SVG that knows its proportions', async () => {
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[-\d]+ [-\d]+ \d+ \d+"/u);
    await expect(sharp(Buffer.from(text)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });

  it('is lighter than 12 KB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(12_000);
  });

  it('holds shapes only', () => {
    expect(Object.keys(FORBIDDEN).filter((what) => FORBIDDEN[what as keyof typeof FORBIDDEN].test(text))).toEqual([]);
  });

  it('refers to nothing it does not have, and names nothing twice', () => {
    const names = [...text.matchAll(/\sid="([^"]+)"/gu)].map(([, name]) => name);
    const used = [...text.matchAll(/(?:href="|url\()#([^")]+)/gu)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('every page’s picture is a drawing', () => {
  const names = pages.flatMap((entry: PageEntry) => (entry.picture ? [`${entry.picture}.svg`] : []));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !drawings.includes(name))).toEqual([]);
});

it('only drawings that exist have a crop of their own', () => {
  const source = readFileSync(path.join(ART, 'pictures.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}'?([\w-]+)'?: 'object-/gmu)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !drawings.some((file) => file.endsWith(`/${name}.svg`)))).toEqual([]);
});

interface Box {
  type: string;
  content: Buffer;
}

/** The boxes an MP4 is made of: four bytes of length, four of type, then the content. */
function boxes(buffer: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= buffer.length;) {
    const size = buffer.readUInt32BE(at);
    if (size < 8) throw new Error('a box of unusual size');
    found.push({ type: buffer.toString('latin1', at + 4, at + 8), content: buffer.subarray(at + 8, at + size) });
    at += size;
  }
  return found;
}

function inside(buffer: Buffer, ...way: string[]): Buffer[] {
  const [type, ...rest] = way;
  const contents = boxes(buffer).flatMap((box) => (box.type === type ? [box.content] : []));
  return rest.length ? contents.flatMap((content) => inside(content, ...rest)) : contents;
}

/** Seconds by the movie header, whose first version counts with 32 bits. */
function seconds(film: Buffer): number {
  const [header] = inside(film, 'moov', 'mvhd');
  if (!header || header[0] !== 0) throw new Error('no movie header of version 0');
  return header.readUInt32BE(16) / header.readUInt32BE(12);
}

it('has both films of the fleet', () => {
  expect(films.toSorted()).toEqual(['cabin.mp4', 'van-day-night.mp4']);
});

describe.each(films)('film %s', (file) => {
  const film = readFileSync(path.join(FILMS, file));

  it('is lighter than 1.5 MB and lasts 6 to 10 seconds', () => {
    expect(film.length).toBeLessThan(1_500_000);
    expect(seconds(film)).toBeGreaterThanOrEqual(6);
    expect(seconds(film)).toBeLessThanOrEqual(10);
  });

  it('is a silent H.264 picture that starts before it has arrived', () => {
    const kinds = inside(film, 'moov', 'trak', 'mdia', 'hdlr').map((handler) => handler.toString('latin1', 8, 12));
    expect(kinds).toEqual(['vide']);
    const [formats] = inside(film, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd');
    expect(formats?.toString('latin1', 12, 16)).toBe('avc1');
    const order = boxes(film).map((box) => box.type);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
  });

  it('has a poster of its own proportions', async () => {
    const poster = path.join(FILMS, file.replace('.mp4', '.webp'));
    expect(statSync(poster).size).toBeLessThan(80_000);
    await expect(sharp(poster).metadata()).resolves.toMatchObject({ format: 'webp', width: 1280, height: 720 });
  });
});

it('every icon of a home screen is there, in the size it says', async () => {
  const icons = [...ICONS, { src: '/apple-touch-icon.png', sizes: '180x180' }];
  const found = await Promise.all(icons.map(({ src }) => sharp(path.join(PUBLIC, src)).metadata()));
  expect(found.map(({ width, height }) => `${width}x${height}`)).toEqual(icons.map(({ sizes }) => sizes));
});
