import { describe, expect, it } from 'vitest';
import { drivePage, driveRide } from '../../../../tests/fixtures/drive-page';
import { canTakeBack, isSentAgain, lostRides, nextStep, stillKept, withReports, type Report } from './ride-life';

const RIDE = driveRide();
const AT = Date.parse('2026-11-28T12:00:00Z');
const report = (step: Report['step'], more: Partial<Report> = {}): Report => ({
  event: step,
  ride: RIDE.id,
  step,
  at: new Date(AT).toISOString(),
  ...more,
});

describe('a ride with what waits for a signal', () => {
  it('goes from step to step to its end', () => {
    const states = ['assigned', 'acknowledged', 'on_the_way', 'at_pickup', 'on_board'];
    expect(states.map(nextStep)).toEqual(['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done']);
    expect(['done', 'no_show', 'cancelled'].map((state) => (state === 'cancelled' ? null : nextStep(state)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is where its reports have brought it, in their order, and those of others change nothing', () => {
    const reports = [report('acknowledged'), report('on_the_way'), report('done', { ride: 'another' })];
    expect(withReports(RIDE, reports)).toMatchObject({ state: 'on_the_way', last_step: { step: 'on_the_way' } });
    expect(withReports(RIDE, [...reports, report('back')])).toMatchObject({ state: 'acknowledged', last_step: null });
    expect(withReports(RIDE, [...reports, report('late', { minutes: 20 })])).toMatchObject({
      state: 'on_the_way',
      late_minutes: 20,
    });
    expect(withReports(RIDE, [report('extra', { extra: 'parking', agorot: 4000 })])).toMatchObject({
      state: RIDE.state,
      extras: [{ kind: 'parking', agorot: 4000, minutes: null }],
    });
  });

  it('takes a slip back for a quarter of an hour, and never that nobody came', () => {
    const ride = withReports(RIDE, [report('acknowledged')]);
    expect(canTakeBack(ride, AT + 14 * 60_000)).toBe(true);
    expect(canTakeBack(ride, AT + 16 * 60_000)).toBe(false);
    expect(canTakeBack(withReports(RIDE, [report('no_show')]), AT)).toBe(false);
    expect(canTakeBack(RIDE, AT)).toBe(false);
  });
});

describe('a ride that is gone from the page', () => {
  const after = drivePage([]);
  it('is no longer his where it was before him', () => {
    expect(lostRides(drivePage([RIDE]), after, [], AT).map(({ id }) => id)).toEqual([RIDE.id]);
    expect(lostRides(null, after, [], AT)).toEqual([]);
    expect(lostRides(drivePage([RIDE]), drivePage([RIDE]), [], AT)).toEqual([]);
  });

  it('is simply over where he has driven it, or its time is past', () => {
    expect(lostRides(drivePage([driveRide({ state: 'done' })]), after, [], AT)).toEqual([]);
    expect(lostRides(drivePage([RIDE]), after, [report('done')], AT)).toEqual([]);
    expect(lostRides(drivePage([RIDE]), after, [], Date.parse(RIDE.ends_at))).toEqual([]);
  });
});

it('leaves the phone two days after its end', () => {
  const end = Date.parse(RIDE.ends_at);
  expect(stillKept([RIDE], end + 47 * 3_600_000)).toEqual([RIDE]);
  expect(stillKept([RIDE], end + 49 * 3_600_000)).toEqual([]);
});

it('a report is sent again where the refusal says nothing of it', () => {
  expect(['unavailable', 'rate_limited', 'blocked', 'not_yours', 'too_early'].filter(isSentAgain)).toEqual([
    'unavailable',
    'rate_limited',
    'blocked',
  ]);
});
