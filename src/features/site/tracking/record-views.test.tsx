import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALL_CONSENTS, ESSENTIAL_ONLY, saveConsents } from '@/data/consent';

let sent: Record<string, unknown>[];

const kinds = () => sent.map(({ kind }) => kind);
const settle = () => vi.advanceTimersByTimeAsync(100);

/** The module as a page's own code has it, and the application after it. */
async function copy() {
  vi.resetModules();
  return import('./record-views');
}

beforeEach(() => {
  vi.useFakeTimers();
  delete window.recordView;
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/flights');
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Record<string, unknown>);
    throw new TypeError('nobody answers');
  });
});

afterEach(() => vi.useRealTimers());

it('a document’s views are recorded once, whichever copy of the code is asked', async () => {
  await copy();
  await settle();
  const { recordView } = await copy();
  recordView('/flights');
  await settle();
  expect(sent).toEqual([{ kind: 'count', path: '/flights' }]);

  // Chosen in the application, heard by the first copy.
  saveConsents(ALL_CONSENTS);
  expect(kinds()).toEqual(['count', 'visit']);
  recordView('/about');
  await settle();
  expect(kinds()).toEqual(['count', 'visit', 'leave', 'visit']);
});

it('what a storage refuses to keep holds in every copy', async () => {
  saveConsents(ALL_CONSENTS);
  sessionStorage.setItem('sessionId', '1795000000000-abc');
  const { recordView } = await copy();
  const kept = { ...localStorage } as Record<string, string>;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null, setItem });
  saveConsents(ESSENTIAL_ONLY);
  recordView('/faq');
  await settle();
  expect(kinds()).not.toContain('visit');
});
