import { defineConfig } from 'vitest/config';
import { contents } from './scripts/build/content-plugin.ts';
import { IMPORT_ALIASES } from './scripts/build/import-aliases.ts';
import { findInstallation } from './scripts/platform/platform-database.ts';

/** The second for which a test waits by itself is short on a loaded machine. */
const PATIENCE = 'tests/setup/patient-waits.ts';

/** Loads all texts under other names, which no other test may read. */
const PLANTS_TEXTS = 'tests/contracts/brand.test.ts';

/** Tests of what happens once in the life of a page, and listens for as long as it lives: each file has a window of its own. */
const OWN_WINDOW = [
  'src/app/**/*.test.tsx',
  'src/islands/**/*.test.tsx',
  'src/features/site/tracking/**/*.test.tsx',
  // The list of prices is read once in a window.
  'src/features/site/trip-request/start/start-form.test.tsx',
  // Other files put stand-ins for what it calls into the window that they share.
  'src/features/office/rides/ride-flight.test.tsx',
  'src/layout/page-head.test.tsx',
  'src/data/consent.test.tsx',
  // Its listeners stay on the window, and would answer a press twice.
  'src/lib/browser-controls.test.tsx',
];

/** Tests of the embedded backend's own parts; and of cells, for which statements without a condition are what is tried. */
const NOT_ON_PLATFORM = [
  'tests/integration/{embedded,server,native}-*.test.ts',
  'tests/integration/{backup,behind-nginx,permissions,postgres-restart,seed,start-faults,unconditional-writes}.test.ts',
];

/** Unit tests of components ask for a DOM by their ending: *.test.tsx runs in happy-dom, *.test.ts in Node. */
export default defineConfig({
  resolve: { alias: IMPORT_ALIASES },
  test: {
    // Every test project starts from real parts; the generous limit is for a loaded machine, not for slow tests: one that
    // starts servers takes 15 seconds alone on two slow cores, and four times that beside the browser tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,supabase,scripts}/**/*.test.ts'],
          environment: 'node',
          // Files share their modules: none of these tests leaves anything behind, and loading was half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        // Pages are put together by the build; a test that shows one gets it the same way.
        plugins: [contents()],
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          exclude: OWN_WINDOW,
          environment: 'happy-dom',
          setupFiles: PATIENCE,
          // They share a window too: making one, and loading React into it, took longer than most files' tests.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [contents()],
        test: { name: 'dom-apart', include: OWN_WINDOW, environment: 'happy-dom', setupFiles: PATIENCE },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{integration,upgrade}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Each file starts a backend of its own; only the code is shared, and loading it was a third of the time.
          isolate: false,
          globalSetup: 'tests/setup/native-postgres-global.ts',
          // Databases in this process live for seconds: making their code quicker takes longer than they last.
          execArgv: ['--liftoff-only'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          exclude: ['tests/contracts/dist*.test.ts', PLANTS_TEXTS],
          environment: 'node',
          // They share the code and texts that they read.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'contracts-apart', include: [PLANTS_TEXTS], environment: 'node' },
      },
      // Apart from the other contracts: they read what the build has written.
      {
        extends: true,
        test: { name: 'dist', include: ['tests/contracts/dist*.test.ts'], environment: 'node', isolate: false },
      },
      // At night: the built site in the browsers that Playwright cannot drive.
      {
        extends: true,
        test: { name: 'browsers', include: ['tests/browsers/*.test.ts'], environment: 'node', testTimeout: 180_000 },
      },
      // At night: the project in a hosted project's database.
      { extends: true, test: { name: 'platform', include: ['tests/platform/*.test.ts'], environment: 'node' } },
      // And everything that the project does in SQL, on a server that refuses what a hosted project refuses.
      {
        extends: true,
        test: {
          name: 'platform-refusals',
          include: findInstallation() ? ['tests/integration/**/*.test.{ts,tsx}'] : [],
          exclude: NOT_ON_PLATFORM,
          environment: 'node',
          isolate: false,
          globalSetup: 'tests/setup/refusing-postgres-global.ts',
          // One database is enough.
          env: { NIGHT: '' },
        },
      },
    ],
  },
});
