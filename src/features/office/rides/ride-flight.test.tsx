import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompositeTypes } from '@shared/contracts/database.types';
import { callDatabase } from '@/data/call-database';
import { DataError } from '@/data/errors';
import type { RideFlight as Flight } from '@/data/ride-flight';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-rides';
import { boardRide } from '../../../../tests/fixtures/board-day';
import { fakeDatabase } from '../../../../tests/setup/fake-database';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { RideFlight } from './ride-flight';

vi.mock('@/data/call-database');

const ride = boardRide(1, '2031-11-24', '02:50', { flight_number: 'LY 316' });
const FLIGHT: Flight = {
  leg: 1,
  car: 1,
  number: 'LY 316',
  is_arrival: true,
  state: 'expected',
  scheduled_at: '2031-11-24T00:10:00Z',
  landing_at: '2031-11-24T02:40:00Z',
  read_at: '2031-11-23T23:05:00Z',
  is_old: false,
  perhaps: null,
  why: 'beyond',
  proposed_at: '2031-11-24T03:20:00Z',
  free: [{ he: 'יוסי כהן', latin: 'Yossi Cohen' }],
  span: null,
  task: 'task',
};

const ANSWER: CompositeTypes<'ride_answer'> = {
  outcome: 'moved',
  ride,
  rides: null,
  by: null,
  until: null,
  document: null,
  hours: null,
  busy_from: null,
  busy_until: null,
  rest: null,
  of: null,
  constraint: null,
};

let callsOf: ReturnType<typeof fakeDatabase>;
const OPERATOR = { role: 'operator' } as const;
/** @param answers of the moves, in their order */
function show(flight: Flight | null, locale: Locale = 'en', ...answers: Partial<typeof ANSWER>[]) {
  const left = [...answers];
  callsOf = fakeDatabase(callDatabase, {
    ride_flight: () => flight,
    move_ride: () => ({ ...ANSWER, ...left.shift() }),
    dismiss_task: () => ({ outcome: 'dismissed' }),
  });
  showInLanguage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RideFlight {...OPERATOR} ride={ride} />
      </MemoryRouter>
    </QueryClientProvider>,
    locale,
  );
  return userEvent.setup();
}
const said = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/gu, '');

beforeAll(() =>
  Promise.all(locales.flatMap((locale) => [loadMessages(locale, 'staff'), loadMessages(locale, 'staffRides')])),
);
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the flight on the sheet of a ride', () => {
  it.each(locales)('in %s: where it stands, why somebody decides, and the ways that there are', async (locale) => {
    show(FLIGHT, locale);
    expect(await screen.findByText('LY 316')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(said()).toContain('04:40');
    expect(said()).toContain('05:20');
    expect(said()).toContain(locale === 'he' ? 'יוסי כהן' : 'Yossi Cohen');
    expect(said()).not.toMatch(/undefined|null/u);
  });

  it('goes with the flight by one press, and asks what the delay costs before it does', async () => {
    const user = show(FLIGHT, 'en', { outcome: 'price_of_delay', hours: 2 });
    await user.click(await screen.findByRole('button', { name: /^Move the pick-up to/u }));
    await user.click(await screen.findByRole('button', { name: en.times.questions.stays }));
    await waitFor(() => expect(callsOf('move_ride')).toHaveLength(2));
    const wish = {
      ride: ride.id,
      seen: ride.updated_at,
      pickup_at: FLIGHT.proposed_at,
      busy_from: null,
      busy_until: null,
    };
    const nothing = { long: null, price: null, rest_reason: null };
    expect(callsOf('move_ride')).toEqual([
      { ...wish, decided: nothing },
      { ...wish, decided: { ...nothing, price: 'stays' } },
    ]);
  });

  it('leaves the pick-up where it is, with the reason', async () => {
    const user = show(FLIGHT);
    await user.click(await screen.findByRole('button', { name: /^Leave it at/u }));
    await waitFor(() => expect(callsOf('dismiss_task')).toEqual([{ task: 'task', reason: en.flight.keptReason }]));
  });

  it('says why it could not be left where it is', async () => {
    const user = show(FLIGHT);
    vi.mocked(callDatabase).mockRejectedValue(new DataError('unavailable', 'offline'));
    await user.click(await screen.findByRole('button', { name: /^Leave it at/u }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('says where nobody is free at the hour of the flight', async () => {
    show({ ...FLIGHT, free: [] });
    expect(await screen.findByText(/^Nobody is free at/u)).toBeDefined();
  });

  it('asks nothing where nothing waits, and shows nothing where no flight is watched', async () => {
    show({ ...FLIGHT, why: null, proposed_at: null, task: null, is_old: true });
    expect(await screen.findByText('LY 316')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(said()).toContain(en.flight.old);
    cleanup();
    show(null);
    await waitFor(() => expect(callsOf('ride_flight')).toHaveLength(2));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
