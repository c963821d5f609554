import { israelClock, israelInstant, isTime, MINUTE_MS } from '@shared/clock/clock';
import * as z from 'zod/mini';
import { business } from '@/config/business';
import { findPage } from '@/content/pages';
import { customerLanguage } from '@/i18n/locales';
import { LEG_FACTS, pickFacts, stopsOf } from '@/data/facts';
import type { Lead } from '@/data/leads';
import {
  OFFER_LINE_KINDS,
  PAY_WAYS,
  serviceBack,
  type OfferDraft,
  type OfferLine,
  type OfficeOffer,
} from '@/data/offers';
import type { VehicleClass } from '@/data/vehicle-classes';
import { todayInIsrael } from '@/i18n/format';
import { isDay } from '@/lib/calendar-day';
import { rideBegins } from './offer-validity';
import { listMinutes, listPrice, priceReasons, type PriceBasis } from './list-price';
import { firstMeeting, isLanding, meetingOf, type MeetingBasis } from './meeting';

/** What a request that was taken down in a call has to say before an offer goes out; the offer's own fields ask for the rest. */
export function missingForOffer(lead: Lead): ('name' | 'phone' | 'passengers')[] {
  return [
    ...(lead.name === lead.phone ? (['name'] as const) : []),
    ...(lead.phone === null && lead.email === null ? (['phone'] as const) : []),
    ...(lead.passengers === null ? (['passengers'] as const) : []),
  ];
}

/** A taxi alone has a meter that the price can be "at most" of. */
export const fareKinds = (licenceKind: string): readonly OfferDraft['fare_kind'][] =>
  licenceKind === 'taxi' ? ['fixed', 'at_most'] : ['fixed'];

const AGOROT = 100;
const LONGEST_RIDE = 1440;
const MOST_SHEKELS = 100_000;
/** Minutes that a ride is taken to last until somebody says it better. */
const USUAL_DURATION = 60;

/** "1,200" and "1 200" are numbers, too. */
const shekels = (typed: string): number => Number(typed.replaceAll(/[\s,\u202F\u00A0₪]/gu, '') || Number.NaN);

const isWhole = (typed: string, from: number, to: number): boolean => {
  const value = shekels(typed);
  return Number.isInteger(value) && value >= from && value <= to;
};

const must = (check: (value: string) => boolean, code: string) => z.string().check(z.refine(check, code));
/** Rides are planned in steps of five minutes. */
const isPlanned = (typed: string) => isTime(typed.trim(), 5);
/** An hour that does not exist that night: the clocks go forward. */
function isSkipped(day: string, typed: string): boolean {
  const time = typed.trim();
  if (!isDay(day) || !isPlanned(time)) return false;
  return israelClock(israelInstant(day, time)).time !== time;
}
const isDuration = (typed: string) => isWhole(typed, 5, LONGEST_RIDE);

const offerFields = z.object({
  /** Whole shekels. */
  amount: must((typed) => isWhole(typed, 1, MOST_SHEKELS), 'amount'),
  /** Why it is not the list's. */
  price_reason: z.string(),
  fare_kind: z.enum(['fixed', 'at_most']),
  vehicle_class: z.string(),
  vehicles: z.string(),
  pickup: must((typed) => Array.from(typed.trim()).length >= 2, 'place'),
  dropoff: must((typed) => Array.from(typed.trim()).length >= 2, 'place'),
  day: must(isDay, 'day'),
  time: must(isPlanned, 'time'),
  duration: must(isDuration, 'duration'),
  has_back: z.boolean(),
  back_day: z.string(),
  back_time: z.string(),
  back_duration: z.string(),
  /** Shown by themselves, out of the amount. */
  lines: z.array(
    z.object({
      kind: z.string(),
      amount: must((typed) => isWhole(typed, 1, MOST_SHEKELS), 'line'),
      text: z.string(),
    }),
  ),
  pay_ways: z.array(z.enum(PAY_WAYS)).check(z.minLength(1, 'payWay')),
  payment_url: must((typed) => typed.trim() === '' || /^https:\/\/\S+$/u.test(typed.trim()), 'url'),
  note: z.string(),
  /** How whoever lands is met, and the office's own words for it; of the way back too. */
  meeting: z.string(),
  meeting_words: z.string(),
  back_meeting: z.string(),
  back_meeting_words: z.string(),
});

/** What the editor of an offer holds: text of inputs, as typed. */
export type OfferValues = z.infer<typeof offerFields>;

/** Error codes are keys of the words `errors`. */
export const offerSchema = offerFields.check(({ value, issues }) => {
  const total = shekels(value.amount);
  if (value.lines.length > 0 && fareOf(value) <= 0 && total > 0)
    issues.push({ code: 'custom', message: 'lines', path: ['amount'], input: value.amount });
  if (isSkipped(value.day, value.time))
    issues.push({ code: 'custom', message: 'skipped', path: ['time'], input: value.time });
  for (const [name, message] of backProblems(value))
    issues.push({ code: 'custom', message, path: [name], input: value[name] });
});

