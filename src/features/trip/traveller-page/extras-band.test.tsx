import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { tripView } from '../../../../tests/fixtures/trip-view';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { ExtrasBand } from './extras-band';
import { TripContext } from './trip-context';
import type { TripWish } from './use-trip';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'trip'))));
// The window is shared: an earlier file may have left something.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function show(state: 'asked' | 'agreed' | 'objected', locale: (typeof locales)[number] = 'en') {
  const sent: TripWish[] = [];
  const extra = {
    id: '6b1f3c1e-6f0a-4a57-8f63-0f3f3c1b0a02',
    leg: 1,
    car: 1,
    pickup_at: '2027-03-16T12:05:00Z',
    kind: 'waiting' as const,
    state,
    agorot: 5000,
    minutes: 30,
    reason: 'The luggage came late',
  };
  const open = {
    trip: tripView('past', 'full', { extras: [extra] }),
    wish: { kind: 'idle' as const },
    send: async (wish: TripWish) => {
      sent.push(wish);
    },
    reprice: () => Promise.resolve(null),
    panel: null,
    openPanel: () => {},
  };
  showInLanguage(
    <TripContext value={open}>
      <ExtrasBand />
    </TripContext>,
    locale,
  );
  return { sent, answer: { action: 'answer_extra', extra: extra.id, seen_agorot: 5000 } };
}

describe('what a ride has cost besides, on the page of a trip', () => {
  it.each(locales)('in %s: says what it is, how much and why, and asks', (locale) => {
    show('asked', locale);
    const text = document.body.textContent ?? '';
    for (const part of [/\b30\b/u, /\b50\b/u, /The luggage came late/u]) expect(text).toMatch(part);
    expect(text).not.toMatch(/undefined|null/u);
    cleanup();
    show('agreed', locale);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is agreed to at the amount that was seen, or objected to with a word', () => {
    const { sent, answer } = show('asked');
    fireEvent.click(screen.getByRole('button', { name: /^Agree to/u }));
    fireEvent.click(screen.getByRole('button', { name: 'I do not agree' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    fireEvent.click(screen.getByRole('button', { name: /wait|later|back|keep/iu }));
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
    fireEvent.click(screen.getByRole('button', { name: 'I do not agree' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It was agreed' } });
    fireEvent.click(screen.getByRole('button', { name: /^Send/u }));
    expect(sent).toEqual([
      { ...answer, agrees: true },
      { ...answer, agrees: false, text: 'It was agreed' },
    ]);
  });
});
