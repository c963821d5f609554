import { TIMED_OUT } from './errors';

/** Milliseconds after which a call is given up: a connection may hang without ever failing. */
const LIMIT_MS = 15_000;

/** Answers that have no body by definition. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` whose calls end: after 15 seconds without the whole answer the caller gets a 504 with the code {@link TIMED_OUT}.
 * The answer is read here, since one that stops half-way has to end, too.
 */
export function fetchWithLimit(
  limitMs: number = LIMIT_MS,
  send: typeof fetch = (...call) => fetch(...call),
): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    try {
      const response = await send(input, { ...init, signal: init?.signal ?? limit });
      const { status, statusText, headers } = response;
      const body = BODILESS.has(status) ? null : await response.arrayBuffer();
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      if (!limit.aborted) throw error;
      return Response.json({ code: TIMED_OUT, message: 'The server did not answer in time' }, { status: 504 });
    }
  };
}
