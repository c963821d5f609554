import { describe, expect, it } from 'vitest';
import { pricesOfThreeClasses } from '../../../../tests/fixtures/sample-prices.ts';
import { priceAnswerSchema } from '../contracts/price-question.ts';
import { refusalSentence } from '../words/price-question-words.ts';
import { answerQuestion, isFault, readQuestion, type PriceGround } from './answer-question.ts';
import { priceTrip } from './price.ts';

/** A Sunday in winter, ten in the morning in Israel. */
const NOW = Date.parse('2026-12-06T08:00:00Z');
const ground: PriceGround = {
  list: pricesOfThreeClasses(),
  rest: { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] },
  held_until: '2026-12-08T08:00:59.999Z',
  reply_minutes: 30,
  siteUrl: 'https://site.example',
};
const QUESTION = {
  from: 'Ben Gurion Airport, Terminal 3',
  to: 'Jerusalem',
  date: '2026-12-15',
  time: '12:00',
  people: '2',
  luggage: '2',
};

const ask = (changes: Readonly<Record<string, unknown>> = {}, on: Partial<PriceGround> = {}) => {
  const question = readQuestion({ ...QUESTION, ...changes }, NOW);
  return isFault(question) ? question : answerQuestion(question, { ...ground, ...on }, NOW);
};
const answer = (changes: Readonly<Record<string, unknown>> = {}, on: Partial<PriceGround> = {}) => {
  const answered = ask(changes, on);
  if (isFault(answered)) throw new Error(`${answered.field}: ${answered.code}`);
  expect(priceAnswerSchema.parse(answered)).toEqual(answered);
  return answered;
};

