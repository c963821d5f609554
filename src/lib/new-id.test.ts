import { expect, it, vi } from 'vitest';
import { isUuid } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { newId } from './new-id.ts';

it('is a UUID of its own each time, also on a page that is not secure', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newId);
  vi.unstubAllGlobals();
  expect(ids.filter((id) => !isUuid(id))).toEqual([]);
  expect(ids.filter((id) => !/^.{14}4.{4}[89ab]/u.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
