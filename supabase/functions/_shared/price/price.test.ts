import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largePriceList, pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { isNight } from '../../../../tests/setup/night';
import { israelClock, israelInstant } from '../clock/clock';
import { priceTrip, type PricedTrip } from './price';
import { pairIndex, pricedZones, type PriceList } from './price-list';
import type { RestWindow } from '../clock/rest-windows';

const list = pricesOfThreeClasses();
const TRIP: PricedTrip = {
  service: 'airport_pickup',
  from: 'Ben Gurion Airport',
  to: 'Tel Aviv',
  day: '2027-01-12',
  time: '10:00',
  passengers: 2,
  luggage: 2,
};
const price = (changes: Partial<PricedTrip> = {}, windows: readonly RestWindow[] = []) =>
  priceTrip(list, { ...TRIP, ...changes }, windows);
const totalOf = (changes: Partial<PricedTrip>, windows: readonly RestWindow[] = []): number | null => {
  const answer = price(changes, windows);
  return answer.outcome === 'priced' ? answer.total_agorot : null;
};
const window = (from: [string, string], to: [string, string]): RestWindow => ({
  starts_at: israelInstant(...from).getTime(),
  ends_at: israelInstant(...to).getTime(),
  before: 60,
  after: 30,
});
/** Friday 15 January 2027, 16:15, to Saturday 17:30. */
const SHABBAT = window(['2027-01-15', '16:15'], ['2027-01-16', '17:30']);

