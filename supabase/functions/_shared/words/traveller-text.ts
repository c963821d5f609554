/**
 * What a traveller is told, kind by kind, from the facts of the trip: the mail (send-messages) and the text that the office
 * sends by WhatsApp say the same.
 */
import type { BusinessSettings } from '../facts/business-settings.ts';
import { driverName } from '../people/driver-name.ts';
import { israelClock } from '../clock/clock.ts';
import { isolated, leftToRight, withoutIsolates } from './isolates.ts';
import { forwardArrow, localeRegistry, type Locale } from './locales.ts';
import { formatPrice } from '../price/money.ts';
import { shownPlate } from '../facts/plate.ts';
import { meetingIn } from '../facts/meeting-points.ts';
import { phoneIn } from '../people/written-phone.ts';
import type { ClosedWay } from '../contracts/lead-contract.ts';
import { LEAD_WORDS } from './lead-words/by-language.ts';
import { FIRST_PROMISES, type Promises } from '../facts/promises.ts';
import { TRAVELLER_WORDS } from './traveller-words/by-language.ts';
import type { PriceOfDelay } from './traveller-words/traveller-words.ts';
import {
  tripFragment,
  type MissedRide,
  type TripDriver,
  type TripExtra,
  type TripOffer,
  type TripRequestFacts,
} from '../contracts/trip-contract.ts';
import { writtenOutDay } from '../clock/written-day.ts';

/** Every message to travellers; the database's own list stands in `private.message_audience` (a test compares the two). */
export const TRAVELLER_KINDS = [
  'request_received',
  'offer',
  'offer_again',
  'booking',
  'booking_changed',
  'booking_cancelled',
  'link_again',
  'driver_details',
  'driver_changed',
  'pickup_moved',
  'flight_moved',
  'flight_cancelled',
  'no_show',
  'driver_on_the_way',
  'driver_waiting',
  'driver_late',
  'extra_to_agree',
] as const;
export type TravellerKind = (typeof TRAVELLER_KINDS)[number];

/** Those that say who drives, and with what. */
const DRIVER_TOLD = ['driver_details', 'driver_changed', 'driver_on_the_way', 'driver_waiting', 'driver_late'] as const;
type DriverTold = (typeof DRIVER_TOLD)[number];
const isOfDrivers = (kind: TravellerKind): kind is DriverTold => DRIVER_TOLD.some((known) => known === kind);

/** Those that speak of a ride as it is driven; the office sends them from the ride and not from the offer. */
const RIDE_KINDS = [
  ...DRIVER_TOLD,
  'pickup_moved',
  'flight_moved',
  'flight_cancelled',
  'no_show',
  'extra_to_agree',
] as const;
export const isAboutRide = (kind: string): kind is (typeof RIDE_KINDS)[number] =>
  RIDE_KINDS.some((known) => known === kind);

/** The price that the form of a request showed; without one the office says it. */
export interface ShownPrice {
  price_shown_agorot?: number | null;
  /** Until when it is kept: an instant, ISO 8601. */
  price_held_until?: string | null;
  /** That was over when the request came. */
  price_expired?: boolean;
}

/** What of a request its messages speak of, under the names of its columns. */
type TravellerLead = ShownPrice & {
  reference: string;
  name: string;
  closed?: readonly ClosedWay[];
  /** Promised when the message was queued: within how many minutes the request is answered, and whether by days of rest. */
  promised?: Pick<Promises, 'reply_minutes' | 'rest_city'>;
} & Pick<
    TripRequestFacts,
    'pickup' | 'dropoff' | 'destination' | 'travel_date' | 'pickup_time' | 'return_date' | 'return_time'
  >;

/** A car that comes at another hour than its traveller knows. Instants, ISO 8601. */
export interface MovedPickup {
  /** The nth of so many cars of its leg. */
  car: number;
  cars: number;
  pickup_at: string;
  known: string;
  price: PriceOfDelay;
  /** The flight that it has gone with, when it lands and when it was to land. */
  flight?: { number: string; lands_at: string; scheduled_at: string } | null;
}

/** The ride of a message that nobody came; where that was a mistake, its pick-up alone. */
export type ToldMiss = MissedRide | Pick<MissedRide, 'pickup_at'>;

/** What the traveller is asked to agree to, in the message about it. */
export type ToldExtra = Pick<TripExtra, 'kind' | 'pickup_at' | 'agorot' | 'minutes' | 'reason'>;

/** @param link the whole address of the page of the trip @param drivers of one leg, in messages about them
 * @param since an instant: since when the driver is on the way, or there; from when on, of one who is late @param moved like them @param flight that was cancelled, as its traveller has written it @param changes of a changed booking, in words (traveller-facts.ts) */
