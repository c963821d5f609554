import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePrices } from '../../../../../tests/fixtures/sample-prices';
import { tripDraft } from '../../../../../tests/fixtures/trip-draft';
import { published } from '@/config/published';
import type { HeldPrice, LeadPayload } from '@/data/submit-lead';
import { LocaleProvider } from '@/i18n/locale-context';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/trip-request';
import { messages as fr } from '@/i18n/messages/fr/trip-request';
import { messages as he } from '@/i18n/messages/he/trip-request';
import { dismissToast } from '@/ui/toast';
import { createOutbox } from '../sending/outbox';
import { TripRequestForm } from './trip-request-form';

const words = { he, en, fr };
/** What the site has asked the server for. */
let asked: string[];
/** What the form has sent. */
let sent: LeadPayload[];
/** What the server answers about the price. */
let held: HeldPrice | null;

/** The form as a visitor left it: filled in up to its last step, with other answers. */
function show(changes: Readonly<Record<string, unknown>> = {}, locale: Locale = 'en') {
  const trip = { phone: '054-555-0173', travel_date: '2026-12-15', pickup_time: '10:00' };
  const { name, value } = tripDraft({ ...trip, ...changes }, Date.now());
  localStorage.setItem(name, value);
  return showForm(locale);
}

function showForm(locale: Locale = 'en') {
  const submit = async (payload: LeadPayload) => {
    sent.push(payload);
    return { success: true as const, id: 'id-1', reference: 'TM-7K3Q9', price: held, mailed: true, closed: [] };
  };
  render(
    <MemoryRouter>
      <LocaleProvider locale={locale}>
        <Suspense fallback="…">
          <TripRequestForm headingLevel={2} outbox={createOutbox(submit)} />
        </Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const price = (locale: Locale = 'en') => screen.findByRole('status', { name: words[locale].price.label });
/** What is read at once: how it came about is one press away. */
const expectPrice = async (text: string | RegExp, locale: Locale = 'en') =>
  expect(await within(await price(locale)).findByText(text, { ignore: 'details *' })).toBeTruthy();

beforeAll(async () => {
  await Promise.all(locales.map((locale) => loadMessages(locale, 'tripRequest')));
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  asked = [];
  sent = [];
  held = null;
  // 11:00 on a Sunday in Israel.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.includes('published_facts')) throw new TypeError('Failed to fetch');
    return Response.json({ ...published(), version: 1, prices: samplePrices() });
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
});

describe('the places', () => {
  const toRoute = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: /Trip details/u }));
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Destination address/u });

  it.each([
    ['Jaffa', 'Tel Aviv'],
    ['תל', 'Tel Aviv'],
    ['Tel-Av', 'Tel Aviv'],
    ['jérus', 'Jerusalem'],
  ])('typed "%s" offer %s, which Enter takes without sending', async (typed, name) => {
    const user = show({ dropoff: '' });
    await toRoute(user);
    const input = await field();
    await user.type(input, typed);
    expect((await screen.findAllByRole('option'))[0]?.textContent).toMatch(new RegExp(`^${name}`, 'u'));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input.value).toBe(name);
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Step 2 of 5')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('may be any text: nothing is chosen unasked, and Escape only closes the list', async () => {
    const user = show({ dropoff: '' });
    await toRoute(user);
    const input = await field();
    await user.type(input, 'Hai');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).not.toContain('true');
    expect(within(screen.getByRole('listbox')).getByText('Haifa')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.value).toBe('Hai');
    await user.type(input, 'fa Street 7{Enter}');
    expect(input.value).toBe('Haifa Street 7');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('are taken by a press, which leaves the focus in the field; arrows end where they began, at the text', async () => {
    const user = show({ dropoff: '' });
    await toRoute(user);
    const input = await field();
    await user.click(input);
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(15);
    await user.keyboard('{ArrowUp}');
    expect(input.getAttribute('aria-activedescendant')).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Haifa' }));
    expect(input.value).toBe('Haifa');
    expect(document.activeElement).toBe(input);
  });
});

/** Buttons that take an hour; others lead back to the field of a place. */
const HOUR = /\d\d:\d\d/u;

