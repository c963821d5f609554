import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';
import { isNight } from './tests/setup/night.ts';

/** `npm test` installs a missing browser before it comes here; by hand, Playwright says how. */
const executablePath = findChromium();
const browser = findChromium('browser');

/** What only the browser that visitors have can show; the other tests run in the quicker shell. */
const IN_VISITORS_BROWSER = ['**/narrow-screens.spec.ts', '**/kept-pages.spec.ts'];

/** Where the site under test runs; known once it has been started. */
const baseURL = process.env['E2E_BASE_URL'] ?? '';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  // The tests share one site and one database: each makes its own visitor, names and accounts.
  globalSetup: './tests/setup/e2e-site.ts',
  fullyParallel: true,
  workers: '100%',
  projects: [
    { name: 'owner', testMatch: '**/owner.setup.ts' },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: IN_VISITORS_BROWSER, dependencies: ['owner'] },
    {
      name: 'visitors-browser',
      testMatch: IN_VISITORS_BROWSER,
      // Where there is the shell alone, nobody can see what the browser keeps.
      testIgnore: browser?.includes('headless') ? '**/kept-pages.spec.ts' : [],
      use: {
        ...(browser !== executablePath && { channel: 'chromium' }),
        launchOptions: {
          args: [...CHROMIUM_ARGS],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          ...(browser && { executablePath: browser }),
        },
      },
    },
  ],
  // On a machine shared with others a browser may be held up for seconds: what needed a second try is named, and has failed at night.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Jerusalem',
    // By day what slides and fades arrives at once: drawing it took a twelfth of the time. At night it moves.
    contextOptions: { reducedMotion: isNight ? 'no-preference' : 'reduce' },
    // A recording of every test costs a third of its time: E2E_TRACE=1 keeps those of the failed ones.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: [...CHROMIUM_ARGS], ...(executablePath && { executablePath }) },
  },
});
