import { describe, expect, it } from 'vitest';
import { boardDay, boardDriver, boardRide, boardVehicle, rideId } from '../../../../tests/fixtures/board-day';
import { boardLanes, hoursOf, nextOpen, placeRides, rideBeside, shareOf, spanOf } from './board-layout';

const DAY = '2026-11-23';
const day = boardDay(DAY);

describe('the hours of a day', () => {
  it('are 24, from five until five', () => {
    const hours = hoursOf(day);
    expect(hours.map(({ time }) => time.slice(0, 2)).join(' ')).toBe(
      '05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 00 01 02 03 04',
    );
    expect(hours[12]?.at).toBe(0.5);
  });

  it('are 23 in the night when the clocks go forward: there is no 02', () => {
    const hours = hoursOf(boardDay('2027-03-25'));
    expect(hours).toHaveLength(23);
    expect(hours.slice(-5).map(({ time }) => time)).toEqual(['23:00', '00:00', '01:00', '03:00', '04:00']);
  });

  it('are 25 in the night when they go back: 01 comes twice', () => {
    const hours = hoursOf(boardDay('2027-10-30'));
    expect(hours).toHaveLength(25);
    expect(hours.slice(-6).map(({ time }) => time)).toEqual(['00:00', '01:00', '01:00', '02:00', '03:00', '04:00']);
    expect(new Set(hours.map(({ at }) => at)).size).toBe(25);
  });
});

describe('where things lie on the day', () => {
  it('instants by their share, past midnight too', () => {
    expect(shareOf(day, day.starts_at)).toBe(0);
    expect(shareOf(day, boardRide(1, '2026-11-24', '02:00').pickup_at)).toBeCloseTo(21 / 24);
    expect(shareOf(day, boardRide(1, '2026-11-24', '06:00').pickup_at)).toBeGreaterThan(1);
  });

  it('stretches of time as far as they are of the day', () => {
    expect(spanOf(day, '2026-11-22T00:00:00Z', '2026-11-23T15:00:00Z')).toEqual({ from: 0, to: 0.5 });
    expect(spanOf(day, '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z')).toBeNull();
  });
});

describe('rides of a lane', () => {
  it('stand in one row where they do not cover each other, in the order of their hours', () => {
    const { rows, blocks } = placeRides(day, [boardRide(1, DAY, '12:00'), boardRide(2, DAY, '08:00')]);
    expect(rows).toBe(1);
    expect(blocks.map(({ ride, row }) => [ride.id, row])).toEqual([
      [rideId(2), 0],
      [rideId(1), 0],
    ]);
    // From an hour before 08:00 until two hours after: 2 to 5 hours after five.
    expect(blocks[0]?.span.from).toBeCloseTo(2 / 24);
    expect(blocks[0]?.span.to).toBeCloseTo(5 / 24);
    expect(blocks[0]?.busy).toEqual({ from: 0, to: 1 });
  });

  it('stand below each other where they do, and go back to the first row that is free', () => {
    const times = ['08:00', '08:00', '09:00', '11:00'] as const;
    const { rows, blocks } = placeRides(
      day,
      times.map((time, nth) => boardRide(nth, DAY, time)),
    );
    expect(rows).toBe(3);
    expect(blocks.map(({ row }) => row)).toEqual([0, 1, 2, 0]);
  });

  it('have room for their words, however short they are; the bar says how long they take', () => {
    const short = boardRide(1, DAY, '08:00', {
      busy_from: boardRide(1, DAY, '08:00').pickup_at,
      busy_until: boardRide(1, DAY, '08:30').pickup_at,
    });
    const [block] = placeRides(day, [short]).blocks;
    expect(block?.span.to).toBeCloseTo(3 / 24 + 170 / 1440);
    expect(block?.busy.from).toBe(0);
    expect(block?.busy.to).toBeCloseTo(30 / 170);
  });

  it('stay inside the day at both of its ends', () => {
    const { blocks } = placeRides(day, [boardRide(1, DAY, '05:00'), boardRide(2, '2026-11-24', '04:55')]);
    expect(blocks[0]?.span.from).toBe(0);
    // What lies before five is not of this day: the bar is as long as the rest, two hours.
    expect(blocks[0]?.busy.to).toBeCloseTo(120 / 170);
    expect(blocks[1]?.span.to).toBe(1);
    expect(blocks[1]?.busy.to).toBeCloseTo(1);
  });

  it('lie in the night of the clock change as long as they take', () => {
    const spring = boardDay('2027-03-25');
    const [block] = placeRides(spring, [boardRide(1, '2027-03-26', '01:30')]).blocks;
    // 00:30 until 04:30 by the clock are three hours.
    expect((block?.span.to ?? 0) - (block?.span.from ?? 0)).toBeCloseTo(3 / 23);
  });
});

const yossi = boardDriver(1, 'יוסי', 'Yossi', {
  absences: [{ starts_at: '2026-11-23T10:00:00Z', ends_at: '2026-11-23T12:00:00Z', why: 'ill' }],
});
const dana = boardDriver(2, 'דנה', 'Dana');
const full = boardDay(DAY, {
  drivers: [yossi, dana],
  vehicles: [boardVehicle(1), boardVehicle(2), boardVehicle(3)],
  rides: [
    boardRide(1, DAY, '08:00'),
    boardRide(2, DAY, '09:00', { driver_no: 1, vehicle_no: 3 }),
    boardRide(3, DAY, '14:00'),
    boardRide(4, DAY, '15:00', { driver_no: 1, vehicle_no: 1 }),
    boardRide(5, DAY, '20:00', { driver_no: 77 }),
  ],
});

describe('the lanes', () => {
  it('begin with what has no driver; then one for each, with the cars of the day', () => {
    const lanes = boardLanes(full);
    expect(lanes.map(({ driver, blocks }) => [driver?.no, blocks.map(({ ride }) => ride.id)])).toEqual([
      // Whose driver the board does not know is not lost.
      [undefined, [rideId(1), rideId(3), rideId(5)]],
      [1, [rideId(2), rideId(4)]],
      [2, []],
    ]);
    expect(lanes.map(({ vehicles }) => vehicles.map(({ no }) => no))).toEqual([[], [1, 3], [2]]);
    expect(lanes[1]?.absences).toEqual([{ from: 7 / 24, to: 9 / 24, why: 'ill' }]);
  });

  it('lead from ride to ride by the arrows', () => {
    const lanes = boardLanes(full);
    const beside = (nth: number, move: Parameters<typeof rideBeside>[2]) => rideBeside(lanes, rideId(nth), move)?.id;
    expect(beside(1, 'next')).toBe(rideId(3));
    expect(beside(3, 'previous')).toBe(rideId(1));
    expect(beside(1, 'previous')).toBeUndefined();
    // To the nearest hour; lanes without rides are passed over.
    expect(beside(3, 'down')).toBe(rideId(4));
    expect(beside(2, 'up')).toBe(rideId(1));
    expect(beside(2, 'down')).toBeUndefined();
    expect([beside(1, 'last'), beside(5, 'first')]).toEqual([rideId(5), rideId(1)]);
  });

  it('know the next ride without a driver, and begin again at the end', () => {
    const [first, , third] = full.rides;
    expect(nextOpen(full.rides)?.id).toBe(rideId(1));
    expect(nextOpen(full.rides, first)?.id).toBe(rideId(3));
    expect(nextOpen(full.rides, third)?.id).toBe(rideId(1));
    expect(nextOpen([])).toBeNull();
  });
});
