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

  it('sends together what comes at once, and what comes meanwhile', async () => {
    const { calls, send } = server(later);
    const first = Promise.all(['a', 'b'].map(send));
    await vi.advanceTimersByTimeAsync(2);
    const second = Promise.all(['c', 'd'].map(send));
    expect(calls).toEqual([['a', 'b']]);
    await vi.runAllTimersAsync();
    expect(await first).toEqual(['A', 'B']);
    expect(await second).toEqual(['C', 'D']);
    expect(calls).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('sends fifty at most', async () => {
    const { calls, send } = server(later);
    const answers = Promise.all(Array.from({ length: 80 }, (_, nth) => send(String(nth))));
    await vi.runAllTimersAsync();
    await answers;
    expect(calls.map(({ length }) => length)).toEqual([50, 30]);
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
    void send('hangs');
    await vi.advanceTimersByTimeAsync(1);
    const answer = send('a');
    await vi.advanceTimersByTimeAsync(2);
    expect(calls).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('A');
  });
});
