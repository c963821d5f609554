import { describe, expect, it } from 'vitest';
import type { Lead } from '@/data/leads';
import { driveMinutes } from '@/data/prices';
import { NO_ANSWERS } from '../../../../tests/fixtures/no-answers';
import { samplePoints } from '../../../../tests/fixtures/meeting-points';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices';
import { explainedPrices, listPrice } from './list-price';
import { fareKinds, firstValues, offerSchema, toDraft, vehicleFor, type OfferValues } from './offer-values';

const lead: Lead = {
  ...NO_ANSWERS,
  id: 'lead',
  reference: 'TM-7K3Q9',
  created_at: '2026-11-22T09:00:00Z',
  updated_at: '2026-11-22T09:00:00Z',
  status: 'new',
  origin: 'site',
  staff_notes: null,
  assignee: null,
  quarantine_reason: null,
  price_shown_agorot: null,
  price_list_version: null,
  price_other_agorot: null,
  price_held_until: null,
  price_expired: false,
  name: 'Dana Levi',
  phone: '+972545550100',
  email: 'dana@example.com',
  pickup: 'Ben Gurion Airport, Terminal 3',
  dropoff: 'Jerusalem',
  destination: 'Ben Gurion Airport, Terminal 3 → Jerusalem',
  travel_date: '2026-12-01',
  pickup_time: '04:00',
  passengers: 5,
  luggage: 4,
  seats_child: 2,
  service_type: 'airport_pickup',
  flight_number: 'LY 316',
  language: 'fr',
  cancel_notice_at: null,
  driver_note: null,
  elapsed_seconds: null,
  entered_by: null,
  lost_reason: null,
  quarantined: false,
};

const list = pricesOfThreeClasses();
const rest = { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] } as const;
/** Without a list, and with one. */
const BASIS = { classes: list.classes, list: null, points: samplePoints, rest };
const LISTED = { ...BASIS, list };

