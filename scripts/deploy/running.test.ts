import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowSupabase, defaultPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import { openDeployment, type Deployment } from './deployment.ts';
import { RUNNING, sendersCheck } from './running.ts';

/** A host and a project on one address, as told by the test. */
let server: http.Server;
let origin: string;
let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string };
/** Networks that the project has seen. */
let seen: string[];
let on: Deployment;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    const { status, headers = {}, body = '' } = answer(request.url ?? '');
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  seen = [];
  const query = (() => Promise.resolve(seen.map((network) => ({ network })))) as Deployment['query'];
  on = { ...openDeployment('elsewhere', { SITE_URL: origin }), supabaseUrl: origin, query };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const found = async (name: string) =>
  (await RUNNING.find((check) => check.name === name)?.find(on))?.map(({ at, value }) => `${at} ${value}`);

describe('a site as its host serves it', () => {
  const home = () => ({
    status: 200,
    headers: {
      ...SECURITY_HEADERS,
      'content-security-policy': allowSupabase(defaultPolicy(), origin),
    } as Record<string, string>,
    body: `<link rel="canonical" href="${origin}/">`,
  });

  it('has the headers, the policy and the not-found page of its build', async () => {
    answer = (path) => (path === '/' ? home() : { status: 404 });
    expect(await found('site as served')).toEqual([]);
  });

  it.each([
    ['a header', 'referrer-policy', (page: ReturnType<typeof home>) => delete page.headers['referrer-policy']],
    [
      'the policy',
      "content-security-policy: default-src 'none'",
      (page: ReturnType<typeof home>) => (page.headers['content-security-policy'] = ''),
    ],
    ['its own address', 'canonical link', (page: ReturnType<typeof home>) => (page.body = '')],
    [
      'what lets readers find it',
      'robots',
      (page: ReturnType<typeof home>) => (page.body += '<meta name="robots" content="noindex">'),
    ],
  ])('is missed where it lacks %s', async (_, line, change) => {
    const page = home();
    change(page);
    answer = (path) => (path === '/' ? page : { status: 404 });
    expect((await found('site as served'))?.join('\n')).toContain(line);
  });

  it('is missed where every address is the home page', async () => {
    answer = home;
    expect(await found('site as served')).toEqual(['a page that there is not is answered with 200, not 404']);
  });
});

it('functions that nobody has uploaded are named', async () => {
  answer = (path) => ({ status: path.endsWith('/trip-desk') ? 404 : 204 });
  expect(await found('functions answer')).toEqual(['trip-desk answers 404']);
});

describe('limits by address', () => {
  const senders = async (phone: string | null) => {
    const pause = phone === null ? null : () => Promise.resolve(void seen.push(phone));
    return (await sendersCheck(pause).find(on)).map(({ kind, value }) => `${kind} ${value}`);
  };
  beforeEach(() => {
    answer = () => ({ status: 200 });
    seen = ['203.0.113.7'];
  });

  it('tell phone and computer apart', async () => {
    expect(await senders('198.51.100.9')).toEqual([]);
    expect(await senders(null)).toEqual(['advice only one network was tried: run it where somebody can be asked']);
  });

  it.each([
    ['a header that anybody may send', ['9.9.9.9'], 'is taken from whoever sends it'],
    ['a header that does not come', [], 'does not come, or holds an address of the platform'],
    ['an address that all visitors share', ['203.0.113.7'], 'phone and computer count as one sender'],
  ])('do not go by %s', async (_, networks, value) => {
    seen = networks;
    expect(await senders('203.0.113.7')).toEqual([`failed ${value}`]);
  });
});