describe('the price of a trip', () => {
  it('is the fare of the pair in the smallest car that takes everybody', () => {
    expect(price()).toEqual({
      outcome: 'priced',
      total_agorot: 22_000,
      fare_kind: 'fixed',
      vehicle_class: 'sedan',
      vehicles: 1,
      for_luggage: false,
      minutes: 40,
      lines: [{ kind: 'fare', leg: 1, quantity: 1, amount: 22_000 }],
    });
    expect(price({ passengers: 4 })).toMatchObject({ vehicle_class: 'minivan' });
    expect(price({ luggage: 9 })).toMatchObject({ vehicle_class: 'minibus' });
    expect(price({ passengers: 20 })).toMatchObject({ vehicle_class: 'minibus', vehicles: 2 });
    expect(price({ luggage: 24 })).toMatchObject({ vehicle_class: 'minibus', vehicles: 2, for_luggage: true });
    expect(price({ luggage: 9 })).toMatchObject({ for_luggage: true });
    expect(price({ passengers: 20, luggage: 9 })).toMatchObject({ vehicles: 2, for_luggage: false });
    expect(price({ vehicle_class: 'minibus' })).toMatchObject({ vehicle_class: 'minibus', vehicles: 1 });
  });

  it.each([
    ['20:59', false],
    ['21:00', true],
    ['00:00', true],
    ['05:29', true],
    ['05:30', false],
  ])('at %s is the night’s: %s', (time, isNight) => {
    expect(totalOf({ time })).toBe(isNight ? 28_000 : 22_000);
    const answer = price({ time });
    expect('lines' in answer && answer.lines.some(({ kind }) => kind === 'night')).toBe(isNight);
  });

  it('of a round trip with an airport is both ways less ten percent, to whole shekels', () => {
    const answer = price({ back: { day: '2027-01-19', time: '23:00' }, stops: ['Ramat Gan'] });
    expect(answer).toMatchObject({ total_agorot: 48_600 });
    expect('lines' in answer && answer.lines).toEqual([
      { kind: 'fare', leg: 1, quantity: 1, amount: 22_000 },
      { kind: 'stop', leg: 1, quantity: 1, amount: 4000 },
      { kind: 'fare', leg: 2, quantity: 1, amount: 22_000 },
      { kind: 'night', leg: 2, quantity: 1, amount: 6000 },
      { kind: 'discount', leg: 1, quantity: 1, amount: -5400 },
    ]);
    const inland: Partial<PricedTrip> = { service: 'intercity', from: 'Haifa', to: 'Tel Aviv' };
    expect(totalOf({ ...inland, back: { day: '2027-01-19', time: '10:00' } })).toBe(2 * (totalOf(inland) ?? 0));
  });

  it('of a way back is said from the arrival of the way there on', () => {
    const back = (time: string) => price({ time: '10:00', back: { day: TRIP.day, time } });
    expect(back('10:30')).toEqual({ outcome: 'ask', reason: 'return_early' });
    expect(back('10:40')).toMatchObject({ outcome: 'priced' });
    expect(price({ back: { day: '2027-01-11', time: '10:00' } })).toEqual({ outcome: 'ask', reason: 'return_early' });
  });

  it('by the hour is at least that of the shortest hire', () => {
    expect(price({ service: 'car_with_driver', hours: 2 })).toMatchObject({ total_agorot: 72_000, minutes: 240 });
    expect(price({ service: 'car_with_driver', hours: 6 })).toMatchObject({ total_agorot: 108_000 });
  });

  it('at an event is that of its hours, of a day along a route the route’s in the class that takes everybody', () => {
    expect(price({ service: 'event_transfer', hours: 2 })).toMatchObject({ total_agorot: 5 * 26_000, minutes: 300 });
    const day: Partial<PricedTrip> = { service: 'day_tour', day_route: 'masada', from: 'Tel Aviv', to: 'Masada' };
    expect(price({ ...day, passengers: 4, time: '07:00' })).toEqual({
      outcome: 'priced',
      total_agorot: 1.5 * 249_000,
      fare_kind: 'fixed',
      vehicle_class: 'minivan',
      vehicles: 1,
      for_luggage: false,
      minutes: 600,
      lines: [{ kind: 'route', leg: 1, quantity: 1, amount: 1.5 * 249_000 }],
    });
    expect(price({ ...day, to: 'wherever it is nice' })).toMatchObject({ outcome: 'priced' });
    expect(price({ ...day, day_route: 'own', hours: 8 })).toMatchObject({ total_agorot: 8 * 18_000 });
    expect(price({ ...day, to: 'Bethlehem' })).toEqual({ outcome: 'ask', reason: 'to', place: 'Bethlehem' });
  });

  it('has stops on the way, typed or behind “via”, and the longer way in its minutes', () => {
    const stop = { kind: 'stop', leg: 1, quantity: 1, amount: 4000 };
    for (const changes of [
      { stops: ['Ramat Gan'] },
      { to: 'Tel Aviv via Ramat Gan' },
      { from: 'Ben Gurion Airport (via Ramat Gan)' },
    ])
      expect(price(changes)).toMatchObject({ total_agorot: 26_000, lines: [{ kind: 'fare' }, stop] });
    const answer = price({ stops: ['Ramat Gan'] });
    expect('minutes' in answer && answer.minutes).toBeGreaterThan(40);
    // A road is no stop.
    expect(totalOf({ to: 'Tel Aviv via Route 1' })).toBe(22_000);
    expect(price({ to: 'Jerusalem via Ramallah' })).toEqual({ outcome: 'ask', reason: 'stop', place: 'Ramallah' });
  });

  it('has the name board where somebody lands, and nowhere else', () => {
    const board = { meeting: 'board' } as const;
    expect(totalOf(board)).toBe(28_000);
    expect(totalOf({ meeting: 'kerb' })).toBe(22_000);
    expect(totalOf({ ...board, from: 'Tel Aviv', to: 'Ben Gurion Airport' })).toBe(22_000);
    const back = { day: '2027-01-19', time: '10:00' };
    expect(price({ ...board, from: 'Tel Aviv', to: 'Ben Gurion Airport', back })).toMatchObject({
      lines: [{ leg: 1 }, { leg: 2, kind: 'fare' }, { leg: 2, kind: 'meeting', amount: 6000 }, { kind: 'discount' }],
    });
  });

  it('is that of the smallest car that answers every need', () => {
    const ramps: PriceList = {
      ...list,
      classes: list.classes.map((each) => ({ ...each, takes: each.id === 'minibus' ? ['need_ramp'] : [] })),
    };
    expect(priceTrip(ramps, { ...TRIP, needs: ['need_ramp'] }, [])).toMatchObject({ vehicle_class: 'minibus' });
    expect(priceTrip(ramps, { ...TRIP, needs: ['need_ramp', 'need_dog'] }, [])).toMatchObject({ reason: 'needs' });
  });

  it('under a taxi’s licence is the most that is paid', () => {
    const taxis: PriceList = { ...list, classes: list.classes.map((each) => ({ ...each, licence: 'taxi' })) };
    expect(priceTrip(taxis, TRIP, [])).toMatchObject({ fare_kind: 'at_most' });
  });

  it('of a second terminal is that of the first', () => {
    expect(totalOf({ from: { zone: 'ben-gurion-1' } })).toBe(totalOf({ from: { zone: 'ben-gurion' } }));
  });

  it('inside a zone is that of the zone, there and back', () => {
    expect(price({ from: 'Jaffa', to: 'Tel Aviv' })).toMatchObject({ total_agorot: 18_000, minutes: 35 });
    expect(price({ from: 'Holon', to: 'Bat Yam', passengers: 4 })).toMatchObject({
      total_agorot: 22_500,
      vehicle_class: 'minivan',
    });
    expect(totalOf({ from: 'Jaffa', to: 'Tel Aviv', time: '23:00' })).toBe(23_000);
    const before = { ...list, inside: undefined };
    expect(priceTrip(before, { ...TRIP, from: 'Jaffa' }, [])).toEqual({ outcome: 'ask', reason: 'same_zone' });
  });

  it.each([
    ['from', { from: 'our house' }],
    ['to', { to: 'my hotel' }],
    ['same_zone', { from: { zone: 'ben-gurion' }, to: { zone: 'ben-gurion-1' } }],
    ['group', { passengers: 21 }],
    ['group', { luggage: 25 }],
    ['too_soon', { asked_at: israelInstant('2027-01-12', '07:01').getTime() }],
    ['return_time', { back: null }],
    ['return_early', { back: { day: TRIP.day, time: TRIP.time } }],
    ['hours', { service: 'car_with_driver' }],
    ['day_route', { service: 'day_tour' }],
    ['hours', { service: 'day_tour', day_route: 'own' }],
    ['no_fare', { service: 'day_tour', day_route: 'atlantis' }],
    ['route_door', { service: 'day_tour', day_route: 'masada', from: 'Eilat' }],
    ['route_door', { service: 'day_tour', day_route: 'masada', from: 'Tel Aviv', to: 'Eilat' }],
    ['hours', { service: 'event_transfer' }],
    ['return_hours', { service: 'car_with_driver', hours: 6, back: { day: '2027-01-13', time: '10:00' } }],
    ['from', { service: 'car_with_driver', hours: 6, from: 'our house' }],
    ['stop', { stops: ['a supermarket'] }],
    ['detour', { stops: ['Haifa'] }],
    ['needs', { needs: ['need_ramp'] }],
    ['needs', { needs: ['need_ramp'], vehicle_class: 'minivan' }],
    ['other', { service: 'other' }],
  ] satisfies [string, Partial<PricedTrip>][])('is asked for: %s', (reason, changes) => {
    expect(price(changes)).toEqual({ outcome: 'ask', reason });
  });

  it('names the place that has no price, where there is one', () => {
    expect(price({ from: '5 HaPalmah Street, Majdal Shams' })).toEqual({
      outcome: 'ask',
      reason: 'from',
      place: 'Majdal Shams',
    });
    expect(price({ to: 'Jericho' })).toEqual({ outcome: 'ask', reason: 'to', place: 'Jericho' });
  });

  it('is asked for where the list says so', () => {
    const { sedan = [] } = list.day;
    const asked = { ...list, day: { ...list.day, sedan: sedan.map(() => 0) } };
    expect(priceTrip(asked, TRIP, [])).toEqual({ outcome: 'ask', reason: 'no_fare' });
  });
});

