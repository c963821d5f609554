import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface SlowSite {
  /** Origin of the site with slow scripts. */
  origin: string;
  /** An address elsewhere that is slow to answer. */
  elsewhere: string;
  /** Times that a page of the site was asked for. */
  asked(path: string): number;
  close(): Promise<void>;
}

/** Milliseconds that a script takes, and a page elsewhere: a visitor's way out is still loading when scripts arrive. */
const SCRIPT_MS = 400;
const ELSEWHERE_MS = 1500;

/** Stands in front of the site, on a slow line, and is the page elsewhere that a link leads to. */
export async function startSlowSite(site: string): Promise<SlowSite> {
  const pages: string[] = [];
  const proxy = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (headers.accept?.startsWith('text/html')) pages.push(url);
    const forward = () => {
      const onward = http.request(new URL(url, site), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.once('error', () => response.destroy());
      request.pipe(onward);
    };
    if (url.endsWith('.js')) setTimeout(forward, SCRIPT_MS);
    else forward();
  });
  const other = http.createServer((_request, response) => {
    const answer = () => response.setHeader('content-type', 'text/html').end('<title>elsewhere</title>');
    setTimeout(answer, ELSEWHERE_MS);
  });
  const origins = await Promise.all(
    [proxy, other].map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  return {
    origin: origins[0] ?? '',
    elsewhere: `${origins[1] ?? ''}/elsewhere`,
    asked: (path) => pages.filter((page) => page === path).length,
    close: async () => {
      for (const server of [proxy, other]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
