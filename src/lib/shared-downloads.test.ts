import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedDownloads } from './shared-downloads';

afterEach(() => {
  vi.useRealTimers();
});

describe('shared downloads', () => {
  it('asks once for a key and marks the outcome for React', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
    const download = sharedDownloads<string>();
    const first = download('a', load);
    expect(download('a', load)).toBe(first);
    await first;
    expect(load).toHaveBeenCalledOnce();
    expect(first).toMatchObject({ status: 'fulfilled', value: 'page' });
  });

  it('remembers a failure for a moment, then tries anew', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
    const download = sharedDownloads<string>();
    await expect(download('a', load)).rejects.toThrow('offline');
    await expect(download('a', load)).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5_000);
    await expect(download('a', load)).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
