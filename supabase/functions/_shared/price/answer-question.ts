/** Answers what a trip costs, for whoever asks without sending a request: by the list that holds, as the form does. */
import { israelInstant, israelClock, isTooFarAhead, MINUTE_MS } from '../clock/clock.ts';
import { closedFor, USUAL_RIDE } from '../clock/rest-clock.ts';
import type { CompositeTypes } from '../contracts/database.types.ts';
import {
  priceQuestionSchema,
  type PriceAnswer,
  type PriceQuestion,
  type QuestionField,
  type QuestionRefusalCode,
} from '../contracts/price-question.ts';
import { restAround } from '../facts/asked-trip.ts';
import type { TripServiceType } from '../facts/lead-fields.ts';
import { STOPS } from '../facts/ride-facts.ts';
import type { RestWindow } from '../clock/rest-windows.ts';
import { readPlace, type PlaceReading } from '../places/price-zones.ts';
import { ride } from '../words/lead-words/en.ts';
import { localeRegistry, programLocale, type Locale } from '../words/locales.ts';
import { REASONS } from '../words/price-question-words.ts';
import { formatPrice } from './money.ts';
import {
  driveMinutes,
  priceTrip,
  type Ask,
  type Closed,
  type Priced,
  type PricedTrip,
  type WallTime,
} from './price.ts';
import type { PriceList } from './price-list.ts';

/** What is wrong with a question. */
export interface QuestionFault {
  readonly code: QuestionRefusalCode;
  readonly field: QuestionField;
}

/** A question that says where it ends: a car that is taken for a time ends where it begins, unless something else is said. */
export type WholeQuestion = PriceQuestion & { readonly to: string };

/** A whole number as an address, and some assistants, write it. */
const countOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,4}$/u.test(value.trim()) ? Number(value) : value;

/** What asks for a car that is taken for a time, one of them at once. */
const HIRES = ['hours', 'event_hours', 'route'] as const;

/**
 * Reads a question, of an address or of a tool's arguments; what is empty was not said.
 * @param now milliseconds since 1970
 */
export function readQuestion(given: Readonly<Record<string, unknown>>, now: number): WholeQuestion | QuestionFault {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== null));
  const read = priceQuestionSchema.safeParse({
    ...said,
    people: countOf(said['people']),
    luggage: countOf(said['luggage']),
    hours: countOf(said['hours']),
    event_hours: countOf(said['event_hours']),
  });
  if (!read.success) {
    const [issue] = read.error.issues;
    return { code: issue?.message as QuestionRefusalCode, field: issue?.path[0] as QuestionField };
  }
  const { from, to, date, time } = read.data;
  const [taken, other] = HIRES.filter((name) => read.data[name] !== undefined);
  if (to === undefined && !taken) return { code: 'missing', field: 'to' };
  if (taken && other) return { code: 'invalid', field: taken };
  if (israelInstant(date, time).getTime() < now) {
    return { code: 'past', field: date < israelClock(new Date(now)).day ? 'date' : 'time' };
  }
  return isTooFarAhead(date, new Date(now))
    ? { code: 'too_far_ahead', field: 'date' }
    : { ...read.data, to: to ?? from };
}

export const isFault = (read: object): read is QuestionFault => 'code' in read;

/** What a question is answered by. */
export interface PriceGround {
  readonly list: PriceList;
  readonly rest: CompositeTypes<'rest_rules'>;
  /** Of a price that is said now, ISO 8601; null where nobody could confirm the ride any more. */
  readonly held_until: string | null;
  readonly reply_minutes: number;
  /** The site's origin. */
  readonly siteUrl: string;
}

/** What is wrong with the text of a place; null for one that means something. */
function placeFault(field: QuestionField, reading: PlaceReading): QuestionFault | null {
  if (reading.outcome !== 'question') return null;
  const { about } = reading;
  return { code: about === 'empty' ? 'missing' : about === 'long' ? 'too_long' : about, field };
}

