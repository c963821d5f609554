import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { callDatabase } from '@/data/call-database';
import type { RideMessage } from '@/data/ride-messages';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { tripDriver } from '../../../../tests/fixtures/trip-view';
import { fakeDatabase } from '../../../../tests/setup/fake-database';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { RideMessages } from './ride-messages';
import { NO_FACTS } from '../../../../tests/fixtures/no-answers';

vi.mock('@/data/call-database');

const at = { created_at: '2027-03-15T18:00:00Z', sent_at: null };
const sent = {
  ...at,
  id: 'a',
  kind: 'ride_assigned',
  audience: 'driver',
  reader: null,
  channel: 'mail',
  status: 'sent',
  content: null,
};
const toDriver: RideMessage = {
  ...at,
  id: 'b',
  kind: 'ride_changed',
  audience: 'driver',
  reader: null,
  channel: 'whatsapp',
  status: 'pending',
  content: {
    driver: { he: 'יוסי', latin: 'Yossi' },
    phone: '+972501112233',
    languages: ['ru', 'en'],
    link: null,
    known: null,
    changed: ['flight_number'],
    day: null,
    rides: [
      {
        ...NO_FACTS,
        reference: 'TM-7K3Q9',
        state: 'assigned',
        pickup_at: '2027-03-16T12:05:00Z',
        car: 1,
        cars: 1,
        pickup: 'Ben Gurion Airport',
        dropoff: 'Jaffa Street 1, Jerusalem',
        stops: [],
        passengers: 2,
        luggage: 3,
        flight_number: 'LY 012',
        name: 'Dana Levi',
        phone: null,
        meeting_point: null,
        meeting: null,
        instructions: null,
        driver_note: null,
        make: null,
        plate: null,
      },
    ],
  },
};
const toTraveller: RideMessage = {
  ...at,
  id: 'c',
  kind: 'driver_details',
  audience: 'traveller',
  reader: null,
  channel: 'whatsapp',
  status: 'pending',
  content: {
    lead: {
      reference: 'TM-7K3Q9',
      name: 'Dana Levi',
      phone: '+33612345678',
      language: null,
      pickup: null,
      dropoff: null,
      destination: null,
      travel_date: null,
      pickup_time: null,
      return_date: null,
      return_time: null,
    },
    offer: null,
    drivers: [tripDriver],
    link: { reference: 'TM-7K3Q9', key: 'f'.repeat(32) },
  },
};

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'staffRideMessages'))));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

let callsOf: ReturnType<typeof fakeDatabase>;
function show(messages: RideMessage[] | Error, locale: Locale = 'en') {
  callsOf = fakeDatabase(callDatabase, {
    ride_messages: () => (messages instanceof Error ? Promise.reject(messages) : messages),
    hand_over_message: () => ({ outcome: 'handed_over' }),
  });
  showInLanguage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RideMessages rideId="r" />
    </QueryClientProvider>,
    locale,
  );
  return userEvent.setup();
}
/** What WhatsApp is opened with: the number, and the text without its marks of direction. */
const chats = () =>
  screen.getAllByRole('link').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    return [pathname, (searchParams.get('text') ?? '').replaceAll(/[\u2066-\u2069]/gu, '')] as const;
  });

it('offers the driver’s and the traveller’s words for WhatsApp, each in their own language', async () => {
  show([sent, toDriver, toTraveller]);
  await screen.findByText(/new ride/u);
  const [driver, traveller] = chats();
  expect(driver?.[0]).toBe('/972501112233');
  expect(driver?.[1]).toMatch(/^Hello Yossi,\nChange to your ride on .*: the flight number[\s\S]*LY 012/u);
  expect(driver?.[1]).not.toMatch(/₪|@|#|key/u);
  // Nothing says her language but her number.
  expect(traveller?.[0]).toBe('/33612345678');
  expect(traveller?.[1]).toMatch(/Bonjour Dana Levi[\s\S]*Yossi Cohen[\s\S]*123-45-678[\s\S]*\/fr\/trip#7K3Q9-f{32}/u);
});

it('notes what was sent, word for word, and looks again', async () => {
  const person = show([toDriver]);
  await person.click(await screen.findByRole('button', { name: 'I have sent it' }));
  await waitFor(() => expect(callsOf('ride_messages')).toHaveLength(2));
  const [noted] = callsOf('hand_over_message');
  expect([noted?.message, noted?.words?.includes('LY 012')]).toEqual(['b', true]);
});

it('says that nothing was sent yet, and that the list did not come', async () => {
  show([]);
  expect(await screen.findByText('Nothing has been sent yet.')).toBeDefined();
  cleanup();
  show(new Error('offline'));
  expect(await screen.findByText('The messages could not be loaded')).toBeDefined();
});

it.each(locales)('has its words in %s', async (locale) => {
  show([sent, toDriver, toTraveller, { ...toDriver, id: 'd', kind: 'tomorrow', status: 'failed' }], locale);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(document.body.textContent).not.toMatch(/undefined|null|ride_|driver_|pending/u);
});
