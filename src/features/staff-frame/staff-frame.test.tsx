import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff';
import { showInLanguage } from '../../../tests/setup/show-in-language';
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

it('has the code of daily sections before the press, and reads ahead what somebody points at', async () => {
  const daily = {
    ...section,
    isDaily: true as const,
    load: vi.fn<StaffSection['load']>(section.load),
    prepare: vi.fn<StaffSection['prepare']>(section.prepare),
  };
  const closed = {
    ...daily,
    id: 'settings' as const,
    right: 'change settings' as const,
    load: vi.fn<StaffSection['load']>(section.load),
  };
  const rare = { ...section, id: 'fleet' as const, load: vi.fn<StaffSection['load']>(section.load) };
  vi.useFakeTimers();
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(roleQuery(user.id).queryKey, 'operator');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  showInLanguage(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <StaffFrame user={user} sections={[daily, closed, rare]} current="fleet" languages={null} mainId="main" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(daily.load).not.toHaveBeenCalled();
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
  expect([daily, closed, rare].map(({ load }) => load.mock.calls.length)).toEqual([1, 0, 0]);
  expect(daily.prepare).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: en.frame.sections.leads }).focus());
  expect(daily.prepare).toHaveBeenCalledWith(cache, user.id);
});

it('says that it could not look the account up', async () => {
  await afterLostConnection();
  expect(screen.getByText(en.dashboard.userFailed)).toBeTruthy();
});
