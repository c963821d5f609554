/** `npm run icons`: the site's mark as the pictures that phones put on their home screens, from public/favicon.svg. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/**
 * Phones cut their own corners and masks: the ground reaches the edges, and the mark keeps to the inner four fifths that
 * every mask leaves.
 */
const fullBleed = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8')
  .replace(/(<rect[^>]*) rx="\d+"([^>]*>)/u, '$1$2<g transform="translate(32 32) scale(.8) translate(-32 -32)">')
  .replace('</svg>', '</g></svg>');

await Promise.all(
  Object.entries(ICONS).map(async ([name, size]) => {
    const file = path.join(PUBLIC, name);
    // Drawn at the final size: 72 dots per inch are one per unit of the 64 units wide mark.
    const drawn = sharp(Buffer.from(fullBleed), { density: (72 * size) / 64 }).resize(size, size);
    await drawn.png({ palette: true, colours: 32, effort: 10 }).toFile(file);
    console.warn(`${name}: ${(statSync(file).size / 1024).toFixed(1)} KiB`);
  }),
);
