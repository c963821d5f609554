/** The built site as one's own web server serves it, by the files that the build has written for nginx and Caddy; at night. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { serveByCaddy, serveByNginx, type WebServer } from '../setup/web-servers.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const SERVERS = { nginx: serveByNginx, Caddy: serveByCaddy };

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
}

describe.each(Object.entries(SERVERS))('behind %s', (_, serve) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await serve(DIST);
  });
  afterAll(() => server?.stop());

  const ask = (target: string, headers: http.OutgoingHttpHeaders = {}) =>
    new Promise<Answer>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port: server.port, path: target, headers }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
        })
        .once('error', reject);
    });
  const file = (name: string) => readFile(path.join(DIST, name), 'utf8');
  /** The headers that the build has given to hosts, by the pattern of their addresses. */
  async function headersOf(pattern: string): Promise<[string, string][]> {
    const blocks = (await file('_headers')).split('\n\n').map((block) => block.trim().split('\n'));
    const lines = blocks.find(([first]) => first === pattern)?.slice(1) ?? [];
    return lines.map((line) => {
      const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/u.exec(line) ?? [];
      return [name, value];
    });
  }

  it('a page is its file, under every header', async () => {
    const headers = await headersOf('/*');
    expect(headers.map(([name]) => name)).toContain('content-security-policy');
    for (const [target, name] of [
      ['/', 'index.html'],
      ['/faq', 'faq.html'],
      ['/en/faq', 'en/faq.html'],
      ['/auth?code=1', 'auth.html'],
      ['/dashboard', 'dashboard.html'],
    ] as const) {
      const answer = await ask(target);
      expect({ target, status: answer.status, isFile: answer.text === (await file(name)) }).toEqual({
        target,
        status: 200,
        isFile: true,
      });
      expect(answer.headers).toMatchObject({
        ...Object.fromEntries(headers),
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('what is nowhere is answered by the nearest page that says so, under every header', async () => {
    const headers = Object.fromEntries(await headersOf('/*'));
    for (const [target, name] of [
      ['/nothing', '404.html'],
      ['/nothing/', '404.html'],
      ['/en/nothing', 'en/404.html'],
      ['/en/blog/nothing', 'en/blog/404.html'],
      ['/fr/nothing/at/all', 'fr/404.html'],
      ['/en/404', 'en/404.html'],
      ['/404.html', '404.html'],
      ['/_headers', '404.html'],
      ['/vercel.json', '404.html'],
      ['/.meta/site.json', '404.html'],
      ['/.meta/nginx.conf', '404.html'],
      ['/assets/nothing.js', '404.html'],
    ] as const) {
      const answer = await ask(target);
      expect({ target, status: answer.status, isFile: answer.text === (await file(name)) }).toEqual({
        target,
        status: 404,
        isFile: true,
      });
      expect(answer.headers, target).toMatchObject(headers);
    }
  });

  it('addresses that were, and other ways to write one, lead to the page', async () => {
    const { redirects } = JSON.parse(await file('.meta/site.json')) as { redirects: Record<string, string> };
    expect(Object.keys(redirects).length).toBeGreaterThan(5);
    for (const [from, to] of [
      ...Object.entries(redirects),
      ['/en/faq/', '/en/faq'],
      ['/en/faq.html', '/en/faq'],
      ['/en/faq/?a=1&b=%20', '/en/faq?a=1&b=%20'],
      ['/index.html', '/'],
    ]) {
      const { status, headers } = await ask(from ?? '');
      expect({ from, status, to: headers.location }).toEqual({ from, status: 301, to });
    }
  });

  it('files have their types, keep for a year under a name of their content, and are sent compressed', async () => {
    const script = readdirSync(path.join(DIST, 'assets')).find((name) => name.endsWith('.js'));
    const answer = await ask(`/assets/${script ?? ''}`, { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({
      ...Object.fromEntries(await headersOf('/assets/*')),
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('/en/site.webmanifest')).headers['content-type']).toMatch(/manifest\+json/u);
  });

  it('a browser shows pages, and none breaks the policy', async () => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/content security policy|mime type/iu.test(message.text())) complaints.push(message.text());
      });
      for (const target of ['/', '/en/contact', '/fr/faq', '/auth', '/en/nothing']) {
        await page.goto(`http://127.0.0.1:${server.port}${target}`, { waitUntil: 'load' });
        await page.locator('h1').first().waitFor();
      }
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
