import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/errors';
import * as data from '@/data/ride-lists';
import { loadMessages } from '@/i18n/messages';
import { messages as texts } from '@/i18n/messages/en/staff-ride-lists';
import * as files from '@/lib/save-as-file';
import { NO_FACTS } from '../../../../tests/fixtures/no-answers';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { RidesFileButton } from './rides-file-button';

vi.mock('@/data/ride-lists', { spy: true });
vi.mock('@/lib/save-as-file', { spy: true });

const m = texts.file;
const ride: data.BookedRide = {
  ...NO_FACTS,
  reference: 'TM-22222',
  pickup_at: '2026-11-23T10:30:00Z',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jerusalem',
  passengers: 2,
  vehicle_name: { he: '', en: '', fr: '' },
  driver: null,
  plate: null,
  state: 'planned',
  booked_agorot: 42_000,
};

beforeAll(() =>
  Promise.all((['staff', 'staffRides', 'staffRideLists'] as const).map((group) => loadMessages('en', group))),
);
beforeEach(() => {
  vi.mocked(files.saveAsFile).mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

async function open() {
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <RidesFileButton day="2026-11-23" />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: m.button }));
  const download = () => user.click(screen.getByRole('button', { name: m.download }));
  return { user, download };
}

describe('the file for the books', () => {
  it('holds the month of the day in sight unless somebody says otherwise, and is named for its days', async () => {
    vi.mocked(data.fetchRidesBetween).mockResolvedValue([ride]);
    const { user, download } = await open();
    const first = screen.getByLabelText(m.from);
    await user.clear(first);
    await user.type(first, '15/11/2026');
    await download();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vi.mocked(data.fetchRidesBetween)).toHaveBeenCalledExactlyOnceWith('2026-11-15', '2026-11-30');
    const [[name, type, parts] = []] = vi.mocked(files.saveAsFile).mock.calls;
    expect([name, type]).toEqual(['rides_15-11-2026_30-11-2026.csv', 'text/csv;charset=utf-8']);
    expect([parts].flat().join('')).toMatch(/^\uFEFFReference,.*\r\nTM-22222,23\/11\/2026,12:30,/su);
  });

  it('says at the field what is wrong with the days, and asks nobody meanwhile', async () => {
    const { user, download } = await open();
    const last = screen.getByLabelText(m.to);
    await user.clear(last);
    await download();
    expect(await screen.findByText(m.errors.day)).toBeTruthy();
    await user.type(last, '31/12/2029');
    await download();
    expect(await screen.findByText(m.errors.span(data.RIDE_FILE_DAYS))).toBeTruthy();
    expect(vi.mocked(data.fetchRidesBetween)).not.toHaveBeenCalled();
  });

  it.each([
    ['there are no rides', () => Promise.resolve([]), m.none],
    ['the account may not', () => Promise.reject(new DataError('refused', 'permission denied')), m.refused],
    ['nothing came', () => Promise.reject(new DataError('unavailable', 'offline')), m.failed],
  ])('says so when %s, and keeps the days', async (_, answer, text) => {
    vi.mocked(data.fetchRidesBetween).mockImplementation(answer);
    const { download } = await open();
    await download();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText(m.from)).toHaveProperty('value', '01/11/2026');
    expect(vi.mocked(files.saveAsFile)).not.toHaveBeenCalled();
  });
});
