/**
 * `npm run launch-check`: the owner's last step before going live. Lists every placeholder, every sample, every claim that
 * nobody has proved and every fact that was read too long ago, with the pages of the built site that say it, and ends
 * with 1 while there is one. What is a matter of taste is told as advice, and counts for nothing.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { locales } from '../supabase/functions/_shared/words/locales.ts';
import { REST_WINDOWS_SPAN } from '../supabase/functions/_shared/clock/rest-windows.ts';
import type * as Business from '../src/config/business.ts';
import type * as Env from '../src/config/env.ts';
import type * as Facts from '../src/content/facts/index.ts';
import type * as Fares from '../src/content/fares/index.ts';
import type * as Reviews from '../src/content/reviews/he.ts';
import type * as Sources from '../src/content/blog/sources.en.ts';
import { endingWindows, oldFacts, placeholdersIn } from '../src/config/placeholders.ts';
import type * as Terms from '../src/content/terms/index.ts';
import { printFindings } from './checks.ts';
import { readServerEnv } from './env.ts';
import { isOfAnotherLanguage } from './site-languages.ts';
import { IMPORT_ALIASES } from './build/import-aliases.ts';
import { builtPages, whereSaid } from './launch-check/built-site.ts';
import { adviceFor } from './launch-check/copy-advice.ts';
import type * as Claims from './launch-check/claims.ts';
import { meetingPointFindings } from './launch-check/meeting-points.ts';
import { priceListFinding } from './launch-check/price-list.ts';
import { headerFindings } from './launch-check/served-headers.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

// A module that is run so finds no .env by itself.
Object.assign(process.env, readServerEnv().buildVariables);

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
const { facts } = await read<typeof Facts>('src/content/facts/index.ts');
const { tariff, quoted } = await read<typeof Fares>('src/content/fares/index.ts');
const { statutoryCancelling, lawyerQuestions } = await read<typeof Terms>('src/content/terms/index.ts');
const { claimWords } = await read<typeof Claims>('scripts/launch-check/claims.ts');

const now = new Date();
const { claims, ...settings } = business;
const found = [
  ...placeholdersIn({ siteUrl: env.siteUrl }, 'settings'),
  ...placeholdersIn(settings, 'business')
    .filter(({ at }) => !isOfAnotherLanguage(at, locales))
    .map((one) => (one.kind === 'placeholder' ? { ...one, mend: 'npm run new-firm' } : one)),
  ...placeholdersIn({ tariff, quoted }, 'fares'),
  ...placeholdersIn(statutoryCancelling, 'terms.statutoryCancelling'),
  ...lawyerQuestions.map((value) => ({ at: 'terms.lawyerQuestions', kind: 'confirm', value }) as const),
  ...placeholdersIn(facts, 'facts'),
  ...oldFacts({ ...facts, tariff }, now),
  ...endingWindows(REST_WINDOWS_SPAN.to, now),
];
const blog = 'src/content/blog';
for (const file of (await readdir(path.join(root, blog))).filter((name) => name.startsWith('sources.'))) {
  const { sources } = await read<typeof Sources>(`${blog}/${file}`);
  found.push(...oldFacts(sources, now));
}
for (const language of locales) {
  const { content } = await read<typeof Reviews>(`src/content/reviews/${language}.ts`);
  found.push(...placeholdersIn(content, `reviews.${language}`));
}

const isBuilt = existsSync(path.join(dist, 'index.html'));
const pages = isBuilt ? await builtPages(dist) : [];
for (const [name, words] of Object.entries(claimWords)) {
  if (!claims[name as Claims.ClaimName].confirm) continue;
  const where = words ? whereSaid(pages, ({ text }) => words.test(text)) : 'every page that it concerns';
  if (where) found.push({ at: `business.claims.${name}`, kind: 'confirm', value: where });
}
const marked = whereSaid(pages, ({ samples }) => samples > 0);
if (marked) found.push({ at: 'pages', kind: 'sample', value: `marked on ${marked}` });
// Whatever the settings say now, the built pages may still be those of the fictional business.
const fictional = new Set(found.filter(({ kind }) => kind === 'placeholder').map(({ value }) => value));
const isFictional = ({ text }: { text: string }) =>
  placeholdersIn(text, '').length > 0 || [...fictional].some((value) => text.includes(value));
const named = whereSaid(pages, isFictional);
if (named) found.push({ at: 'pages', kind: 'placeholder', value: `names and numbers on ${named}` });

const prices = await priceListFinding(env.supabaseUrl || env.siteUrl, env.publishableKey);
if (prices) found.push(prices);
found.push(...(await meetingPointFindings(env.supabaseUrl || env.siteUrl, env.publishableKey)));
found.push(...(await headerFindings(env.siteUrl)));

const advice = pages.flatMap((page) => adviceFor(page).map((value) => ({ kind: 'advice', at: page.file, value })));
printFindings([...advice, ...found]);
if (!isBuilt) console.info('\nThe site is not built: npm run build, then ask again.');
if (found.length > 0) {
  console.info(
    `\n${found.length} things are not your own yet, or nobody has proved them. The settings stand in .env (see`,
  );
  console.info(
    '.env.example) and in src/config/business.ts, the reviews in src/content/reviews/, fares in src/content/fares/,',
  );
  console.info('facts in src/content/facts/.');
}
if (found.length > 0 || !isBuilt) process.exitCode = 1;
else console.info('Nothing fictional is left. Have the legal pages read by a lawyer, and open.');
