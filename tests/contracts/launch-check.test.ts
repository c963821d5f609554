/** `npm run launch-check` as the owner runs it: what nobody has confirmed keeps it from saying that all is well. By night. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isNight } from '../setup/night.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it.runIf(isNight)('lists the figures that bind the business until the owner has confirmed them', async () => {
  const { code, lines } = await new Promise<{ code: unknown; lines: string[] }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/launch-check.ts'],
      { cwd: ROOT, timeout: 60_000 },
      (error, stdout) => resolve({ code: error ? error.code : 0, lines: stdout.split('\n') }),
    ),
  );
  expect(code).toBe(1);
  const listed = lines.flatMap((line) => (line.startsWith('confirm ') ? [line.split(/\s+/u)[1]] : []));
  expect(listed).toEqual(expect.arrayContaining(['business.claims.offerTerms', 'terms.lawyerQuestions']));
});