describe('a day of rest', () => {
  const friday = { service: 'intercity', from: 'Tel Aviv', to: 'Haifa', day: '2027-01-15' } as const;

  it('is answered with the nearest hours before and after it', () => {
    expect(price({ ...friday, time: '14:45' }, [SHABBAT])).toEqual({
      outcome: 'closed',
      leg: 1,
      // 16:15 less an hour and an hour and a half of driving; 17:30 and half an hour.
      hours: [
        { day: '2027-01-15', time: '13:00' },
        { day: '2027-01-16', time: '18:00' },
      ],
    });
    expect(totalOf({ ...friday, time: '13:00' }, [SHABBAT])).toBe(61_000);
    expect(totalOf({ ...friday, day: '2027-01-16', time: '18:00' }, [SHABBAT])).toBe(61_000);
  });

  it('offers two later hours to whoever asks on its eve', () => {
    const asked_at = israelInstant('2027-01-15', '11:00').getTime();
    expect(price({ ...friday, time: '15:00', asked_at }, [SHABBAT])).toMatchObject({
      hours: [
        { day: '2027-01-16', time: '18:00' },
        { day: '2027-01-16', time: '19:00' },
      ],
    });
  });

  it('counts for the way back, too', () => {
    const back = { day: '2027-01-16', time: '12:00' };
    expect(price({ day: '2027-01-12', back }, [SHABBAT])).toMatchObject({ outcome: 'closed', leg: 2 });
  });

  it('leaves every suggestion open, in every hour of a year and for rides of any length', () => {
    const weeks = Array.from({ length: 54 }, (_, nth) => {
      const friday16 = Date.parse('2027-01-01T14:15Z') + nth * 7 * 86_400_000;
      // Every ninth week the feast goes on for two days more, which begin as the day of rest ends.
      const shabbat = { starts_at: friday16, ends_at: friday16 + 25 * 3_600_000 };
      return nth % 9 ? [shabbat] : [shabbat, { starts_at: shabbat.ends_at, ends_at: shabbat.ends_at + 48 * 3_600_000 }];
    }).flat();
    let closed = 0;
    const STEP = (isNight ? 1 : 5) * 3_600_000;
    for (let hour = Date.parse('2027-01-02T00:00Z'); hour < Date.parse('2027-12-31T00:00Z'); hour += STEP) {
      for (const to of ['ramat-gan', 'haifa', 'eilat']) {
        const trip = { ...friday, from: { zone: 'tel-aviv' }, to: { zone: to }, ...israelClock(new Date(hour)) };
        const answer = price(trip, weeks);
        if (answer.outcome !== 'closed') continue;
        closed += 1;
        expect(answer.hours).toHaveLength(2);
        for (const open of answer.hours) expect(price({ ...trip, ...open }, weeks).outcome).toBe('priced');
      }
    }
    expect(closed).toBeGreaterThan(1000);
  });

  it.each([
    ['2027-03-26', '01:00'],
    ['2027-03-26', '03:00'],
    ['2026-10-25', '01:00'],
    ['2026-10-25', '02:00'],
  ])('and the nights in which clocks change: %s %s is the night’s price', (day, time) => {
    expect(totalOf({ day, time }, [SHABBAT])).toBe(28_000);
  });
});

