import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as data from '@/data/rides';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { messages as en } from '@/i18n/messages/en/staff-ride-lists';
import { messages as rides } from '@/i18n/messages/en/staff-rides';
import { boardDay, boardDriver, boardRide, boardVehicle } from '../../../../tests/fixtures/board-day';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { RidesPrint } from './rides-print';

vi.mock('@/data/rides', { spy: true });

beforeAll(() =>
  Promise.all(
    locales.flatMap((locale) =>
      (['staff', 'staffRides', 'staffRideLists'] as const).map((group) => loadMessages(locale, group)),
    ),
  ),
);
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const DAY = '2026-11-23';
const ride = boardRide(1, DAY, '12:30', {
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  stops: ['Latrun'],
  name: 'Dana Levi',
  passengers: 4,
  luggage: 3,
  seats_child: 1,
  seats_booster: 2,
  flight_number: 'LY 008',
  meeting_point: 'Gate 03',
  instructions: 'Ring twice',
  driver_note: 'A dog comes along',
});
const board = boardDay(DAY, {
  rides: [
    { ...ride, id: 'b', driver_no: 2, vehicle_no: 7, state: 'assigned', name: 'Noa' },
    ride,
    boardRide(3, '2026-11-24', '01:15', { driver_no: 2 }),
  ],
  drivers: [boardDriver(1, 'דן', 'Dan'), boardDriver(2, 'יוסי', 'Yossi')],
  vehicles: [boardVehicle(7, { plate: '12345678' })],
});

function show(locale: Locale = 'en') {
  showInLanguage(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RidesPrint day={DAY} />
      </QueryClientProvider>
    </MemoryRouter>,
    locale,
  );
}

describe('the rides of a day on paper', () => {
  it('are a page for those without a driver, and one for each driver who has any', async () => {
    vi.mocked(data.fetchDay).mockResolvedValue(board);
    show();
    const sheets = await screen.findAllByRole('article');
    expect(vi.mocked(data.fetchDay)).toHaveBeenCalledWith(DAY);
    expect(sheets.map((sheet) => within(sheet).getByRole('heading').textContent)).toEqual([rides.openLane, 'Yossi']);
    // A driver hands on no other's page.
    for (const sheet of sheets) expect(sheet.className).toContain('break-after-page');
    expect(sheets.map((sheet) => within(sheet).getAllByRole('listitem').length)).toEqual([1, 2]);
  });

  it('say all that a driver needs', async () => {
    vi.mocked(data.fetchDay).mockResolvedValue(board);
    show();
    const [, sheet] = await screen.findAllByRole('article');
    const [first, night] = within(sheet!).getAllByRole('listitem');
    for (const fact of [
      '12:30',
      'Ben Gurion Airport',
      'Jaffa Street 1, Jerusalem',
      'Noa',
      '+972 54 123 4567',
      'LY 008',
    ])
      expect(first?.textContent).toContain(fact);
    for (const fact of [
      '4 passengers, 3 suitcases, 1 child seat, 2 seats or boosters',
      'Latrun',
      'Gate 03',
      'Ring twice',
    ])
      expect(first?.textContent).toContain(fact);
    expect(first?.textContent).toContain('A dog comes along');
    expect(first?.textContent).toContain('Mercedes E 123-45-678');
    // Past midnight it says its day; without a car, what was offered.
    expect(first?.textContent).not.toContain('23/11/2026');
    expect(night?.textContent).toContain('01:1524/11/2026');
    expect(night?.textContent).toContain('Executive');
  });

  it.each([
    ['he', 'יוסי', '05'],
    ['fr', 'Yossi', '+972'],
  ] as const)('are in %s, with names and numbers as its readers write them', async (locale, name, number) => {
    vi.mocked(data.fetchDay).mockResolvedValue(board);
    show(locale);
    const [, sheet] = await screen.findAllByRole('article');
    expect(within(sheet!).getByRole('heading').textContent).toBe(name);
    const [phone] = within(sheet!).getAllByText((text) => text.startsWith(number));
    expect(phone?.getAttribute('dir')).toBe('ltr');
  });

  it('say when there are none, and when they could not be read', async () => {
    vi.mocked(data.fetchDay).mockResolvedValue({ ...board, rides: [] });
    show();
    expect(await screen.findByText(rides.empty)).toBeTruthy();
    expect(screen.getByRole('button', { name: en.print.button })).toHaveProperty('disabled', true);
    cleanup();
    vi.mocked(data.fetchDay).mockRejectedValueOnce(new Error('down'));
    show();
    expect(await screen.findByText(rides.failed)).toBeTruthy();
    vi.mocked(data.fetchDay).mockResolvedValue(board);
    await userEvent.click(screen.getByRole('button', { name: enStaff.frame.retry }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
});
