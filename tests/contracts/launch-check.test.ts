/** `npm run launch-check` as the owner runs it: what nobody has confirmed keeps it from saying that all is well, by the settings in .env. By night. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';
import { isNight } from '../setup/night.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it.runIf(isNight)('lists the figures that bind the business until the owner has confirmed them', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'firm-'));
  writeFileSync(path.join(folder, '.env'), `VITE_BUSINESS_NAME_EN='Negev Rides'\n`);
  const { code, lines } = await new Promise<{ code: unknown; lines: string[] }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), path.join(ROOT, 'scripts/launch-check.ts')],
      {
        cwd: folder,
        timeout: 120_000,
        env: { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
      },
      (error, stdout) => resolve({ code: error ? error.code : 0, lines: stdout.split('\n') }),
    ),
  );
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  const names = lines.flatMap((line) => /^placeholder +(business\.name\.\w+)/u.exec(line)?.[1] ?? []);
  expect(names).toEqual(locales.filter((locale) => locale !== 'en').map((locale) => `business.name.${locale}`));
  const listed = lines.flatMap((line) => (line.startsWith('confirm ') ? [line.split(/\s+/u)[1]] : []));
  expect(listed).toEqual(expect.arrayContaining(['business.claims.offerTerms', 'terms.lawyerQuestions']));
});
