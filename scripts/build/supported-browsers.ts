/**
 * The oldest browsers that the site supports, as build targets: what Tailwind 4 needs, and what nearly every phone of the
 * last years has. README says the same; tests/contracts/dist-browsers.test.ts reads the built site for what they lack.
 */
export const SUPPORTED_BROWSERS: string[] = ['safari16.4', 'chrome111', 'firefox128'];
