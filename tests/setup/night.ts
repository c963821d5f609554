/**
 * Whether tests that usually take some of each kind take all of them: pages, hostile values, rounds of abuse, both
 * databases. `npm run test:night` sets it.
 */
export const isNight = process.env['NIGHT'] === '1';

export type TestDatabase = 'native' | 'pglite';

/**
 * The databases that a suite of what the project does in SQL runs on: native Postgres, as in production, and at night
 * PGlite too. By day PGlite has the suites of the embedded backend itself (embedded-*), the contracts and the browser
 * tests, all of which run on it.
 */
export const databases = (): readonly TestDatabase[] => (isNight ? ['native', 'pglite'] : ['native']);

/** The same the other way round, for what the embedded backend says over HTTP: every other suite asks native Postgres through it. */
export const embeddedDatabases = (): readonly TestDatabase[] => (isNight ? ['pglite', 'native'] : ['pglite']);
