import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import { publicUrls } from './public-urls.ts';
import { serveBuiltSite } from './built-site.ts';
import { below, noted, type Benchmark, type Row } from './benchmark.ts';

/** KiB of brotli that a content page may fetch before the visitor opens anything. */
const LIMIT = 90;

interface Weight {
  url: string;
  /** Bytes of JavaScript on the wire, headers not counted. */
  script: number;
  /** Bytes of everything. */
  total: number;
  requests: number;
}

/** What a page fetches by itself: application started, nothing touched. */
async function weigh(browser: Browser, origin: string, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const types = new Map<string, string>();
  const weight = { url, script: 0, total: 0, requests: 0 };
  const headers = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
    headers.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const body = encodedDataLength - (headers.get(requestId) ?? 0);
    weight.total += body;
    weight.requests += 1;
    if (types.get(requestId)?.includes('javascript')) weight.script += body;
  });
  await page.goto(origin + url);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return weight;
}

/** JavaScript of every prerendered page, counted on the wire. */
export const pageWeight: Benchmark = {
  name: 'page-weight',
  group: 'pages',
  about: 'JavaScript that each prerendered page fetches by itself, bodies as sent (brotli)',
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite();
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
    try {
      const rows: Row[] = [];
      for (const url of publicUrls()) {
        const { script, total, requests } = await weigh(browser, site.url, url);
        rows.push(below(`JavaScript of ${url}`, script / 1024, LIMIT, 'KiB'));
        rows.push(noted(`everything of ${url}`, total / 1024, 'KiB'));
        rows.push(noted(`requests of ${url}`, requests, ''));
      }
      return rows;
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