describe('the price in the ticket', () => {
  it('has its line from the start, and asks for no list before anything is answered', async () => {
    showForm();
    await expectPrice(en.price.toCome);
    expect(asked).toEqual([]);
  });

  it('is final, with what it includes', async () => {
    show({ seats_child: '2' });
    await expectPrice('₪390');
    expect(await screen.findByText('Price: ₪390')).toBeTruthy();
    await expectPrice(/final, VAT included · VIP Sprinter, up to 8 · 2 child seats included/u);
  });

  it.each([
    ['en', en, en.price.reasons.title],
    ['he', he, 'ממה מורכב המחיר'],
    ['fr', fr, 'Pourquoi ce prix'],
  ] as const)(
    'says how it came about, line by line, with the places as they were understood (%s)',
    async (locale, words, title) => {
      const back = { round_trip: true, return_date: '2026-12-16', return_time: '23:00' };
      show({ pickup: 'TLV Terminal 3', dropoff: 'Mamilla Hotel, Jerusalem', ...back }, locale);
      const ticket = await price(locale);
      const rows = within(await within(ticket).findByRole('table', { hidden: true })).getAllByRole('row', {
        hidden: true,
      });
      expect(within(ticket).getByText(title)).toBeTruthy();
      const amounts = rows.map(({ lastElementChild: cell }) => {
        const text = cell?.textContent ?? '';
        return Number(text.replaceAll(/\D/gu, '')) * (/[-\u2212]/u.test(text) ? -1 : 1);
      });
      const total = amounts.pop();
      expect(rows.at(-1)?.textContent).toContain(words.price.reasons.total);
      expect(rows[0]?.textContent).not.toMatch(/Mamilla|TLV/u);
      expect(rows.some((row) => row.textContent?.includes(words.price.reasons.discount))).toBe(true);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    },
  );

  it('says what a taxi’s meter would show, once it is opened, where that is less', async () => {
    await loadMessages('en', 'taxiDifference');
    show({ passengers: '4', dropoff: 'Jerusalem', pickup_time: '10:00' });
    await expectPrice('₪390');
    const details = (await price()).querySelector('details');
    if (!details) throw new Error('nothing to open');
    expect(screen.queryByText(/meter of a taxi/u)).toBeNull();
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText(/meter of a taxi shows about ₪\d+/u)).toBeTruthy();
  });

  it.each([
    ['he', /390/u, 'מחיר סופי, כולל מע״מ'],
    ['fr', /^390\s₪$/u, 'prix définitif, TVA comprise'],
  ] as const)('is written as %s writes it', async (locale, number, final) => {
    show({}, locale);
    await expectPrice(number, locale);
    await expectPrice(new RegExp(final, 'u'), locale);
  });

  it.each(locales)('is marked as a sample in %s, beside the buttons too, while the list is one', async (locale) => {
    const marks = () => screen.queryAllByText(`(${words[locale].price.sample})`);
    show({}, locale);
    await expectPrice(/390/u, locale);
    await vi.waitFor(() => expect(marks()).toHaveLength(2));
    expect(within(await price(locale)).getByText(`(${words[locale].price.sample})`)).toBeTruthy();
  });

  it('is sent along, and the answer’s price is held; of two the lower, and both are said', async () => {
    held = { total_agorot: 38_000, version: 2, held_until: '2026-11-24T16:00:00Z', other_agorot: 39_000 };
    const user = show();
    await expectPrice('₪390');
    await user.click(screen.getByRole('button', { name: en.actions.send }));
    expect(await screen.findByText('Your price: ₪380, held until Tuesday 18:00.')).toBeTruthy();
    expect(screen.getByText(/You keep the lower one\. The other was ₪390/u)).toBeTruthy();
    expect(screen.getByText(en.sent.price.confirm)).toBeTruthy();
    expect(sent[0]?.details).toMatchObject({ price_seen_agorot: 39_000, price_seen_list: 1 });
  });

  it('is no price where the ride would reach into Shabbat: two hours are, and a press takes one', async () => {
    const user = show({ dropoff: 'Haifa', travel_date: '2026-11-27', pickup_time: '14:00' });
    await expectPrice(/cannot drive then because of Shabbat/u);
    const buttons = within(await price()).getAllByRole('button', { name: HOUR });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Fri 27/11, 13:00',
      'Sat 28/11, after Shabbat, 18:00',
    ]);
    await user.click(within(await price()).getByRole('button', { name: 'Fri 27/11, 13:00' }));
    await expectPrice('₪690');
    expect(document.activeElement).toBe(await price());
    await user.click(screen.getByRole('button', { name: en.actions.send }));
    await screen.findByText('TM-7K3Q9');
    expect(sent[0]).toMatchObject({ travel_date: '2026-11-27', details: { pickup_time: '13:00' } });
  });

  it.each([
    ['he', 'כפר תבור, הראשונים 1', 'לכפר תבור אין עדיין מחיר במחירון: הוא יגיע אליכם בכתב, בתוך 30 דקות.'],
    ['he', 'Majdal Shams', 'ל־\u2068Majdal Shams\u2069 אין עדיין מחיר במחירון: הוא יגיע אליכם בכתב, בתוך 30 דקות.'],
    [
      'en',
      '5 HaGefen Street, Yotvata',
      '\u2068Yotvata\u2069 has no price in our list yet: you get it in writing within 30 minutes.',
    ],
    [
      'fr',
      'Kibboutz Yotvata',
      '\u2068Yotvata\u2069 n’a pas encore de prix affiché : vous le recevez par écrit sous 30 minutes.',
    ],
    ['en', 'our hotel', en.price.ask.to],
    ['en', 'Tel Aviv or Jerusalem', `${en.price.askPlace.to} ${en.price.askPlace.which}`],
    ['he', 'https://maps.app.goo.gl/abCdEf', `${he.price.askPlace.to} ${he.price.askPlace.link}`],
    ['fr', '32.0853, 34.7818', `Arrivée : ${fr.price.askPlace.coordinates}`],
  ] as const)('in %s names the place that has none: %s', async (locale, dropoff, text) => {
    show({ dropoff }, locale);
    await expectPrice(text, locale);
  });

  it('of the way back is asked for, and refused on Shabbat by itself', async () => {
    const user = show({ round_trip: true });
    await expectPrice(en.price.ask.return_time);
    cleanup();
    show({ round_trip: true, return_date: '2026-12-19', return_time: '10:00' });
    await expectPrice(/cannot drive you back then/u);
    // The way back is being asked for: its hours stand there alone.
    await user.click(screen.getByRole('button', { name: /^Sat 19\/12/u }));
    await expectPrice(/both ways/u);
  });

  it('says that it is for the luggage where fewer cars would take the same people', async () => {
    show({ passengers: '8', luggage: '12' });
    await expectPrice(/2 × .* because of 12 suitcases/u);
  });

  it.each([
    [{ pickup: 'Atlantis, main gate' }, 'from'],
    [{ dropoff: 'Atlantis, main gate' }, 'to'],
    [{ dropoff: 'Terminal 1' }, 'same_zone'],
    [{ travel_date: '2026-11-22', pickup_time: '12:00' }, 'too_soon'],
    [{ round_trip: true, return_date: '2026-11-24', return_time: '05:00' }, 'return_early'],
    [{ service_type: 'car_with_driver' }, 'hours'],
    [{ service_type: 'day_tour' }, 'day_route'],
    [{ service_type: 'day_tour', day_route: 'own' }, 'hours'],
    [{ service_type: 'event_transfer' }, 'hours'],
    [{ service_type: 'car_with_driver', hire_hours: '8', round_trip: true, return_date: '2026-11-24' }, 'return_hours'],
    [{ stop_1: 'a supermarket' }, 'stop'],
    [{ stop_1: 'Eilat' }, 'detour'],
    [{ need_ramp: true }, 'needs'],
    [{ service_type: 'other' }, 'other'],
  ] as const)('of %j is asked for, and says why', async (changes, reason) => {
    show(changes);
    await expectPrice(en.price.ask[reason]);
    expect(within(await price()).queryByText(/₪/u)).toBeNull();
  });

  it('has words of its own for every reason in every language', () => {
    for (const locale of locales)
      for (const text of Object.values(words[locale].price.ask)) expect(text.length).toBeGreaterThan(10);
    expect(new Set(locales.map((locale) => Object.keys(words[locale].price.ask).toSorted().join(' '))).size).toBe(1);
  });
});

