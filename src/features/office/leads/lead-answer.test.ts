import { expect, it } from 'vitest';
import { staffFields } from '@/data/leads';
import { jointProblems } from './lead-answer';

const problems = (values: Record<string, string>) =>
  jointProblems(staffFields('correction'), values).map(({ field, error }) => `${field} ${error}`);

const trip = { travel_date: '2026-12-01', pickup_time: '10:00' };
const back = { ...trip, round_trip: 'true', return_date: '2026-12-01', return_time: '18:00' };

it.each<[string, Record<string, string>, string[]]>([
  ['nothing of a way back', trip, []],
  ['a way back on the same day', back, []],
  ['one without a round trip', { ...back, round_trip: 'false' }, ['round_trip roundTripNeeded']],
  ['one before the trip', { ...back, return_time: '09:00' }, ['return_time returnBefore']],
  ['a trip put off beyond its way back', { ...back, travel_date: '2026-12-02' }, ['return_date returnBefore']],
  ['the number of nobody', { ...trip, passenger_phone: '054-123-4567' }, ['passenger_name passengerNameMin']],
])('staff who correct %s: %j', (_, values, expected) => {
  expect(problems(values)).toEqual(expected);
});
