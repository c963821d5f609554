/** Lives through the invented night of tests/fixtures/flight-night.ts: every frame of the feed, the watch after it, and what that changes. */
import { israelClock, israelInstant } from '../../supabase/functions/_shared/clock/clock.ts';
import { readFeedPage } from '../../supabase/functions/flight-board/rules.ts';
import { feedAt, FRAMES, nightClock, OUTAGE, STORIES } from '../fixtures/flight-night.ts';
import type { TestAccount, TestBackend } from '../setup/backend.ts';
import { bookRides, newDriver, type Ride } from './ride-samples.ts';

type Query = TestBackend['query'];

/** An instant by the clock in Israel, "2027-03-25 21:10". */
export function at(clock: string): string {
  const [day = '', time = ''] = clock.split(' ');
  return israelInstant(day, time).toISOString();
}
const hour = (instant: string | Date): string => israelClock(new Date(instant)).time;

/** The board as it was read at a moment. @param feed as the feed answers it */
export async function readBoard(query: Query, feed: unknown, moment: string): Promise<void> {
  const { flights } = readFeedPage(feed);
  await query('select private.store_flights($1::jsonb)', [JSON.stringify(flights)]);
  await query('update private.flight_feed set fetched_at = $1', [moment]);
}

/** A booked ride whose driver has confirmed. @param driver his number; a new one without it */
export async function bookDriven(
  query: Query,
  by: TestAccount,
  clock: string,
  leg: object,
  driver?: number,
): Promise<{ ride: Ride; driver: number }> {
  const { ride } = await bookRides(query, by, 'Dana', { at: clock, ...leg });
  const no = driver ?? (await newDriver(query, 'Yossi', { email: 'driver@example.com' }));
  await query(`update public.rides set driver_no = $2, state = 'acknowledged' where id = $1`, [ride.id, no]);
  return { ride, driver: no };
}

interface Known {
  id: string;
  pickup_at: string | Date;
  is_ahead: boolean;
  tasks: number;
  asked: string;
  /** When the landing was expected at which somebody was asked. */
  asked_at: string | null;
}

const standAt = (query: Query, moment: string) =>
  query<Known>(
    `select ride.id, ride.pickup_at, ride.busy_until > $1 as is_ahead, (select count(*)::integer from public.desk_tasks as task
         where task.ride_id = ride.id and task.closed_at is null and task.kind in ('flight_decision', 'flight_cancelled')) as tasks,
       concat_ws(' ', known.asked_why, to_char(known.proposed_at at time zone 'Asia/Jerusalem', 'HH24:MI'),
         'perhaps ' || known.perhaps) as asked, known.asked_landing_at::text as asked_at
     from public.rides as ride left join private.flight_watch as known on known.ride_id = ride.id order by ride.id`,
    [moment],
  );

/** What waits to be told of rides, in words. */
const toldNow = (query: Query) =>
  query<{ ride: string; words: string }>(
    `select private.ride_of_message(message) as ride, concat_ws(' ', message.kind, case message.kind
         when 'flight_moved' then (select concat(moved -> 'flight' ->> 'number', ' ',
             to_char((moved -> 'flight' ->> 'scheduled_at')::timestamptz at time zone 'Asia/Jerusalem', 'HH24:MI'), ' → ',
             to_char((moved -> 'flight' ->> 'lands_at')::timestamptz at time zone 'Asia/Jerusalem', 'HH24:MI'))
           from jsonb_array_elements(private.moved_pickups(message, now())) as moved)
         when 'flight_cancelled' then private.message_content(message, '{}') ->> 'flight' end) as words
     from public.messages as message where message.status = 'pending' and not private.is_settled(message)
       and message.kind in ('flight_moved', 'flight_cancelled', 'pickup_moved', 'ride_changed', 'ride_cancelled')
     order by message.audience = 'driver', message.created_at`,
  );

/** What has become of a ride between two looks, line by line. */
function changesOf(was: Known, now: Known, told: readonly { ride: string; words: string }[]): string[] {
  const lines = told.filter(({ ride }) => ride === now.id).map(({ words }) => words);
  if (+new Date(was.pickup_at) !== +new Date(now.pickup_at))
    lines.unshift(`moved ${hour(was.pickup_at)} → ${hour(now.pickup_at)}`);
  const [why] = now.asked.split(' ');
  if (now.tasks > 0 && (was.tasks === 0 || was.asked_at !== now.asked_at || why !== was.asked.split(' ')[0]))
    lines.push(was.tasks > 0 && why === was.asked.split(' ')[0] ? `asks again ${now.asked}` : `asks ${now.asked}`);
  // The tasks of a ride that is over close by themselves.
  if (now.tasks === 0 && was.tasks > 0 && now.is_ahead) lines.push('asks nothing more');
  return lines;
}

/** @returns what followed in each story, by its name @throws where a second look at the same board changes anything */
export async function liveNight(
  { query }: Pick<TestBackend, 'query'>,
  by: TestAccount,
): Promise<Map<string, string[]>> {
  const log = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (const { name, ride, beside } of STORIES) {
    const { at: pickup, flight, ...leg } = ride;
    const own = await bookDriven(query, by, nightClock(pickup), { ...leg, flight_number: flight });
    names.set(own.ride.id, name);
    log.set(name, []);
    if (beside)
      await bookDriven(query, by, nightClock(beside), { pickup: 'Haifa', service_type: 'intercity' }, own.driver);
  }
  await query('delete from public.messages');
  let before = await standAt(query, at(nightClock(FRAMES[0] ?? '')));
  for (const clock of FRAMES) {
    const moment = at(nightClock(clock));
    const isDown = nightClock(clock) > nightClock(OUTAGE[0]) && nightClock(clock) < nightClock(OUTAGE[1]);
    if (!isDown) await readBoard(query, feedAt(clock), moment);
    await query('select private.watch_rides($1)', [moment]);
    const after = await standAt(query, moment);
    const told = await toldNow(query);
    for (const [nth, ride] of after.entries()) {
      const was = before[nth];
      const lines = log.get(names.get(ride.id) ?? '');
      if (was && lines) lines.push(...changesOf(was, ride, told).map((line) => `${clock} ${line}`));
    }
    await query('select private.watch_rides($1)', [moment]);
    const again = [await standAt(query, moment), await toldNow(query)];
    if (JSON.stringify(again) !== JSON.stringify([after, told]))
      throw new Error(`${clock}: a second look changes something`);
    await query(`update public.messages set status = 'sent', sent_at = now() where status = 'pending'`);
    before = after;
  }
  return log;
}
