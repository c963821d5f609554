import { describe, expect, it } from 'vitest';
import { TIMED_OUT } from './errors';
import { fetchWithLimit } from './fetch-with-limit';

const ended = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A server that sends nothing, or the beginning of an answer, and then falls silent. */
const silent: typeof fetch = (_input, init) => ended(init?.signal ?? new AbortController().signal);
const halfway: typeof fetch = async (_input, init) => {
  const { signal } = init ?? {};
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":'));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );
};

describe('a call of the back office', () => {
  it.each([
    ['is never answered', silent],
    ['is answered half', halfway],
  ])('that %s ends, and says so', async (_, send) => {
    const response = await fetchWithLimit(1, send)('https://example.com/rest/v1/leads');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: TIMED_OUT });
  });

  it('passes on what came in time, with or without a body', async () => {
    const answer = fetchWithLimit(60_000, async () =>
      Response.json([1], { status: 206, headers: { 'content-range': '0-0/7' } }),
    );
    const response = await answer('https://example.com');
    expect([response.status, response.headers.get('content-range'), await response.json()]).toEqual([
      206,
      '0-0/7',
      [1],
    ]);
    const nothing = fetchWithLimit(60_000, async () => new Response(null, { status: 204 }));
    expect((await nothing('https://example.com')).status).toBe(204);
  });

  it('leaves a lost connection as it is', async () => {
    const lost = fetchWithLimit(60_000, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lost('https://example.com')).rejects.toThrow('Failed to fetch');
  });
});
