import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { roleQuery } from './queries';
import type { StaffSection } from './section';
import { StaffFrame } from './staff-frame';

const user = { id: 'id-1', email: 'ronit@example.com' };
const section: StaffSection = {
  id: 'leads',
  path: '/dashboard/leads',
  icon: 'note',
  right: 'work on leads',
  Section: () => <p>a note that somebody is writing</p>,
  load: () => Promise.resolve(),
  prepare: () => Promise.resolve(),
};

beforeAll(async () => {
  await loadMessages('en', 'staff');
  // What the cache tells is on the screen at once.
  notifyManager.setScheduler((tell) => tell());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The frame after a look-up of the role that failed, with what was known before. */
async function afterLostConnection(known?: 'operator') {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = roleQuery(user.id).queryKey;
  if (known) cache.setQueryData(key, known);
  await act(async () =>
    showInLanguage(
      <QueryClientProvider client={cache}>
        <MemoryRouter>
          <StaffFrame user={user} sections={[section]} current="leads" languages={null} mainId="main" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(() => cache.refetchQueries({ queryKey: key }));
  expect(cache.getQueryState(key)?.status).toBe('error');
}

it('keeps what is on the screen while the connection is away', async () => {
  await afterLostConnection('operator');
  expect(screen.getByText('a note that somebody is writing')).toBeTruthy();
  expect(screen.queryByText(en.dashboard.userFailed)).toBeNull();
});

it('has daily sections ready before the press, and reads ahead what somebody points at', async () => {
  const watched = (other: Partial<StaffSection>) => ({
    ...section,
    ...other,
    prepare: vi.fn<StaffSection['prepare']>(section.prepare),
  });
  const daily = watched({ id: 'leads' });
  const closed = watched({ id: 'rides', right: 'change settings' });
  const rare = watched({ id: 'fleet' });
  vi.useFakeTimers();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(roleQuery(user.id).queryKey, 'operator');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  showInLanguage(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <StaffFrame user={user} sections={[daily, closed, rare]} current="leads" languages={null} mainId="main" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const prepared = () => [daily, closed, rare].map(({ prepare }) => prepare.mock.calls.length);
  expect(prepared()).toEqual([0, 0, 0]);
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
  expect(prepared()).toEqual([1, 0, 0]);
  act(() => screen.getByRole('link', { name: en.frame.sections.fleet }).focus());
  expect(prepared()).toEqual([1, 0, 1]);
  expect(rare.prepare).toHaveBeenCalledWith(cache);
});

it('says that it could not look the account up', async () => {
  await afterLostConnection();
  expect(screen.getByText(en.dashboard.userFailed)).toBeTruthy();
});
