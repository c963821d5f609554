import { startNativePostgres } from './native-postgres.ts';

/** Vitest's global set-up: one native Postgres for the whole run; the tests find it by TEST_POSTGRES_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startNativePostgres();
  process.env['TEST_POSTGRES_URL'] = server.url;
  // Its package ends a process that has nothing left to do with 0, whatever the tests have said.
  process.prependListener('beforeExit', () => process.exit());
  return server.stop;
}