type BackField = 'back_day' | 'back_time' | 'back_duration';

/** What is wrong with the way back, where there is one. */
function backProblems(values: OfferValues): [BackField, string][] {
  if (!values.has_back) return [];
  const [there, back] = [
    rideBegins(values.day, values.time.trim()),
    rideBegins(values.back_day, values.back_time.trim()),
  ];
  const isBefore = there && back && back.getTime() < there.getTime() + (shekels(values.duration) || 0) * MINUTE_MS;
  const found: [BackField, string | false][] = [
    ['back_day', isDay(values.back_day) ? isBefore === true && 'back' : 'day'],
    ['back_time', isPlanned(values.back_time) ? isSkipped(values.back_day, values.back_time) && 'skipped' : 'time'],
    ['back_duration', !isDuration(values.back_duration) && 'duration'],
  ];
  return found.filter((each): each is [BackField, string] => each[1] !== false);
}

/** A discount is taken off; whoever types it types what it is worth. */
const signed = ({ kind, amount }: OfferValues['lines'][number]) =>
  kind === 'discount' ? -shekels(amount) : shekels(amount);

/** What is left of the price for the ride itself, in shekels. */
const fareOf = ({ amount, lines }: Pick<OfferValues, 'amount' | 'lines'>): number =>
  shekels(amount) - lines.reduce((sum, line) => sum + signed(line), 0);

/** A typed price in agorot; not a number while it is none. */
export const agorotOf = (amount: string): number => shekels(amount) * AGOROT;

/** The smallest class that takes everybody and everything, and how many of the largest where none does. */
export function vehicleFor(
  passengers: number,
  luggage: number,
  classes: readonly VehicleClass[],
): { vehicle_class: string; vehicles: number } {
  const bySize = classes.toSorted((one, other) => one.seats - other.seats);
  const fitting = bySize.find(({ seats, bags }) => seats >= passengers && bags >= luggage);
  if (fitting) return { vehicle_class: fitting.id, vehicles: 1 };
  const largest = bySize.at(-1);
  if (!largest) return { vehicle_class: '', vehicles: 1 };
  const forLuggage = largest.bags > 0 ? Math.ceil(luggage / largest.bags) : 1;
  return { vehicle_class: largest.id, vehicles: Math.max(Math.ceil(passengers / largest.seats), forLuggage) };
}

/** The earlier offer's vehicle, unless the owner has given its class up; otherwise one that fits. */
function firstVehicle(lead: Lead, earlier: OfficeOffer | null, classes: readonly VehicleClass[]) {
  const leg = earlier?.legs[0];
  const isInUse = leg && classes.some(({ id }) => id === leg.vehicle_class);
  const wished = classes.filter(({ id }) => id === lead.vehicle_class);
  const { vehicle_class, vehicles } = isInUse
    ? leg
    : vehicleFor(lead.passengers ?? 1, lead.luggage ?? 0, wished.length > 0 ? wished : classes);
  return { vehicle_class, vehicles: String(vehicles) };
}

/** Where and when the editor's rides begin, and in what. */
function firstRides(lead: Lead, earlier: OfficeOffer | null, classes: readonly VehicleClass[]) {
  const [leg, back] = earlier?.legs ?? [];
  return {
    ...firstVehicle(lead, earlier, classes),
    pickup: leg?.pickup ?? lead.pickup ?? '',
    dropoff: leg?.dropoff ?? lead.dropoff ?? '',
    day: leg?.pickup_day ?? lead.travel_date ?? '',
    time: leg?.pickup_time ?? lead.pickup_time ?? '',
    has_back: earlier ? back !== undefined : lead.round_trip === true && lead.return_date !== null,
    back_day: back?.pickup_day ?? lead.return_date ?? '',
    back_time: back?.pickup_time ?? lead.return_time ?? '',
  };
}

/**
 * What the editor begins with: an earlier offer, else what was asked for, at the price that the customer was shown and is still kept,
 * else at the list's.
 */
export function firstValues(
  lead: Lead,
  earlier: OfficeOffer | null,
  basis: PriceBasis,
  licenceKind: string = business.legal.licenceKind,
): OfferValues {
  const [leg, back] = earlier?.legs ?? [];
  const rides = firstRides(lead, earlier, basis.classes);
  const answer = listPrice(rides, lead, basis);
  const list = answer?.outcome === 'priced' ? answer : null;
  const shown = lead.price_expired ? null : lead.price_shown_agorot;
  const startingPrice = earlier?.total_agorot ?? shown ?? list?.total_agorot ?? null;
  const usual = list?.minutes ?? listMinutes(rides, lead, basis) ?? USUAL_DURATION;
  return {
    ...rides,
    amount: startingPrice === null ? '' : String(startingPrice / AGOROT),
    price_reason: earlier?.price_reason ?? '',
    fare_kind: fareKinds(licenceKind).find((kind) => kind === earlier?.fare_kind) ?? 'fixed',
    duration: String(leg?.duration_minutes ?? usual),
    back_duration: String(back?.duration_minutes ?? leg?.duration_minutes ?? usual),
    lines: (earlier?.lines ?? [])
      .filter(({ kind }) => kind !== 'fare')
      .map(({ kind, amount, text }) => ({ kind, amount: String(Math.abs(amount) / AGOROT), text: text ?? '' })),
    pay_ways: [...(earlier?.pay_ways ?? (['card', 'cash'] as const))],
    payment_url: earlier?.payment_url ?? '',
    note: earlier?.note ?? '',
    ...firstMeetings(lead, leg, back),
  };
}

