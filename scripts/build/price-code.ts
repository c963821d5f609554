import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import type * as Prices from '../../src/entry-prices.tsx';
import { PRICE_CODE } from '../http/price-documents.ts';

/**
 * Bundles what draws price tables for the server that serves the build, and loads it. Packages stay outside: they come from the
 * project's own folder.
 */
export async function writePriceCode({ root, resolve }: ResolvedConfig, outDir: string): Promise<typeof Prices> {
  const file = path.join(outDir, PRICE_CODE);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: resolve.alias },
    build: {
      ssr: 'src/entry-prices.tsx',
      outDir: path.dirname(file),
      emptyOutDir: false,
      rolldownOptions: {
        // Its texts are at hand; the list of all the others stays out.
        external: [/\/loaders$/u],
        output: { entryFileNames: path.basename(file) },
      },
    },
  });
  return (await import(pathToFileURL(file).href)) as typeof Prices;
}
