import { restAround } from '../../supabase/functions/_shared/facts/asked-trip.ts';
import { priceTrip, type PricedTrip } from '../../supabase/functions/_shared/price/price.ts';
import type { RestRules } from '../../supabase/functions/_shared/clock/rest-clock.ts';
import type { RestWindow } from '../../supabase/functions/_shared/clock/rest-windows.ts';
import { largePriceList } from '../../tests/fixtures/sample-prices.ts';
import { atMost, noted, undisturbed, type Benchmark, type Row } from './benchmark.ts';

/** Milliseconds that one price may take, and one key press in the form: a price with the days of rest around it. */
const LIMIT = 0.1;
const KEY_PRESS_LIMIT = 2;
const ROUNDS = 100;
/** Left out: the first rounds run before the engine has compiled the code. */
const WARM_UP = 40;

const RULES: RestRules = { city: 'tel-aviv', before: 60, after: 30, closed_dates: ['2027-04-14'] };
const DAYS = ['2027-01-12', '2027-01-15', '2027-03-26', '2027-06-11', '2027-10-31'];
const HOURS = ['02:00', '10:00', '14:45', '21:00'];

/** Trips between places as people type them, at all hours, each third with a way back: priced ones, and Fridays that are closed. */
function trips(places: readonly string[]): PricedTrip[] {
  return places.flatMap((to, nth) => {
    const day = DAYS[nth % DAYS.length] ?? '';
    const time = HOURS[nth % HOURS.length] ?? '';
    return {
      service: 'intercity',
      from: `12 Herzl Street, ${places[(nth * 7 + 3) % places.length]}`,
      to,
      day,
      time,
      passengers: 1 + (nth % 8),
      luggage: nth % 4,
      child_seats: nth % 3,
      asked_at: Date.UTC(2026, 10, 22),
      ...(nth % 3 === 0 && { back: { day: '2027-11-02', time } }),
    };
  });
}

/** Milliseconds of one call, on average over all trips, in each round. */
function timesOf(all: readonly PricedTrip[], call: (trip: PricedTrip, nth: number) => unknown): number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const started = performance.now();
    for (const [nth, trip] of all.entries()) call(trip, nth);
    times.push((performance.now() - started) / all.length);
  }
  return times.slice(WARM_UP);
}

/** The calculation by itself: no page, no database. */
export const price: Benchmark = {
  name: 'price',
  group: 'backend',
  about: `one price by a list of 40 places and 4 vehicles, lower quartile of ${ROUNDS} rounds`,
  async run(): Promise<Row[]> {
    const list = largePriceList();
    const all = trips(list.zones.flatMap(({ name }) => Object.values(name)));
    const windows: RestWindow[][] = all.map((trip) => restAround(RULES, trip));
    const outcomes = all.map((trip, nth) => priceTrip(list, trip, windows[nth] ?? []).outcome);
    const countOf = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    const alone = timesOf(all, (trip, nth) => priceTrip(list, trip, windows[nth] ?? []));
    const withRest = timesOf(all, (trip) => priceTrip(list, trip, restAround(RULES, trip)));
    return [
      noted('trips with a price', countOf('priced'), ''),
      noted('trips at closed hours', countOf('closed'), ''),
      atMost('one price', undisturbed(alone), LIMIT, 'ms'),
      atMost('one price with the days of rest around it', undisturbed(withRest), KEY_PRESS_LIMIT, 'ms'),
    ];
  },
};
