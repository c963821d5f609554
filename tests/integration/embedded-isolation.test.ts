import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';

const projectRoot = path.join(import.meta.dirname, 'embedded-project');
const NOTES = '/rest/v1/notes?select=body&order=body';
/** Requests at a time; each caller meets each other one three times in the first 84. */
const REQUESTS = isNight ? 400 : 84;

/** Who asks, and what that caller and nobody else is answered. */
interface Caller {
  headers: Record<string, string>;
  sees: string;
}

describe.each(['pglite', 'native'] as const)('parallel requests on %s', (database) => {
  let server: TestBackend;
  let callers: Caller[];

  beforeAll(async () => {
    server = await startTestBackend({ database, projectRoot });
    const [first, second] = [await server.account('norole'), await server.account('norole')];
    for (const [account, body] of [
      [first, 'of the first'],
      [second, 'of the second'],
    ] as const) {
      const { error } = await account.client.from('notes').insert({ body });
      expect(error).toBeNull();
    }
    const as = async ({ client }: TestAccount) => {
      const { data } = await client.auth.getSession();
      return { apikey: server.keys.publishable, authorization: `Bearer ${data.session?.access_token}` };
    };
    callers = [
      { headers: { apikey: server.keys.publishable }, sees: '[]' },
      { headers: { apikey: server.keys.secret }, sees: '[{"body":"of the first"},{"body":"of the second"}]' },
      { headers: await as(first), sees: '[{"body":"of the first"}]' },
      { headers: await as(second), sees: '[{"body":"of the second"}]' },
    ];
  });
  afterAll(() => server.close());

  /** Every caller in turn, many at a time, in an order that brings each next to each. */
  const sequence = (length: number) =>
    Array.from({ length }, (_, at) => callers[(at * 7 + Math.floor(at / 4)) % callers.length] as Caller);

  it('never act under another request’s role in this process', async () => {
    const answers = await Promise.all(
      sequence(REQUESTS).map(async ({ headers, sees }) => {
        const response = await server.backend.fetch(new Request(server.url + NOTES, { headers }));
        return { got: await response.text(), sees };
      }),
    );
    expect(answers.filter(({ got, sees }) => got !== sees)).toEqual([]);
  });

  it('never act under another request’s role over kept-alive connections', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
    const answers = await Promise.all(
      sequence(REQUESTS).map(async ({ headers, sees }) => ({
        got: await get(agent, server.url + NOTES, headers),
        sees,
      })),
    );
    agent.destroy();
    expect(answers.filter(({ got, sees }) => got !== sees)).toEqual([]);
  });

  it('are answered in order when one connection sends them all at once', async () => {
    const wanted = sequence(40);
    const bodies = await pipeline(
      new URL(server.url),
      wanted.map(({ headers }) => headers),
    );
    expect(bodies).toEqual(wanted.map(({ sees }) => sees));
  });

  it('are not held up by a sender who never finishes the body', async () => {
    const { port } = new URL(server.url);
    const slow = net.connect(Number(port), '127.0.0.1');
    slow.write(
      `POST /rest/v1/notes HTTP/1.1\r\nHost: x\r\napikey: ${server.keys.publishable}\r\nContent-Length: 100\r\n\r\n{"bo`,
    );
    const response = await fetch(server.url + NOTES, { headers: { apikey: server.keys.secret } });
    expect(response.status).toBe(200);
    slow.destroy();
  });
});

function get(agent: http.Agent, url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve(body));
      })
      .on('error', reject);
  });
}

/** Sends all requests over one socket without waiting; resolves with the bodies in the order they came. */
function pipeline({ port }: URL, requests: Record<string, string>[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1');
    let received = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString();
      const bodies = [...received.matchAll(/\r\n\r\n(\[[^\]]*\])/gu)].map((match) => match[1] ?? '');
      if (bodies.length < requests.length) return;
      socket.destroy();
      resolve(bodies);
    });
    for (const headers of requests) {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`GET ${NOTES} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
    }
  });
}
