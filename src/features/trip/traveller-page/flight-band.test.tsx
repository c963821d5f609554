import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TripFlight } from '@shared/contracts/trip-contract';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { FlightBand } from './flight-band';
import { TripContext } from './trip-context';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'trip'))));
// The window is shared: an earlier file may have left something.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

const LATE: TripFlight = {
  leg: 1,
  car: 1,
  number: 'LY 316',
  is_arrival: true,
  state: 'expected',
  scheduled_at: '2027-03-16T00:10:00Z',
  landing_at: '2027-03-16T01:40:00Z',
  read_at: '2027-03-15T23:05:00Z',
  is_old: false,
  span: { from: 30, until: 75, is_rule_of_thumb: true },
  is_being_arranged: false,
};

function show(flights: TripFlight[], locale: Locale = 'en') {
  const open = {
    trip: tripView('booked', 'full', { flights }),
    wish: { kind: 'idle' as const },
    send: () => Promise.resolve(),
    reprice: () => Promise.resolve(null),
    panel: null,
    openPanel: () => {},
  };
  showInLanguage(
    <TripContext value={open}>
      <FlightBand />
    </TripContext>,
    locale,
  );
}
const said = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/gu, '');

describe('the flight on the page of a trip', () => {
  it('is nothing while none is watched', () => {
    show([]);
    expect(document.body.textContent).toBe('');
  });

  it.each(locales)('in %s: when it lands, by which board, and how long it takes to the car', (locale) => {
    show([LATE, { ...LATE, car: 2 }], locale);
    expect(screen.getAllByText('LY 316')).toHaveLength(1);
    expect(screen.getByText('LY 316').getAttribute('dir')).toBe('ltr');
    for (const figure of ['03:40', '02:10', '01:05', '30', '75']) expect(said()).toContain(figure);
    expect(said()).not.toMatch(/undefined|null/u);
  });

  it('says what is not known as such, and that somebody sees to it', () => {
    show([{ ...LATE, state: 'unknown', is_being_arranged: true }]);
    expect(said()).toContain('nothing certain');
    expect(said()).toContain('being arranged');
    expect(said()).not.toContain('03:40');
  });

  it('says of our own rides that they were ours, and of an old board that no news has come', () => {
    show([{ ...LATE, is_old: true, span: { from: 34, until: 61, is_rule_of_thumb: false } }]);
    expect(said()).toContain('34 to 61 minutes (so it was in eight of ten of our rides)');
    expect(said()).toContain('No news has come since.');
  });
});