// Of 50,000 trips by night each law takes a minute, and longer beside other work.
describe('every price', { timeout: 1_200_000 }, () => {
  const zone = fc.constantFrom(...list.zones.map(({ id }) => ({ zone: id })));
  const time = fc
    .tuple(fc.nat(23), fc.nat(11))
    .map(([hour, five]) => `${String(hour).padStart(2, '0')}:${String(five * 5).padStart(2, '0')}`);
  const trips: fc.Arbitrary<PricedTrip> = fc.record({
    service: fc.constantFrom('airport_pickup', 'intercity'),
    from: zone,
    to: zone,
    day: fc.constantFrom('2027-01-12', '2027-03-26', '2026-10-25'),
    time,
    passengers: fc.integer({ min: 1, max: 22 }),
    luggage: fc.nat(26),
    stops: fc.subarray(['Ramat Gan', 'Rishon LeZion', 'Herzliya']),
    needs: fc.subarray(['need_chair', 'need_dog']),
    meeting: fc.constantFrom('board', 'kerb'),
    child_seats: fc.nat(4),
  });
  const RUNS = { numRuns: isNight ? 50_000 : 1000 };
  const total = (trip: PricedTrip) => {
    const answer = priceTrip(list, trip, []);
    return answer.outcome === 'priced' ? answer.total_agorot : null;
  };

  it('is the same in both directions, whole shekels, and the sum of its lines', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const answer = priceTrip(list, trip, []);
        const { meeting: _, ...unmet } = trip;
        const back = { ...unmet, from: trip.to, to: trip.from, stops: trip.stops?.toReversed() ?? [] };
        expect(priceTrip(list, back, [])).toEqual(priceTrip(list, unmet, []));
        if (answer.outcome !== 'priced') return;
        expect(answer.total_agorot).toBeGreaterThan(0);
        expect(answer.total_agorot % 100).toBe(0);
        expect(answer.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(answer.total_agorot);
      }),
      RUNS,
    );
  });

  it('is never lower for more passengers or luggage', () => {
    fc.assert(
      fc.property(trips, fc.constantFrom('passengers', 'luggage'), (trip, what) => {
        const [less, more] = [total(trip), total({ ...trip, [what]: trip[what] + 1 })];
        if (less !== null && more !== null) expect(more).toBeGreaterThanOrEqual(less);
      }),
      RUNS,
    );
  });

  it('is never lower by night', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const [day, night] = [total({ ...trip, time: '12:00' }), total({ ...trip, time: '23:00' })];
        if (day !== null && night !== null) expect(night).toBeGreaterThanOrEqual(day);
      }),
      RUNS,
    );
  });

  it('of a round trip is never more than that of its two ways', () => {
    fc.assert(
      fc.property(trips, time, (trip, backTime) => {
        const back = { day: '2027-03-28', time: backTime };
        // Whoever is met with a board on the way back pays for it in a ride of its own, too.
        const alone = { ...trip, ...back, from: trip.to, to: trip.from, stops: [] };
        const [there, and, both] = [total(trip), total(alone), total({ ...trip, back })];
        if (there !== null && and !== null) expect(both).toBeLessThanOrEqual(there + and);
      }),
      RUNS,
    );
  });

  it('is where the numbers have it, in the order of the zones', () => {
    const seen = Array.from({ length: 6 }, (_, high) =>
      Array.from({ length: high }, (__, low) => pairIndex(low, high)),
    );
    expect(seen.flat()).toEqual(Array.from({ length: 15 }, (_, nth) => nth));
    expect(pairIndex(4, 2)).toBe(pairIndex(2, 4));
  });
});

describe('a list of forty zones and four classes', () => {
  it('takes at most 12 KB on the wire', () => {
    const list = largePriceList();
    expect([list.zones.length, list.classes.length, pricedZones(list).length]).toEqual([40, 4, 40]);
    expect(brotliCompressSync(JSON.stringify(list)).length).toBeLessThanOrEqual(12 * 1024);
  });
});
