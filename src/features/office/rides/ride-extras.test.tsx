import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callDatabase } from '@/data/call-database';
import type { RideExtra } from '@/data/ride-extras';
import { locales, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/staff-rides';
import { DraftOwner } from '@/ui/form/own-draft';
import { rideId } from '../../../../tests/fixtures/board-day';
import { fakeDatabase } from '../../../../tests/setup/fake-database';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { RideExtras } from './ride-extras';

vi.mock('@/data/call-database');

const m = en.extras;
const PARKING: RideExtra = {
  id: rideId(1),
  kind: 'parking',
  state: 'noted',
  noted_at: '2031-11-24T01:00:00Z',
  noted_agorot: 4200,
  noted_minutes: null,
  note: 'חניון',
  agorot: null,
  minutes: null,
  reason: null,
  answer: null,
  updated_at: '2031-11-24T01:00:00Z',
  decided_by_name: null,
  counted_minutes: null,
  language: 'fr',
};
const WAITING: RideExtra = {
  ...PARKING,
  id: rideId(2),
  kind: 'waiting',
  noted_agorot: null,
  noted_minutes: 35,
  note: null,
  counted_minutes: 20,
};

let callsOf: ReturnType<typeof fakeDatabase>;
let kept: RideExtra[] = [];
/** @param outcome of a decision; where it is one, the extras are then what it says */
function show(extras: RideExtra[], locale: Locale = 'en', outcome: 'decided' | 'not_waited' = 'decided') {
  kept = extras;
  callsOf = fakeDatabase(callDatabase, {
    ride_extras: () => kept,
    decide_extra: ({ extra, agorot, reason }) => {
      if (outcome === 'decided')
        kept = kept.map((each) =>
          each.id === extra
            ? { ...each, state: agorot ? 'asked' : 'dropped', agorot, reason, updated_at: '2031-11-24T02:00:00Z' }
            : each,
        );
      return { outcome };
    },
  });
  showInLanguage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DraftOwner value="olga">
        <RideExtras rideId={rideId(9)} />
      </DraftOwner>
    </QueryClientProvider>,
    locale,
  );
  return userEvent.setup();
}
const group = (name: RegExp) => screen.findByRole('group', { name });

beforeAll(() =>
  Promise.all(locales.flatMap((locale) => [loadMessages(locale, 'staff'), loadMessages(locale, 'staffRides')])),
);
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the extras on the sheet of a ride', () => {
  it('are not spoken of where nothing was noted', async () => {
    show([]);
    await waitFor(() => expect(callsOf('ride_extras')).toHaveLength(1));
    expect(document.body.textContent).toBe('');
  });

  it.each(locales)('in %s: each is named, with what the driver says and what the customer reads', async (locale) => {
    show([PARKING, WAITING], locale);
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
    const language = { he: 'צרפתית', en: 'French', fr: 'français' }[locale];
    expect(screen.getAllByRole('textbox', { name: new RegExp(language, 'u') })).toHaveLength(2);
    expect(document.body.textContent).toContain('42');
    expect(document.body.textContent).toContain('35');
  });

  it('are asked for at the driver’s figure or another, with a reason, as they were seen', async () => {
    const user = show([PARKING, { ...WAITING, note: null }]);
    const waiting = within(await group(/^Waiting/u));
    await user.click(waiting.getByRole('button', { name: m.ask }));
    expect(await waiting.findByText(m.faults.reason ?? '')).toBeDefined();
    expect(callsOf('decide_extra')).toEqual([]);

    const parking = within(await group(/^Parking/u));
    expect(parking.getByRole('textbox', { name: m.amount })).toHaveProperty('value', '42');
    await user.clear(parking.getByRole('textbox', { name: m.amount }));
    await user.type(parking.getByRole('textbox', { name: m.amount }), '40');
    await user.clear(parking.getByRole('textbox', { name: m.reason('French') }));
    await user.type(parking.getByRole('textbox', { name: m.reason('French') }), ' Le parking ');
    await user.click(parking.getByRole('button', { name: m.ask }));
    await waitFor(() =>
      expect(callsOf('decide_extra')).toEqual([
        { extra: PARKING.id, seen: PARKING.updated_at, agorot: 4000, reason: 'Le parking' },
      ]),
    );
    // What became of it has the focus: the button that was pressed means something else by now.
    await waitFor(() => expect(document.activeElement?.textContent).toBe(m.states.asked));
    expect(await group(/^Parking.*40/u)).toBeDefined();
    expect(parking.getByRole('button', { name: m.askAgain })).toBeDefined();
  });

  it('are dropped in one press, also when they were agreed to; nothing else can be done with those', async () => {
    const user = show([{ ...PARKING, state: 'agreed', agorot: 4200, reason: 'Parking' }]);
    const parking = within(await group(/^Parking/u));
    expect(parking.queryByRole('textbox')).toBeNull();
    expect(parking.getAllByRole('button')).toHaveLength(1);
    await user.click(parking.getByRole('button', { name: m.drop }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(m.states.dropped));
    expect(callsOf('decide_extra')).toMatchObject([{ agorot: null, reason: null }]);
    expect(parking.queryByRole('button')).toBeNull();
  });

  it('are not asked for where the steps show no waiting', async () => {
    show([{ ...WAITING, counted_minutes: 0 }]);
    const waiting = within(await group(/^Waiting/u));
    expect(waiting.queryByRole('textbox')).toBeNull();
    expect(waiting.getByText(m.counted(0))).toBeDefined();
    expect(waiting.getByRole('button', { name: m.drop })).toBeDefined();
  });

  it('say why not where the steps were corrected meanwhile, and what the customer answered', async () => {
    const user = show(
      [{ ...WAITING, state: 'objected', agorot: 5000, reason: 'Attente', answer: 'Non' }],
      'en',
      'not_waited',
    );
    const waiting = within(await group(/^Waiting/u));
    expect(waiting.getByText(/Non/u)).toBeDefined();
    await user.click(waiting.getByRole('button', { name: m.askAgain }));
    expect(await waiting.findByText(m.notWaited)).toBeDefined();
  });
});
