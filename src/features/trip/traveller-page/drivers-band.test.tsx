import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TripView } from '@shared/contracts/trip-contract';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { tripDriver, tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { DriversBand } from './drivers-band';
import { TripContext } from './trip-context';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'trip'))));
// The window is shared: an earlier file may have left something.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function show(drivers: TripView['drivers'], locale: (typeof locales)[number] = 'en', changes: Partial<TripView> = {}) {
  const trip = tripView('booked', 'view', { drivers, ...changes });
  const open = {
    trip,
    wish: { kind: 'idle' as const },
    send: () => Promise.resolve(),
    reprice: () => Promise.resolve(null),
    panel: null,
    openPanel: () => {},
  };
  showInLanguage(
    <TripContext value={open}>
      <DriversBand />
    </TripContext>,
    locale,
  );
}

describe('the driver on the page of a trip', () => {
  it('is nothing while none is known', () => {
    show([]);
    expect(document.body.textContent).toBe('');
  });

  it.each(locales)('in %s: name, car, colour, plate from left to right, and a number to call', (locale) => {
    show([tripDriver], locale);
    expect(screen.getByText(locale === 'he' ? 'יוסי כהן' : 'Yossi Cohen')).toBeDefined();
    expect(screen.getByText('123-45-678').getAttribute('dir')).toBe('ltr');
    const [call, chat, ...more] = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(call).toBe('tel:+972501112233');
    // For a guest without calls: a message that needs nothing but the place.
    expect(chat).toMatch(/^https:\/\/wa\.me\/972501112233\?text=/u);
    expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/TM-7K3Q9.*: ?$/u);
    expect(more).toEqual([]);
    expect(document.body.textContent).toMatch(/Mercedes Vito, (?:שחור|black|noir)/u);
    expect(document.body.textContent).toContain('Gate 3');
    expect(document.body.textContent).not.toMatch(/undefined|null/u);
  });

  it('shows the spot of a meeting point on its drawing, and no drawing for words of the office’s own', () => {
    const words = { he: 'אולם', en: 'Hall', fr: 'Hall' };
    const trip = tripView('booked', 'view');
    const sketch = { drawing: 'kerb', x: 25, y: 50, terminal: '3' } as const;
    const legs = trip.booking?.legs.map((leg) => ({ ...leg, sketch })) ?? [];
    const booking = trip.booking && { ...trip.booking, legs };
    show([{ ...tripDriver, meeting_point: null, meeting: words }], 'en', { booking });
    expect(document.querySelector('figure img')).not.toBeNull();
    // In per cent of 600 by 300, from the left in every language.
    expect(document.querySelector('figure g')?.getAttribute('transform')).toBe('translate(150 150)');
    expect(document.querySelector('figure')?.textContent).toMatch(/T3.*where you meet.*not a plan/u);
    cleanup();
    show([{ ...tripDriver, meeting: words }], 'en', { booking });
    expect(document.querySelector('figure')).toBeNull();
  });

  it('says from when on the number is there, and calls nobody before', () => {
    show([{ ...tripDriver, phone: null }]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.body.textContent).toMatch(/shown here from Tue 16\/03, 02:05/u);
  });

  it('knows several cars, and a driver whose car is not set', () => {
    show([
      tripDriver,
      { ...tripDriver, car: 2, make: null, colour: null, plate: null, name: { he: 'אבי', latin: 'Avi' } },
    ]);
    expect(screen.getByRole('heading', { name: 'Your drivers and cars' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Car to be confirmed')).toBeDefined();
  });
});
