/** `npm run seed`: fills the database that `npm start` would open with a business at work, to try the back office out. */
import path from 'node:path';
import { createEmbeddedBackend } from './backend/embedded-backend.ts';
import { loadSecrets } from './backend/secrets.ts';
import { readServerEnv } from './env.ts';
import { explained, ExplainedError } from './explained-errors.ts';
import { seedAccountLines, seedDatabase } from './seed/seed-database.ts';

await explained(async () => {
  const env = readServerEnv();
  if (env.supabaseUrl)
    throw new ExplainedError('VITE_SUPABASE_URL names a hosted project: the seed is for databases of this machine.');
  const secrets = await loadSecrets(env.dataDir);
  const backend = await createEmbeddedBackend({
    target: env.databaseUrl ?? path.join(env.dataDir, 'database'),
    keys: { publishable: env.publishableKey, secret: secrets.secretKey, jwtSecret: secrets.jwtSecret },
    siteUrl: env.siteUrl,
    projectRoot: path.resolve(import.meta.dirname, '..'),
  });
  try {
    const isNew = await seedDatabase(backend, env);
    console.info(
      isNew
        ? 'Seeded: 200 requests, trips in every state, 90 days of visits, five accounts.'
        : 'Seeded already; nothing was changed.',
    );
    for (const line of seedAccountLines()) console.info(line);
    console.info('Never on a server that others reach: everybody knows this password.');
  } finally {
    await backend.close();
  }
});
