import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_REST } from '@/config/rest-clock';
import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import * as data from '@/data/offers';
import { driveMinutes } from '@/data/prices';
import type { StaffRole } from '@/data/user-roles';
import { giveMessages } from '@/i18n/messages';
import { messages as enLeads } from '@/i18n/messages/en/staff-leads';
import { messages as en } from '@/i18n/messages/en/staff-offers';
import { samplePoints } from '../../../../tests/fixtures/meeting-points';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { messages as enStaff } from '@/i18n/messages/en/staff';
import { DraftOwner } from '@/ui/form/own-draft';
import { sentOffer } from '../../../../tests/fixtures/office-offer';
import { fakeDatabase, type FakeAnswers } from '../../../../tests/setup/fake-database';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { OfferPart } from './offer-part';
import { OfferEditor } from './offer-editor';
import { priceBasisQuery } from './queries';
import { TripMessages } from './trip-messages';
import { TripTimeline } from './trip-timeline';

vi.mock('@/data/offers', { spy: true });
vi.mock('@/data/call-database');

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
/** The key of the trip's link. */
let key: string;
let answers: FakeAnswers;
let callsOf: ReturnType<typeof fakeDatabase>;

const answered = (outcome: string, offer: data.OfficeOffer | null = null) => ({
  outcome,
  offer,
  latest: null,
  constraint: null,
  link: null,
});

/** A step of the office, as the database answers it. */
const leaves = (outcome: string, changes: Partial<data.OfficeOffer>, state: data.LeadTrip['state']) => () => {
  trip = { ...trip, state, offers: trip.offers.map((offer) => ({ ...offer, ...changes })) };
  return answered(outcome);
};

const booked = { state: 'accepted', answered_at: '2026-11-27T08:00:00Z', answered_name: 'Omer Levi' } as const;

const MAIL = {
  kind: 'offer',
  channel: 'mail',
  status: 'pending',
  told: null,
  created_at: '2026-11-27T14:30:00Z',
  sent_at: null,
  send_after: '2026-11-28T15:15:00Z',
} as const;

const OF_TRIP = { lead_id: lead.id, offer_id: null, ride_id: null };
const SENT_BY_HAND = {
  ...OF_TRIP,
  id: 'sent',
  kind: 'offer_sent',
  actor: 'staff',
  actor_name: 'Omer Levi',
  occurred_at: '2026-11-27T07:00:00Z',
  detail: { number: sentOffer.number, by: 'hand' },
} as const;

beforeEach(() => {
  giveMessages('en', { staff: enStaff, staffOffers: en, staffLeads: enLeads });
  trip = { state: 'offer', fee_agorot: null, offers: [sentOffer], events: [] };
  key = 'k1';
  vi.mocked(data.fetchTripMessages).mockResolvedValue([]);
  const cancelled = { cancelled_at: '2026-11-27T08:05:00Z', cancelled_by: 'business', cancel_fee_agorot: 0 } as const;
  answers = {
    lead_trip: () => trip,
    trip_link: () => ({ reference: 'TM-7K3Q9', key, view_key: 'v' }),
    accept_for_traveller: leaves('accepted', booked, 'booked'),
    withdraw_offer: leaves('withdrawn', { state: 'withdrawn' }, 'offer_withdrawn'),
    cancel_booking: leaves('cancelled', cancelled, 'cancelled'),
    cancel_for_traveller: leaves('cancelled', cancelled, 'cancelled'),
    renew_trip_link: () => {
      key = 'k2';
      return answered('renewed');
    },
  };
  callsOf = fakeDatabase(callDatabase, answers);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.useRealTimers();
});

