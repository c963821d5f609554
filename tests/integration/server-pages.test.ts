import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../scripts/http/security-headers.ts';
import { createSiteListener, listen, type SiteServer } from '../../scripts/http/site-server.ts';
import { createStaticSite } from '../../scripts/http/static-site.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [START, STYLES, OTHER_STYLES] = ['start()', 'h1{top:0}', 'h1{top:1px}'];
const HASHES = { start: hashOf(START), styles: hashOf(STYLES), others: hashOf(OTHER_STYLES) };
const policyWith = (script: string, style: string) =>
  `default-src 'none'; script-src 'self'${script}; style-src 'self'${style}; connect-src 'self'; form-action 'self'`;
const POLICY = policyWith(` ${HASHES.start}`, ` ${HASHES.styles} ${HASHES.others}`);
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))});`;

/** A built site in small: every kind of file and path the real one has. */
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>home</h1>',
  'faq.html': '<h1>faq</h1>',
  'en/faq.html': '<h1>faq, in English</h1>',
  'auth.html': '<div id="root"></div>',
  'styled.html': `<style>${STYLES}</style><h1>styled</h1><script data-main="/a.js">${START}</script><script type="application/ld+json">{}</script>`,
  _headers: '/*',
  'vercel.json': '{}',
  '404.html': '<h1>nothing here</h1>',
  'en/404.html': '<h1>nothing here, in English</h1>',
  'en/blog/404.html': '<h1>no such article</h1>',
  'assets/main-abc123.js': SCRIPT,
  'assets/main-abc123.js.br': zlib.brotliCompressSync(`${SCRIPT}//by the build`),
  'faq.html.gz': zlib.gzipSync('<h1>faq</h1>'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'film.mp4': Buffer.from('0123456789'),
  '.meta/site.json': JSON.stringify({
    csp: POLICY,
    redirects: { '/he': '/', '/en': '/english' },
  }),
  '.hidden': 'not for the web',
};

