import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '@/config/business';
import type { Lead } from '@/data/leads';
import * as data from '@/data/offers';
import { driveMinutes } from '@/data/prices';
import type { StaffRole } from '@/data/user-roles';
import { giveMessages } from '@/i18n/messages';
import { messages as enLeads } from '@/i18n/messages/en/staff-leads';
import { messages as en } from '@/i18n/messages/en/staff-offers';
import { pricesOfThreeClasses } from '../../../tests/fixtures/sample-prices';
import { sentOffer } from '../../../tests/fixtures/office-offer';
import { showInLanguage } from '../../../tests/setup/show-in-language';
import { OfferPart } from './offer-part';
import { OfferEditor } from './offer-editor';
import { priceBasisQuery } from './queries';
import { TripMessages } from './trip-messages';

vi.mock('@/data/offers', { spy: true });

const lead = {
  id: 'lead',
  reference: 'TM-7K3Q9',
  name: 'Omer Levi',
  phone: '+972541234567',
  email: null,
  language: 'en',
  service_type: 'airport_pickup',
  quarantine_reason: null,
  price_shown_agorot: null,
} as Lead;

/** What the database has at this moment. */
let trip: data.LeadTrip;

/** A step of the office, as the database answers it. */
const leaves = (outcome: string, changes: Partial<data.OfficeOffer>, state: data.LeadTrip['state']) => () => {
  trip = { ...trip, state, quotes: trip.quotes.map((offer) => ({ ...offer, ...changes })) };
  return Promise.resolve({ outcome });
};

const booked = { state: 'accepted', answered_at: '2026-11-27T08:00:00Z', answered_name: 'Omer Levi' } as const;

const MAIL = {
  kind: 'offer',
  channel: 'mail',
  status: 'pending',
  quote_id: null,
  created_at: '2026-11-27T14:30:00Z',
  sent_at: null,
  send_after: '2026-11-28T15:15:00Z',
} as const;

