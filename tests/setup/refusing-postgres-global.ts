import { startRefusingServer } from '../../scripts/platform/platform-database.ts';

/** Vitest's global set-up: the tests find by TEST_POSTGRES_URL a server that refuses what a hosted project refuses. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startRefusingServer();
  process.env['TEST_POSTGRES_URL'] = server.url;
  return server.stop;
}
