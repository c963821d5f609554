import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { published } from '@/config/published';
import type { TripOffer } from '@/data/trip';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/trip';
import { messages as fr } from '@/i18n/messages/fr/trip';
import { messages as he } from '@/i18n/messages/he/trip';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { PriceReasons } from './price-reasons';

const words = { en, fr, he };
beforeAll(() =>
  Promise.all(locales.flatMap((locale) => [loadMessages(locale, 'trip'), loadMessages(locale, 'taxiDifference')])),
);
afterEach(cleanup);

const NAMES = {
  from: { he: 'נתב״ג', en: 'Ben Gurion Airport', fr: 'Aéroport Ben Gourion' },
  to: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
};
const [leg] = tripView('offer').offer?.legs ?? [];

/** An offer of one journey at a price in shekels, of which the list's lines are these. */
function offerOf(lines: [string, number][] | null, further: TripOffer['lines'] = [], changes: object = {}): TripOffer {
  const { offer } = tripView('offer');
  if (!offer || !leg) throw new Error('no offer');
  const fare = (lines ?? [['fare', 42_000]]).reduce((sum, [, amount]) => sum + amount, 0);
  const price_reasons = lines && {
    ...NAMES,
    for_luggage: true,
    lines: lines.map(([kind, amount]) => ({ kind: kind as 'fare', quantity: 1, amount })),
  };
  return {
    ...offer,
    total_agorot: further.reduce((sum, { amount }) => sum + amount, fare),
    lines: [{ kind: 'fare', quantity: 1, amount: fare }, ...further],
    legs: [{ ...leg, ...changes, price_reasons }],
  };
}

function rows(offer: TripOffer, locale: Locale = 'en') {
  showInLanguage(<PriceReasons offer={offer} />, locale);
  return within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent.replaceAll(/[\u2066-\u2069]/gu, ''));
}

it.each(locales)('says by what the list came to it: places, night, car, and what comes on top (%s)', (locale) => {
  const { kinds, byList, forLuggage } = words[locale].offer;
  const shown = rows(
    offerOf(
      [
        ['fare', 30_000],
        ['night', 9000],
      ],
      [{ kind: 'extra_waiting', quantity: 1, amount: 4000 }],
    ),
    locale,
  );
  expect(shown.map((text, nth) => text.startsWith([kinds.day, kinds.night, kinds.extra_waiting][nth] ?? ''))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(shown.at(-1)).toMatch(/430/u);
  const said = document.body.textContent.replaceAll(/[\u2066-\u2069]/gu, '');
  expect(said).toContain(byList(''));
  expect(said).toContain(NAMES.to[locale]);
  expect(said).toContain(forLuggage);
});

it('says the lines of the offer where the office has made its own price', () => {
  const shown = rows(offerOf(null, [{ kind: 'discount', quantity: 1, amount: -2000, text: 'Second trip this month' }]));
  expect(shown[0]).toBe('Ride₪420');
  expect(shown[1]).toContain('Second trip this month');
  expect(document.body.textContent).not.toContain(en.offer.byList(''));
});

it('says where a car begins that goes nowhere by the list', () => {
  const offer = offerOf([['hours', 80_000]], [], { hire_hours: 8 });
  const [first] = offer.legs;
  if (first?.price_reasons) first.price_reasons = { ...first.price_reasons, to: null };
  expect(rows(offer)[0]).toContain(en.offer.kinds.hours);
  expect(document.body.textContent.replaceAll(/[\u2066-\u2069]/gu, '')).toContain('from Ben Gurion Airport');
});

it('names the taxi’s meter once it is opened, of a ride that one could drive and drives for less', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...published(), version: 1, prices: samplePrices() }));
  const show = (offer: TripOffer) => {
    cleanup();
    showInLanguage(<PriceReasons offer={offer} />);
    const details = document.querySelector('details');
    if (!details) throw new Error('nothing to open');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };
  show(offerOf([['fare', 90_000]]));
  expect(await screen.findByText(/meter of a taxi shows about ₪\d+/u)).toBeDefined();
  // Five people fit into no taxi.
  show(offerOf([['fare', 90_000]], [], { passengers: 5 }));
  expect(screen.queryByText(/meter of a taxi/u)).toBeNull();
});
