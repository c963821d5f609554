import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/u;

/** The build's own business, which no host sends. */
const OWN = /^\.meta(?:\/|\\)/u;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Whether the build is for tests alone (QUICK_BUILD=1, which `npm test` sets): nobody downloads it, and the smallest bodies
 * take half of a build's time.
 */
export const IS_QUICK_BUILD = process.env['QUICK_BUILD'] === '1';
/** Of eleven steps; bodies are a fourteenth larger. The steps after this one each take up megabytes for every file. */
const QUICK = 6;

/**
 * Parameters of Brotli that suit one text better than another, by a hundredth: of what each makes of it, the smallest is
 * kept. Postfix bits take distances in the text by twos; a window of 64 kB is that of a page.
 */
const BROTLI_VARIANTS: readonly zlib.BrotliOptions['params'][] = [
  {},
  { [zlib.constants.BROTLI_PARAM_NPOSTFIX]: 1, [zlib.constants.BROTLI_PARAM_LGWIN]: 16 },
];

/** The smallest body that Brotli makes of a text. */
async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
  const bodies = await Promise.all(
    BROTLI_VARIANTS.map((variant) => brotli(content, { params: { ...quality, ...variant } })),
  );
  return bodies.reduce((one, other) => (other.byteLength < one.byteLength ? other : one));
}

/**
 * Writes a `.br` and a `.gz` beside every text file that the build has made for visitors: hosts send these as they are.
 * @param isQuick not as small as they get
 */
export async function compressFiles(folder: string, isQuick = IS_QUICK_BUILD): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => COMPRESSIBLE.test(file) && !OWN.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const at = path.join(folder, file);
      const content = await readFile(at);
      const quick = { [zlib.constants.BROTLI_PARAM_QUALITY]: QUICK };
      await writeFile(`${at}.br`, await (isQuick ? brotli(content, { params: quick }) : smallestBrotli(content)));
      await writeFile(`${at}.gz`, await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }));
    }),
  );
}
