/** Whatever can be priced is asked, and whatever is asked is priced: the calculation's trip and the form's facts are compared, both ways. */
import { describe, expect, it } from 'vitest';
import { askedTrip, type PriceAnswers } from '../../supabase/functions/_shared/facts/asked-trip.ts';
import { leadField, type LeadFieldName } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { PRICE_FIELDS } from '../../supabase/functions/_shared/facts/ride-facts.ts';
import type { PricedTrip } from '../../supabase/functions/_shared/price/price.ts';

/** Which facts say what the calculation takes; the compiler wants a line for each key. */
const SAID_BY: Readonly<Record<keyof PricedTrip, readonly LeadFieldName[]>> = {
  service: ['service_type'],
  from: ['pickup'],
  to: ['dropoff'],
  stops: ['stop_1', 'stop_2', 'stop_3'],
  day: ['travel_date'],
  time: ['pickup_time'],
  passengers: ['passengers'],
  luggage: ['luggage'],
  child_seats: ['seats_infant', 'seats_child', 'seats_booster'],
  needs: ['need_chair', 'need_ramp', 'need_pram', 'need_animal', 'need_dog'],
  vehicle_class: ['vehicle_class'],
  hours: ['hire_hours'],
  day_route: ['day_route'],
  meeting: ['meeting_way'],
  back: ['round_trip', 'return_date', 'return_time'],
  // The clock's, not anybody's.
  asked_at: [],
};

const WHOLE: PriceAnswers = {
  service_type: 'airport_pickup',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Haifa',
  travel_date: '2027-01-12',
  pickup_time: '10:00',
  passengers: 3,
  luggage: 2,
  round_trip: true,
  return_date: '2027-01-19',
  return_time: '12:00',
};
/** Another answer than that one. */
const OTHERS: Readonly<Partial<Record<LeadFieldName, string>>> = {
  service_type: 'intercity',
  travel_date: '2027-01-13',
  pickup_time: '11:00',
  return_date: '2027-01-20',
  return_time: '13:00',
};
function otherAnswer(name: LeadFieldName): string | number | boolean {
  const { kind, min = 0, options } = leadField(name);
  if (kind === 'count') return min + 3;
  if (kind === 'flag') return name !== 'round_trip';
  return OTHERS[name] ?? options?.at(-1) ?? 'Tel Aviv';
}

describe('the trip that is priced', () => {
  it.each(Object.entries(SAID_BY).flatMap(([key, names]) => names.map((name) => [key, name] as const)))(
    'has %s from %s, which the form asks for',
    (key, name) => {
      expect(leadField(name)).toMatchObject({ step: expect.any(String) as string });
      expect(leadField(name).forms.trip).toBeDefined();
      const other = name === 'luggage' ? 1 : otherAnswer(name);
      const [before, after] = [WHOLE, { ...WHOLE, [name]: other }].map((answers) => askedTrip(answers, 0));
      expect(after?.[key as keyof PricedTrip], name).not.toEqual(before?.[key as keyof PricedTrip]);
    },
  );

  it('has everything that touches the price, and nothing else', () => {
    expect(Object.values(SAID_BY).flat().toSorted()).toEqual(PRICE_FIELDS.toSorted());
  });
});
