/** `npm run build`: the static site in dist/, with the settings of the environment and .env. */
import path from 'node:path';
import { EnvError, readServerEnv } from './env.ts';
import { BuildError, buildSite } from './http/fresh-build.ts';

try {
  const { buildVariables } = readServerEnv();
  await buildSite({ projectRoot: path.resolve(import.meta.dirname, '..'), variables: buildVariables });
} catch (error) {
  if (!(error instanceof EnvError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
