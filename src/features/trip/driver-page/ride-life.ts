/** What a driver sees of his rides, with what he has reported and nobody has heard yet. Pure: the page draws it, the tests read it. */
import { HOUR_MS, MINUTE_MS, type DriveCall, type DrivePage, type DriveRide } from '@/data/drive';

/** A report as it waits on the phone, without the link that it is sent by. */
export type Report = Omit<Extract<DriveCall, { action: 'report' }>, 'action' | 'driver' | 'key'>;

/** Reports something of the ride in sight. */
export type Say = (report: Omit<Report, 'event' | 'at' | 'ride'>) => void;

/** A ride that is not his any more, as he knew it. */
export type LostRide = Pick<DriveRide, 'id' | 'pickup_at' | 'pickup' | 'dropoff' | 'ends_at'>;

const STATES = ['assigned', 'acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done'] as const;
type Shown = (typeof STATES)[number] | 'no_show';
/** The steps that lead from one state to the next. */
type PlainStep = Exclude<Shown, 'assigned' | 'no_show'>;

/** The step that comes next; null once a ride is over. */
export function nextStep(state: string): PlainStep | null {
  const next = STATES[STATES.findIndex((known) => known === state) + 1];
  return next && next !== 'assigned' ? next : null;
}

/** The same words as in the database, where another step may have been added meanwhile. */
export const shownState = (state: string): Shown =>
  state === 'no_show' ? state : (STATES.find((known) => known === state) ?? 'assigned');

function withReport(ride: DriveRide, report: Report): DriveRide {
  const { step, at } = report;
  if (step === 'late') return { ...ride, late_minutes: report.minutes ?? 0 };
  if (step === 'extra') {
    const { extra: kind = 'stop', agorot = null, minutes = null } = report;
    return { ...ride, extras: [...ride.extras, { kind, agorot, minutes }] };
  }
  if (step !== 'back') return { ...ride, state: step, last_step: { step, at } };
  const before = STATES[STATES.findIndex((known) => known === ride.state) - 1] ?? 'assigned';
  return { ...ride, state: before, last_step: null };
}

/** A ride with the reports that wait for a signal, in their order. */
export const withReports = (ride: DriveRide, reports: readonly Report[]): DriveRide =>
  reports.filter((report) => report.ride === ride.id).reduce(withReport, ride);

export const isOver = ({ state }: Pick<DriveRide, 'state'>): boolean => state === 'done' || state === 'no_show';

/** Whether his traveller may still be looking for him. */
export const isSought = (ride: Pick<DriveRide, 'state'>): boolean => !isOver(ride) && ride.state !== 'on_board';

/** Whether something of a ride may have cost more already. */
export const canCostMore = ({ state }: Pick<DriveRide, 'state'>): boolean =>
  state !== 'assigned' && state !== 'acknowledged';

/** How long the database lets a slip be taken back. */
const BACK_MS = 15 * MINUTE_MS;

/** Whether the last step can still be taken back by the driver himself. @param now by the server's clock */
export const canTakeBack = ({ state, last_step: last }: DriveRide, now: number): boolean =>
  state !== 'assigned' && state !== 'no_show' && last !== null && Date.parse(last.at) > now - BACK_MS;

/** Rides that were before him and are no longer his: neither driven nor simply past. @param now by the server's clock */
export function lostRides(
  before: DrivePage | null,
  after: DrivePage,
  reports: readonly Report[],
  now: number,
): LostRide[] {
  const kept = new Set(after.rides.map(({ id }) => id));
  return (before?.rides ?? [])
    .filter((ride) => !kept.has(ride.id) && !isOver(withReports(ride, reports)) && Date.parse(ride.ends_at) > now)
    .map(({ id, pickup_at, pickup, dropoff, ends_at }) => ({ id, pickup_at, pickup, dropoff, ends_at }));
}

/** What is over for so long leaves the phone. */
const KEPT_MS = 48 * HOUR_MS;

/** Those of some rides that a phone may still hold. @param now by the server's clock */
export const stillKept = <Ride extends { ends_at: string }>(rides: readonly Ride[], now: number): Ride[] =>
  rides.filter(({ ends_at }) => Date.parse(ends_at) > now - KEPT_MS);

/** Refusals that say nothing of the report itself: it is sent again. */
const AGAIN: ReadonlySet<string> = new Set(['unavailable', 'rate_limited', 'blocked']);
export const isSentAgain = (code: string): boolean => AGAIN.has(code);
