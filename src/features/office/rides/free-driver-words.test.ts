import { expect, it } from 'vitest';
import { messages as en } from '@/i18n/messages/en/staff-rides';
import { messages as he } from '@/i18n/messages/he/staff-rides';
import { boardDriver, boardRide, freeDriver } from '../../../../tests/fixtures/board-day';
import { driverReasons } from './free-driver-words';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');
const ride = boardRide(1, '2026-11-23', '04:00');
const yossi = boardDriver(1, 'יוסי', 'Yossi', { languages: ['ar', 'ru'] });
const reasons = (changes: Parameters<typeof freeDriver>[1]) =>
  driverReasons(en.assign, 'en', ride, freeDriver(yossi, changes)).map(plain);

it('says from when until when a driver is free, where he comes from, and what speaks for him', () => {
  const near = { free_from: '2026-11-23T01:10:00Z', free_until: '2026-11-23T04:40:00Z', before_dropoff: 'Tel Aviv' };
  expect(reasons(near)).toEqual([
    'free 03:10–06:40',
    'previous drop-off: Tel Aviv',
    '12 rides this month',
    'speaks Arabic and Russian',
  ]);
  expect(reasons({ ...near, free_until: null })[0]).toBe('free from 03:10');
  expect(reasons({ free_until: '2026-11-23T04:40:00Z', rides_this_month: 1 })).toEqual([
    'free until 06:40',
    '1 ride this month',
    'speaks Arabic and Russian',
  ]);
  expect(driverReasons(he.assign, 'he', ride, freeDriver(yossi)).at(-1)).toBe('דובר ערבית ורוסית');
});

it('says nothing of rides that are half a day away', () => {
  expect(reasons({ free_from: '2026-11-22T01:00:00Z', before_dropoff: 'Eilat' })[0]).toBe('free all day');
  expect(reasons({ free_from: '2026-11-22T01:00:00Z', before_dropoff: 'Eilat' }).join(' ')).not.toContain('Eilat');
});

it('says which ride is in the way, or what else is', () => {
  const blocking = {
    ride: 'x',
    reference: 'TM-1',
    name: 'Dana Levi',
    pickup_at: '2026-11-23T01:10:00Z',
    busy_until: '2026-11-23T02:50:00Z',
    pickup: 'A',
    dropoff: 'B',
  };
  expect(reasons({ fit: 'not_free', why: 'busy', blocking })).toEqual([
    'on another ride: 03:10, Dana Levi, until 04:50',
  ]);
  expect(reasons({ fit: 'not_free', why: 'document_expired' })).toEqual(['a document has expired by then']);
  expect(reasons({ fit: 'not_free', why: 'something_new' })).toEqual(['on another ride']);
  expect(reasons({ fit: 'other_car', vehicle_no: null })).toContain('without a car: no suitable one is free');
});
