/** What a ride has cost besides: noted by its driver, asked for by the office, agreed by the traveller, and only then owed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import type { DriveAnswer } from '../../supabase/functions/_shared/contracts/drive-contract.ts';
import type { DriveLink } from '../../supabase/functions/_shared/contracts/drive-link.ts';
import type { TripExtra } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';
import { ask, newDriver } from './ride-samples.ts';
import { act, draftOffer, messagesOf, newTrip, type DeskAnswer, type Trip } from './trip-samples.ts';

type RideExtra = Database['public']['CompositeTypes']['ride_extra'];

describe.each(databases())('extras of a ride on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    operator = await server.account('operator');
  });
  afterAll(() => server?.close());

  /**
   * A booked ride whose driver came this many minutes ago, at the hour agreed.
   * @param boardedAgo minutes since they came on board; null: he still waits
   */
  async function driven(cameAgo = 60, boardedAgo: number | null = 15) {
    const trip = await newTrip(server.query);
    const offer = await draftOffer(server.query, trip, { pickupIn: '1 hour' });
    await server.query(
      `update public.offer_legs set service_type = 'airport_dropoff', meeting_airport = null, meeting_way = null, meeting = null, flight_number = null
       where offer_id = $1`,
      [offer],
    );
    await server.query(
      `update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day' where id = $1`,
      [offer],
    );
    await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [offer]);
    const driver = await newDriver(server.query);
    const [ride] = await server.query<{ id: string }>(
      `update public.rides set driver_no = $2, state = $5::public.ride_state,
         pickup_at = now() - make_interval(mins => $3), busy_from = now() - interval '3 hours', busy_until = now() + interval '3 hours',
         steps = jsonb_build_array(jsonb_build_object('step', 'at_pickup', 'at', now() - make_interval(mins => $3), 'by', null))
           || case when $4::integer is null then '[]' else jsonb_build_array(jsonb_build_object('step', 'on_board',
             'at', now() - make_interval(mins => $4::integer), 'by', null)) end
       where lead_id = $1 returning id`,
      [trip.id, driver, cameAgo, boardedAgo, boardedAgo === null ? 'at_pickup' : 'on_board'],
    );
    const [row] = await server.query<{ link: DriveLink }>('select private.drive_link_of($1) as link', [driver]);
    if (!ride || !row) throw new Error('no ride');
    return { trip, offer, ride: ride.id, link: row.link };
  }
  type Driven = Awaited<ReturnType<typeof driven>>;

  const note = async ({ link, ride }: Driven, what: object, event: string = randomUUID()): Promise<DriveAnswer> => {
    const response = await fetch(`${server.url}/functions/v1/driver-desk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: newIp() },
      body: JSON.stringify({
        ...link,
        action: 'report',
        event,
        ride,
        step: 'extra',
        at: new Date().toISOString(),
        ...what,
      }),
    });
    return (await response.json()) as DriveAnswer;
  };
  const noted = (ride: string) => ask<RideExtra[]>(operator, 'ride_extras', { ride });
  const only = async (ride: string): Promise<RideExtra> => {
    const [extra, ...more] = await noted(ride);
    if (!extra || more.length > 0) throw new Error('not one extra');
    return extra;
  };
  const decide = async (ride: string, agorot: number | null, reason: string | null = 'Car park of the hall') => {
    const { id, updated_at } = await only(ride);
    return (await ask(operator, 'decide_extra', { extra: id, seen: updated_at, agorot, reason })).outcome;
  };
  const extrasOf = ({ body }: DeskAnswer): TripExtra[] => {
    if (!('trip' in body) || !body.trip) throw new Error(JSON.stringify(body));
    return body.trip.extras;
  };
  const read = async (trip: Trip) => extrasOf(await act(server.url, trip, { action: 'read' }));
  const due = async (offer: string) =>
    (
      await server.query<{ due: number }>(
        'select private.due_agorot(offer) as due from public.offers as offer where id = $1',
        [offer],
      )
    )[0]?.due;
  const openTasks = async (ride: string) =>
    (
      await server.query<{ kind: string }>(
        `select kind from public.desk_tasks where ride_id = $1 and closed_at is null and kind like 'extra%' order by kind`,
        [ride],
      )
    ).map(({ kind }) => kind);
  const asked = async (trip: Trip) =>
    (await messagesOf(server.query, trip)).filter((kind) => kind === 'extra_to_agree').length;

  it('are owed once the traveller has agreed to what was seen, and not before', async () => {
    const own = await driven();
    const { trip, offer, ride } = own;
    const event = randomUUID();
    const parking = { extra: 'parking', agorot: 4000, words: 'Hall car park' };
    for (const attempt of [1, 2])
      expect(await note(own, parking, event), `${attempt}`).toMatchObject({
        success: true,
        page: { rides: [{ extras: [{ kind: 'parking', agorot: 4000, minutes: null }] }] },
      });
    expect(await only(ride)).toMatchObject({ state: 'noted', noted_agorot: 4000, note: 'Hall car park' });
    expect(await openTasks(ride)).toEqual(['extra_noted']);
    expect(await read(trip)).toEqual([]);

    expect(await decide(ride, 4000, ' ')).toBe('validation_failed');
    expect(await decide(ride, 4050)).toBe('validation_failed');
    expect(await decide(ride, 4000)).toBe('decided');
    expect(await openTasks(ride)).toEqual([]);
    expect(await asked(trip)).toBe(1);
    const [extra] = await read(trip);
    expect(extra).toMatchObject({ kind: 'parking', state: 'asked', agorot: 4000, reason: 'Car park of the hall' });
    expect(await due(offer)).toBe(42_000);

    const agree = { action: 'answer_extra', extra: extra?.id ?? '', agrees: true } as const;
    const withView = { key: trip.viewKey };
    expect((await act(server.url, trip, { ...agree, seen_agorot: 4000 }, withView)).code).toBe('not_possible');
    expect((await act(server.url, trip, { ...agree, seen_agorot: 3000 })).code).toBe('price_changed');
    expect(await due(offer)).toBe(42_000);
    expect((await act(server.url, trip, { ...agree, seen_agorot: 4000 })).code).toBe('ok');
    expect(await due(offer)).toBe(46_000);
    // Pressed again, and then thought over: it stays agreed.
    expect((await act(server.url, trip, { ...agree, seen_agorot: 4000 })).code).toBe('ok');
    expect((await act(server.url, trip, { ...agree, agrees: false, seen_agorot: 4000 })).code).toBe('not_possible');
    expect(await due(offer)).toBe(46_000);

    expect(await decide(ride, 9000)).toBe('not_possible');
    expect(await decide(ride, null, null)).toBe('decided');
    expect(await due(offer)).toBe(42_000);
    expect(await read(trip)).toEqual([]);
  });

  it('that the traveller objects to are the office’s again, which asks for another amount, or drops them', async () => {
    const own = await driven();
    const { trip, offer, ride } = own;
    await note(own, { extra: 'stop', words: 'Pharmacy' });
    await decide(ride, 4000);
    const { id } = await only(ride);
    const answer = {
      action: 'answer_extra',
      extra: id,
      agrees: false,
      seen_agorot: 4000,
      text: 'It was agreed',
    } as const;
    expect(extrasOf(await act(server.url, trip, answer))).toMatchObject([{ state: 'objected' }]);
    expect(await only(ride)).toMatchObject({ answer: 'It was agreed' });
    expect(await openTasks(ride)).toEqual(['extra_objected']);
    expect(await due(offer)).toBe(42_000);
    // The first mail waits no more: the second says the other amount.
    expect(await decide(ride, 2000)).toBe('decided');
    expect(await openTasks(ride)).toEqual([]);
    expect(await asked(trip)).toBe(1);
    const told = await server.query<{ agorot: string }>(
      `select told -> 'extra' ->> 'agorot' as agorot from public.messages where lead_id = $1 and kind = 'extra_to_agree'`,
      [trip.id],
    );
    expect(told).toEqual([{ agorot: '2000' }]);
    expect(await decide(ride, null, null)).toBe('decided');
    expect(await asked(trip)).toBe(0);
    expect(await decide(ride, 2000)).toBe('not_possible');
  });

  it('count waiting by the clocks of the steps and the promised free time, whatever the driver says', async () => {
    const own = await driven(60, 15);
    await note(own, { extra: 'waiting', minutes: 90 });
    expect(await only(own.ride)).toMatchObject({ noted_minutes: 90, counted_minutes: 30, minutes: null });
    expect(await decide(own.ride, 5000)).toBe('decided');
    expect(await read(own.trip)).toMatchObject([{ kind: 'waiting', minutes: 30, agorot: 5000 }]);

    const none = await driven(60, 50);
    await note(none, { extra: 'waiting', minutes: 20 });
    expect(await only(none.ride)).toMatchObject({ counted_minutes: 0 });
    expect(await decide(none.ride, 5000)).toBe('not_waited');
    expect(await asked(none.trip)).toBe(0);

    const still = await driven(35, null);
    await note(still, { extra: 'waiting', minutes: 5 });
    expect(await only(still.ride)).toMatchObject({ counted_minutes: 20 });
  });

  it('are refused where they say too little, come too soon, or are another’s', async () => {
    const own = await driven();
    for (const what of [
      { extra: 'parking' },
      { extra: 'parking', agorot: 4000, minutes: 5 },
      { extra: 'parking', agorot: 4050 },
      { extra: 'waiting' },
      {},
    ])
      expect(await note(own, what), JSON.stringify(what)).toMatchObject({ success: false, code: 'validation_failed' });
    expect(await note({ ...own, link: (await driven()).link }, { extra: 'stop' })).toMatchObject({ code: 'not_yours' });
    await server.query(`update public.rides set state = 'acknowledged', steps = '[]' where id = $1`, [own.ride]);
    expect(await note(own, { extra: 'stop' })).toMatchObject({ code: 'not_possible' });
    expect(await noted(own.ride)).toEqual([]);
    const readonly = await server.account('readonly');
    await expect(ask(readonly, 'ride_extras', { ride: own.ride })).rejects.toThrow('42501');
  });

  it('are decided by whoever saw them as they are, and their tasks outlive the ride', async () => {
    const own = await driven();
    await note(own, { extra: 'stop' });
    const seen = await only(own.ride);
    await decide(own.ride, 3000);
    expect(
      await ask(operator, 'decide_extra', { extra: seen.id, seen: seen.updated_at, agorot: 9000, reason: 'Stop' }),
    ).toMatchObject({ outcome: 'changed_by_other' });
    const later = await driven();
    await note(later, { extra: 'stop' });
    await server.query(
      `update public.rides set state = 'done', pickup_at = now() - interval '9 hours', busy_from = now() - interval '10 hours',
         busy_until = now() - interval '5 hours', agreed_pickup_at = now() - interval '9 hours' where id = $1`,
      [later.ride],
    );
    await server.query('select private.watch_rides()');
    expect(await openTasks(later.ride)).toEqual(['extra_noted']);
  });
});
