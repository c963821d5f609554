import { afterEach, describe, expect, it, vi } from 'vitest';
import { download, downloadsByKey } from './download';

afterEach(() => {
  vi.useRealTimers();
});

describe('a download', () => {
  it('runs once for all that ask, and says when it is here', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
    const page = download(load);
    expect(page.start()).toBe(page.forRender());
    expect(page.here()).toBeNull();
    await page.start();
    expect(page.here()).toEqual({ value: 'page' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells a render of a failure for a moment, and starts anew for whoever asks it to', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
    const page = download(load);
    await expect(page.forRender()).rejects.toThrow('offline');
    await expect(page.forRender()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    await expect(page.forRender()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue('page');
    await expect(page.start()).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is one per key', () => {
    const byKey = downloadsByKey<string>();
    const load = () => Promise.resolve('x');
    expect(byKey('a', load)).toBe(byKey('a', load));
    expect(byKey('a', load)).not.toBe(byKey('b', load));
  });
});
