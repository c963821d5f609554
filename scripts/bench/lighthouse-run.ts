import { createRequire } from 'node:module';
import type { Flags, RunnerResult } from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';

export interface LighthouseBrowser {
  /** Loads a page as a mid-range phone on slow 4G would (Lighthouse's own defaults, simulated). */
  run(url: string, flags?: Flags): Promise<RunnerResult['lhr']>;
  close(): void;
}

/** Starts Chromium with an open debugging port for Lighthouse. */
export async function startLighthouse(): Promise<LighthouseBrowser> {
  const lighthouse = (await import('lighthouse')).default;
  // Part of Lighthouse: it starts the browser.
  const chromeLauncher = createRequire(createRequire(import.meta.url).resolve('lighthouse'))(
    'chrome-launcher',
  ) as typeof import('chrome-launcher');
  const chrome = await chromeLauncher.launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
  });
  return {
    async run(url, flags = {}) {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...flags });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      return result.lhr;
    },
    close: () => chrome.kill(),
  };
}
