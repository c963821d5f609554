import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callTogether } from './call-together.ts';

/** A server that notes each call that arrives. */
function server(answers: (items: readonly string[]) => Promise<readonly string[]>) {
  const calls: string[][] = [];
  const send = callTogether<string, string>(
    (items) => {
      calls.push([...items]);
      return answers(items);
    },
    (error) => error instanceof RangeError,
  );
  return { calls, send };
}
const later = (items: readonly string[]) =>
  new Promise<string[]>((resolve) =>
    setTimeout(
      resolve,
      10,
      items.map((item) => item.toUpperCase()),
    ),
  );

describe('callTogether', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends together what comes at once, and what comes while two calls are under way', async () => {
    const { calls, send } = server(later);
    const sent = ['ab', 'cd', 'ef'].map(async (letters) => Promise.all([...letters].map(send)));
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    sent.push(Promise.all(['g', 'h'].map(send)));
    await vi.advanceTimersByTimeAsync(2);
    sent.push(Promise.all(['i', 'j'].map(send)));
    expect(calls.map((items) => items.join(''))).toEqual(['abcdef', 'gh']);
    await vi.runAllTimersAsync();
    expect((await Promise.all(sent)).flat().join('')).toBe('ABCDEFGHIJ');
    expect(calls.map((items) => items.join(''))).toEqual(['abcdef', 'gh', 'ij']);
  });

  it('leaves half of a crowd to the next call, and sends fifty at most', async () => {
    const { calls, send } = server(later);
    const answers = Promise.all(Array.from({ length: 180 }, (_, nth) => send(String(nth))));
    await vi.runAllTimersAsync();
    await answers;
    expect(calls.map(({ length }) => length)).toEqual([50, 50, 40, 20, 10, 10]);
  });

  it('sends each alone when nothing was done for one of them', async () => {
    const { calls, send } = server(async (items) => {
      await later(items);
      if (items.includes('bad')) throw new RangeError('Nothing was done');
      return items;
    });
    const answers = Promise.allSettled(['a', 'b', 'bad', 'c'].map(send));
    await vi.runAllTimersAsync();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual([['a', 'b', 'bad', 'c'], ['a'], ['b'], ['bad'], ['c']]);
  });

  it('refuses all when it is not known what was done', async () => {
    const { calls, send } = server(async (items) => {
      await later(items);
      if (items.length > 1) throw new Error('Time is over');
      return items;
    });
    const answers = Promise.allSettled(['a', 'b', 'c'].map(send));
    await vi.runAllTimersAsync();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toHaveLength(1);
  });

  it('holds nobody up for a call that hangs', async () => {
    const { calls, send } = server((items) => (items.includes('hangs') ? new Promise(() => {}) : later(items)));
    for (const nth of [1, 2]) {
      void send('hangs');
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(nth);
    }
    const answer = send('a');
    await vi.advanceTimersByTimeAsync(2);
    expect(calls).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('A');
  });
});