describe('the built site', () => {
  let folder: string;
  let site: SiteServer;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    await writeFile(path.join(folder, 'outside.txt'), 'not for the web');
    const dist = path.join(folder, 'dist');
    for (const [name, content] of Object.entries(FILES)) {
      await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
      await writeFile(path.join(dist, name), content);
    }
    site = await listen({ host: '127.0.0.1', port: 0, facesVisitors: false });
    origin = `http://127.0.0.1:${(site.server.address() as net.AddressInfo).port}`;
    const pages = await createStaticSite(dist, 'https://project.supabase.example');
    site.answerWith(createSiteListener({ supabase: null, siteUrl: origin, clientIpHeader: '', pages }));
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (target: string, init?: RequestInit) => fetch(origin + target, { redirect: 'manual', ...init });

  it.each([
    ['/', 200, '<h1>home</h1>'],
    ['/faq', 200, '<h1>faq</h1>'],
    ['/faq?from=mail', 200, '<h1>faq</h1>'],
    ['/en/faq', 200, '<h1>faq, in English</h1>'],
    ['/auth', 200, '<div id="root"></div>'],
    ['/no-such-page', 404, '<h1>nothing here</h1>'],
    ['/en/no-such-page', 404, '<h1>nothing here, in English</h1>'],
    ['/fr/no-such-page', 404, '<h1>nothing here</h1>'],
    ['/en/blog/no-such-article', 404, '<h1>no such article</h1>'],
    ['/en/blog/2026/no-such-article', 404, '<h1>no such article</h1>'],
    ['/blog/no-such-article', 404, '<h1>nothing here</h1>'],
    ['/english-lessons', 404, '<h1>nothing here</h1>'],
    ['/llms.txt', 404, '<h1>nothing here</h1>'],
    ['/assets/nothing.js', 404, '<h1>nothing here</h1>'],
    ['/en/faq/nothing', 404, '<h1>nothing here, in English</h1>'],
    ['/favicon.svg', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('answers %s with %i and the right page', async (target, status, body) => {
    const response = await get(target);
    expect([response.status, await response.text()]).toEqual([status, body]);
  });

  it.each([
    ['/faq/', '/faq'],
    ['/faq/?a=1', '/faq?a=1'],
    ['/faq/index.html', '/faq'],
    ['/faq.html', '/faq'],
    ['/index.html', '/'],
    ['/auth/', '/auth'],
    ['/he', '/'],
    ['/he/', '/he'],
    ['/en', '/english'],
  ])('sends %s on to %s', async (target, location) => {
    const response = await get(target);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });

  it('never sends anybody to another site', async () => {
    for (const target of ['//evil.example/', '//evil.example/%2e%2e', '/%2f%2fevil.example/', '/\\evil.example/']) {
      expect((await rawGet(origin, target)).headers.location).toBeUndefined();
    }
  });

  it.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.hidden',
    '/.meta/site.json',
    '/_headers',
    '/vercel.json',
    '/404',
    '/404.html',
    '/blog/404.html',
    '/assets/main-abc123.js.br',
    '/assets',
  ])('does not give out %s', async (target) => {
    const { status, body } = await rawGet(origin, target);
    expect([status, body]).toEqual([404, '<h1>nothing here</h1>']);
  });

  it.each(['/%', '/%c3%28', '/a%00b'])('refuses the malformed address %s', async (target) => {
    expect((await rawGet(origin, target)).status).toBe(400);
  });

  it('sends every security header with pages and refusals, and those that concern files with files', async () => {
    const allowed = (policy: string) =>
      policy
        .replace("connect-src 'self'", '$& https://project.supabase.example wss://project.supabase.example')
        .replace("form-action 'self'", '$& https://project.supabase.example');
    for (const [target, policy] of [
      // A document's policy names what stands in it, and nothing that stands in others.
      ['/', policyWith('', '')],
      ['/styled', policyWith(` ${HASHES.start}`, ` ${HASHES.styles}`)],
      ['/no-such-page', policyWith('', '')],
      ['/he', POLICY],
      ['/%', POLICY],
    ] as const) {
      const { headers } = await rawGet(origin, target);
      expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': allowed(policy) });
    }
    for (const target of ['/favicon.svg', '/assets/main-abc123.js']) {
      const { headers } = await rawGet(origin, target);
      const sent = Object.keys(SECURITY_HEADERS).filter((name) => name in headers);
      expect(sent).toEqual(['x-content-type-options', 'cross-origin-resource-policy']);
      expect(headers['content-security-policy']).toBeUndefined();
    }
  });

  it('lets hashed assets be kept for a year and pages never unasked', async () => {
    const cache = async (target: string) => (await get(target)).headers.get('cache-control');
    expect(await cache('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect([await cache('/'), await cache('/auth'), await cache('/no-such-page')]).toEqual([
      'no-cache',
      'no-cache',
      'no-cache',
    ]);
    const etag = (await get('/faq')).headers.get('etag') ?? '';
    const unchanged = await get('/faq', { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  });

  it('compresses text, by the build’s own files where there are some', async () => {
    const script = await get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([script.headers.get('content-encoding'), script.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(await script.text()).toMatch(/by the build$/u);
    const page = await get('/faq', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([page.headers.get('content-encoding'), await page.text()]).toEqual(['gzip', '<h1>faq</h1>']);
    const plain = await rawGet(origin, '/faq');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, '<h1>faq</h1>']);
  });

  it('sends the pieces of a film that a player asks for', async () => {
    const piece = await get('/film.mp4', { headers: { range: 'bytes=2-4' } });
    expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await (await get('/film.mp4', { headers: { range: 'bytes=-2' } })).text()).toBe('89');
    expect((await get('/film.mp4', { headers: { range: 'bytes=20-' } })).status).toBe(416);
  });

  it('answers HEAD like GET without the body, and nothing else', async () => {
    const head = await get('/faq', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await get('/faq', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

/** A request whose path goes out exactly as written; `fetch` would tidy it up first. */
function rawGet(
  origin: string,
  target: string,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    http
      .get({ hostname, port, path: target }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      })
      .on('error', reject);
  });
}