beforeEach(() => {
  giveMessages('en', { staffOffers: en, staffLeads: enLeads });
  trip = { state: 'offer', fee_agorot: null, quotes: [sentOffer], events: [] };
  vi.mocked(data.fetchLeadTrip).mockImplementation(() => Promise.resolve(trip));
  vi.mocked(data.fetchTripLink).mockResolvedValue({ reference: 'TM-7K3Q9', key: 'k1' });
  vi.mocked(data.fetchTripMessages).mockResolvedValue([]);
  vi.mocked(data.acceptForTraveller).mockImplementation(leaves('accepted', booked, 'booked'));
  vi.mocked(data.withdrawOffer).mockImplementation(leaves('withdrawn', { state: 'withdrawn' }, 'offer_withdrawn'));
  const cancelled = { cancelled_at: '2026-11-27T08:05:00Z', cancelled_by: 'business', cancel_fee_agorot: 0 } as const;
  vi.mocked(data.cancelBooking).mockImplementation(leaves('cancelled', cancelled, 'cancelled'));
  vi.mocked(data.cancelForTraveller).mockImplementation(leaves('cancelled', cancelled, 'cancelled'));
  vi.mocked(data.renewTripLink).mockImplementation(() => {
    vi.mocked(data.fetchTripLink).mockResolvedValue({ reference: 'TM-7K3Q9', key: 'k2' });
    return Promise.resolve({ outcome: 'renewed' });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.useRealTimers();
});

function show(role: StaffRole = 'manager'): UserEvent {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(priceBasisQuery('maya').queryKey, { classes: [], list: null, rest: business.rest });
  showInLanguage(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <OfferPart userId="maya" lead={lead} role={role} renderPreview={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** A press at one place of the screen, whatever stands there. */
const at = (target: Element, kind: 'mouse' | 'touch', clientX = 810) =>
  ({ keys: kind === 'mouse' ? '[MouseLeft]' : '[TouchA]', target, coords: { clientX, clientY: 620 } }) as const;
const press = (person: UserEvent, ...place: Parameters<typeof at>) => person.pointer(at(...place));
const button = (name: string) => screen.findByRole('button', { name });

describe('the editor of an offer', () => {
  it('takes the length of both rides from their places, and none where the list knows one of them not', async () => {
    const list = pricesOfThreeClasses();
    const asked = {
      ...lead,
      pickup: 'Ben Gurion Airport',
      dropoff: 'Jerusalem',
      travel_date: '2031-03-04',
      pickup_time: '09:00',
    };
    const back = { round_trip: true, return_date: '2031-03-05', return_time: '09:00' };
    showInLanguage(
      <QueryClientProvider client={new QueryClient()}>
        <OfferEditor
          userId="maya"
          lead={{ ...asked, ...back }}
          draft={null}
          earlier={null}
          basis={{ classes: list.classes, list, rest: business.rest }}
          mayAllowRest={false}
          renderPreview={() => null}
          onSent={() => {}}
        />
      </QueryClientProvider>,
    );
    const person = userEvent.setup();
    const lengths = () =>
      [en.duration, en.back_duration].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    const minutes = (dropoff: string) => String(driveMinutes(list, { from: asked.pickup, to: dropoff }));
    await person.click(screen.getByText(en.more));
    expect(lengths()).toEqual([minutes('Jerusalem'), minutes('Jerusalem')]);
    const goal = screen.getByLabelText(en.to);
    await person.clear(goal);
    expect(lengths()).toEqual(['', '']);
    await person.type(goal, 'Eilat');
    await waitFor(() => expect(lengths()).toEqual([minutes('Eilat'), minutes('Eilat')]));
    expect(minutes('Eilat')).not.toBe(minutes('Jerusalem'));
    // Another word for the same place changes nothing that was typed.
    await person.clear(screen.getByLabelText(en.duration));
    await person.type(screen.getByLabelText(en.duration), '250');
    await person.type(goal, ' Marina');
    expect(lengths()).toEqual(['250', minutes('Eilat')]);
  });
});

/** Each step that asks first, the state in which it is offered, and what it calls. */
const steps = [
  ['accept', en.accept, en.accept.done, 'sent', () => data.acceptForTraveller],
  ['withdraw', en.withdraw, en.withdraw.done, 'sent', () => data.withdrawOffer],
  ['cancel', en.cancel, en.cancel.done, 'booked', () => data.cancelBooking],
  ['cancel for the customer', en.customerCancels, en.customerCancels.done, 'booked', () => data.cancelForTraveller],
  ['new link', en.link.renew, en.link.renewed, 'sent', () => data.renewTripLink],
] as const;

describe.each(steps)('the question before "%s"', (_name, words, result, state, called) => {
  beforeEach(() => {
    if (state === 'booked') trip = { ...trip, state: 'booked', fee_agorot: 0, quotes: [{ ...sentOffer, ...booked }] };
  });

  it('opens by its own press and closes with its step; the focus is on what has happened', async () => {
    const person = show();
    await person.click(await button(words.button));
    expect(document.activeElement?.textContent).toBe(words.keep);
    await person.click(await button(words.confirm));
    const note = await screen.findByText(result);
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(screen.queryByRole('group')).toBeNull();
    // The same key again, and where the focus would go next is no answer to any question.
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('group')).toBeNull();
    expect(called()).toHaveBeenCalledTimes(1);
    for (const [, , , , other] of steps) if (other() !== called()) expect(other()).not.toHaveBeenCalled();
  });

  it('takes no step by Enter in its field', async () => {
    const person = show();
    await person.click(await button(words.button));
    const field = within(screen.getByRole('group')).queryByRole('textbox');
    if (field) await person.type(field, 'a word{Enter}{Enter}');
    expect(called()).not.toHaveBeenCalled();
  });

  it.each(['mouse', 'touch'] as const)('takes a second press on the same point for none, by %s', async (kind) => {
    const person = show();
    // The last test ended on that point.
    await press(person, document.body, kind, 100);
    await press(person, await button(words.button), kind);
    // What stands there by now would be the answer.
    await press(person, await button(words.confirm), kind);
    expect(called()).not.toHaveBeenCalled();
    await press(person, document.body, kind, 100);
    await press(person, await button(words.confirm), kind);
    await screen.findByText(result);
    await person.pointer(screen.getAllByRole('button').map((other) => at(other, kind)));
    expect(screen.queryByRole('group')).toBeNull();
    expect(called()).toHaveBeenCalledTimes(1);
  });
});

it.each<[string, string, Partial<data.TripMessage>, string]>([
  ['a held mail', '2026-11-27T16:00:00Z', {}, `${en.messages.heldUntil} 28/11/2026 17:15`],
  ['a mail whose time has come', '2026-11-28T15:16:00Z', {}, `${en.messages.statuses['pending']} 27/11/2026 16:30`],
  [
    'a sent mail',
    '2026-11-29T10:00:00Z',
    { status: 'sent', sent_at: '2026-11-28T15:16:00Z' },
    `${en.messages.statuses['sent']} 28/11/2026 17:16`,
  ],
  [
    'what somebody sends by hand, at any time',
    '2026-11-27T16:00:00Z',
    { channel: 'whatsapp' },
    `${en.messages.byHand} 27/11/2026 16:30`,
  ],
])('%s says until when it waits, or what became of it', async (_, now, changes, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.mocked(data.fetchTripMessages).mockResolvedValue([{ ...MAIL, id: 'one', ...changes }]);
  showInLanguage(
    <QueryClientProvider client={new QueryClient()}>
      <TripMessages userId="maya" lead={lead} quotes={[]} link={null} />
    </QueryClientProvider>,
  );
  const line = await screen.findByText(new RegExp(`^${en.messages.kinds.offer}`, 'u'));
  expect(line.textContent?.replaceAll(/[\u2066-\u2069]/gu, '')).toBe(`${en.messages.kinds.offer} ${expected}`);
});