export interface TravellerFacts {
  lead: TravellerLead;
  offer: TripOffer | null;
  link: string;
  drivers?: readonly TripDriver[];
  moved?: readonly MovedPickup[];
  changes?: readonly string[];
  since?: string | null;
  isPassenger?: boolean;
  missed?: ToldMiss | null;
  flight?: string | null;
  extra?: ToldExtra | null;
}

/** @param business names and reachability, of the deployment that speaks */
export interface TravellerVoice {
  locale: Locale;
  business: BusinessSettings;
}

export interface TravellerText {
  subject: string;
  paragraphs: readonly string[];
  /** What stands before the link. */
  linkText: string;
  /** What stands on a button that leads there. */
  buttonText: string;
  /** What follows the link. */
  closing: readonly string[];
}

/** The address of the page of a trip. @param siteUrl origin, without a slash at its end */
export const tripLink = (siteUrl: string, locale: Locale, reference: string, key: string): string =>
  `${siteUrl}${localeRegistry[locale].prefix}/trip${tripFragment(reference, key)}`;

/** An instant (ISO 8601) by the clock in Israel, in words. */
export function momentInWords(locale: Locale, instant: string | Date): string {
  const { day, time } = israelClock(new Date(instant));
  return clockInWords(locale, day, time);
}

/** A day "YYYY-MM-DD" and the clock's time "14:05" there, in words. */
export function clockInWords(locale: Locale, day: string, time: string): string {
  const words = TRAVELLER_WORDS[locale];
  return words.moment(writtenOutDay(locale, day, time), leftToRight(words.time(time.slice(0, 5))));
}

/** Where the first ride goes and when, and how many more there are; before an offer, when the way back is wished. */
function journeyInWords({ lead, offer }: TravellerFacts, locale: Locale): string {
  const words = TRAVELLER_WORDS[locale];
  const [first] = offer?.legs ?? [];
  const { pickup, dropoff } = first ?? lead;
  const day = first?.pickup_day ?? lead.travel_date;
  const time = first?.pickup_time ?? lead.pickup_time;
  const route =
    pickup && dropoff
      ? `${isolated(pickup)} ${forwardArrow(locale)} ${isolated(dropoff)}`
      : isolated(lead.destination ?? '');
  const more = (offer?.legs.length ?? 1) - 1;
  return [
    day
      ? words.journey(route, writtenOutDay(locale, day, time ?? ''), time && leftToRight(words.time(time.slice(0, 5))))
      : route,
    ...(more > 0 ? [words.moreRides(more)] : []),
    ...(!offer && lead.return_date
      ? [
          words.wayBack(
            writtenOutDay(locale, lead.return_date, lead.return_time ?? ''),
            lead.return_time && leftToRight(words.time(lead.return_time.slice(0, 5))),
          ),
        ]
      : []),
  ].join(' ');
}

/** An amount as it stands in a sentence, among names of any language. */
export function priceInWords(locale: Locale, agorot: number): string {
  const price = formatPrice(locale, agorot);
  return localeRegistry[locale].direction === 'rtl' ? price : leftToRight(price);
}

/** The price that a request was shown, and until when it is kept; null where there is none that still binds. */
export function heldPriceInWords(
  { price_shown_agorot: agorot, price_held_until: until, price_expired: isOver }: ShownPrice,
  locale: Locale,
): string | null {
  if (!agorot || !until || isOver) return null;
  const words = TRAVELLER_WORDS[locale];
  return words.heldUntil(priceInWords(locale, agorot), words.israelTime(momentInWords(locale, until)));
}

/** What is closed of a request's wish, a sentence for each way. */
export const closedInWords = (closed: readonly ClosedWay[], locale: Locale): string[] =>
  closed.map(({ way, starts_at: start, ends_at: end }) =>
    LEAD_WORDS[locale].closedWay(way, momentInWords(locale, start), momentInWords(locale, end)),
  );

/** The words of a message; an offer's and a booking's need the offer. */
export function travellerText(kind: TravellerKind, facts: TravellerFacts, voice: TravellerVoice): TravellerText {
  const words = TRAVELLER_WORDS[voice.locale];
  const { subject, text } = messageWords(kind, facts, voice);
  return {
    subject: withoutIsolates(subject),
    paragraphs: [words.hello(isolated(facts.lead.name)), ...text],
    linkText: kind === 'offer' ? words.linkToAnswer : words.link,
    buttonText: buttonOf(kind, facts.offer, voice.locale),
    closing: [kind === 'request_received' ? words.whatPageDoes : facts.isPassenger ? words.viewLink : words.keepLink],
  };
}

