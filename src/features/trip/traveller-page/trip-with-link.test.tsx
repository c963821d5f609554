import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RepricedTrip, TripAnswer, TripRide, TripView } from '@shared/contracts/trip-contract';
import {
  actionsIn,
  TRIP_ACTIONS,
  TRIP_LIFE,
  TRIP_STATES,
  type TripAction,
  type TripState,
} from '@shared/contracts/trip-life';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/trip';
import { tripDriver, tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { TripWithLink } from './trip-with-link';

interface Call {
  body: Record<string, unknown>;
  key: string | null;
}
let calls: Call[] = [];
/** What the server says next, call by call; the last one stays. */
let answers: (TripAnswer | 'silence')[] = [];

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'trip'))));
beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal('fetch', (_address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const said = JSON.parse(body) as Call['body'];
    calls.push({ body: said, key: headers['idempotency-key'] ?? null });
    // Comes after two seconds, which a slow machine takes over anything.
    if (said['seen']) return Promise.resolve(Response.json({ success: true, unchanged: true }));
    const [answer = 'silence'] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer === 'silence' ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(answer));
  });
});
afterEach(cleanup);

const LINK = { reference: 'TM-7K3Q9', key: 'ce768b125f36a2cada06abf5d4e72f2a' };
const open = (trip: TripView): TripAnswer => ({ success: true, trip });

/** Shows the page of a trip, once it is open. */
async function show(trip: TripView, ...further: typeof answers) {
  answers = [open(trip), ...further];
  showInLanguage(<TripWithLink link={LINK} />);
  await screen.findByText('TM-7K3Q9');
}
const button = (name: RegExp | string) => screen.getByRole('button', { name });
/** Sends the form that is open. */
const submit = () => {
  const form = document.querySelector('form');
  if (!form) throw new Error('no form is open');
  fireEvent.submit(form);
};
const press = (name: RegExp | string) => fireEvent.click(button(name));

/** The control of each action, by its name in English. */
const CONTROLS: Readonly<Record<TripAction, RegExp>> = {
  accept: /^Accept ₪/u,
  decline: /^Decline the offer/u,
  change: /^Change something.*[Ff]light/u,
  change_address: /^Change something.*address/u,
  ask_change: /^(?:Ask in your own words|That is not what happened)/u,
  ask_again: /^Ask for a new price/u,
  cancel: /^Cancel the (?:trip|request)\b.*now/u,
  share: /^Share the trip/u,
};
const shownActions = () =>
  TRIP_ACTIONS.filter((action) => screen.queryAllByRole('button', { name: CONTROLS[action] }).length > 0);

const byOrder = (a: TripAction, b: TripAction) => TRIP_ACTIONS.indexOf(a) - TRIP_ACTIONS.indexOf(b);

it('says by whose clock it tells what has happened', async () => {
  await show(tripView('booked'));
  expect(screen.getByRole('heading', { name: /What has happened so far.*Israel time/u })).toBeDefined();
});

it('near the ride has the fields that cost nothing alone, and says what goes by phone', async () => {
  await show(tripView('booked_soon'));
  expect(screen.getByText(/For another address or time, please call us now/u)).toBeDefined();
  press(/^Change something.*Flight/u);
  for (const label of ['Flight number', 'Passenger’s name, if it is not you', 'Note for the driver'])
    expect(screen.getByLabelText(new RegExp(`^${label}`, 'u'))).toBeDefined();
  expect(screen.queryByLabelText(/address/u)).toBeNull();
});

describe.each(TRIP_STATES)('a trip in the state %s', (state: TripState) => {
  it('offers exactly what may be done', async () => {
    await show(tripView(state));
    expect(shownActions()).toEqual(actionsIn(state, 'full').toSorted(byOrder));
  });

  it('has one amber button at most', async () => {
    await show(tripView(state));
    expect(document.querySelectorAll('.bg-amber-400:is(a, button)').length).toBeLessThanOrEqual(1);
  });

  it.runIf(TRIP_LIFE[state].view)('shows no price, no name and nothing to press in its shared view', async () => {
    await show(tripView(state, 'view'));
    expect(shownActions()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/₪|Dana|Noa/u);
    expect(document.body.textContent).toContain('12 King David Street');
  });

  it('has its words in every language', async () => {
    for (const locale of locales) {
      answers = [open(tripView(state))];
      showInLanguage(<TripWithLink link={LINK} />, locale);
    }
    await waitFor(() => expect(screen.getAllByText('TM-7K3Q9')).toHaveLength(locales.length));
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/u);
  });
});

