import type { Browser } from 'playwright';
import { boardDay, boardDriver, boardRide, boardVehicle, freeDriver, rideId } from '../../tests/fixtures/board-day.ts';
import type { BoardDay } from '../../src/data/rides.ts';
import { internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { boardDayOf } from '../../supabase/functions/_shared/clock/clock.ts';
import { atMost, undisturbed, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { DESK, launchChromium, pause, PHONE_SLOW_DOWN, Visitor } from './visitor.ts';

const RIDES = 300;
const DRIVERS = 40;
const ROUNDS = 5;
/** Milliseconds from the finger's leaving to the frame that shows it. */
const PAINT_LIMIT = 300;
const ASSIGNED_LIMIT = 150;
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

/** Runs in every document: signs in, and says when lanes and the driver of the first ride are there. */
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
      benchPainted(what);
    }
    if (awaited.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Times {
  board: number;
  assigned: number;
}

/** From the overview to the board, and a ride given to the first driver. */
async function play(browser: Browser, origin: string): Promise<Times> {
  const visitor = await Visitor.open(browser, watchBoard, DESK);
  const tapped = async (target: string, painted: string) =>
    visitor.tapToPaint(await visitor.find(target), ({ what }) => what === painted);
  await visitor.goto(origin + OVERVIEW);
  await pause(LOOK_MS);
  await visitor.settle();
  await visitor.slowDown(PHONE_SLOW_DOWN);
  const board = await tapped(`nav a[href="${BOARD}"]`, 'lanes');
  await visitor.settle();
  await visitor.tap(await visitor.find(`[data-assign="${rideId(0)}"]`));
  const assigned = await tapped('[role="menuitem"]', 'assigned');
  await visitor.close();
  return { board, assigned };
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
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
