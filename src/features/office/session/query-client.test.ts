import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { DataError, TIMED_OUT } from '@/data/errors';
import { ROLE_KEY } from '@/data/user-roles';
import { createQueryClient, retryDelay, shouldRetry } from './query-client';

describe('asking the server again', () => {
  it('happens three times, after 1 s and then twice as long up to 30 s', () => {
    const lost = new DataError('unavailable', 'Failed to fetch');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, true, false]);
    expect([0, 1, 2, 4, 5, 10].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
  });

  it.each(['refused', 'rejected'] as const)('never happens after an answer that stays (%s)', (kind) => {
    expect(shouldRetry(0, new DataError(kind, 'no'))).toBe(false);
  });

  it('is left to the person after a call that hung', () => {
    expect(shouldRetry(0, new DataError('unavailable', 'no answer', TIMED_OUT))).toBe(false);
  });

  it('takes less than ten seconds until a lost connection shows, in a browser that knows it is offline, too', async () => {
    vi.useFakeTimers();
    onlineManager.setOnline(false);
    const started = Date.now();
    const asked = vi.fn<() => Promise<never>>(() => Promise.reject(new DataError('unavailable', 'Failed to fetch')));
    const answer = createQueryClient()
      .fetchQuery({ queryKey: ['figures'], queryFn: asked, retry: shouldRetry })
      .catch(() => Date.now() - started);
    await vi.runAllTimersAsync();
    expect(await answer).toBeLessThan(10_000);
    expect(asked).toHaveBeenCalledTimes(4);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  it.each([
    ['refused', true],
    ['unavailable', false],
  ] as const)('a call that was %s has the role looked up again: %s', async (kind, isAgain) => {
    const client = createQueryClient();
    client.setQueryData([ROLE_KEY], 'operator');
    client.setQueryData(['leads'], []);
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new DataError(kind, 'no')),
    });
    await mutation.execute(undefined).catch(() => undefined);
    expect(client.getQueryState([ROLE_KEY])?.isInvalidated).toBe(isAgain);
    expect(client.getQueryState(['leads'])?.isInvalidated).toBe(false);
  });

  it('what nobody looks at is forgotten after five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
  });
});
