/**
 * `npm run launch-check`: the owner's last step before going live. Lists every placeholder and sample that the site would
 * show with the settings of the environment and .env, and ends with 1 while there is one.
 */
import path from 'node:path';
import { runnerImport } from 'vite';
import { locales } from '../supabase/functions/_shared/locales.ts';
import type * as Business from '../src/config/business.ts';
import type * as Env from '../src/config/env.ts';
import type * as Reviews from '../src/content/reviews/he.ts';
import { IMPORT_ALIASES } from './build/import-aliases.ts';
import { placeholdersIn } from './launch-check/placeholders.ts';

const root = path.resolve(import.meta.dirname, '..');

async function read<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: IMPORT_ALIASES },
  });
  return module;
}

const { business } = await read<typeof Business>('src/config/business.ts');
const { env } = await read<typeof Env>('src/config/env.ts');
const found = [...placeholdersIn({ siteUrl: env.siteUrl }, 'settings'), ...placeholdersIn(business, 'business')];
for (const language of locales) {
  const { content } = await read<typeof Reviews>(`src/content/reviews/${language}.ts`);
  found.push(...placeholdersIn(content, `reviews.${language}`));
}

for (const { kind, at, value } of found) console.info(`${kind.padEnd(12)} ${at.padEnd(34)} ${value}`);
if (found.length > 0) {
  console.info(`\n${found.length} things are not your own yet. The settings stand in .env (see .env.example) and in`);
  console.info('src/config/business.ts, the reviews in src/content/reviews/.');
  process.exitCode = 1;
} else {
  console.info('Nothing fictional is left. Have the legal pages read by a lawyer, and open.');
}
