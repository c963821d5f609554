/** `npm run build`: the static site in dist/, with the settings of the environment and .env. */
import path from 'node:path';
import { readServerEnv } from './env.ts';
import { explained } from './explained-errors.ts';
import { buildSite } from './http/fresh-build.ts';

await explained(async () => {
  const { buildVariables } = readServerEnv();
  await buildSite({ projectRoot: path.resolve(import.meta.dirname, '..'), variables: buildVariables });
});
