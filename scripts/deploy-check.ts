/**
 * `npm run deploy:check`: reads a running installation from outside and inside, says what is missing with the line that mends it,
 * and ends with 1 while there is something. `--environment staging` reads another one.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { findingsOf, printCheck, type Check, type Finding } from './checks.ts';
import { openDeployment, PRODUCTION, type Deployment } from './deploy/deployment.ts';
import { RUNNING, sendersCheck } from './deploy/running.ts';
import { LOCAL_STEPS, STEPS } from './deploy/steps.ts';
import { explained } from './explained-errors.ts';

const pause = async (question: string): Promise<void> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  await terminal.question(`\n${question} `);
  terminal.close();
};

/** The steps, each of which mends what it finds. */
const steps = Object.entries(STEPS)
  .filter(([name]) => !LOCAL_STEPS.has(name))
  .map(([name, { name: at, find, change }]): Check<Deployment> => ({
    name: at,
    find: async (on) =>
      (await find(on)).map((found) => ({ ...(change && { mend: `npm run deploy -- ${name}` }), ...found })),
  }));

const inEnvironment = (found: Finding, environment: string): Finding =>
  environment === PRODUCTION || !found.mend
    ? found
    : { ...found, mend: found.mend.replace('npm run deploy --', `npm run deploy -- --environment ${environment}`) };

await explained(async () => {
  const { environment } = parseArgs({ options: { environment: { type: 'string', default: PRODUCTION } } }).values;
  const on = openDeployment(environment);
  let count = 0;
  for (const check of [...steps, ...RUNNING, sendersCheck(process.stdin.isTTY ? pause : null)]) {
    const found = (await findingsOf(check, on)).map((one) => inEnvironment(one, environment));
    count += printCheck(check.name, found);
    // Nothing else can be asked where nobody has said of which project.
    if (!on.supabaseUrl) break;
  }
  console.info(count > 0 ? `\n${count} things are missing.` : '\nThe installation runs.');
  if (count > 0) process.exitCode = 1;
});
