/**
 * A process for the tests of durability: opens the database folder named by its argument, says "ready", then writes
 * notes as fast as it can and prints the id of each one that the backend has acknowledged.
 */
import path from 'node:path';
import { createEmbeddedBackend } from '../../scripts/backend/embedded-backend.ts';
import { TEST_KEYS } from './backend.ts';

const projectRoot = path.join(import.meta.dirname, '..', 'integration', 'embedded-project');
const siteUrl = 'http://127.0.0.1';

const backend = await createEmbeddedBackend({ target: process.argv[2] ?? '', keys: TEST_KEYS, siteUrl, projectRoot });
process.stdout.write('ready\n');
for (let written = 0; ; written += 1) {
  const response = await backend.fetch(
    new Request(`${siteUrl}/rest/v1/notes?select=id`, {
      method: 'POST',
      headers: { apikey: TEST_KEYS.secret, 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({ body: `note ${written}` }),
    }),
  );
  const [row] = (await response.json()) as { id: number }[];
  process.stdout.write(`${row?.id}\n`);
}
