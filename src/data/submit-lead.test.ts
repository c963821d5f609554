import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as SubmitLead from './submit-lead';

/** What the server answers next, and the last request it was sent. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: { path: string | undefined; key: string | string[] | undefined; body: string };

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    received = { path: request.url, key: request.headers['idempotency-key'], body };
    answer(request, response);
  });
});

const json = (status: number, value: unknown, headers: Record<string, string> = {}) => {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
};

const payload: SubmitLead.LeadPayload = {
  name: 'Dana Levi',
  phone: '+972545550173',
  service_type: 'contact',
  notes: 'Please call',
};
const idempotencyKey = '7b0e6a3e-6f0c-4a58-9d6e-2a1f4f1f7c11';

let module: typeof SubmitLead;
const submit = () => module.submitLead(payload, { idempotencyKey });

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // Other files of this process may have loaded it with their settings.
  vi.resetModules();
  module = await import('./submit-lead');
});
beforeEach(() => {
  // The client's library insists on one at its creation; nothing here opens it. Node 20 has none.
  vi.stubGlobal('WebSocket', class {});
});
afterAll(() => server.close());

describe('submitLead', () => {
  it('sends the body with its key and returns the reference', async () => {
    json(200, { success: true, id: 'id-1', reference: 'TM-7K3Q9' });
    expect(await submit()).toEqual({ success: true, id: 'id-1', reference: 'TM-7K3Q9' });
    expect(received).toEqual({
      path: '/functions/v1/submit-lead',
      key: idempotencyKey,
      body: JSON.stringify(payload),
    });
  });

  it('tells what the server refused, in its words', async () => {
    json(422, {
      success: false,
      error: 'Check the phone',
      code: 'validation_failed',
      fields: { phone: 'phoneInvalid' },
    });
    await expect(submit()).rejects.toMatchObject({
      name: 'SubmitLeadError',
      message: 'Check the phone',
      code: 'validation_failed',
      fields: { phone: 'phoneInvalid' },
    });
  });

  it('tells when to try again', async () => {
    json(429, { success: false, error: 'Slow down', code: 'rate_limited' }, { 'retry-after': '90' });
    await expect(submit()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 90 });
  });

  it('does not take an answer without a reference for a stored request', async () => {
    json(200, { success: true });
    await expect(submit()).rejects.toMatchObject({ name: 'SubmitLeadError', message: '', code: null });
    json(200, { success: false, error: 'Not today' });
    await expect(submit()).rejects.toMatchObject({ message: 'Not today', code: null });
  });

  it('reads an answer that is no JSON as a refusal without words', async () => {
    answer = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<h1>Bad gateway</h1>');
    };
    await expect(submit()).rejects.toMatchObject({ name: 'SubmitLeadError', message: '', code: null });
  });

  it.each([
    ['never comes', false],
    ['never ends', true],
  ])('waits 15 seconds for an answer that %s', async (_case, hasBegun) => {
    const readBody = vi.spyOn(Response.prototype, 'json');
    const asked = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        if (hasBegun) response.writeHead(503, { 'content-type': 'application/json' }).write('{');
        resolve();
      };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ending = submit().catch((error: unknown) => error);
      await asked;
      if (hasBegun) await expect.poll(() => readBody.mock.calls.length).toBeGreaterThan(0);
      vi.advanceTimersByTime(15_000);
      expect(await ending).toMatchObject({ name: 'LeadUnansweredError', reason: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes without the client where its code did not arrive', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    vi.doMock('./client', () => ({ getSupabase: () => Promise.reject(new TypeError('Failed to fetch')) }));
    vi.resetModules();
    const alone = await import('./submit-lead');
    vi.doUnmock('./client');
    const submitAlone = () => alone.submitLead(payload, { idempotencyKey });
    json(200, { success: true, id: 'id-1', reference: 'TM-7K3Q9' });
    expect(await submitAlone()).toMatchObject({ reference: 'TM-7K3Q9' });
    expect(received).toEqual({ path: '/functions/v1/submit-lead', key: idempotencyKey, body: JSON.stringify(payload) });
    json(409, { success: false, error: 'Twice', code: 'idempotency_conflict' });
    await expect(submitAlone()).rejects.toMatchObject({ name: 'SubmitLeadError', code: 'idempotency_conflict' });
    answer = (request) => request.socket.destroy();
    await expect(submitAlone()).rejects.toMatchObject({ name: 'LeadUnansweredError', reason: 'network' });
  });

  it('says that nobody answered when the connection breaks', async () => {
    answer = (request) => request.socket.destroy();
    await expect(submit()).rejects.toMatchObject({ name: 'LeadUnansweredError', reason: 'network' });
  });
});
