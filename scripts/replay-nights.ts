/**
 * `npm run replay-nights [-- --earlier 60 --later 120]`: what the rule of late flights says to the landings of the owner's own rides, with
 * the limits in force or with others, and how often the promised minutes from landing to car held. It reads, and changes nothing.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RunSql } from './backend/database.ts';
import { withDatabase } from './backend/with-database.ts';
import { databaseTarget } from './backup/command-line.ts';
import { explained, ExplainedError } from './explained-errors.ts';

/** Minutes by which a pick-up is moved without asking. */
export interface FlightLimits {
  earlier: number | null;
  later: number | null;
}

/** Each ride whose flight has landed, the oldest first; what the page promised then, by the rides before it. */
const NIGHTS = `
  with landed as (
    select ride.id, lead.reference, known.airline || ' ' || known.number as flight, known.scheduled_at, known.landing_at,
      ride.agreed_pickup_at, ride.pickup_at, known.offset_minutes,
      (select (step ->> 'at')::timestamptz from jsonb_array_elements(ride.steps) as step where step ->> 'step' = 'on_board'
        order by step ->> 'at' desc limit 1) as boarded_at
    from private.flight_watch as known join public.rides as ride on ride.id = known.ride_id join public.leads as lead on lead.id = ride.lead_id
    where known.state = 'landed' and known.is_arrival and ride.state in ('on_board', 'done') and known.offset_minutes is not null
  ), taken as (
    select *, case when boarded_at between landing_at and landing_at + interval '4 hours'
      then extract(epoch from boarded_at - landing_at) / 60 end as minutes from landed
  ), clock as (select 'Asia/Jerusalem' as zone)
  select to_char(own.landing_at at time zone zone, 'YYYY-MM-DD') as day, own.reference, own.flight,
    to_char(own.scheduled_at at time zone zone, 'HH24:MI') as scheduled, to_char(own.landing_at at time zone zone, 'HH24:MI') as landing,
    to_char(own.agreed_pickup_at at time zone zone, 'HH24:MI') as agreed, rule.step, rule.why,
    to_char(rule.proposed_at at time zone zone, 'HH24:MI') as proposed, to_char(own.pickup_at at time zone zone, 'HH24:MI') as pickup,
    round(own.minutes)::integer as minutes, own.minutes between span.starts and span.ends as is_inside
  from taken as own, clock,
    lateral private.follow_landing(own.landing_at, own.offset_minutes, own.agreed_pickup_at, own.agreed_pickup_at,
      coalesce($1::integer, private.integer_setting('flight_earlier_minutes')),
      coalesce($2::integer, private.integer_setting('flight_later_minutes'))) as rule,
    lateral (
      select case when count(*) >= 200 then percentile_cont(0.1) within group (order by before.minutes)
          else private.integer_setting('kerb_from_minutes') end as starts,
        case when count(*) >= 200 then percentile_cont(0.9) within group (order by before.minutes)
          else private.integer_setting('kerb_until_minutes') end as ends
      from (select minutes from taken where landing_at < own.landing_at and minutes is not null order by landing_at desc limit 1000) as before
    ) as span
  order by own.landing_at, own.id`;

interface Night {
  day: string;
  reference: string;
  flight: string;
  scheduled: string;
  landing: string;
  agreed: string;
  step: 'stay' | 'move' | 'ask';
  why: string | null;
  proposed: string;
  pickup: string;
  /** From landing to car; null where nobody has said when they were on board. */
  minutes: number | null;
  is_inside: boolean | null;
}

const ruled = ({ step, proposed, why }: Night) =>
  step === 'stay' ? 'stays' : step === 'move' ? `moves to ${proposed}` : `asks: ${proposed}, ${String(why)}`;

/** A line for each ride, and the sums. No names: a ride is known by its reference. */
export async function replayNights(query: RunSql, { earlier, later }: FlightLimits): Promise<string[]> {
  const nights = await query<Night>(NIGHTS, [earlier, later]);
  const timed = nights.filter(({ minutes }) => minutes !== null);
  const count = (step: Night['step']) => nights.filter((night) => night.step === step).length;
  const inside = timed.filter(({ is_inside: isInside }) => isInside).length;
  return [
    ...nights.map((night) =>
      [
        `${night.day} ${night.reference} ${night.flight}`,
        `due ${night.scheduled}, landed ${night.landing}`,
        `agreed ${night.agreed}: ${ruled(night)}; it was ${night.pickup}`,
        night.minutes === null
          ? 'boarding not reported'
          : `in the car after ${night.minutes} min${night.is_inside ? '' : ', not as promised'}`,
      ].join(' · '),
    ),
    `${nights.length} rides: ${count('stay')} stay, ${count('move')} move by themselves, ${count('ask')} ask the office.`,
    timed.length === 0
      ? 'From landing to car: nothing known yet.'
      : `From landing to car: as promised in ${inside} of ${timed.length} (${Math.round((100 * inside) / timed.length)} %).`,
  ];
}

const minutesOf = (text: string | undefined): number | null => {
  if (text !== undefined && !/^\d{1,3}$/u.test(text))
    throw new ExplainedError('Say minutes as a whole number: --later 90');
  return text === undefined ? null : Number(text);
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await explained(async () => {
    const { earlier, later } = parseArgs({
      options: { earlier: { type: 'string' }, later: { type: 'string' } },
    }).values;
    const limits = { earlier: minutesOf(earlier), later: minutesOf(later) };
    const { target } = databaseTarget();
    for (const line of await withDatabase(target, ({ query }) => replayNights(query, limits))) console.info(line);
  });