/** The form with the answers filled in (`src/lib/trip-wish.ts`). */
function formLink(question: WholeQuestion, service: TripServiceType, siteUrl: string): string {
  const { people, event_hours: eventHours, language = programLocale, ...said } = question;
  const wish = { ...said, ...(eventHours && { hours: eventHours }), passengers: people, service };
  const query = new URLSearchParams(
    Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${siteUrl}${localeRegistry[language].prefix}/plan-your-trip?${query.toString()}`;
}

const isAirport = (reading: PlaceReading) => reading.outcome === 'zone' && reading.zone.kind === 'airport';

/** A question with what was understood of it. */
interface Understood extends Pick<PriceAnswer, 'understood' | 'link'> {
  readonly trip: PricedTrip;
  /** From where to where, or for how long or along what, in English. */
  readonly what: string;
  readonly linkAt: (hour: WallTime) => string;
}

const nameIn = (reading: PlaceReading, language: Locale): string | null =>
  reading.outcome === 'zone' ? reading.label[language] : null;

/** The kind of service that is asked for. */
function serviceOf(
  { hours, event_hours: eventHours, route }: WholeQuestion,
  from: PlaceReading,
  to: PlaceReading,
): TripServiceType {
  if (route) return 'day_tour';
  if (eventHours) return 'event_transfer';
  if (hours) return 'car_with_driver';
  return isAirport(from) ? 'airport_pickup' : isAirport(to) ? 'airport_dropoff' : 'intercity';
}

/** What is asked for, as a sentence begins. */
function spokenTrip({ hours, event_hours: eventHours, route }: WholeQuestion, { from, to, stops }: Places): string {
  const [start, end, ...onTheWay] = [from, to, ...stops].map((reading) => nameIn(reading, programLocale));
  if (route) return `${ride.choices.day_route?.[route]}, a day from ${start} and back`;
  if (hours) return `Car with driver from ${start}`;
  if (eventHours) return `Cars with drivers for the guests of an event, from ${start}`;
  return `${start} to ${end}${onTheWay.length > 0 ? ` by way of ${onTheWay.join(', ')}` : ''}`;
}

/** What the texts of a question mean. */
interface Places {
  readonly from: PlaceReading;
  readonly to: PlaceReading;
  readonly stops: readonly PlaceReading[];
}

function understand(question: WholeQuestion, places: Places, siteUrl: string, now: number): Understood {
  const { date, time, people, luggage, hours, event_hours: eventHours, route, class: wished } = question;
  const { language = programLocale } = question;
  const taken = hours ?? eventHours;
  const { from, to } = places;
  const service = serviceOf(question, from, to);
  const linkAt = (hour: WallTime) => formLink({ ...question, date: hour.day, time: hour.time }, service, siteUrl);
  return {
    trip: {
      service,
      from: question.from,
      to: question.to,
      day: date,
      time,
      passengers: people,
      luggage: luggage ?? 0,
      stops: STOPS.flatMap((stop) => question[stop] ?? []),
      ...(taken && { hours: taken }),
      ...(route && { day_route: route }),
      ...(wished && { vehicle_class: wished }),
      asked_at: now,
    },
    understood: {
      from: nameIn(from, language),
      to: nameIn(to, language),
      stops: places.stops.map((stop) => nameIn(stop, language)),
      hours: hours ?? null,
      event_hours: eventHours ?? null,
      route: route ?? null,
      class: wished ?? null,
      date,
      time,
      people,
      luggage: luggage ?? null,
    },
    what: spokenTrip(question, places),
    link: linkAt({ day: date, time }),
    linkAt,
  };
}

/** @param now milliseconds since 1970 */
export function answerQuestion(question: WholeQuestion, ground: PriceGround, now: number): PriceAnswer | QuestionFault {
  const { zones } = ground.list;
  const read = (field: 'from' | 'to' | (typeof STOPS)[number]) => readPlace(zones, question[field] ?? '');
  const onTheWay = STOPS.filter((stop) => question[stop]);
  const isHire = HIRES.some((name) => question[name] !== undefined);
  // Where a car that is taken for a time goes is told on the day.
  for (const field of isHire ? (['from'] as const) : (['from', 'to', ...onTheWay] as const)) {
    const fault = placeFault(field, read(field));
    if (fault) return fault;
  }
  if (question.class !== undefined && !ground.list.classes.some(({ id }) => id === question.class))
    return { code: 'invalid', field: 'class' };
  const places: Places = { from: read('from'), to: read('to'), stops: onTheWay.map(read) };
  const { trip, ...asked } = understand(question, places, ground.siteUrl, now);
  const windows = restAround(ground.rest, trip);
  const answer = priceTrip(ground.list, trip, windows);
  const route = ground.list.routes.find(({ id }) => id === question.route);
  const hours = trip.hours ?? route?.hours;
  const minutes = hours ? hours * 60 : (driveMinutes(ground.list, trip) ?? USUAL_RIDE);
  const open = closedFor(windows, israelInstant(trip.day, trip.time), minutes) === null;
  switch (answer.outcome) {
    case 'priced':
      return ground.held_until
        ? pricedAnswer(asked, question, answer, ground, inEachClass(ground.list, trip, windows, question.language))
        : askAnswer(asked, open, 'too_soon', ground);
    case 'closed':
      return closedAnswer(asked, answer);
    case 'ask':
      return askAnswer(asked, open, answer.reason, ground);
  }
}

type Asked = Omit<Understood, 'trip'>;

/** The cars of an answer, as they are told. */
function vehicleOf(
  list: PriceList,
  { vehicle_class: id, vehicles }: Priced,
  language: Locale = programLocale,
): PriceAnswer['vehicle'] {
  const car = list.classes.find((one) => one.id === id);
  return car && { class: id, name: car.name[language], count: vehicles, seats: car.seats, suitcases: car.bags };
}

/** The classes side by side, as the form shows them: what the same trip costs in each that takes everybody; nothing where there is one. */
function inEachClass(
  list: PriceList,
  trip: PricedTrip,
  windows: readonly RestWindow[],
  language: Locale | undefined,
): PriceAnswer['classes'] {
  const classes = list.classes.flatMap(({ id }) => {
    const answer = priceTrip(list, { ...trip, vehicle_class: id }, windows);
    const vehicle = answer.outcome === 'priced' && vehicleOf(list, answer, language);
    return vehicle ? [{ ...vehicle, amount: answer.total_agorot / AGOROT }] : [];
  });
  return classes.length > 1 ? classes : undefined;
}

function pricedAnswer(
  { understood, what, link }: Asked,
  question: WholeQuestion,
  priced: Priced,
  { list, held_until: heldUntil }: PriceGround,
  classes: PriceAnswer['classes'],
): PriceAnswer {
  const { total_agorot: total, fare_kind: kind, minutes, lines } = priced;
  const car = vehicleOf(list, priced);
  const vehicle = vehicleOf(list, priced, question.language);
  const amount = formatPrice(programLocale, total);
  const taken = HIRES.some((name) => question[name] !== undefined) ? minutes / 60 : undefined;
  const sentence = [
    `${what}: ${kind === 'at_most' ? 'at most ' : ''}${amount} for ${taken ? `${taken} hours` : 'the whole ride'}, VAT included.`,
    ...(car
      ? [
          `${car.count === 1 ? `${car.name},` : `${car.count} × ${car.name}, each`} for up to ${car.seats} people${question.luggage === undefined ? ` and ${car.suitcases} large suitcases, which the price includes` : ''}.`,
        ]
      : []),
    ...(list.is_sample
      ? ['Sample: this price list was invented to try the site out, and nobody offers this price.']
      : []),
  ];
  return {
    success: true,
    outcome: 'priced',
    sentence: sentence.join(' '),
    understood,
    open: true,
    price: {
      amount: total / AGOROT,
      currency: 'ILS',
      kind,
      is_sample: list.is_sample,
      lines: lines.map((line) => ({ kind: line.kind, quantity: line.quantity, amount: line.amount / AGOROT })),
      list: list.version,
    },
    ...(vehicle && { vehicle }),
    ...(classes && { classes }),
    ...(taken ? { hours: taken } : { drive_minutes: minutes }),
    // By the minute: the same question is answered alike for so long.
    ...(heldUntil && {
      held_until: new Date(Math.floor(Date.parse(heldUntil) / MINUTE_MS) * MINUTE_MS).toISOString(),
    }),
    link,
  };
}

const AGOROT = 100;

function closedAnswer({ understood, link, linkAt }: Asked, { hours }: Closed): PriceAnswer {
  const nearest = hours.map((hour) => ({ date: hour.day, time: hour.time, link: linkAt(hour) }));
  const said = nearest.map(({ date, time }) => `${date} ${time}`).join(' and ');
  return {
    success: true,
    outcome: 'closed',
    sentence: `Nobody drives then: it is Shabbat, a holiday or a closed day. The nearest open hours are ${said}.`,
    understood,
    open: false,
    nearest_open: nearest,
    link,
  };
}

function askAnswer(
  { understood, link }: Asked,
  open: boolean,
  reason: Ask['reason'],
  { reply_minutes: minutes }: PriceGround,
): PriceAnswer {
  const next =
    reason === 'too_soon'
      ? ''
      : ` Send the form behind the link: the price comes in writing, within ${minutes} minutes on working days.`;
  return { success: true, outcome: 'in_writing', sentence: REASONS[reason] + next, understood, open, reason, link };
}
