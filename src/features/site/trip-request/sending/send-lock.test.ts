import { describe, expect, it, vi } from 'vitest';
import { withSendLock } from './send-lock';

/** A browser's locks: one holder for each name, the others wait for their turn or until they give up. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<unknown>) => {
    const before = queues.get(name) ?? Promise.resolve();
    let release: () => void = () => undefined;
    queues.set(name, new Promise<void>((resolve) => (release = resolve)));
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError')));
    });
    await Promise.race([before, givenUp]);
    return act().finally(release);
  };
  return { request };
}

describe('the lock of a request', () => {
  it('lets one tab send after the other, and other requests at once', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    const log: string[] = [];
    let finish: () => void = () => undefined;
    const first = withSendLock('a', async () => {
      log.push('first');
      await new Promise<void>((resolve) => (finish = resolve));
      return 1;
    });
    await expect.poll(() => log).toEqual(['first']);
    const second = withSendLock('a', async () => log.push('second'));
    await withSendLock('b', async () => log.push('other'));
    expect(log).toEqual(['first', 'other']);
    finish();
    expect(await first).toBe(1);
    await second;
    expect(log).toEqual(['first', 'other', 'second']);
  });

  it('is not waited for for ever: a sleeping tab may hold it', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    void withSendLock('a', () => new Promise(() => undefined));
    const waiting = withSendLock('a', async () => 'sent');
    timeout.abort();
    expect(await waiting).toBe('sent');
  });

  it.each([{}, undefined])('is no condition: without locks it sends at once (%j)', async (browser) => {
    vi.stubGlobal('navigator', browser);
    expect(await withSendLock('a', async () => 'sent')).toBe('sent');
  });
});
