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
 * Writes a `.br` and a `.gz` beside every text file that the build has made for visitors: hosts send these as they are.
 * @param isQuick not as small as they get
 */
export async function compressFiles(folder: string, isQuick = IS_QUICK_BUILD): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => COMPRESSIBLE.test(file) && !OWN.test(file),
  );
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : zlib.constants.BROTLI_MAX_QUALITY };
  await Promise.all(
    files.map(async (file) => {
      const at = path.join(folder, file);
      const content = await readFile(at);
      await writeFile(`${at}.br`, await brotli(content, { params }));
      await writeFile(`${at}.gz`, await gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }));
    }),
  );
}