function show(role: StaffRole = 'manager'): UserEvent {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(priceBasisQuery.queryKey, { classes: [], list: null, points: [], rest: FIRST_REST });
  showInLanguage(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <DraftOwner value="maya">
          <OfferPart lead={lead} role={role} renderPreview={() => null} />
        </DraftOwner>
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
          lead={{ ...asked, ...back }}
          trip={{ state: 'request', fee_agorot: null, offers: [], events: [] }}
          earlier={null}
          basis={{ classes: list.classes, list, points: samplePoints, rest: FIRST_REST }}
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
  ['accept', en.accept, en.accept.done, 'sent', 'accept_for_traveller'],
  ['withdraw', en.withdraw, en.withdraw.done, 'sent', 'withdraw_offer'],
  ['cancel', en.cancel, en.cancel.done, 'booked', 'cancel_booking'],
  ['cancel for the customer', en.customerCancels, en.customerCancels.done, 'booked', 'cancel_for_traveller'],
  ['new link', en.link.renew, en.link.renewed, 'sent', 'renew_trip_link'],
] as const;

describe.each(steps)('the question before "%s"', (_name, words, result, state, called) => {
  beforeEach(() => {
    if (state === 'booked') trip = { ...trip, state: 'booked', fee_agorot: 0, offers: [{ ...sentOffer, ...booked }] };
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
    for (const [, , , , other] of steps)
      expect([other, callsOf(other).length]).toEqual([other, Number(other === called)]);
  });

  it('takes no step by Enter in its field', async () => {
    const person = show();
    await person.click(await button(words.button));
    const field = within(screen.getByRole('group')).queryByRole('textbox');
    if (field) await person.type(field, 'a word{Enter}{Enter}');
    expect(callsOf(called)).toEqual([]);
  });

  it.each(['mouse', 'touch'] as const)('takes a second press on the same point for none, by %s', async (kind) => {
    const person = show();
    // The last test ended on that point.
    await press(person, document.body, kind, 100);
    await press(person, await button(words.button), kind);
    // What stands there by now would be the answer.
    await press(person, await button(words.confirm), kind);
    expect(callsOf(called)).toEqual([]);
    await press(person, document.body, kind, 100);
    await press(person, await button(words.confirm), kind);
    await screen.findByText(result);
    await person.pointer(screen.getAllByRole('button').map((other) => at(other, kind)));
    expect(screen.queryByRole('group')).toBeNull();
    expect(callsOf(called)).toHaveLength(1);
  });
});

describe('the next offer', () => {
  const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: en.total });
  const retype = async (person: UserEvent, text: string) => {
    await person.clear(await price());
    await person.type(await price(), text);
  };
  const theirs: data.OfficeOffer = { ...sentOffer, sent_by_name: 'Dana', total_agorot: 30_000 };
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');

  beforeEach(() => {
    trip = { state: 'request', fee_agorot: null, offers: [], events: [] };
    answers.save_offer_draft = () => {
      const draft: data.OfficeOffer = { ...sentOffer, id: 'mine', number: 2, state: 'draft', updated_at: 'saved' };
      trip = { ...trip, offers: [draft, ...trip.offers] };
      return answered('saved', draft);
    };
  });

  it('is not sent over one of a colleague that nobody has looked at: who and what is shown first', async () => {
    const person = show();
    await retype(person, '350');
    await person.click(screen.getByRole('button', { name: en.saveDraft }));
    // Too little is filled in: what is wrong stands at its field, and the price is still there.
    await person.type(screen.getByLabelText(en.from), 'Ben Gurion');
    await person.type(screen.getByLabelText(en.to), 'Jerusalem');
    await person.type(screen.getByLabelText(en.day), '01/12/2031');
    await person.type(screen.getByLabelText(en.time), '14:05');
    await person.click(screen.getByRole('button', { name: en.sendByHand }));
    expect(await screen.findByText(en.errors.meeting)).toBeDefined();
    const words = screen.getByLabelText(en.meeting.words);
    expect(document.activeElement).toBe(words);
    await person.type(words, 'Arrivals hall');
    answers.send_offer = ({ newest }) => {
      if (newest === null) trip = { ...trip, offers: [...trip.offers, theirs] };
      return answered(newest === null ? 'newer_offer' : 'sent');
    };
    await person.click(screen.getByRole('button', { name: en.sendByHand }));
    const conflict = (await screen.findByText(en.overtaken.text)).parentElement as HTMLElement;
    expect(screen.getByText(en.overtaken.text).closest('[role=alert]')).toBe(document.activeElement);
    expect(plain(conflict.textContent)).toContain(`${en.offer(1)}, ${en.states.sent}: ₪300 · Dana`);
    expect(screen.queryByRole('button', { name: en.sendByHand })).toBeNull();
    expect((await price()).value).toBe('350');
    await person.click(screen.getByRole('button', { name: enStaff.step.keepMine }));
    expect(await price()).toBe(document.activeElement);
    await press(person, document.body, 'mouse', 100);
    await person.click(screen.getByRole('button', { name: en.sendByHand }));
    await waitFor(() => expect(callsOf('send_offer').at(-1)?.newest).toEqual({ number: 1, state: 'sent' }));
    expect(await screen.findByText(en.isSent.hand)).toBe(document.activeElement);
    expect(localStorage).toHaveLength(0);
    // What is said of sending goes with the next step.
    answers.accept_for_traveller = leaves('accepted', booked, 'booked');
    await press(person, document.body, 'mouse', 300);
    const [open] = await screen.findAllByRole('button', { name: en.accept.button });
    if (open) await person.click(open);
    await press(person, document.body, 'mouse', 400);
    await person.click(await button(en.accept.confirm));
    await screen.findByText(en.accept.done);
    expect(screen.queryByText(en.isSent.hand)).toBeNull();
  });

  it('is still there, with what it set out from, when the request is opened again', async () => {
    const person = show();
    await retype(person, '350');
    cleanup();
    trip = { ...trip, state: 'offer', offers: [theirs] };
    const again = show();
    expect((await price()).value).toBe('350');
    expect(screen.getByText(enStaff.frame.draft.text)).toBeDefined();
    // Sent by a colleague since: it is shown before anything can be sent.
    expect(screen.getByText(en.overtaken.text)).toBeDefined();
    await again.click(screen.getByRole('button', { name: enStaff.step.takeTheirs }));
    expect((await price()).value).toBe('300');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('button', { name: en.sendByHand })).toBeDefined();
  });

  it('says at the hour that the clocks leave it out that night', async () => {
    const person = show();
    await retype(person, '350');
    await person.type(await screen.findByLabelText(en.day), '26/03/2027');
    await person.type(screen.getByLabelText(en.time), '02:30');
    await person.click(screen.getByRole('button', { name: en.saveDraft }));
    expect(await screen.findByText(en.errors.skipped)).toBeDefined();
    expect(callsOf('save_offer_draft')).toEqual([]);
  });

  it('keeps the reason for withdrawing through a reload, until the offer is left as it is', async () => {
    trip = { ...trip, state: 'offer', offers: [sentOffer] };
    let person = show();
    await person.click(await button(en.withdraw.button));
    await person.type(screen.getByLabelText(en.withdraw.reason), 'No driver');
    cleanup();
    person = show();
    // What was typed is back; the question opens by its own press alone.
    expect(screen.queryByRole('group')).toBeNull();
    await person.click(await button(en.withdraw.button));
    expect(screen.getByLabelText<HTMLInputElement>(en.withdraw.reason).value).toBe('No driver');
    await person.click(await button(en.withdraw.keep));
    expect(localStorage).toHaveLength(0);
  });
});

