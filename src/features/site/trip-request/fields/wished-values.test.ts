import { israelClock } from '@shared/clock/clock';
import { expect, it } from 'vitest';
import { services, requestedService } from '@/content/services';
import { TRIP_SERVICE_TYPES } from '@/data/submit-lead';
import { readWish, wishQuery } from '@/lib/trip-wish';
import { wishedValues } from './wished-values';

const today = israelClock().day;

it.each([
  [{ to: 'eilat' }, { dropoff: 'Eilat' }],
  [
    { from: 'airport', service: 'airport_pickup', flight: 'LY 316', date: today, round: '1' },
    {
      pickup: 'Ben Gurion Airport, Terminal 3',
      service_type: 'airport_pickup',
      flight_number: 'LY 316',
      travel_date: today,
      round_trip: true,
    },
  ],
  [
    { from: ' 12  Herzl St, Haifa ', to: 'atlantis', passengers: '3' },
    { pickup: '12 Herzl St, Haifa', dropoff: 'atlantis', passengers: '3' },
  ],
  [
    { time: '09:00', luggage: '0' },
    { pickup_time: '09:00', luggage: '0' },
  ],
  [{ time: '9:30', luggage: '99' }, {}],
  [{ time: '24:00', luggage: 'two' }, {}],
  [{ from: '', to: '', date: '', time: '', passengers: '', luggage: '' }, {}],
  [{ round: '0' }, { round_trip: false }],
  [
    { round: '1', back: '2030-02-20', back_time: '17:00' },
    { round_trip: true, return_date: '2030-02-20', return_time: '17:00' },
  ],
  [{ service: 'contact', flight: '<b>', round: 'yes', passengers: '0' }, {}],
  [
    { passengers: '9', hours: '8', route: 'masada', meeting: 'board' },
    { service_type: 'day_tour', passengers: '9', hire_hours: '8', day_route: 'masada', meeting_way: 'board' },
  ],
  [
    { service: 'car_with_driver', hours: '8', class: 'minibus' },
    { service_type: 'car_with_driver', hire_hours: '8', vehicle_class: 'minibus' },
  ],
  // Stops that an older draft has count no more.
  [{ stop_1: '' }, { stop_1: '', stop_2: '', stop_3: '' }],
  [{ stop_2: 'Netania' }, { stop_1: '', stop_2: 'Netania', stop_3: '' }],
  [{ passengers: '61', hours: '25', route: 'atlantis', meeting: 'wave' }, {}],
  [{ to: '__proto__', flight: 'LY 316'.padEnd(40) }, { dropoff: '__proto__' }],
  [{ from: 'a'.repeat(201), to: 'a'.repeat(200) }, { dropoff: 'a'.repeat(200) }],
  // The form says what is wrong with a day that cannot be travelled on.
  [{ date: '2020-01-01' }, { travel_date: '2020-01-01' }],
  [{ date: '2099-01-01' }, { travel_date: '2099-01-01' }],
  [{ date: '3.12.2099' }, { travel_date: '2099-12-03' }],
  [{ date: `${today.slice(0, 4)}-99-99` }, {}],
])('the address of %j begins a form with %j', (wish, values) => {
  expect(wishedValues(readWish(wishQuery(wish)), 'en')).toEqual(values);
});

it('every service begins the form with a type that it offers', () => {
  for (const { slug } of services) expect(TRIP_SERVICE_TYPES).toContain(requestedService[slug]);
});
