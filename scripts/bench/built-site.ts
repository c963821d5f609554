import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { isApiPath } from '../http/api-listener.ts';
import { createStaticSite } from '../http/static-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface BuiltSite {
  /** Origin on the loopback address. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the build in `dist` with its production headers and compression; calls to the backend are taken without a word.
 * @param transform rewrites each HTML file of a copy; without it the build itself is served.
 */
export async function serveBuiltSite(transform?: (html: string) => string): Promise<BuiltSite> {
  let folder = path.join(ROOT, 'dist');
  let copy: string | null = null;
  if (transform) {
    copy = await mkdtemp(path.join(os.tmpdir(), 'bench-site-'));
    await cp(folder, copy, { recursive: true });
    folder = copy;
    for (const file of await readdir(copy, { recursive: true })) {
      if (!file.endsWith('.html')) continue;
      const at = path.join(copy, file);
      await writeFile(at, transform(await readFile(at, 'utf8')));
      // Those that the build compressed hold the text before the change.
      for (const ending of ['.br', '.gz']) await rm(at + ending, { force: true });
    }
  }
  const site = await createStaticSite(folder, null);
  const server = http.createServer((incoming, outgoing) => {
    if (isApiPath((incoming.url ?? '/').split('?')[0] ?? '/'))
      return incoming.resume() && outgoing.writeHead(204).end();
    return site(incoming, outgoing);
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
