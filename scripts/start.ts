/**
 * `npm start`: builds the site if its sources have changed, and serves it together with its backend on one origin.
 * `npm start -- --demo`: the same with a business at work in a database that is thrown away at the end.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nextSteps, openLocalSupabase, requireMailRoute, type LocalSupabase } from './backend/local-supabase.ts';
import { createNodeFunctionLoader } from './backend/node-functions.ts';
import { readServerEnv, type ServerEnv } from './env.ts';
import { ExplainedError } from './explained-errors.ts';
import { ensureFreshBuild } from './http/fresh-build.ts';
import { openPublishedDocuments } from './http/published-documents.ts';
import { createSiteListener, listen } from './http/site-server.ts';
import { createStaticSite } from './http/static-site.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { seedAccountLines, seedDatabase } from './seed/seed-database.ts';

/** npm runs its scripts in the project's root. */
const projectRoot = process.cwd();

async function start(): Promise<() => Promise<void>> {
  const { demo } = parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values;
  const given = readServerEnv();
  // The demonstration brings its accounts along.
  if (!demo) requireMailRoute(given);
  const site = await listen(given);
  const env = demo ? await demoEnv(given) : given;
  const { opening, taken } = openBackend(env);
  const abandoned = new AbortController();
  opening.catch(() => abandoned.abort());
  // A start that finds the database taken must not build: it would be work for nothing.
  const building = Promise.race([taken, opening]).then(() => build(env, abandoned.signal));
  const [built, opened] = await Promise.allSettled([building, opening]);
  const close = async () => {
    await site.close();
    if (opened.status === 'fulfilled') await opened.value?.close();
    if (demo) await rm(env.dataDir, { recursive: true, force: true });
  };
  if (opened.status === 'rejected' || built.status === 'rejected') {
    await close();
    throw opened.status === 'rejected' ? opened.reason : built.status === 'rejected' && built.reason;
  }
  if (demo && opened.value) await seedDatabase(opened.value.backend, env);
  const { siteUrl, clientIpHeader, supabaseUrl } = env;
  const documents = opened.value && (await openPublishedDocuments(built.value, opened.value.backend));
  const pages = await createStaticSite(built.value, supabaseUrl, documents);
  site.answerWith(createSiteListener({ supabase: opened.value, siteUrl, clientIpHeader, pages }));
  await announce(env, opened.value);
  if (demo) console.info([...seedAccountLines(), 'Nothing is kept: the database goes when you stop.'].join('\n'));
  return close;
}

/** The settings with a database folder that nobody has used. */
async function demoEnv(env: ServerEnv): Promise<ServerEnv> {
  if (env.databaseUrl || env.supabaseUrl) {
    const name = env.databaseUrl ? 'DATABASE_URL' : 'VITE_SUPABASE_URL';
    throw new ExplainedError(
      `${name} is set: the demonstration has a database of its own. Leave ${name} empty for it.`,
    );
  }
  return {
    ...env,
    dataDir: await mkdtemp(path.join(os.tmpdir(), 'demo-')),
    functionSettings: { ...env.functionSettings, FLIGHT_FEED_URL: env.functionSettings.FLIGHT_FEED_URL || 'sample' },
  };
}

/** `taken` resolves as soon as the database is this process' own, well before `opening` does. */
function openBackend(env: ServerEnv): { opening: Promise<LocalSupabase | null>; taken: Promise<void> } {
  if (env.supabaseUrl) return { opening: Promise.resolve(null), taken: Promise.resolve() };
  let onTaken = () => {};
  const taken = new Promise<void>((resolve) => (onTaken = resolve));
  return { opening: openLocalSupabase(env, projectRoot, createNodeFunctionLoader(projectRoot), onTaken), taken };
}

const build = (env: ServerEnv, signal: AbortSignal): Promise<string> =>
  ensureFreshBuild({
    projectRoot,
    signal,
    variables: env.buildVariables,
    onBuild: () => console.info('Building the site …'),
  });

async function announce(env: ServerEnv, supabase: LocalSupabase | null): Promise<void> {
  console.info(`\nThe site runs at ${env.siteUrl}`);
  if (!supabase) return console.info(`Its backend is the project at ${env.supabaseUrl}`);
  const { appliedMigrations } = supabase.backend;
  if (appliedMigrations.length > 0) console.info(`Migrations applied: ${appliedMigrations.length}`);
  for (const line of await nextSteps(supabase, env)) console.info(line);
}

await runUntilStopped(start);
