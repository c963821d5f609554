import { startNativePostgres } from './native-postgres.ts';

/** Vitest's global set-up: one native Postgres for the whole run; the tests find it by TEST_POSTGRES_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startNativePostgres();
  process.env['TEST_POSTGRES_URL'] = server.url;
  return server.stop;
}
