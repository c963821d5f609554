import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callDatabase } from '@/data/call-database';
import type { DeskTask } from '@/data/desk-tasks';
import * as rides from '@/data/ride-lists';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as en } from '@/i18n/messages/en/staff-ride-lists';
import { messages as taskWords } from '@/i18n/messages/en/staff-tasks';
import { fakeDatabase, type FakeAnswers } from '../../../../tests/setup/fake-database';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { nextRidesQuery } from './queries';
import { TodayPanels } from './today-panels';

vi.mock('@/data/call-database');
vi.mock('@/data/ride-lists', { spy: true });

const ride: rides.NextRide = {
  id: '0b6c3f8e-7a38-4c53-9d5e-0c9f6d3b0001',
  day: '2026-11-23',
  reference: 'TM-22222',
  pickup_at: '2026-11-23T10:30:00Z',
  pickup: 'נתב״ג',
  dropoff: 'Jaffa Street 1, Jerusalem',
  name: 'Dana Levi',
  passengers: 4,
  flight_number: 'LY 008',
  car: 1,
  cars: 1,
  state: 'planned',
  driver: null,
};

const withRides = (...found: rides.NextRide[]) => vi.mocked(rides.fetchNextRides).mockResolvedValue(found);

const withTasks = (desk_tasks: NonNullable<FakeAnswers['desk_tasks']>) => fakeDatabase(callDatabase, { desk_tasks });

beforeAll(() =>
  Promise.all(
    locales.flatMap((locale) =>
      (['staff', 'staffTasks', 'staffRides', 'staffRideLists'] as const).map((group) => loadMessages(locale, group)),
    ),
  ),
);
beforeEach(() => {
  // Monday, noon in Israel.
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  withRides();
  withTasks(() => []);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
});

const emptyCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
function show(locale: Locale = 'en', cache = emptyCache()) {
  showInLanguage(
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <TodayPanels />
      </QueryClientProvider>
    </MemoryRouter>,
    locale,
  );
}
const busy = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-busy'));

describe('the next rides', () => {
  it('are named by day, and each opens on its board', async () => {
    withRides(
      { ...ride, pickup_at: '2026-11-23T09:30:00Z' },
      { ...ride, id: 'b', state: 'acknowledged', driver: { he: 'יוסי', latin: 'Yossi' }, cars: 3, car: 2 },
      { ...ride, id: 'c', pickup_at: '2026-11-23T23:30:00Z', state: 'towed' as 'planned' },
    );
    show();
    const days = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(days).toEqual(['TodayMonday, 23 November 2026', 'TomorrowTuesday, 24 November 2026']);
    const [late, given, night] = screen.getAllByRole('listitem').map((line) => within(line).getByRole('link'));
    expect(late?.textContent).toMatch(
      /^11:30, נתב״ג.* to Jaffa Street 1, Jerusalem, Dana Levi, 4 passengers, LY 008, No driver yet/su,
    );
    expect(late?.textContent).toContain(en.next.late);
    expect(late?.getAttribute('href')).toBe(`/en/dashboard/rides?day=2026-11-23&ride=${ride.id}`);
    expect(given?.textContent).toContain('Car 2 of 3, Yossi, Confirmed');
    expect(given?.textContent).not.toContain(en.next.late);
    // Past midnight it is tomorrow's by the clock and this evening's on the board; a state of a newer server shows as it came.
    expect(night?.textContent).toContain('01:30');
    expect(night?.textContent).toContain('towed');
    expect(night?.getAttribute('href')).toContain('day=2026-11-23');
  });

  it.each([
    ['he', 'היום', 'יוסי', 'נתב״ג ← '],
    ['fr', 'Aujourd’hui', 'Yossi', 'נתב״ג → '],
  ] as const)('are told in %s, with the arrow in its direction', async (locale, today, driver, route) => {
    withRides({ ...ride, state: 'assigned', driver: { he: 'יוסי', latin: 'Yossi' } });
    show(locale);
    expect(await screen.findByText(today)).toBeTruthy();
    const line = screen.getByRole('listitem').textContent;
    expect(line).toContain(driver);
    expect(line).toContain(route);
  });

  it('say where rides come from when there are none', async () => {
    show();
    expect(await screen.findByText(en.next.empty)).toBeTruthy();
    expect(screen.getByRole('link', { name: en.next.requests }).getAttribute('href')).toBe('/en/dashboard/leads');
  });

  it('say when they could not be read, and are read again on request', async () => {
    vi.mocked(rides.fetchNextRides).mockRejectedValueOnce(new Error('down'));
    show();
    expect(await screen.findByText(en.next.failed)).toBeTruthy();
    withRides(ride);
    await userEvent.click(screen.getByRole('button', { name: enStaff.frame.retry }));
    expect(await screen.findByText('Dana Levi')).toBeTruthy();
    expect(screen.queryByText(en.next.failed)).toBeNull();
  });

  it('stay while the connection is away, and say from when they are', async () => {
    withRides(ride);
    const cache = emptyCache();
    show('en', cache);
    await screen.findByText('Dana Levi');
    vi.mocked(rides.fetchNextRides).mockRejectedValue(new Error('down'));
    await cache.refetchQueries({ queryKey: nextRidesQuery.queryKey });
    expect((await screen.findByRole('alert')).textContent).toMatch(/12:00/u);
    expect(screen.getByText('Dana Levi')).toBeTruthy();
  });
});

describe('tasks and rides', () => {
  it('come together, so that the one does not push the other down', async () => {
    let answer: (found: DeskTask[]) => void = () => {};
    withTasks(() => new Promise((resolve) => (answer = resolve)));
    const cache = emptyCache();
    cache.setQueryData(nextRidesQuery.queryKey, []);
    show('en', cache);
    expect(busy()).toEqual(['true']);
    answer([]);
    expect(await screen.findByText(en.next.empty)).toBeTruthy();
    expect(busy()).toEqual(['false']);
  });

  it('do not wait for each other’s retries', async () => {
    withTasks(() => Promise.reject(new Error('down')));
    vi.mocked(rides.fetchNextRides).mockRejectedValue(new Error('down'));
    const cache = emptyCache();
    cache.setQueryDefaults(nextRidesQuery.queryKey, { retry: 3 });
    show('en', cache);
    expect(await screen.findByText(taskWords.failed)).toBeTruthy();
    expect(screen.getByRole('region', { name: en.next.title }).getAttribute('aria-busy')).toBe('true');
  });
});
