import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedDownloads } from './shared-downloads';

afterEach(() => {
  vi.useRealTimers();
});

describe('shared downloads', () => {
  it('asks once for a key and marks the outcome for React', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
    const downloads = sharedDownloads<string>();
    const first = downloads.get('a', load);
    expect(downloads.get('a', load)).toBe(first);
    expect(downloads.isHere('a')).toBe(false);
    await first;
    expect(downloads.isHere('a')).toBe(true);
    expect(load).toHaveBeenCalledOnce();
    expect(first).toMatchObject({ status: 'fulfilled', value: 'page' });
  });

  it('remembers a failure for a moment, then tries anew', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
    const downloads = sharedDownloads<string>();
    await expect(downloads.get('a', load)).rejects.toThrow('offline');
    await expect(downloads.get('a', load)).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5_000);
    await expect(downloads.get('a', load)).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
