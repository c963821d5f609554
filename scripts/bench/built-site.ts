import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { isApiPath } from '../http/api-listener.ts';
import { createStaticSite } from '../http/static-site.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

export interface BuiltSite {
  /** Origin on the loopback address. */
  url: string;
  close(): Promise<void>;
}

/** A copy of the build in which some pages differ. */
interface ChangedPages {
  /** URL paths. */
  pages: readonly string[];
  change: (html: string) => string;
}

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gsu;
/** A picture that a script fetches, and what stands behind it for browsers without scripts (src/ui/lazy-image.tsx). */
const PICTURE_OF_SCRIPTS = /<img [^>]*class="lazy-image[^>]*>\s*<noscript><img ([^>]*>)<\/noscript>/gu;

/** A page as a plain document: its structured data stay, and its pictures are fetched by the browser itself as they come near. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(SCRIPT, '').replaceAll(PICTURE_OF_SCRIPTS, '<img loading="lazy" $1');

/** Copies the build with its pages changed, and compressed as the build does. @returns the copy's folder. */
async function copyBuild({ pages, change }: ChangedPages): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'bench-site-'));
  await cp(DIST, copy, { recursive: true });
  for (const page of new Set(pages)) {
    const file = path.join(copy, page === '/' ? 'index.html' : `${page}.html`);
    const html = change(await readFile(file, 'utf8'));
    await Promise.all([
      writeFile(file, html),
      writeFile(`${file}.br`, brotliCompressSync(html)),
      rm(`${file}.gz`, { force: true }),
    ]);
  }
  return copy;
}

interface SiteOptions {
  /** A copy of the build is served in which these pages differ; without it the build itself. */
  changed?: ChangedPages;
  /** What a call to the backend is answered, as JSON, by its path and body; undefined for one that is taken without a word. */
  answer?: (path: string, body: unknown) => unknown;
}

/** Serves the build in `dist` with its production headers and compression. */
export async function serveBuiltSite({ changed, answer }: SiteOptions = {}): Promise<BuiltSite> {
  const copy = changed && (await copyBuild(changed));
  const site = await createStaticSite(copy ?? DIST, null);
  const server = http.createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (!isApiPath(path)) return void site(incoming, outgoing);
    void text(incoming).then((body) => {
      const said = answer?.(path, body ? JSON.parse(body) : null);
      if (said === undefined) outgoing.writeHead(204).end();
      else outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (copy) await rm(copy, { recursive: true });
    },
  };
}

/** Serves the build, and a copy of it in which some pages are plain documents, to a browser while something is measured there. */
export async function besidePlainPages<Result>(
  pages: readonly string[],
  launch: () => Promise<Browser>,
  measure: (browser: Browser, site: string, plain: string) => Promise<Result>,
): Promise<Result> {
  const site = await serveBuiltSite();
  const plain = await serveBuiltSite({ changed: { change: withoutScripts, pages } });
  const browser = await launch();
  try {
    return await measure(browser, site.url, plain.url);
  } finally {
    await browser.close();
    await site.close();
    await plain.close();
  }
}
