import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';

const AT_TERMINAL = 180;
const FORGOTTEN_THINGS = 15;
const DAY = 24 * 60;
/** Working days' rush, in minutes since midnight. */
const RUSH: readonly (readonly [from: number, to: number])[] = [
  [6 * 60, 10 * 60],
  [15 * 60, 19 * 60],
];

/**
 * When to leave a town on a working day to stand at the terminal three hours before take-off, down to five minutes; the
 * longest drive is counted, of the rush where the drive touches one.
 * @param takeOff "HH:MM"
 */
export function leavingTime(takeOff: string, slug: DestinationSlug): { time: string; isEveBefore: boolean } {
  const [hours = 0, minutes = 0] = takeOff.split(':').map(Number);
  const arrive = hours * 60 + minutes - AT_TERMINAL;
  const { clear, rush } = roadFacts[slug];
  const inDay = (arrive + DAY) % DAY;
  const meetsRush = RUSH.some(([from, to]) => inDay > from && inDay - rush[1] < to);
  const leave = Math.floor((arrive - (meetsRush ? rush : clear)[1] - FORGOTTEN_THINGS) / 5) * 5;
  const clock = (leave + DAY) % DAY;
  const time = [Math.floor(clock / 60), clock % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { time, isEveBefore: leave < 0 };
}
