/**
 * `npm run deploy`: puts a hosted installation up, or brings it to this version, step by step (docs/deploy.md). Names of steps pick
 * some; `--environment staging` takes another environment, `--dry-run` changes nothing, `--yes` asks nobody.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { walk } from './checks.ts';
import { openDeployment, PRODUCTION } from './deploy/deployment.ts';
import { STEPS } from './deploy/steps.ts';
import { explained, ExplainedError } from './explained-errors.ts';

const agrees = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/iu.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
};

await explained(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      environment: { type: 'string', default: PRODUCTION },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !(name in STEPS));
  if (unknown.length > 0)
    throw new ExplainedError(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  const { 'dry-run': isDryRun, yes, environment } = values;
  if (!isDryRun && !yes && !process.stdin.isTTY)
    throw new ExplainedError(
      'Nobody can be asked here. Nothing was changed: --dry-run shows what would be, --yes does it.',
    );
  const chosen = Object.entries(STEPS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  await walk(
    chosen.map(([, step]) => step),
    () => openDeployment(environment),
    { isDryRun, agrees: yes ? () => Promise.resolve(true) : agrees, say: console.info },
  );
  if (isDryRun) return console.info('\nNothing was changed.');
  const again = environment === PRODUCTION ? '' : ` -- --environment ${environment}`;
  if (chosen.some(([name]) => name === 'site'))
    console.info(
      `\nUpload dist/ to the host of ${openDeployment(environment).settings.siteUrl} (docs/deploy.md), then: npm run deploy:check${again}`,
    );
});
