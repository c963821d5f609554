import { afterEach, describe, expect, it, vi } from 'vitest';
import { download, downloadsByKey } from './download';

afterEach(() => {
  vi.useRealTimers();
});

/** What React does with a promise that it has not seen settle: it suspends. */
const suspend = vi.fn<(promise: Promise<unknown>) => never>(() => {
  throw new Error('suspended');
});

describe('a download', () => {
  it('runs once for all that ask', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
    const page = download(load);
    expect(page.start()).toBe(page.start());
    expect(page.isHere()).toBe(false);
    await page.start();
    expect(page.isHere()).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is read without React where it is here by then', async () => {
    const page = download(() => Promise.resolve('page'));
    await page.start();
    expect(page.read(suspend)).toBe('page');
  });

  it('is read from React, with one promise, once a component has waited for it', async () => {
    const page = download(() => Promise.resolve('page'));
    const use = vi.fn<(promise: Promise<string>) => string>(() => 'from React');
    expect(() => page.read(suspend)).toThrow('suspended');
    await page.start();
    expect(page.read(use)).toBe('from React');
    expect(use).toHaveBeenCalledWith(page.start());
    expect(suspend).toHaveBeenLastCalledWith(page.start());
  });

  it('tells a render of a failure for a moment, and starts anew when asked to', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
    const page = download(load);
    const read = () => page.read((promise) => promise as unknown as string) as unknown as Promise<string>;
    await expect(read()).rejects.toThrow('offline');
    await expect(read()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    await expect(read()).rejects.toThrow('offline');
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
