import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createEmbeddedBackend } from '../backend/embedded-backend.ts';
import { loadSecrets } from '../backend/secrets.ts';
import { backUpDatabase, restoreDatabase } from '../backup/backup-database.ts';
import type { ServerEnv } from '../env.ts';
import { ExplainedError } from '../explained-errors.ts';
import { confirmAccounts, SEED_ACCOUNTS } from '../seed/accounts.ts';
import { seedDatabase } from '../seed/seed-database.ts';

/**
 * Fills an empty project with invented data, migrations included: seeds a database of this machine and restores its backup there.
 * The accounts get a password of their own, which is printed: everybody knows the seed's.
 * @throws ExplainedError without DATABASE_URL, or where the project is not empty
 */
export async function restoreSampleData(env: ServerEnv, projectRoot: string): Promise<void> {
  if (!env.databaseUrl)
    throw new ExplainedError(
      "DATABASE_URL is missing: invented data need the address of the project's session pooler.",
    );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sample-data-'));
  try {
    const secrets = await loadSecrets(folder);
    const target = path.join(folder, 'database');
    const keys = { publishable: env.publishableKey, secret: secrets.secretKey, jwtSecret: secrets.jwtSecret };
    const backend = await createEmbeddedBackend({ target, keys, siteUrl: env.siteUrl, projectRoot });
    const emails = SEED_ACCOUNTS.map(({ email }) => email);
    const password = randomBytes(15).toString('base64url');
    try {
      await seedDatabase(backend, env);
      await confirmAccounts(backend.query, emails, password);
    } finally {
      await backend.close();
    }
    const file = path.join(folder, 'backup.ndjson.gz');
    await backUpDatabase({ target, file });
    await restoreDatabase({ target: env.databaseUrl, file, projectRoot });
    console.info(`Accounts: ${emails.join(', ')}\nTheir password, told this once: ${password}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
