/** Two people at once on one trip: exactly one outcome and one message of it, and the other one learns of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { act, draftOffer, newTrip, sendOffer, messagesOf, tripIn, type Trip } from './trip-samples.ts';

const rounds = (atNight: number) => Array.from({ length: isNight ? atNight : 6 });

// On PGlite one statement follows the other; races are those of connections.
describe('at the same moment, on native Postgres', { timeout: 120_000 }, () => {
  let server: TestBackend;
  let operator: TestAccount;
  let colleague: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database: 'native', clientIpHeader: TEST_IP_HEADER });
    operator = await server.account('operator');
    colleague = await server.account('operator');
  });
  afterAll(() => server?.close());

  const outcomeOf = async (account: TestAccount, name: string, args: Record<string, unknown>): Promise<string> => {
    const { data, error } = await account.client.rpc(name, args);
    if (error) throw new Error(`${error.code} ${error.message}`);
    return (data as { outcome: string }).outcome;
  };
  const events = async (trip: Trip) =>
    (await server.query<{ kind: string }>('select kind from public.trip_events where lead_id = $1', [trip.id])).map(
      ({ kind }) => kind,
    );

  it('one accepts and one withdraws', async () => {
    const outcomes = new Set<string>();
    for (const [nth] of rounds(200).entries()) {
      const trip = await newTrip(server.query);
      const offer = await sendOffer(server.query, trip);
      const calls = [
        () => act(server.url, trip, { action: 'accept', offer: 1 }).then(({ code }) => code),
        () => outcomeOf(operator, 'withdraw_offer', { offer, reason: null }),
      ];
      // Neither is always the first to set out.
      if (nth % 2) calls.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      if (nth % 2) answers.reverse();
      const wasAccepted = answers[0] === 'ok';
      outcomes.add(answers[0] ?? '');
      expect(answers).toEqual(wasAccepted ? ['ok', 'already_answered'] : ['offer_withdrawn', 'withdrawn']);
      expect(await events(trip)).toEqual([wasAccepted ? 'offer_accepted' : 'offer_withdrawn']);
      expect(await messagesOf(server.query, trip)).toEqual(wasAccepted ? ['booking', 'offer_accepted'] : []);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('both tabs accept', async () => {
    for (const _ of rounds(200)) {
      const trip = await tripIn(server.query, 'offer');
      const answers = await Promise.all([1, 2].map(() => act(server.url, trip, { action: 'accept', offer: 1 })));
      expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok']);
      expect(await events(trip)).toEqual(['offer_accepted']);
      expect(await messagesOf(server.query, trip)).toEqual(['booking', 'offer_accepted']);
    }
  });

  it('one request comes twice under its key', async () => {
    for (const _ of rounds(100)) {
      const trip = await tripIn(server.query, 'booked');
      const requestKey = crypto.randomUUID();
      const ask = () => act(server.url, trip, { action: 'ask_change', text: 'An hour later' }, { requestKey });
      expect((await Promise.all([ask(), ask()])).map(({ code }) => code)).toEqual(['ok', 'ok']);
      expect(await events(trip)).toEqual(['change_asked']);
      expect(await messagesOf(server.query, trip)).toEqual(['trip_changed']);
    }
  });

  it('two operators send', async () => {
    for (const _ of rounds(100)) {
      const trip = await newTrip(server.query);
      const offer = await draftOffer(server.query, trip);
      const [seen] = await server.query<{ seen: string }>(
        'select to_json(updated_at) as seen from public.offers where id = $1',
        [offer],
      );
      const send = (account: TestAccount) =>
        outcomeOf(account, 'send_offer', { offer, seen: seen?.seen, newest: null, valid_until: null, by: 'mail' });
      expect((await Promise.all([send(operator), send(colleague)])).toSorted()).toEqual(['changed_by_other', 'sent']);
      expect(await events(trip)).toEqual(['offer_sent']);
      expect(await messagesOf(server.query, trip)).toEqual(['offer']);
    }
  });
});