it('says where to meet once: beside the driver as soon as one is known', async () => {
  await show(tripView('booked'));
  expect(document.body.textContent).toContain('Arrivals hall, by the fountain');
  cleanup();
  await show(tripView('booked', 'full', { drivers: [tripDriver] }));
  expect(document.body.textContent).not.toContain('Arrivals hall, by the fountain');
  expect(screen.getByText('Gate 3')).toBeDefined();
  expect(screen.getByText('123-45-678')).toBeDefined();
});

it('says where to meet on the way back while the driver of the way there alone is known', async () => {
  const { booking, ...trip } = tripView('booked', 'full', { drivers: [tripDriver] });
  const back = (booking?.legs ?? []).map((leg) => ({ ...leg, position: 2, meeting_point: 'Ramon Airport, kerb' }));
  await show({ ...trip, booking: booking && { ...booking, legs: [...booking.legs, ...back] } });
  expect(document.body.textContent).not.toContain('Arrivals hall, by the fountain');
  expect(screen.getByText('Gate 3')).toBeDefined();
  expect(screen.getByText('Ramon Airport, kerb')).toBeDefined();
});

it('puts into the calendar where to meet, as the driver knows it as soon as there is one', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  const texts = async () => Promise.all(files.map(async (file) => (await file.text()).replaceAll('\r\n ', '')));
  await show(tripView('booked'));
  press(/^Add to calendar/u);
  expect((await texts())[0]).toContain(String.raw`Meeting point: Arrivals hall\, by the fountain`);
  cleanup();
  await show(tripView('booked', 'full', { drivers: [tripDriver] }));
  press(/^Add to calendar/u);
  expect((await texts())[1]).toContain('Meeting point: Gate 3');
  expect((await texts())[1]).not.toContain('fountain');
});

describe('accepting', () => {
  it('says nothing of a booking before the server has answered, and sends again with the same key', async () => {
    const accepted = () => calls.filter(({ body }) => body['action'] === 'accept');
    await show(tripView('offer'), 'silence', 'silence', open(tripView('booked')));
    press(CONTROLS.accept);
    expect(button(/Sending/u).getAttribute('aria-busy')).toBe('true');
    await screen.findByText(/your booking is not confirmed yet/u);
    expect(screen.queryByRole('heading', { name: 'Booked' })).toBeNull();
    press(CONTROLS.accept);
    await waitFor(() => expect(accepted()).toHaveLength(2));
    await screen.findByText(/not confirmed/u);
    press(CONTROLS.accept);
    const booked = await screen.findByRole('heading', { name: 'Booked' });
    await waitFor(() => expect(document.activeElement).toBe(booked));
    const [read] = calls;
    const accepts = accepted();
    expect(read).toMatchObject({ body: { action: 'read', ...LINK }, key: null });
    expect(accepts.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ action: 'accept', offer: 1, ...LINK })),
    );
    expect(new Set(accepts.map(({ key }) => key)).size).toBe(1);
    expect(accepts[0]?.key).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('shows the new offer beside the old price when another has taken its place', async () => {
    const { offer, ...rest } = tripView('offer');
    if (!offer) throw new Error('no offer');
    const trip = { ...rest, offer: { ...offer, number: 2, total_agorot: 45_000 } };
    await show(tripView('offer'), { success: false, code: 'offer_replaced', trip });
    press(CONTROLS.accept);
    await screen.findByText('The offer has changed from ₪420 to ₪450. Please read it again.');
    expect(button(/^Accept ₪450/u)).toBeDefined();
  });

  it.each(['offer_expired', 'offer_withdrawn'] as const)('says what became of the offer: %s', async (code) => {
    await show(tripView('offer'), { success: false, code, trip: tripView(code) });
    press(CONTROLS.accept);
    await screen.findByText('The offer is no longer valid.');
    expect(button(CONTROLS.ask_again)).toBeDefined();
  });

  it('shows what the law asks to be said before the button', async () => {
    await show(tripView('offer'));
    for (const text of [
      /at this price, under the terms of 22 November 2026/u,
      /Free until 24 hours before/u,
      /60 minutes/u,
    ])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('Final, VAT included')).toBeDefined();
    expect(screen.getByText(/^Valid until Wed 10\/03, 18:00$/u)).toBeDefined();
  });
});

