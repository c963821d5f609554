/**
 * `npm run build`: the static site in dist/, with the settings of the environment and .env. With `--if-stale` only where
 * dist/ was built from other sources or settings.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readServerEnv } from './env.ts';
import { explained } from './explained-errors.ts';
import { buildSite, ensureFreshBuild } from './http/fresh-build.ts';

await explained(async () => {
  const { 'if-stale': isIfStale } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } }).values;
  const { buildVariables } = readServerEnv();
  const build = isIfStale ? ensureFreshBuild : buildSite;
  await build({ projectRoot: path.resolve(import.meta.dirname, '..'), variables: buildVariables });
});