const values = (changed: Partial<OfferValues> = {}): OfferValues => ({
  ...firstValues(lead, null, BASIS),
  amount: '420',
  ...changed,
});
const problems = (changed: Partial<OfferValues>) =>
  (offerSchema.safeParse(values(changed)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

describe('an offer', () => {
  it('takes over what was asked for, in a car that fits, in the customer’s language', () => {
    expect(toDraft(values(), lead, BASIS)).toMatchObject({
      language: 'fr',
      fare_kind: 'fixed',
      lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
      legs: [
        {
          service_type: 'airport_pickup',
          pickup: 'Ben Gurion Airport, Terminal 3',
          dropoff: 'Jerusalem',
          pickup_day: '2026-12-01',
          pickup_time: '04:00',
          passengers: 5,
          luggage: 4,
          seats_infant: null,
          seats_child: 2,
          flight_number: 'LY 316',
          vehicle_class: 'minivan',
          vehicles: 1,
        },
      ],
      note: null,
    });
  });

  const asked: Lead = {
    ...lead,
    round_trip: true,
    return_date: '2026-12-05',
    return_time: '18:00',
    return_flight: 'LY 315',
  };

  it('keeps with each ride how the list came to its price, and nothing where the office has made another', () => {
    const draftOf = (request: Lead, changed: Partial<OfferValues> = {}) =>
      toDraft({ ...firstValues(request, null, LISTED), ...changed }, request, LISTED);
    const reasonsOf = (draft: ReturnType<typeof toDraft>) => draft.legs.map((leg) => leg.price_reasons);
    const draft = draftOf(asked);
    const [there, back] = reasonsOf(draft);
    expect([there?.from.en, there?.to?.fr, back?.from.fr, back?.to?.en]).toEqual([
      'Ben Gurion Airport, Terminal 3',
      'Jérusalem',
      'Jérusalem',
      'Ben Gurion Airport, Terminal 3',
    ]);
    expect(there?.lines.map(({ kind }) => kind)).toEqual(['fare', 'night', 'discount']);
    expect(back?.lines.map(({ kind }) => kind)).toEqual(['fare']);
    const sum = [there, back].flatMap((each) => each?.lines ?? []).reduce((all, { amount }) => all + amount, 0);
    expect(draft.lines).toEqual([{ kind: 'fare', quantity: 1, amount: sum }]);

    // What is charged besides leaves the ride at the list's price.
    const waiting = { kind: 'extra_waiting' as const, amount: '50', text: '' };
    const more = draftOf(asked, { amount: String(sum / 100 + 50), lines: [waiting] });
    expect(reasonsOf(more)).toEqual([there, back]);
    expect(reasonsOf(draftOf(asked, { amount: String(sum / 100 + 50) }))).toEqual([null, null]);
    const hire: Lead = { ...lead, service_type: 'car_with_driver', hire_hours: 8, dropoff: 'wherever it is nice' };
    expect(reasonsOf(draftOf(hire))).toMatchObject([{ to: null, lines: [{ kind: 'hours', quantity: 8 }] }]);
  });

  it('begins with the way back as its second ride, where one was asked for', () => {
    const { legs } = toDraft({ ...firstValues(asked, null, BASIS), amount: '800', back_duration: '75' }, asked, BASIS);
    expect(legs).toHaveLength(2);
    expect(legs[1]).toMatchObject({
      service_type: 'airport_dropoff',
      pickup: 'Jerusalem',
      dropoff: 'Ben Gurion Airport, Terminal 3',
      pickup_day: '2026-12-05',
      pickup_time: '18:00',
      duration_minutes: 75,
      flight_number: 'LY 315',
      passengers: 5,
      vehicle_class: 'minivan',
    });
    // Without a day the office asks first.
    expect(firstValues({ ...asked, return_date: null, return_time: null }, null, BASIS).has_back).toBe(false);
    const [there, back] = legs.map((leg, nth) => ({ ...leg, position: nth + 1, pickup_at: '' }));
    expect(firstValues(lead, { total_agorot: 1, legs: [there, back] } as never, BASIS)).toMatchObject({
      has_back: true,
      back_day: '2026-12-05',
      back_time: '18:00',
      back_duration: '75',
    });
    expect(firstValues(asked, { total_agorot: 1, legs: [there] } as never, BASIS).has_back).toBe(false);
  });

  it('begins with the price of the list, and with that of an earlier offer before it', () => {
    expect(firstValues(lead, null, BASIS).amount).toBe('');
    const shown = { ...lead, price_shown_agorot: 39_000, price_list_version: 3 };
    expect(firstValues(shown, null, BASIS).amount).toBe('390');
    expect(firstValues(shown, { total_agorot: 42_000, legs: [] } as never, BASIS).amount).toBe('420');
  });

  it('of a request by phone begins with the list’s own price and length of the ride, by the vehicle that is chosen', () => {
    const byPhone = { ...lead, passengers: 2, luggage: 1 };
    const first = firstValues(byPhone, null, LISTED);
    const answer = listPrice(first, byPhone, LISTED);
    if (answer?.outcome !== 'priced') throw new Error('no price');
    expect(first).toMatchObject({
      amount: String(answer.total_agorot / 100),
      duration: String(answer.minutes),
      vehicle_class: 'sedan',
    });
    expect(toDraft(first, byPhone, LISTED)).toMatchObject({ list_agorot: answer.total_agorot, list_version: 1 });
    const larger = listPrice({ ...first, vehicle_class: 'minibus' }, byPhone, LISTED);
    expect(larger?.outcome === 'priced' && larger.total_agorot).toBe(answer.total_agorot * 2);
    // Nothing is guessed for two of them, for a place that nobody knows, or before day and hour are whole.
    for (const unknown of [{ vehicles: '2' }, { dropoff: 'A farm' }, { day: '' }, { time: '4' }])
      expect(listPrice({ ...first, ...unknown }, byPhone, LISTED)).toBeNull();
    expect(toDraft({ ...first, vehicles: '2' }, byPhone, LISTED)).toMatchObject({
      list_agorot: null,
      list_version: null,
    });
  });

  it('on a day of rest has no price but the hours that are open', () => {
    const rides = { ...firstValues(lead, null, LISTED), day: '2026-12-04', time: '16:00' };
    expect(listPrice(rides, lead, LISTED)).toMatchObject({
      outcome: 'closed',
      hours: [{ day: '2026-12-04' }, { day: '2026-12-05' }],
    });
    const drives = { ...LISTED, rest: { ...rest, city: 'none' as const } };
    expect(listPrice(rides, lead, drives)).toMatchObject({ outcome: 'priced' });
  });

  it('of a ride on a day of rest takes as long as the list says, too', () => {
    const shabbat = { ...lead, dropoff: 'Eilat', travel_date: '2026-12-05', pickup_time: '12:00' };
    expect(listPrice(firstValues(shabbat, null, LISTED), shabbat, LISTED)).toMatchObject({ outcome: 'closed' });
    const minutes = driveMinutes(list, { from: shabbat.pickup ?? '', to: 'Eilat' });
    expect(firstValues(shabbat, null, LISTED)).toMatchObject({ duration: String(minutes) });
    expect(minutes).not.toBe(60);
  });

  it('on a Friday at 14:45 to Haifa has two better hours: the form asks for full hours, an offer for five minutes', () => {
    const friday = { pickup: 'Dizengoff 50, Tel Aviv', dropoff: 'Haifa', day: '2026-11-27', time: '14:45' };
    const rides = { ...firstValues(lead, null, LISTED), ...friday };
    expect(listPrice(rides, lead, LISTED)).toMatchObject({
      outcome: 'closed',
      hours: [
        { day: '2026-11-27', time: '13:00' },
        { day: '2026-11-28', time: '18:00' },
      ],
    });
    expect(listPrice({ ...rides, time: '13:45' }, lead, LISTED)).toMatchObject({ outcome: 'priced' });
  });

  it('begins with the price that the customer was shown, unless that holds no more', () => {
    const shown = { ...lead, price_shown_agorot: 39_000, price_list_version: 3 };
    expect(firstValues(shown, null, LISTED).amount).toBe('390');
    expect(firstValues({ ...shown, price_expired: true }, null, LISTED).amount).toBe(
      firstValues(lead, null, LISTED).amount,
    );
  });

  it('needs no reason at the list’s price or at the one that was shown', () => {
    const answer = listPrice(firstValues(lead, null, LISTED), lead, LISTED);
    const total = answer?.outcome === 'priced' ? answer.total_agorot : 0;
    expect(explainedPrices(lead, answer)).toEqual([total]);
    expect(explainedPrices({ ...lead, price_shown_agorot: 39_000 }, answer)).toEqual([total, 39_000]);
    expect(explainedPrices(lead, null)).toEqual([]);
  });

  it('its lines add up to its price, a discount taken off', () => {
    const { lines } = toDraft(
      values({
        amount: '1,200',
        lines: [
          { kind: 'extra_waiting', amount: '150', text: ' Après 21 h ' },
          { kind: 'discount', amount: '50', text: '' },
        ],
      }),
      lead,
      BASIS,
    );
    expect(lines).toEqual([
      { kind: 'fare', quantity: 1, amount: 110_000 },
      { kind: 'extra_waiting', quantity: 1, amount: 15_000, text: 'Après 21 h' },
      { kind: 'discount', quantity: 1, amount: -5_000 },
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(120_000);
  });

  it('begins with the earlier offer, and reads back what it was made of', () => {
    const first = values({ amount: '500', lines: [{ kind: 'stop', amount: '80', text: 'Modi’in' }], note: 'Merci' });
    const { legs, ...draft } = toDraft(first, lead, BASIS);
    const offer = {
      ...draft,
      legs: legs.map((leg) => ({ ...leg, position: 1, pickup_at: '2026-12-01T02:00:00Z' })),
      total_agorot: 50_000,
    };
    expect(firstValues(lead, offer as never, BASIS)).toEqual({
      ...first,
      lines: [{ kind: 'stop', amount: '80', text: 'Modi’in' }],
    });
  });

  it('is "at most" the price of a meter with a taxi licence alone', () => {
    const earlier = { ...toDraft(values({ fare_kind: 'at_most' }), lead, BASIS), total_agorot: 42_000 } as never;
    expect(fareKinds('transport')).toEqual(['fixed']);
    expect(fareKinds('taxi')).toEqual(['fixed', 'at_most']);
    expect(firstValues(lead, earlier, BASIS).fare_kind).toBe('fixed');
    expect(firstValues(lead, earlier, BASIS, 'taxi').fare_kind).toBe('at_most');
  });

  it('says by codes what is wrong', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ amount: '' })).toEqual(['amount amount']);
    expect(problems({ amount: '420.50' })).toEqual(['amount amount']);
    expect(problems({ amount: '0' })).toEqual(['amount amount']);
    expect(problems({ time: '04:03' })).toEqual(['time time']);
    expect(problems({ day: '' })).toEqual(['day day']);
    expect(problems({ has_back: true })).toEqual(['back_day day', 'back_time time']);
    const back = { has_back: true, back_day: '2026-12-01', back_time: '03:00' };
    expect(problems(back)).toEqual(['back_day back']);
    // It takes an hour there.
    expect(problems({ ...back, back_time: '04:55' })).toEqual(['back_day back']);
    expect(problems({ ...back, back_time: '05:00' })).toEqual([]);
    expect(problems({ ...back, back_duration: '2' })).toEqual(['back_day back', 'back_duration duration']);
    expect(problems({ ...back, back_time: '18:00' })).toEqual([]);
    expect(problems({ ...back, has_back: false })).toEqual([]);
    expect(problems({ pay_ways: [] })).toEqual(['pay_ways payWay']);
    expect(problems({ payment_url: 'http://pay.example.com' })).toEqual(['payment_url url']);
    expect(problems({ lines: [{ kind: 'extra_waiting', amount: '420', text: '' }] })).toEqual(['amount lines']);
    expect(problems({ lines: [{ kind: 'discount', amount: '100', text: '' }] })).toEqual([]);
  });

  it.each([
    [1, 2, 'sedan', 1],
    [4, 0, 'minivan', 1],
    [2, 5, 'minivan', 1],
    [9, 0, 'minibus', 1],
    [17, 0, 'minibus', 2],
    [2, 40, 'minibus', 3],
  ])('%s passengers with %s suitcases: %s × %s', (passengers, luggage, vehicle_class, vehicles) => {
    expect(vehicleFor(passengers, luggage, list.classes)).toEqual({ vehicle_class, vehicles });
  });

  it('keeps an earlier vehicle only while its class is in use', () => {
    const made = (vehicle_class: string) => ({ total_agorot: 1, legs: [{ vehicle_class, vehicles: 2 }] }) as never;
    expect(firstValues(lead, made('minibus'), BASIS)).toMatchObject({ vehicle_class: 'minibus', vehicles: '2' });
    expect(firstValues(lead, made('limousine'), BASIS)).toMatchObject({ vehicle_class: 'minivan', vehicles: '1' });
  });
});