/** An offer's says its price; a highest price would promise too much by itself. */
function buttonOf(kind: TravellerKind, offer: TripOffer | null, locale: Locale): string {
  const words = TRAVELLER_WORDS[locale];
  if (!offer || (kind !== 'offer' && kind !== 'offer_again')) return words.link;
  if (offer.fare_kind === 'at_most') return words.linkToAnswer;
  return words.linkToAccept(priceInWords(locale, offer.total_agorot));
}

function messageWords(kind: TravellerKind, facts: TravellerFacts, { locale, business }: TravellerVoice) {
  const words = TRAVELLER_WORDS[locale];
  const reference = leftToRight(facts.lead.reference);
  const phone = leftToRight(phoneIn(locale, business.phone));
  const { offer } = facts;
  if (kind === 'request_received') {
    const { reply_minutes, rest_city } = facts.lead.promised ?? FIRST_PROMISES;
    const journey = journeyInWords(facts, locale);
    const { subject, text } = words.requestReceived(reference, journey, reply_minutes, rest_city !== 'none');
    const held = heldPriceInWords(facts.lead, locale);
    const closed = closedInWords(facts.lead.closed ?? [], locale);
    return { subject, text: [...text, ...(held ? [words.heldPrice(held)] : []), ...closed] };
  }
  if (kind === 'link_again') return words.linkAgain(reference);
  if (isOfDrivers(kind)) return wordsOfDrivers(kind, facts, locale);
  if (kind === 'pickup_moved' || kind === 'flight_moved') return wordsOfMove(facts, locale);
  if (kind === 'flight_cancelled')
    return words.flightCancelled(reference, leftToRight(facts.flight ?? ''), phone, facts.isPassenger === true);
  if (kind === 'no_show') return wordsOfNoShow(facts, locale, phone);
  if (kind === 'extra_to_agree') return wordsOfExtra(facts, locale, phone);
  // A request that ends before anything was offered.
  if (!offer) return words.cancelled(reference, null, words.nothingDue, phone);
  const amount = priceInWords(locale, offer.total_agorot);
  const until = words.israelTime(momentInWords(locale, offer.valid_until));
  const [first] = offer.legs;
  const when = first ? clockInWords(locale, first.pickup_day, first.pickup_time) : '';
  switch (kind) {
    case 'offer': {
      const price = offer.fare_kind === 'at_most' ? words.atMost(amount) : words.price(amount);
      return words.offer(reference, journeyInWords(facts, locale), amount, price, until);
    }
    case 'offer_again':
      return words.offerAgain(reference, amount, until);
    case 'booking':
      return words.booking(reference, when);
    case 'booking_changed':
      return words.bookingChanged(
        reference,
        when,
        facts.changes?.join(`${localeRegistry[locale].signSpace}; `) ?? '',
        facts.isPassenger === true,
      );
    case 'booking_cancelled': {
      if (offer.cancelled_by === 'business') return words.cancelledByUs(reference, when, phone);
      const fee = offer.cancel_fee_agorot ?? 0;
      const sentence = fee > 0 ? words.fee(offer.free_until_hours, priceInWords(locale, fee)) : words.nothingDue;
      return words.cancelled(reference, offer.answered_at ? when : null, sentence, phone);
    }
  }
}

const TOLD_BY = {
  driver_details: 'driverDetails',
  driver_changed: 'driverChanged',
  driver_on_the_way: 'driverOnTheWay',
  driver_waiting: 'driverWaiting',
  driver_late: 'driverLate',
} as const;

/** Who comes with which car, where to meet, and the phone number or from when on it is there. */
function wordsOfDrivers(kind: DriverTold, { lead, drivers = [], since }: TravellerFacts, locale: Locale) {
  const words = TRAVELLER_WORDS[locale];
  const [first] = drivers;
  const when = first ? momentInWords(locale, first.pickup_at) : '';
  const reference = leftToRight(lead.reference);
  const { subject, text } = words[TOLD_BY[kind]](
    reference,
    when,
    since ? leftToRight(words.time(israelClock(new Date(since)).time)) : '',
  );
  const lines = drivers.map((driver) => {
    // The words around it end the sentence.
    const meeting = meetingIn(driver, locale)?.replace(/\.$/u, '');
    const parts = [
      driverInWords(driver, locale),
      meeting ? words.meetingAt(isolated(meeting)) : '',
      driver.phone ? words.driverPhone(leftToRight(phoneIn(locale, driver.phone))) : '',
    ];
    return parts.filter(Boolean).join(' ');
  });
  const isPhoneToCome = first !== undefined && drivers.every(({ phone }) => phone === null);
  return {
    subject,
    text: [...text, ...lines, ...(isPhoneToCome ? [words.phoneFrom(momentInWords(locale, first.phone_from))] : [])],
  };
}