describe('the hours', () => {
  it('are open to the drive between the two places, not to a usual one', async () => {
    const user = show({ dropoff: 'Haifa', travel_date: '2026-11-27', pickup_time: '14:00' });
    await user.click(screen.getByRole('button', { name: /Date and time/u }));
    const note = await screen.findByText(/We rest from/u);
    expect(note).toBeTruthy();
    await expectPrice(/cannot drive then because of Shabbat/u);
    // Beside the hours alone, and not once more in the ticket.
    expect((await screen.findAllByRole('button', { name: 'Fri 27/11, 13:00' })).length).toBe(1);
    expect(within(await price()).queryAllByRole('button', { name: HOUR })).toEqual([]);
  });
});

describe('the flight', () => {
  it.each(['ELY 315', 'LY315/LH686'])('typed as "%s" is looked up', async (flight) => {
    show({ flight_number: flight });
    await vi.waitFor(() =>
      expect(asked).toContainEqual(expect.stringContaining(`flight=${encodeURIComponent(flight)}`)),
    );
  });

  it.each(locales)('that cannot be followed is said at the field in %s', async (locale) => {
    show({ flight_number: 'XQZ 315' }, locale);
    expect(await screen.findByText(words[locale].flight.shape.replaceAll(/\s/gu, ' '))).toBeTruthy();
    expect(asked.filter((url) => url.includes('flight-board'))).toEqual([]);
  });
});
