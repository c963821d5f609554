import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { allowSupabase, defaultPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import { headerFindings } from './served-headers.ts';

async function siteWith(headers: http.OutgoingHttpHeaders): Promise<string> {
  const server = http.createServer((_, answer) => answer.writeHead(200, headers).end('<h1>Home</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const valuesOf = async (headers: http.OutgoingHttpHeaders) => {
  const origin = await siteWith(headers);
  return (await headerFindings(origin)).map(({ value }) => value.replace(`${origin} does not send `, ''));
};

const policy = allowSupabase(`${defaultPolicy()}; worker-src 'none'`, 'https://project.supabase.example');

it('a site with all headers, and its own hashes in the policy, has nothing to be said of', async () => {
  const own = policy.replace("style-src 'self'", "style-src 'self' 'sha256-abc='");
  expect(await valuesOf({ ...SECURITY_HEADERS, 'content-security-policy': own })).toEqual([]);
});

it('each header and directive that a host leaves out is named', async () => {
  const others = Object.fromEntries(Object.entries(SECURITY_HEADERS).filter(([name]) => name !== 'referrer-policy'));
  expect(
    await valuesOf({ ...others, 'content-security-policy': policy.replace("frame-ancestors 'none'", '') }),
  ).toEqual(['referrer-policy', "content-security-policy: frame-ancestors 'none'"]);
  expect(await valuesOf(others)).toContain("content-security-policy: default-src 'none'");
});

it('a site that does not run is asked for', async () => {
  expect(await headerFindings('http://127.0.0.1:1')).toEqual([
    { at: 'headers', kind: 'confirm', value: expect.stringContaining('does not answer') as string },
  ]);
});