/** When each car comes now, and when it was to come; where it has gone with its flight, when that lands. */
function wordsOfMove({ lead, moved = [], isPassenger = false }: TravellerFacts, locale: Locale) {
  const words = TRAVELLER_WORDS[locale];
  const [first] = moved;
  const clockOf = (instant: string) => {
    const { day, time } = israelClock(new Date(instant));
    return { day, time, words: leftToRight(words.time(time)) };
  };
  const lines = moved.map(({ car, cars, pickup_at, known, flight }) => {
    const [now, before] = [clockOf(pickup_at), clockOf(known)];
    const nth = cars > 1 ? car : null;
    if (flight) {
      const [lands, planned] = [clockOf(flight.lands_at), clockOf(flight.scheduled_at)];
      return words.flightMoved(
        leftToRight(flight.number),
        lands.words,
        lands.words === planned.words ? null : planned.words,
        now.words,
        nth,
        isPassenger,
      );
    }
    return now.day === before.day
      ? words.movedHour(writtenOutDay(locale, now.day, now.time), now.words, before.words, nth)
      : words.movedDay(momentInWords(locale, pickup_at), momentInWords(locale, known), nth);
  });
  const { subject, text } = words.pickupMoved(
    leftToRight(lead.reference),
    first ? momentInWords(locale, first.pickup_at) : '',
    isPassenger ? null : moved.some(({ price }) => price === 'new_offer') ? 'new_offer' : 'stays',
  );
  return { subject, text: [...lines, ...(first?.flight ? [words.nothingToDo] : text)] };
}

/** Where the driver has waited, and what that costs; or that it was a mistake. */
function wordsOfNoShow({ lead, missed }: TravellerFacts, locale: Locale, phone: string) {
  const words = TRAVELLER_WORDS[locale];
  const reference = leftToRight(lead.reference);
  const when = missed ? momentInWords(locale, missed.pickup_at) : '';
  if (!missed || !('place' in missed)) return words.noShowMistake(reference, when);
  const timeOf = (instant: string) => leftToRight(words.time(israelClock(new Date(instant)).time));
  return words.noShow(reference, when, {
    from: timeOf(missed.waited_from ?? missed.pickup_at),
    until: timeOf(missed.waited_until),
    place: isolated(missed.place),
    fee: missed.fee_agorot > 0 ? priceInWords(locale, missed.fee_agorot) : null,
    phone,
  });
}

/** What a ride has cost besides, and that it is owed once the traveller agrees. */
function wordsOfExtra({ lead, extra }: TravellerFacts, locale: Locale, phone: string) {
  const words = TRAVELLER_WORDS[locale];
  const { kind = 'parking', minutes = null, agorot = 0, reason = '', pickup_at: at } = extra ?? {};
  return words.extraToAgree(leftToRight(lead.reference), at ? momentInWords(locale, at) : '', {
    what: words.extras[kind](minutes ?? 0),
    price: priceInWords(locale, agorot),
    reason: isolated(reason),
    phone,
  });
}

/** Who comes with which car. */
export function driverInWords({ name, make, colour, plate }: TripDriver, locale: Locale): string {
  return TRAVELLER_WORDS[locale].driverLine(
    isolated(driverName(locale, name)),
    make ? carInWords(locale, make, colour) : '',
    plate ? leftToRight(shownPlate(plate)) : '',
  );
}

function carInWords(locale: Locale, make: string, colour: TripDriver['colour']): string {
  const { colours } = TRAVELLER_WORDS[locale];
  return colour && colour !== 'other' ? `${isolated(make)} (${colours[colour]})` : isolated(make);
}

/** The longest text that every chat program takes over from a link, in characters. */
const LONGEST_CHAT = 1000;

/** The same message as one text for a chat, never too long for one, whatever the names; the first line says who writes. */
export function whatsAppText(kind: TravellerKind, facts: TravellerFacts, voice: TravellerVoice): string {
  const text = chatText(kind, facts, voice);
  // Long addresses, old and new: the page says them.
  return text.length > LONGEST_CHAT ? chatText(kind, { ...facts, changes: [] }, voice) : text;
}

function chatText(kind: TravellerKind, facts: TravellerFacts, voice: TravellerVoice): string {
  const words = TRAVELLER_WORDS[voice.locale];
  const { paragraphs, linkText } = travellerText(kind, facts, voice);
  const [hello = '', ...text] = paragraphs;
  return [
    `${hello} ${words.thisIs(isolated(voice.business.name[voice.locale]))}`,
    text.join(' '),
    `${linkText}${localeRegistry[voice.locale].signSpace}:\n${facts.link}`,
  ].join('\n');
}