describe('a question for a price', () => {
  it('is answered with the calculation of the form, what was understood, and the form with the answers', () => {
    const { price, understood, open, vehicle, held_until: heldUntil, link, sentence } = answer();
    const { from, to, date: day, time } = QUESTION;
    const own = priceTrip(
      ground.list,
      { service: 'airport_pickup', from, to, day, time, passengers: 2, luggage: 2, asked_at: NOW },
      [],
    );
    if (own.outcome !== 'priced') throw new Error(own.outcome);
    expect(price).toMatchObject({ amount: own.total_agorot / 100, currency: 'ILS', kind: 'fixed', is_sample: true });
    expect(price?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price?.amount);
    expect(understood).toEqual({
      from: 'Ben Gurion Airport, Terminal 3',
      to: 'Jerusalem',
      stops: [],
      hours: null,
      event_hours: null,
      route: null,
      class: null,
      date: day,
      time,
      people: 2,
      luggage: 2,
    });
    expect({ open, heldUntil, seats: vehicle?.seats }).toEqual({
      open: true,
      heldUntil: '2026-12-08T08:00:00.000Z',
      seats: 3,
    });
    expect(sentence).toContain(`₪${price?.amount}`);
    expect(sentence).toMatch(/Sample/u);
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      from,
      to,
      date: day,
      time,
      passengers: '2',
      service: 'airport_pickup',
      luggage: '2',
    });
    expect(link).toMatch(/^https:\/\/site\.example\/en\/plan-your-trip\?/u);
  });

  it('says how many suitcases are included where nobody named any', () => {
    const { understood, vehicle, sentence, link } = answer({ luggage: '' });
    expect([understood.luggage, vehicle?.suitcases]).toEqual([null, 3]);
    expect(sentence).toContain('3 large suitcases, which the price includes');
    expect(new URL(link).searchParams.has('luggage')).toBe(false);
  });

  it('knows the stops of a ride, and says what each means', () => {
    const direct = answer({ to: 'Haifa' });
    const { price, understood, link, sentence } = answer({ to: 'Haifa', stop_1: 'Netania', stop_3: 'Hadera' });
    expect(price?.lines).toContainEqual({ kind: 'stop', quantity: 2, amount: 2 * ground.list.rules.extra_stop });
    expect(price?.amount).toBe((direct.price?.amount ?? 0) + 2 * ground.list.rules.extra_stop);
    expect(understood.stops).toEqual(['Netanya', 'Hadera']);
    expect(sentence).toContain('by way of Netanya, Hadera');
    expect(new URL(link).searchParams.get('stop_3')).toBe('Hadera');
    expect(ask({ to: 'Haifa', stop_2: 'Herzl 5' })).toEqual({ code: 'town', field: 'stop_2' });
    expect(answer({ to: 'Haifa', stop_1: 'Eilat' })).toMatchObject({ outcome: 'in_writing', reason: 'detour' });
    expect(answer({ to: 'Haifa', stop_1: 'Bethlehem' })).toMatchObject({ outcome: 'in_writing', reason: 'stop' });
  });

  it('knows a car with its driver by the hour, which goes anywhere, and no fewer hours than it is taken for', () => {
    const hired = { from: 'Tiberias', to: undefined, hours: '8' };
    const { price, hours, understood, drive_minutes: minutes, link } = answer(hired);
    expect([price?.amount, hours, understood.to, minutes]).toEqual([8 * 180, 8, 'Tiberias', undefined]);
    expect(new URL(link).searchParams.get('service')).toBe('car_with_driver');
    expect(new URL(link).searchParams.get('hours')).toBe('8');
    expect(answer({ ...hired, to: 'Galilee' })).toMatchObject({ outcome: 'priced', understood: { hours: 8 } });
    expect(answer({ ...hired, hours: 1 })).toMatchObject({ hours: ground.list.rules.hourly_minimum });
    expect(answer({ ...hired, to: 'Bethlehem' })).toMatchObject({ outcome: 'in_writing', reason: 'to' });
  });

  it('knows the hours of an event, and leads to its form', () => {
    const { price, hours, understood, link, sentence } = answer({ from: 'Jerusalem', to: '', event_hours: '6' });
    const { event_hourly: hourly } = ground.list.classes.find(({ id }) => id === 'sedan') ?? {};
    expect([price?.amount, hours, understood.event_hours]).toEqual([6 * (hourly ?? 0), 6, 6]);
    expect(sentence).toContain('guests of an event, from Jerusalem');
    const { service, hours: wished, event_hours: kept } = Object.fromEntries(new URL(link).searchParams);
    expect([service, wished, kept]).toEqual(['event_transfer', '6', undefined]);
  });

  it('has the price in each class of cars, and in the one that is wished for', () => {
    const { vehicle, classes, price } = answer();
    expect(classes?.map((each) => each.class)).toEqual(ground.list.classes.map(({ id }) => id));
    expect(classes?.[0]).toEqual({ ...vehicle, amount: price?.amount });
    const wished = answer({ class: 'minibus' });
    expect(wished.vehicle?.class).toBe('minibus');
    expect(wished.price?.amount).toBe(classes?.find((each) => each.class === 'minibus')?.amount);
    expect(new URL(wished.link).searchParams.get('class')).toBe('minibus');
    expect(answer({ people: 9 }).classes?.map(({ count }) => count)).toEqual([3, 2, 1]);
    expect(ask({ class: 'zeppelin' })).toEqual({ code: 'invalid', field: 'class' });
  });

  it('knows the day routes, for doors that are near enough', () => {
    const day = { from: 'Jerusalem', to: undefined, route: 'masada', people: 4 };
    const { price, hours, link, sentence } = answer(day);
    expect(price?.amount).toBe(ground.list.routes.find(({ id }) => id === 'masada')?.fares['minivan']);
    expect(hours).toBe(10);
    expect(sentence).toMatch(/^Masada .+ from Jerusalem and back: ₪/u);
    expect(new URL(link).searchParams.get('route')).toBe('masada');
    expect(answer({ ...day, from: 'Eilat' })).toMatchObject({ outcome: 'in_writing', reason: 'route_door' });
  });

  it('leads to the form in the language of whoever travels', () => {
    expect(answer({ language: 'he', from: 'נתב״ג' })).toMatchObject({
      understood: { to: 'ירושלים' },
      link: expect.stringMatching(/^https:\/\/site\.example\/plan-your-trip\?/u),
    });
    expect(answer({ language: 'he' }).sentence).not.toMatch(/[א-ת]/u);
  });

  it('takes numbers as a tool brings them', () => {
    expect(answer({ people: 2, luggage: 2 })).toEqual(answer());
  });

  it('says when it is open instead, on a day of rest', () => {
    const { outcome, open, nearest_open: hours, price } = answer({ date: '2026-12-19' });
    expect({ outcome, open, price }).toEqual({ outcome: 'closed', open: false, price: undefined });
    expect(hours?.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-12-18 14:00', '2026-12-19 18:00']);
    expect(new URL(hours?.[1]?.link ?? '').searchParams.get('time')).toBe('18:00');
  });

  it.each([
    [{ to: 'JFK' }, 'to'],
    [{ to: 'Bethlehem' }, 'to'],
    [{ from: 'Allenby Bridge' }, 'from'],
    [{ from: 'Paris' }, 'from'],
    [{ people: 99 }, 'group'],
    [{ luggage: 99 }, 'group'],
    [{ date: '2026-12-06', time: '11:00' }, 'too_soon'],
  ])('is answered in writing for %j', (changes, reason) => {
    expect(answer(changes)).toMatchObject({ outcome: 'in_writing', reason });
    expect(answer(changes).price).toBeUndefined();
  });

  it('promises no price that nobody could confirm any more', () => {
    expect(answer({}, { held_until: null })).toMatchObject({ outcome: 'in_writing', reason: 'too_soon' });
  });

  it.each([
    [{ from: 'a'.repeat(200) }, 'from', 'too_long'],
    [{ from: 'a'.repeat(5000) }, 'from', 'too_long'],
    [{ to: '🏖️🚗' }, 'to', 'signs'],
    [{ to: '31.7767, 35.2345' }, 'to', 'coordinates'],
    [{ from: 'https://maps.app.goo.gl/abc' }, 'from', 'link'],
    [{ from: '12' }, 'from', 'number'],
    [{ from: 'Herzl 5' }, 'from', 'town'],
    [{ to: 'Haifa and Eilat' }, 'to', 'which'],
    [{ to: '' }, 'to', 'missing'],
    [{ to: '   ' }, 'to', 'missing'],
    [{ to: ['Eilat'] }, 'to', 'invalid'],
    [{ date: undefined }, 'date', 'missing'],
    [{ date: '15.12.2026' }, 'date', 'invalid'],
    [{ date: '2026-02-30' }, 'date', 'invalid'],
    [{ date: '2026-12-05' }, 'date', 'past'],
    [{ date: '2026-12-06', time: '09:00' }, 'time', 'past'],
    [{ date: '2029-01-01' }, 'date', 'too_far_ahead'],
    [{ time: '9am' }, 'time', 'invalid'],
    [{ time: '24:00' }, 'time', 'invalid'],
    [{ people: '0' }, 'people', 'invalid'],
    [{ people: 'two' }, 'people', 'invalid'],
    [{ people: 2.5 }, 'people', 'invalid'],
    [{ people: undefined }, 'people', 'missing'],
    [{ luggage: '-1' }, 'luggage', 'invalid'],
    [{ language: 'ru' }, 'language', 'invalid'],
    [{ to: undefined }, 'to', 'missing'],
    [{ hours: 25 }, 'hours', 'invalid'],
    [{ hours: 8, route: 'masada' }, 'hours', 'invalid'],
    [{ hours: 8, event_hours: 6 }, 'hours', 'invalid'],
    [{ event_hours: 0 }, 'event_hours', 'invalid'],
    [{ class: 7 }, 'class', 'invalid'],
    [{ route: 'own' }, 'route', 'invalid'],
    [{ stop_1: 'a'.repeat(201) }, 'stop_1', 'too_long'],
  ])('of %j is refused with what is wrong', (changes, field, code) => {
    expect(ask(changes)).toEqual({ code, field });
    expect(refusalSentence(code as Parameters<typeof refusalSentence>[0], field as 'to')).toMatch(
      new RegExp(`^${field}: .+\\.$`, 'u'),
    );
  });
});