it('that a colleague has replaced under the question says so in its place', async () => {
  trip = { ...trip, offers: [sentOffer] };
  answers.accept_for_traveller = leaves('offer_replaced', { state: 'replaced' }, trip.state);
  const person = show();
  await person.click(await button(en.accept.button));
  await press(person, document.body, 'mouse', 100);
  await person.click(await button(en.accept.confirm));
  expect(await screen.findByText(en.outcomes.offer_replaced)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(screen.getByText(en.outcomes.offer_replaced).closest('[role=alert]')).toBe(document.activeElement);
});

it('a booking says what is due where that is not its price', async () => {
  const offer = { ...sentOffer, ...booked };
  trip = { ...trip, state: 'booked', offers: [{ ...offer, due_agorot: offer.total_agorot + 4200 }] };
  show();
  expect((await screen.findByText(en.due)).nextElementSibling?.textContent).toContain('462');
  cleanup();
  trip = { ...trip, offers: [{ ...offer, due_agorot: offer.total_agorot }] };
  show();
  expect(await screen.findByText(en.states.accepted, { selector: 'dt' })).toBeDefined();
  expect(screen.queryByText(en.due)).toBeNull();
});

describe('an offer by WhatsApp', () => {
  const told = { offer: sentOffer } as unknown as data.TripMessage['told'];
  const toHand = { ...MAIL, id: 'one', channel: 'whatsapp', told } as const;

  it('is ready, and sent once somebody has handed it over', async () => {
    trip = { ...trip, offers: [{ ...sentOffer, sent_at: MAIL.created_at }], events: [SENT_BY_HAND] };
    vi.mocked(data.fetchTripMessages).mockResolvedValue([toHand]);
    answers.hand_over_message = () => {
      vi.mocked(data.fetchTripMessages).mockResolvedValue([{ ...toHand, status: 'handed_over', told: null }]);
      return { outcome: 'handed_over' };
    };
    vi.mocked(data.chatText).mockReturnValue('Hello');
    const person = show();
    expect((await screen.findAllByText(en.states.ready)).length).toBeGreaterThan(0);
    await person.click(await button(en.messages.done));
    await waitFor(() => expect(screen.queryByText(en.states.ready)).toBeNull());
    expect(screen.getByText(en.messages.statuses['handed_over'] ?? '').parentElement).toBe(document.activeElement);
    expect(screen.getAllByText(en.states.sent).length).toBeGreaterThan(0);
  });

  it('that was answered before anybody had sent it does not count as sent', async () => {
    trip = { ...trip, state: 'booked', offers: [{ ...sentOffer, ...booked }], events: [SENT_BY_HAND] };
    vi.mocked(data.fetchTripMessages).mockResolvedValue([]);
    show();
    expect(await screen.findByText(en.states.ready)).toBeDefined();
    expect(screen.queryByText(en.sent)).toBeNull();
  });

  it('is nobody\u2019s to do any more once the offer is answered', async () => {
    trip = { ...trip, state: 'booked', offers: [{ ...sentOffer, ...booked }] };
    vi.mocked(data.fetchTripMessages).mockResolvedValue([{ ...toHand, status: 'failed' }]);
    show();
    expect(await screen.findByText(en.messages.statuses['failed'] ?? '')).toBeDefined();
    expect(screen.queryByRole('button', { name: en.messages.done })).toBeNull();
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
      <TripMessages lead={lead} offers={[]} link={null} />
    </QueryClientProvider>,
  );
  const line = await screen.findByText(new RegExp(`^${en.messages.kinds.offer}`, 'u'));
  expect(line.textContent?.replaceAll(/[\u2066-\u2069]/gu, '')).toBe(`${en.messages.kinds.offer} ${expected}`);
});

it('names each step that a driver has reported and what was taken back, and of nobody coming where, since when, and what it costs', () => {
  const event = { ...OF_TRIP, actor: 'staff', actor_name: 'Noa', occurred_at: '2026-11-27T14:30:00Z' } as const;
  const events = [
    { id: '1', kind: 'ride_step', detail: { step: 'back', taken_back: 'no_show' } },
    {
      id: '2',
      kind: 'no_show',
      detail: { place: 'Gate 3', waited_from: '2026-11-27T13:10:00Z', fee_agorot: 19_500 },
    },
    { id: '3', kind: 'ride_step', detail: { step: 'at_pickup' } },
    { id: '4', kind: 'paid_noted', detail: {} },
    { id: '5', kind: 'paid_noted', detail: { way: 'cash', agorot: 19_500, day: '2026-11-27' } },
  ] as const;
  showInLanguage(<TripTimeline events={events.map((own) => ({ ...event, ...own }))} />, 'en');
  const said = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/gu, ''));
  expect(said[0]).toContain('Report taken back: Nobody came');
  expect(said[1]).toMatch(/^Nobody came to the pick-upThe driver waited from 15:10, Gate 3\. Fee: ₪195/u);
  expect(said[2]).toContain('Driver at the pick-up');
  expect(said[3]).toContain('Payment note taken back');
  expect(said[4]).toContain('Payment noted');
});

it('says what a traveller asks to change, and what the list says to it', () => {
  const detail = {
    fields: { pickup_time: { from: '14:05', to: '23:00' }, round_trip: { from: false, to: true } },
    price: { from: 42_000, to: 47_000 },
  };
  const event = { ...OF_TRIP, id: '1', kind: 'change_asked', detail, actor: 'traveller', actor_name: null } as const;
  showInLanguage(<TripTimeline events={[{ ...event, occurred_at: '2026-11-27T14:30:00Z' }]} />, 'en');
  expect(screen.getByRole('listitem').textContent).toMatch(
    /Change requested.*Pick-up time: 14:05 {2}23:00.*Round trip: – {2}Yes.*Price by the list: ₪420 {2}₪470/u,
  );
});