describe('changing', () => {
  it('sends only what was changed, and closes', async () => {
    await show(tripView('booked'), open(tripView('booked')));
    press(CONTROLS.change);
    fireEvent.change(screen.getByLabelText('Flight number'), { target: { value: 'LY 318' } });
    submit();
    await screen.findByText('The details are updated.');
    expect(calls.at(-1)?.body).toEqual({ action: 'change', fields: { flight_number: 'LY 318' }, ...LINK });
    expect(screen.queryByLabelText('Flight number')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button(CONTROLS.change)));
  });

  const toEilat = () => {
    press(CONTROLS.change);
    fireEvent.change(screen.getByLabelText('Exact destination address'), { target: { value: 'Herods Hotel, Eilat' } });
    submit();
  };
  const priced = (price: Partial<RepricedTrip>): TripAnswer => ({
    success: true,
    price: { outcome: 'made', before: 39_000, after: 177_000, held_until: '2027-03-14T08:40:00Z', ...price },
  });
  const fields = { dropoff: 'Herods Hotel, Eilat' };

  it('to what the office is asked about shows both prices and why before the press, and then that it is not done', async () => {
    const before = tripView('booked');
    const asked = {
      kind: 'change_asked',
      actor: 'traveller',
      actor_name: null,
      occurred_at: '2027-03-14T08:00:00Z',
    } as const;
    const answer = priced({ outcome: 'asked', before: 42_000, held_until: null });
    await show(before, answer, 'silence', open({ ...before, events: [asked, ...before.events] }));
    toEilat();
    const question = await screen.findByRole('region', { name: 'This needs our answer first' });
    expect(document.activeElement).toBe(question);
    expect(question.textContent).toMatch(
      /₪420.*₪1,770.*Exact destination address: .*Herods Hotel, Eilat.*stays as it is/u,
    );
    expect(calls.at(-1)?.body).toEqual({ action: 'reprice', fields, ...LINK });
    press(/^Ask for the change/u);
    await screen.findByText(/^We got no answer/u);
    press(/^Ask for the change/u);
    await screen.findByText(/^This needs a new price\. We have your request/u);
    expect(screen.queryByText('The details are updated.')).toBeNull();
    expect(calls.at(-1)?.body).toEqual({ action: 'change', fields, seen_price_agorot: 177_000, ...LINK });
    expect(calls.at(-1)?.key).toBe(calls.at(-2)?.key);
  });

  it('to another price of a request asks once more with it; what has changed meanwhile is priced anew', async () => {
    const price = { total_agorot: 39_000, held_until: '2027-03-14T08:40:00Z' };
    const [request, dearer] = [tripView('request', 'full', { price }), priced({ after: 180_000 })];
    await show(
      request,
      priced({}),
      { success: false, code: 'price_changed', trip: request },
      dearer,
      open(tripView('request', 'full', { price: { ...price, total_agorot: 180_000 } })),
    );
    expect(screen.getByText(/^Your price: ₪390, VAT included, held until Sun 14\/03, 10:40\.$/u)).toBeDefined();
    toEilat();
    await screen.findByText('The new price includes VAT and is held until Sun 14/03, 10:40.');
    press(/^Change it at ₪1,770/u);
    await screen.findByText(/^The price has changed in the meantime/u);
    submit();
    fireEvent.click(await screen.findByRole('button', { name: /^Change it at ₪1,800/u }));
    await screen.findByText('The details are updated.');
    expect(screen.getByText(/^Your price: ₪1,800/u)).toBeDefined();
  });

  it('to what no list prices says that the price is gone; left alone nothing is sent, and an edit is priced anew', async () => {
    const price = { total_agorot: 39_000, held_until: '2027-03-14T08:40:00Z' };
    const none = priced({ after: null, held_until: null });
    await show(tripView('request', 'full', { price }), none, none, open(tripView('request')));
    toEilat();
    await screen.findByText('The price so far was for the earlier trip. You will get the new one in writing.');
    press('Leave it as it was');
    expect(screen.queryByRole('region', { name: 'This changes the price' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Exact destination address'), { target: { value: 'A farm' } });
    submit();
    fireEvent.click(await screen.findByRole('button', { name: /^Change it/u }));
    await screen.findByText(/^The details are updated\. The price shown was for the earlier trip/u);
    expect(calls.map(({ body }) => body['action'])).toEqual(['read', 'reprice', 'reprice', 'change']);
    expect(screen.queryByText(/₪390/u)).toBeNull();
  });

  it('in words that cost the same is sent without a question', async () => {
    const before = tripView('booked');
    await show(before, priced({ outcome: 'same', before: 42_000, after: 42_000 }), open(before));
    toEilat();
    await screen.findByText('The details are updated.');
    expect(calls.at(-1)?.body).toEqual({ action: 'change', fields, ...LINK });
  });

  it.each([
    [
      'en',
      /^We do not drive at the return time you asked for: we are closed from .* to .*\./u,
      /^No email went out about this request/u,
    ],
    ['he', /^בשעת החזור שביקשתם אנחנו לא נוסעים/u, /^על הבקשה הזו לא יצא דוא״ל/u],
    ['fr', /^À l’heure demandée pour le retour, nous ne roulons pas/u, /^Aucun e-mail n’est parti/u],
  ] as const)('of a request follows what it was told (%s)', async (locale, closed, unmailed) => {
    const way = { way: 'back', starts_at: '2027-03-19T14:00:00Z', ends_at: '2027-03-20T17:00:00Z' } as const;
    answers = [open(tripView('request', 'full', { closed: [way], mailed: false }))];
    showInLanguage(<TripWithLink link={LINK} />, locale);
    expect(await screen.findByText(closed)).toBeDefined();
    expect(screen.getByText(unmailed)).toBeDefined();
  });

  it('asks for nothing when nothing was changed', async () => {
    await show(tripView('booked'));
    press(CONTROLS.change);
    submit();
    await screen.findByText('You have not changed anything.');
    expect(calls).toHaveLength(1);
  });

  it('keeps what was typed when it is refused, and shows it at the field', async () => {
    await show(tripView('booked'), {
      success: false,
      code: 'validation_failed',
      fields: { passenger_phone: 'phoneInvalid' },
      trip: tripView('booked'),
    });
    press(CONTROLS.change);
    fireEvent.change(screen.getByLabelText('Passenger’s phone'), { target: { value: '+972 1 234 5678' } });
    submit();
    const field = await screen.findByLabelText<HTMLInputElement>('Passenger’s phone');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('+972 1 234 5678');
  });
});

describe('cancelling', () => {
  const late = tripView('booked', 'full', {
    cancellation: { fee_agorot: 21_000, free_until: '2027-03-15T12:05:00Z' },
  });

  it('says the fee before the press, asks once, and cancels with the fee that was seen', async () => {
    await show(late, open(tripView('cancelled')));
    press(CONTROLS.cancel);
    expect(screen.getByText('the fee is ₪210.')).toBeDefined();
    submit();
    expect(calls).toHaveLength(1);
    const question = screen.getByRole('alertdialog', { hidden: true });
    fireEvent.click(within(question).getByText('Yes, cancel it'));
    await screen.findByRole('heading', { name: 'This trip is cancelled' });
    expect(calls.at(-1)?.body).toEqual({ action: 'cancel', seen_fee_agorot: 21_000, ...LINK });
    expect(screen.getByText('The cancellation fee is ₪210.')).toBeDefined();
  });

  it('cancels nothing when the fee has changed, and shows the new one', async () => {
    await show(tripView('booked'), { success: false, code: 'fee_changed', trip: late });
    press(CONTROLS.cancel);
    expect(screen.getByText('nothing is charged.')).toBeDefined();
    submit();
    fireEvent.click(within(screen.getByRole('alertdialog', { hidden: true })).getByText('Yes, cancel it'));
    await screen.findByText(/nothing was cancelled/u);
    expect(screen.getByText('the fee is ₪210.')).toBeDefined();
  });
});

describe('a link that opens nothing', () => {
  it.each([
    ['bad_link', 'This link does not open a trip'],
    ['gone', 'The page of this trip is closed'],
    ['rate_limited', 'Too many attempts'],
    ['unavailable', 'We could not open your trip'],
  ] as const)('says so: %s', async (code, title) => {
    answers = [{ success: false, code }];
    showInLanguage(<TripWithLink link={LINK} />);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeDefined();
    expect(screen.queryAllByRole('form').length).toBe(code === 'bad_link' ? 2 : 0);
  });

  it('is asked for again at a press where nobody answered', async () => {
    answers = ['silence', open(tripView('offer'))];
    showInLanguage(<TripWithLink link={LINK} />);
    await screen.findByText('We could not open your trip');
    press('Try again');
    expect(await screen.findByText('TM-7K3Q9')).toBeDefined();
  });
});

it('says that nobody came, what that costs and how to put it right, and not that the ride is booked', async () => {
  await show(tripView('no_show'), open(tripView('no_show')));
  expect(screen.getByRole('heading', { name: 'Nobody came to the pick-up' })).toBeDefined();
  const text = document.body.textContent.replaceAll(/[\u2066-\u2069]/gu, '');
  expect(text).toContain(
    'your driver waited from 14:00 until 15:10 (Arrivals hall, by the fountain), and nobody came.',
  );
  expect(text).toContain('the fee is ₪210');
  expect(text).not.toMatch(/Booked|coming up|Cancel the trip/u);
  press(/^That is not what happened/u);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'We waited at gate 1' } });
  submit();
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ action: 'ask_change', text: 'We waited at gate 1' }));
  cleanup();
  // One of two cars: the booking goes on.
  const { missed } = tripView('no_show');
  await show(tripView('under_way', 'full', { missed }));
  expect(document.body.textContent).toContain('and nobody came.');
});

