/** Writes supabase/functions/_shared/contracts/site-paths.ts from the registry of pages: `npm run paths`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languagesOf, pages, type PageEntry } from '../src/content/pages/index.ts';
import { localizedPath } from '../src/i18n/localized-path.ts';
import { isTrackedPath } from '../supabase/functions/_shared/contracts/tracked-pages.ts';
import { formattedSource } from './formatted-source.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');

/** Where the list of tracked pages lives: the functions are deployed without the site's sources. */
export const SITE_PATHS_FILE = path.join(PROJECT_ROOT, 'supabase/functions/_shared/contracts/site-paths.ts');

/** The module with every path that may appear in the statistics, in the project's format. */
export async function generateSitePaths(): Promise<string> {
  const paths = pages
    .filter((entry: PageEntry) => entry.area === 'public')
    .flatMap((entry: PageEntry) => languagesOf(entry).map((locale) => localizedPath(locale, entry.path)))
    .filter(isTrackedPath);
  const head = '/** Generated from src/content/pages by `npm run paths`; do not edit. */\n';
  const declaration = 'export const SITE_PATHS: ReadonlySet<string> = new Set(';
  return formattedSource(SITE_PATHS_FILE, `${head}${declaration}${JSON.stringify(paths)});\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(SITE_PATHS_FILE, await generateSitePaths());
  console.log(`Wrote ${path.relative(PROJECT_ROOT, SITE_PATHS_FILE)}`);
}
