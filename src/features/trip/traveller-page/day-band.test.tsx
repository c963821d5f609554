import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TripRide, TripView } from '@shared/contracts/trip-contract';
import { business } from '@/config/business';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { tripDriver, tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { DayBand } from './day-band';
import { TripContext } from './trip-context';
import type { TripWish, WishState } from './use-trip';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'trip'))));
beforeEach(() => {
  document.body.replaceChildren();
  sent = [];
});
afterEach(cleanup);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const ride = (changes: Partial<TripRide> = {}): TripRide => ({
  leg: 1,
  car: 1,
  pickup_at: inMinutes(0),
  step: 'to_come',
  since: null,
  landing_at: null,
  board_read_at: null,
  search_from: inMinutes(-10),
  search_until: inMinutes(90),
  here_at: null,
  lost_at: null,
  expected_at: null,
  ...changes,
});
let sent: TripWish[] = [];

function show(
  rides: TripRide[],
  {
    locale = 'en',
    wish = { kind: 'idle' },
    ...changes
  }: Partial<TripView> & { locale?: Locale; wish?: WishState } = {},
) {
  const open = {
    trip: tripView('under_way', 'view', { rides, drivers: [tripDriver], ...changes }),
    wish,
    send: (wished: TripWish) => {
      sent.push(wished);
      return Promise.resolve();
    },
    reprice: () => Promise.resolve(null),
    panel: null,
    openPanel: () => {},
  };
  showInLanguage(
    <TripContext value={open}>
      <DayBand />
    </TripContext>,
    locale,
  );
}
const said = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/gu, '');
/** What stands there while it is sent is hidden by the styles alone. */
const LOST = { en: /^I cannot find my driver/u, he: /^לא מוצאים את הנהג/u, fr: /^Je ne trouve pas mon chauffeur/u };

describe('the day of the ride on the page of a trip', () => {
  it('is nothing before anything happens', () => {
    show([ride({ search_from: inMinutes(120), search_until: inMinutes(220) })]);
    expect(said()).toBe('');
  });

  it('says when a driver who is late will be there, until then', () => {
    vi.useFakeTimers({ now: new Date('2027-03-16T02:00:00Z'), toFake: ['Date'] });
    show([ride({ expected_at: '2027-03-16T02:20:00Z', search_from: null, search_until: null })]);
    expect(said()).toContain('Your driver is running late and will be with you at about 04:20.');
    cleanup();
    show([ride({ expected_at: '2027-03-16T01:50:00Z', search_from: null, search_until: null })]);
    vi.useRealTimers();
    expect(said()).toBe('');
  });

  it.each(locales)('in %s: says where the driver is, since when by the clock in Israel', (locale) => {
    show([ride({ step: 'at_pickup', since: '2027-03-16T02:02:00Z' })], { locale });
    expect(screen.getByRole('status').textContent).toMatch(/04:02/u);
    expect(said()).toContain('Gate 3');
    cleanup();
    show([ride({ step: 'on_board', since: '2027-03-16T02:02:00Z', search_from: null, search_until: null })], {
      locale,
    });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(said()).not.toMatch(/Gate 3|undefined|null/u);
  });

  it.each(locales)('in %s: whoever finds nobody has the place, the plate and both phones at once', (locale) => {
    show([ride()], { locale });
    expect(screen.queryAllByRole('link')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: LOST[locale] }));
    expect(sent).toEqual([{ action: 'cannot_find_driver', leg: 1, car: 1 }]);
    expect(screen.getByText('123-45-678').getAttribute('dir')).toBe('ltr');
    expect(said()).toContain('Gate 3');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((link) => link.replace(/\?.*$/u, ''))).toEqual([
      'tel:+972501112233',
      'https://wa.me/972501112233',
      `tel:+${business.phone.replaceAll(/\D/gu, '')}`,
      `https://wa.me/${business.whatsapp.replaceAll(/\D/gu, '')}`,
    ]);
    // The driver reads English before Hebrew, whatever the page's language.
    expect(new URL(links[1] ?? '').searchParams.get('text')).toMatch(/^Hello, about ride TM-7K3Q9\. I have not found/u);
  });

  it('calls the office where no driver is known', () => {
    show([ride()], { drivers: [] });
    fireEvent.click(screen.getByRole('button', { name: LOST.en }));
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(said()).toContain('Arrivals hall, by the fountain');
  });

  it('says when it was told, and asks once alone for being there', () => {
    show([ride({ here_at: '2027-03-16T02:02:00Z', lost_at: '2027-03-16T02:07:00Z' })]);
    expect(said()).toMatch(/at 04:02 .*since 04:07/u);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('says of a flight in the air when it lands, and how old that is', () => {
    const flying = { landing_at: inMinutes(20), board_read_at: '2027-03-16T02:02:00Z', search_from: inMinutes(20) };
    show([ride(flying)]);
    expect(said()).toMatch(/Flight LY 316 is expected to land at \d\d:\d\d\..*as of 04:02/u);
    cleanup();
    show([ride({ ...flying, landing_at: inMinutes(-20) })]);
    expect(said()).toMatch(/Flight LY 316 landed at/u);
    cleanup();
    // A flight that is watched has a band of its own.
    const watched = { leg: 1 } as TripView['flights'][number];
    show([ride(flying)], { flights: [watched] });
    expect(said()).not.toMatch(/LY 316/u);
  });

  it.each([
    ['the flight', { landing_at: inMinutes(20) }, /^.*LY 316 is expected at \d\d:\d\d/u],
    ['the hour', {}, /These buttons work from \d\d:\d\d/u],
  ])('refuses too early by %s', (_, changes, words) => {
    const early = { search_from: inMinutes(20), board_read_at: inMinutes(-5), ...changes };
    show([ride(early)], {
      wish: { kind: 'refused', action: 'at_meeting_point', code: 'not_yet', fields: {}, before: null },
    });
    fireEvent.click(screen.getByRole('button', { name: /^I am at the meeting point/u }));
    expect(
      screen
        .getAllByRole('status')
        .at(-1)
        ?.textContent?.replaceAll(/[\u2066-\u2069]/gu, ''),
    ).toMatch(words);
  });
});
