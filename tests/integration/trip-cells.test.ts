/** Every action in every state, by both kinds of link: the table TRIP_LIFE tried on the real function and database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIP_REFUSALS, type TripRefusalCode } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import {
  actionsIn,
  TRIP_ACTIONS,
  TRIP_LIFE,
  TRIP_SCOPES,
  TRIP_STATES,
  type TripAction,
  type TripState,
} from '../../supabase/functions/_shared/contracts/trip-life.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { act, messagesOf, tripIn, type Trip, type TripWish } from './trip-samples.ts';

type Deed = Exclude<TripAction, 'share'>;

const WISHES: Readonly<Record<Deed, (state: TripState) => TripWish>> = {
  accept: (state) => ({ action: 'accept', offer: state === 'changed_offer' ? 2 : 1 }),
  decline: (state) => ({ action: 'decline', offer: state === 'changed_offer' ? 2 : 1, reason: 'Too dear' }),
  change: (state) => ({
    action: 'change',
    // The flight of the ride that is over is no more to be changed.
    fields: state === 'between_rides' ? { passenger_name: 'Rosa Levi' } : { flight_number: 'LY 010' },
  }),
  change_address: () => ({ action: 'change', fields: { dropoff: 'Jaffa Street 1, entrance B, Jerusalem' } }),
  ask_change: () => ({ action: 'ask_change', text: 'An hour later, please' }),
  ask_again: () => ({ action: 'ask_again' }),
  cancel: () => ({ action: 'cancel', seen_fee_agorot: 0 }),
};
const DEEDS = Object.keys(WISHES) as Deed[];

/** What an action in a state leads to: the state after it, the messages, and the task that waits then. */
const EFFECTS: Readonly<Record<Deed, (state: TripState) => { state: TripState; messages: string[]; task?: string }>> = {
  accept: (state) => ({
    state: 'booked',
    messages: [state === 'changed_offer' ? 'booking_changed' : 'booking', 'offer_accepted'],
  }),
  decline: (state) => ({
    state: state === 'changed_offer' ? 'booked' : 'offer_declined',
    messages: ['offer_declined'],
    task: 'offer_declined',
  }),
  change: (state) => ({
    state,
    messages: [...(isBooked(state) ? ['booking_changed'] : []), 'trip_changed'],
    // So near the ride somebody of the office looks at it.
    ...(state === 'booked_soon' && { task: 'changed_late' }),
  }),
  change_address: (state) => ({ state, messages: [...(isBooked(state) ? ['booking_changed'] : []), 'trip_changed'] }),
  ask_change: (state) => ({ state, messages: ['trip_changed'], task: 'change_requested' }),
  ask_again: (state) => ({ state, messages: ['trip_changed'], task: 'change_requested' }),
  cancel: (state) => ({
    state: 'cancelled',
    messages: [...(isBooked(state) ? ['booking_cancelled'] : []), 'trip_cancelled'],
    task: 'trip_cancelled',
  }),
};

const isBooked = (state: TripState) => /^(?:booked|changed|between)/u.test(state);

/** What is as they wish already is answered as done, and nothing happens twice. */
const isDone = (state: TripState, deed: Deed): boolean =>
  (deed === 'accept' && ['booked', 'booked_soon', 'under_way', 'between_rides', 'no_show', 'past'].includes(state)) ||
  (deed === 'decline' && state === 'offer_declined');

/** Why not. */
function refusalOf(state: TripState, deed: Deed): TripRefusalCode {
  if (deed === 'accept' || deed === 'decline') {
    if (state === 'offer_expired' || state === 'offer_withdrawn') return state;
    if (state === 'request') return 'not_possible';
    return 'already_answered';
  }
  const isLate = ['booked_soon', 'under_way', 'between_rides', 'no_show', 'past'].includes(state);
  return isLate && deed !== 'ask_again' ? 'too_late' : 'not_possible';
}

describe.each(databases())('what a link allows, on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
  });
  afterAll(() => server?.close());

  const stored = async (trip: Trip) =>
    (
      await server.query<{ offers: unknown; lead: unknown; events: number; tasks: string[] }>(
        `select (select jsonb_agg(to_jsonb(offer) order by number) from public.offers as offer where lead_id = lead.id) as offers,
           to_jsonb(lead) as lead, (select count(*)::integer from public.trip_events where lead_id = lead.id) as events,
           array(select kind from public.desk_tasks where lead_id = lead.id and closed_at is null order by kind) as tasks
         from public.leads as lead where id = $1`,
        [trip.id],
      )
    )[0];

  describe.each(TRIP_STATES)('in the state %s', (state) => {
    it('shows the state, and what can be done', async () => {
      const trip = await tripIn(server.query, state);
      for (const scope of TRIP_SCOPES) {
        const key = scope === 'full' ? trip.key : trip.viewKey;
        const { code, body } = await act(server.url, trip, { action: 'read' }, { key });
        if (scope === 'view' && !TRIP_LIFE[state].view) {
          expect(code).toBe('gone');
          continue;
        }
        expect(body).toMatchObject({
          success: true,
          trip: { state, scope, can: actionsIn(state, scope), reference: trip.reference },
        });
      }
    });

    it.each(DEEDS)('%s', async (deed) => {
      const trip = await tripIn(server.query, state);
      const before = await stored(trip);
      const wish = WISHES[deed](state);
      if (deed === 'cancel' && state === 'booked_soon') Object.assign(wish, { seen_fee_agorot: 21_000 });

      const shared = await act(server.url, trip, wish, { key: trip.viewKey });
      expect(shared.code).toBe('not_possible');
      expect(await stored(trip)).toEqual(before);

      const { code, status, body } = await act(server.url, trip, wish);
      const after = await stored(trip);
      if (actionsIn(state, 'full').includes(deed)) {
        const effect = EFFECTS[deed](state);
        expect(body).toMatchObject({ success: true, trip: { state: effect.state } });
        expect(await messagesOf(server.query, trip)).toEqual(effect.messages.toSorted());
        expect(after?.events).toBe((before?.events ?? 0) + 1);
        expect(after?.tasks).toEqual(effect.task ? [effect.task] : []);
        return;
      }
      expect(code).toBe(isDone(state, deed) ? 'ok' : refusalOf(state, deed));
      if (code !== 'ok') expect(status).toBe(TRIP_REFUSALS[code as TripRefusalCode]);
      // Where the link is right, the answer shows how things stand.
      expect(body).toMatchObject({ trip: { state } });
      expect(after).toEqual(before);
      expect(await messagesOf(server.query, trip)).toEqual([]);
    });
  });

  it('tries every action of the table', () => {
    expect([...DEEDS, 'share']).toEqual([...TRIP_ACTIONS]);
  });
});
