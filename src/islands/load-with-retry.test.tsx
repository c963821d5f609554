import { expect, it, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry';

it.each(['online', 'pointerdown', 'keydown'])(
  'asks again at "%s" for what did not arrive, and not before',
  async (chance) => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
    const loaded = loadWithRetry(load);
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event(chance));
    await expect(loaded).resolves.toBe('code');
    dispatchEvent(new Event(chance));
    expect(load).toHaveBeenCalledTimes(2);
  },
);
