/** A start that cannot succeed says why in one line. How the process ends: server-start.test.ts. */
import { chmod, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend } from '../../scripts/backend/embedded-backend.ts';
import { loadSecrets } from '../../scripts/backend/secrets.ts';
import { makeMigratedFolder, TEST_KEYS } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { freePort } from '../setup/server-process.ts';

const tinyProject = path.join(import.meta.dirname, 'embedded-project');

/** Address of the tests' own Postgres, with changes. */
function postgresWith(changes: { password?: string; pathname?: string; port?: string }): string {
  return Object.assign(new URL(process.env['TEST_POSTGRES_URL'] ?? ''), changes).href;
}

describe('a start that cannot succeed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'faults-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const open = (target: string) =>
    createEmbeddedBackend({ target, keys: TEST_KEYS, siteUrl: 'http://127.0.0.1', projectRoot: tinyProject });

  it('with a wrong password says whose', async () => {
    const { host } = new URL(postgresWith({}));
    await expect(open(postgresWith({ password: 'wrong' }))).rejects.toThrow(
      `The database at ${host} refuses the password of the user postgres. Look at DATABASE_URL.`,
    );
  });

  it('with a file in the place of the data folder names it', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(loadSecrets(file)).rejects.toThrow(`DATA_DIR ${file} is a file: name a folder.`);
  });

  it('with an address that leads to no database says which', async () => {
    const port = String(await freePort());
    await expect(open(postgresWith({ pathname: '/nope' }))).rejects.toThrow(
      /^There is no database nope at 127\.0\.0\.1:\d+: create it first\. Look at DATABASE_URL\.$/u,
    );
    await expect(open(postgresWith({ port }))).rejects.toThrow(
      `No database answers at 127.0.0.1:${port} (ECONNREFUSED): start it, or look at DATABASE_URL.`,
    );
  });

  it('with a damaged database folder names the way back, and closes a folder that others could read', async () => {
    // By day the one that Postgres itself finds.
    for (const damage of [
      ...(isNight ? [(target: string) => rm(path.join(target, 'PG_VERSION'))] : []),
      (target: string) => truncate(path.join(target, 'global', 'pg_control'), 0),
    ]) {
      const target = path.join(await mkdtemp(path.join(folder, 'damaged-')), 'database');
      await makeMigratedFolder(target, tinyProject);
      await chmod(target, 0o755);
      await damage(target);
      await expect(open(target)).rejects.toThrow(
        /^The database in \S+ cannot be opened \(.+\): it is damaged, .* npm run restore -- <file> --replace keeps the damaged folder beside it\.$/u,
      );
      expect((await stat(target)).mode & 0o077).toBe(0);
    }
  });
});