/** Until when the customer was promised the price that is typed; null where it is another one, or the promise is over. */
export function promisedUntil(lead: Lead, values: Pick<OfferValues, 'amount'>, now: Date): Date | null {
  const { price_shown_agorot: shown, price_held_until: until } = lead;
  const end = until === null ? null : new Date(until);
  return end && end > now && shown === agorotOf(values.amount) ? end : null;
}

type OfficeLeg = OfficeOffer['legs'][number] | undefined;

function firstMeetings({ meeting_way: asked }: Lead, there: OfficeLeg, back: OfficeLeg) {
  const [one, other] = [firstMeeting(there, asked), firstMeeting(back, asked)];
  return {
    meeting: one.choice,
    meeting_words: one.words,
    back_meeting: other.choice,
    back_meeting_words: other.words,
  };
}

const isLineKind = (kind: string) => OFFER_LINE_KINDS.find((known) => known === kind) ?? 'other';

function legsOf(
  values: OfferValues,
  lead: Lead,
  basis: MeetingBasis,
  [ofThere = null, ofBack = null]: OfferDraft['legs'][number]['price_reasons'][] = [],
): OfferDraft['legs'] {
  const there: OfferDraft['legs'][number] = {
    ...pickFacts(lead, LEG_FACTS),
    pickup: values.pickup.trim(),
    dropoff: values.dropoff.trim(),
    stops: stopsOf(lead),
    pickup_day: values.day,
    pickup_time: values.time.trim(),
    duration_minutes: shekels(values.duration),
    passengers: lead.passengers ?? 1,
    luggage: lead.luggage ?? 0,
    vehicle_class: values.vehicle_class,
    vehicles: Number(values.vehicles),
    price_reasons: ofThere,
    ...meetingOf(
      { pickup: values.pickup, service_type: lead.service_type },
      { choice: values.meeting, words: values.meeting_words },
      basis,
    ),
  };
  if (!values.has_back) return [there];
  const back = {
    ...there,
    service_type: serviceBack(lead.service_type),
    pickup: there.dropoff,
    dropoff: there.pickup,
    stops: [],
    pickup_day: values.back_day,
    pickup_time: values.back_time.trim(),
    duration_minutes: shekels(values.back_duration),
    flight_number: lead.return_flight,
    price_reasons: ofBack,
    ...meetingOf(
      { pickup: there.dropoff, service_type: serviceBack(lead.service_type) },
      { choice: values.back_meeting, words: values.back_meeting_words },
      basis,
    ),
  };
  return [there, back];
}

/** The fields in which the office has to say where a ride from an airport meets, with the code of the error; none where all is said. */
export function missingMeetings(
  values: OfferValues,
  lead: Lead,
  basis: MeetingBasis,
): [keyof OfferValues, 'meeting' | 'reason'][] {
  const fields = ['meeting_words', 'back_meeting_words'] as const;
  return legsOf(values, lead, basis).flatMap((leg, nth) => {
    const field = fields[nth];
    return field && isLanding(leg, basis.list) && !leg.meeting_airport && !leg.meeting_point
      ? [[field, 'meeting']]
      : [];
  });
}

/** Checked values as the database takes them: the ride is what the further lines leave of the price. */
export function toDraft(values: OfferValues, lead: Lead, basis: Omit<PriceBasis, 'classes'>): OfferDraft {
  const list = listPrice(values, lead, basis);
  const further: OfferLine[] = values.lines.map((line) => ({
    kind: isLineKind(line.kind),
    quantity: 1,
    amount: signed(line) * AGOROT,
    ...(line.text.trim() && { text: line.text.trim() }),
  }));
  const fare = fareOf(values) * AGOROT;
  const listed = list?.outcome === 'priced' ? list : null;
  const reasons = listed?.total_agorot === fare ? priceReasons(values, lead, basis, listed) : [];
  const language = customerLanguage(lead);
  return {
    language,
    terms_version: findPage('/terms', language)?.sitemap?.lastModified ?? todayInIsrael(),
    fare_kind: values.fare_kind,
    lines: [{ kind: 'fare', quantity: 1, amount: fare }, ...further],
    legs: legsOf(values, lead, basis, reasons),
    pay_ways: values.pay_ways,
    payment_url: values.payment_url.trim() || null,
    note: values.note.trim() || null,
    list_agorot: listed?.total_agorot ?? null,
    list_version: listed?.version ?? null,
    price_reason: values.price_reason.trim() || null,
  };
}
