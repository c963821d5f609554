import type { Browser } from 'playwright';
import { boardDay, boardDriver, boardRide, boardVehicle, freeDriver, rideId } from '../../tests/fixtures/board-day.ts';
import type { BoardDay } from '../../src/data/rides.ts';
import { internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { boardDayOf } from '../../supabase/functions/_shared/clock/clock.ts';
import { atMost, noted, undisturbed, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { DESK, launchChromium, pause, PHONE_SLOW_DOWN, Visitor } from './visitor.ts';

const RIDES = 300;
const DRIVERS = 40;
const ROUNDS = 5;
/** Milliseconds from the finger's leaving to the frame that shows it. */
const PAINT_LIMIT = 300;
const ASSIGNED_LIMIT = 150;
const TIMEOUT_MS = 20_000;
/** Milliseconds that somebody looks at the overview first. */
const LOOK_MS = 2000;

const OVERVIEW = localizedPath(internationalLocale, '/dashboard');
const BOARD = localizedPath(internationalLocale, '/dashboard/rides');

/** The day in sight without an address saying so. */
const today = (): string => boardDayOf(new Date());

/** Rides from five until midnight, every tenth without a driver. */
function fullDay(): BoardDay {
  const day = today();
  const numbers = Array.from({ length: DRIVERS }, (_, nth) => nth + 1);
  const rides = Array.from({ length: RIDES }, (_, nth) => {
    const minutes = 5 * 60 + Math.floor(nth / DRIVERS) * 150 + (nth % 12) * 5;
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const no = (nth % DRIVERS) + 1;
    const driven = nth % 10 > 0 ? { driver_no: no, vehicle_no: no } : {};
    return boardRide(nth, day, time, { flight_number: 'LY 316', ...driven });
  });
  return boardDay(day, {
    rides: rides.toSorted((one, other) => one.pickup_at.localeCompare(other.pickup_at)),
    drivers: numbers.map((no) => boardDriver(no, `נהג ${no}`, `Driver ${no}`, { minutes: 480 })),
    vehicles: numbers.map((no) => boardVehicle(no, { plate: String(12_345_600 + no) })),
  });
}

/** What the server answers a dispatcher who is signed in, by the name of table or function. */
function answersOf(board: BoardDay): Readonly<Record<string, (body: unknown) => unknown>> {
  return {
    user_roles: () => [{ role: 'operator' }],
    day_rides: () => board,
    desk_tasks: () => [],
    next_rides: () => ({ rides: [] }),
    get_staff_counts: () => ({ alerts: null, held_back: null, accounts: null, tasks: 0, sound: null }),
    free_drivers: () => ({ outcome: 'found', drivers: board.drivers.map((driver) => freeDriver(driver)) }),
    assign_ride: (body) => {
      const { ride: id, driver, vehicle } = body as Record<'ride' | 'driver' | 'vehicle', never>;
      const ride = board.rides.find((each) => each.id === id);
      return { outcome: 'assigned', ride: { ...ride, driver_no: driver, vehicle_no: vehicle, state: 'assigned' } };
    },
  };
}

/** What a page notes down; `at` is in milliseconds since its navigation. */
interface Mark {
  what: 'tap' | 'lanes' | 'assigned';
  at: number;
}

/** Runs in every document: signs in, and notes when a finger left, and when lanes and the driver of the first ride are painted. */
function watchBoard(): void {
  const account = {
    id: 'bench',
    email: 'bench@example.com',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
  };
  const now = Math.floor(Date.now() / 1000);
  const session = { access_token: 'bench', refresh_token: 'bench', token_type: 'bearer', user: account };
  const lasts = { expires_in: 86_400, expires_at: now + 86_400 };
  localStorage.setItem('sb-127-auth-token', JSON.stringify({ ...session, ...lasts }));
  const note = (what: Mark['what'], at: number) => benchNote(JSON.stringify({ what, at }));
  addEventListener('pointerup', ({ timeStamp }) => note('tap', timeStamp), { capture: true, passive: true });
  const first = '00000000-0000-4000-8000-000000000000';
  const isThere = {
    lanes: () => document.querySelector('[data-ride]'),
    assigned: () =>
      document.querySelector(`[data-ride="${first}"]`) && !document.querySelector(`[data-assign="${first}"]`),
  };
  const awaited = new Set<keyof typeof isThere>(['lanes', 'assigned']);
  const look = () => {
    for (const what of awaited) {
      if (!isThere[what]()) continue;
      awaited.delete(what);
      // A message is handled after the frame that it was sent in has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => note(what, performance.now()));
      port1.start();
      port2.postMessage('');
    }
    if (awaited.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Waits for a mark that came after so many others. @returns NaN where none comes. */
async function markOf({ notes }: Visitor, what: Mark['what'], since = 0): Promise<number> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(10)) {
    const mark = (notes.slice(since) as Mark[]).find((each) => each.what === what);
    if (mark) return mark.at;
  }
  return Number.NaN;
}

/** Taps a place that is found first. @returns milliseconds from the finger's leaving to the frame. */
async function tapToPaint(visitor: Visitor, target: string, what: Mark['what']): Promise<number> {
  const place = await visitor.find(target);
  const since = visitor.notes.length;
  await visitor.tap(place);
  const painted = await markOf(visitor, what, since);
  return painted - (await markOf(visitor, 'tap', since));
}

interface Times {
  board: number;
  assigned: number;
  cold: number;
}

/** From the overview to the board, and a ride given to the first driver; then the board's own address, with an empty cache. */
async function play(browser: Browser, origin: string): Promise<Times> {
  const visitor = await Visitor.open(browser, watchBoard, DESK);
  await visitor.goto(origin + OVERVIEW);
  await pause(LOOK_MS);
  await visitor.settle();
  await visitor.slowDown(PHONE_SLOW_DOWN);
  const board = await tapToPaint(visitor, `nav a[href="${BOARD}"]`, 'lanes');
  await visitor.settle();
  await visitor.tap(await visitor.find(`[data-assign="${rideId(0)}"]`));
  const assigned = await tapToPaint(visitor, '[role="menuitem"]', 'assigned');
  await visitor.close();
  const newcomer = await Visitor.open(browser, watchBoard, DESK);
  await newcomer.slowDown(PHONE_SLOW_DOWN);
  await newcomer.goto(origin + BOARD);
  const cold = await markOf(newcomer, 'lanes');
  await newcomer.close();
  return { board, assigned, cold };
}

/** The day board in the browser of somebody who is signed in. What the database needs for it is `ride-board`'s. */
export const boardPaint: Benchmark = {
  name: 'board-paint',
  group: 'pages',
  about: `the board of ${RIDES} rides on a desk's screen, processor ${PHONE_SLOW_DOWN} times slower, answers at once, lower quartile of ${ROUNDS}`,
  async run(): Promise<Row[]> {
    const answers = answersOf(fullDay());
    const site = await serveBuiltSite({ answer: (path, body) => answers[path.split('/').at(-1) ?? '']?.(body) });
    const browser = await launchChromium();
    try {
      const rounds: Times[] = [];
      for (let count = 0; count < ROUNDS; count += 1) rounds.push(await play(browser, site.url));
      const time = (what: keyof Times) => undisturbed(rounds.map((times) => times[what]));
      return [
        atMost('from the overview to the painted lanes', time('board'), PAINT_LIMIT, 'ms'),
        atMost('from the press on a driver to the painted ride', time('assigned'), ASSIGNED_LIMIT, 'ms'),
        noted('the board by its address, empty cache', time('cold'), 'ms'),
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