it.each(['full', 'view'] as const)(
  'is under way once somebody is on board, and not by the hour alone: %s',
  async (scope) => {
    const stage = async (...steps: TripRide['step'][]) => {
      const rides = steps.map((step, nth): TripRide => ({
        leg: 1,
        car: nth + 1,
        pickup_at: tripDriver.pickup_at,
        step,
        since: null,
        landing_at: null,
        board_read_at: null,
        search_from: null,
        search_until: null,
        here_at: null,
        lost_at: null,
        expected_at: null,
      }));
      await show(tripView('under_way', scope, { rides, drivers: [tripDriver] }));
      const heads = new Set(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent));
      cleanup();
      return [en.band.underWay.title, en.band.past.title].filter((title) => heads.has(title));
    };
    expect(await stage('to_come')).toEqual([]);
    expect(await stage('at_pickup')).toEqual([]);
    expect(await stage('at_pickup', 'on_board')).toEqual([en.band.underWay.title]);
    expect(await stage('done', 'at_pickup')).toEqual([]);
    expect(await stage('done', 'done')).toEqual([en.band.past.title]);
  },
);

it('keeps showing the trip, and since when, while the connection is lost', async () => {
  await show(tripView('booked'), 'silence', open(tripView('booked')));
  fireEvent(window, new Event('online'));
  await screen.findByText(/^No connection\. This is how your trip looked at \d\d:\d\d\.$/u);
  expect(screen.getByRole('heading', { name: 'Booked' })).toBeDefined();
  press('Try again');
  await waitFor(() => expect(screen.queryByText(/^No connection/u)).toBeNull());
  expect(calls.at(-1)?.body).toMatchObject({ version: 'booked full' });
});

