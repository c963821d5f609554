import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { retryNothing } from './client';

it('a read that finds no connection fails at once: repeating is the caller’s', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  const supabase = createClient('https://api.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send },
    realtime: { transport: class {} as never },
  });
  retryNothing(supabase);
  const { error } = await supabase.from('leads').select('id');
  expect(error?.message).toContain('Failed to fetch');
  expect(send).toHaveBeenCalledTimes(1);
});