it('says that an offer was seen once it has been looked at for two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    answers = [open(tripView('offer'))];
    showInLanguage(<TripWithLink link={LINK} />);
    await screen.findByText('TM-7K3Q9');
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls.at(-1)?.body).toMatchObject({ action: 'read', seen: true });
  } finally {
    vi.useRealTimers();
  }
});

it('shows a pick-up that the office has moved, with the agreed hour, and puts it into the calendar', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  await show(tripView('booked', 'full', { pickups: [{ leg: 1, car: 1, pickup_at: '2027-03-16T12:45:00Z' }] }));
  expect(screen.getByText('14:45')).toBeDefined();
  expect(screen.getByText('moved from 14:05')).toBeDefined();
  press(/^Add to calendar/u);
  expect(await files[0]?.text()).toContain('DTSTART:20270316T124500Z');
});

it('puts the booking into the calendar as it is after its last change', async () => {
  const trip = tripView('booked');
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  await show({ ...trip, booking: trip.booking && { ...trip.booking, calendar_sequence: 3 } });
  press(/^Add to calendar/u);
  const text = await files[0]?.text();
  expect(text).toContain('\r\nSEQUENCE:3\r\n');
  expect(text).toContain('\r\nUID:TM-7K3Q9-1@');
});

it('another day and hour, a stop and a way back are fields, priced and said in words before the press', async () => {
  const before = tripView('booked');
  const price: RepricedTrip = { outcome: 'asked', before: 42_000, after: 47_000, held_until: null };
  await show(before, { success: true, price }, open(before));
  press(CONTROLS.change);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Travel date' });
  expect(day.value).toBe('16/03/2027');
  fireEvent.change(day, { target: { value: '31/02/2031' } });
  submit();
  expect(await screen.findByText('Please choose a date, or type it as day/month/year')).toBeDefined();
  expect(calls.every(({ body }) => body['action'] === 'read')).toBe(true);
  fireEvent.change(day, { target: { value: '18/03/2031' } });
  const hour = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pick-up time' });
  // The agreed one is none of the full hours.
  expect(hour.value).toBe('14:05');
  fireEvent.change(hour, { target: { value: '23:00' } });
  fireEvent.change(screen.getByLabelText('First stop on the way'), { target: { value: 'Caesarea' } });
  expect(screen.queryByLabelText('Return date')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Round trip' }));
  fireEvent.change(screen.getByLabelText('Return date'), { target: { value: '19/03/2031' } });
  fireEvent.change(screen.getByLabelText('Return pick-up time'), { target: { value: '10:00' } });
  submit();
  const question = await screen.findByRole('region', { name: 'This needs our answer first' });
  expect(question.textContent).toMatch(/₪420.*₪470.*Travel date: .*2027.*2031.*Pick-up time: 14:05 .*23:00/u);
  expect(question.textContent).toMatch(/First stop on the way: – .*Caesarea.*Round trip: – .*yes/u);
  const fields = {
    stop_1: 'Caesarea',
    travel_date: '2031-03-18',
    pickup_time: '23:00',
    round_trip: true,
    return_date: '2031-03-19',
    return_time: '10:00',
  };
  expect(calls.at(-1)?.body).toEqual({ action: 'reprice', fields, ...LINK });
  press(/^Ask for the change/u);
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ action: 'change', fields, seen_price_agorot: 47_000, ...LINK }),
  );
});

it('says at the hour that nobody drives then', async () => {
  await show(tripView('booked'), {
    success: false,
    code: 'validation_failed',
    fields: { pickup_time: 'closedTime' },
  });
  press(CONTROLS.change);
  fireEvent.change(screen.getByLabelText('Pick-up time'), { target: { value: '20:00' } });
  submit();
  expect((await screen.findAllByText(/We do not drive at that time/u)).length).toBeGreaterThan(0);
});
