/**
 * What a driver is told about his rides, from their facts: the mail (send-messages) and the text that the office sends by WhatsApp
 * say the same. Nothing of the price, and no traveller's address of mail: the database gives neither.
 */
import { drivePath, type DriveLink } from '../contracts/drive-link.ts';
import type { BusinessSettings } from '../facts/business-settings.ts';
import { driverName, type DriverName } from '../people/driver-name.ts';
import { DRIVER_WORDS } from './driver-words/by-language.ts';
import { israelClock } from '../clock/clock.ts';
import { OWN_CHANGES } from './driver-words/driver-words.ts';
import { isolated, leftToRight, withoutIsolates } from './isolates.ts';
import { RIDE_FIELDS, rideFact, type FactsIn, type RideFieldName } from '../facts/ride-facts.ts';
import { LEAD_WORDS } from './lead-words/by-language.ts';
import { defaultLocale, forwardArrow, isLocale, localeRegistry, type Locale } from './locales.ts';
import { meetingIn, type Meeting } from '../facts/meeting-points.ts';
import { shownPlate } from '../facts/plate.ts';
import { factText, labelOf, saidFacts, type FactWords } from '../facts/said-facts.ts';
import { phoneIn } from '../people/written-phone.ts';
import { momentInWords } from './traveller-text.ts';
import { TRAVELLER_WORDS } from './traveller-words/by-language.ts';
import { writtenOutDay } from '../clock/written-day.ts';

/** Every message to drivers; the database's own list stands in `private.message_audience` (a test compares the two). */
export const DRIVER_KINDS = ['ride_assigned', 'ride_changed', 'ride_cancelled', 'tomorrow'] as const;
export type DriverKind = (typeof DRIVER_KINDS)[number];

/** A ride as its driver reads of it (`private.ride_for_driver`). */
export interface DriverRide extends FactsIn<'driver'> {
  reference: string;
  state: string;
  /** ISO 8601 */
  pickup_at: string;
  car: number;
  cars: number;
  stops: readonly string[];
  /** Of whoever rides, E.164; the number is there on the day of the ride and the evening before. */
  name: string;
  phone: string | null;
  meeting_point: string | null;
  meeting: Meeting['meeting'];
  instructions: string | null;
  make: string | null;
  plate: string | null;
}

export interface DriverFacts {
  driver: DriverName;
  /** To his page; null for one who does not drive any more. */
  link: DriveLink | null;
  rides: readonly DriverRide[];
  /** The ride as he was told of it, where that may be another one by now. */
  known: Pick<DriverRide, 'pickup_at' | 'pickup' | 'dropoff'> | null;
  changed: readonly string[];
  /** The last day of the rides that are ahead, "YYYY-MM-DD"; null for a message about one ride. */
  day: string | null;
}

interface DriverVoice {
  locale: Locale;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  business: BusinessSettings;
}

export interface DriverText {
  subject: string;
  opening: readonly string[];
  facts: readonly { name: string; value: string }[];
  /** His page, where he confirms. */
  button?: { text: string; href: string };
  closing: readonly string[];
}

/** The language that a driver is written to in: the first of his that there are words in. @param languages ISO 639-1 */
export const driverLanguage = (languages: readonly string[]): Locale => languages.find(isLocale) ?? defaultLocale;

/** What has changed, in words: by those of the driver's messages, else by the label that everybody reads; several of one line once. */
function changesInWords(changed: readonly string[], locale: Locale): string[] {
  const { changes } = DRIVER_WORDS[locale];
  const known = changed.filter(isChange).map((name) => {
    const line = isOwnChange(name) ? undefined : rideFact(name).line;
    return changes[line ?? name] ?? (isOwnChange(name) ? name : labelOf(name, wordsOf(locale)));
  });
  return [...new Set(known)];
}

type OwnChange = (typeof OWN_CHANGES)[number];
const isOwnChange = (name: string): name is OwnChange => OWN_CHANGES.some((known) => known === name);
const isChange = (name: string): name is OwnChange | RideFieldName =>
  isOwnChange(name) || RIDE_FIELDS.some((known) => known === name);

function wordsOf(locale: Locale): FactWords {
  const { labels, ride } = LEAD_WORDS[locale];
  return { ...ride, labels: [DRIVER_WORDS[locale].labels, ride.labels, labels] };
}

/** The words of a message to a driver. @param facts with one ride, but for the rides ahead */
export function driverText(
  kind: DriverKind,
  facts: DriverFacts,
  { locale, siteUrl, business }: DriverVoice,
): DriverText {
  const { driver, link, rides, day } = facts;
  const words = DRIVER_WORDS[locale];
  const [first] = rides;
  const { subject, text } = openingOf(kind, facts, locale);
  const isOff = kind === 'ride_cancelled';
  const asks = !isOff && rides.some(({ state }) => state === 'assigned');
  return {
    subject: withoutIsolates(subject),
    opening: [TRAVELLER_WORDS[locale].hello(isolated(driverName(locale, driver))), text],
    facts: isOff || !first ? [] : day ? rides.map((ride) => lineOf(ride, locale)) : rowsOf(first, locale),
    ...(link && {
      button: {
        text: asks ? (rides.length > 1 ? words.confirmAll : words.confirm) : words.page,
        href: siteUrl + drivePath(link),
      },
    }),
    closing: [`${isolated(business.name[locale])} · ${leftToRight(phoneIn(locale, business.phone))}`],
  };
}

/** The hour of a ride; where its driver knows another one, that first: "…, 12:00, now 12:30". */
function whenOf({ pickup_at: at }: DriverRide, known: DriverFacts['known'], locale: Locale): string {
  const now = momentInWords(locale, at);
  if (!known || Date.parse(known.pickup_at) === Date.parse(at)) return now;
  const [was, is] = [known.pickup_at, at].map((instant) => israelClock(new Date(instant)));
  const time = leftToRight(TRAVELLER_WORDS[locale].time(is?.time ?? ''));
  return DRIVER_WORDS[locale].nowAt(momentInWords(locale, known.pickup_at), was?.day === is?.day ? time : now);
}

function openingOf(kind: DriverKind, { rides, known, changed, day }: DriverFacts, locale: Locale) {
  const words = DRIVER_WORDS[locale];
  const [first] = rides;
  const when = first ? whenOf(first, known, locale) : '';
  // He finds a ride that he has no more by the places that he knows.
  const route = first ? routeOf(known ?? first, locale) : '';
  switch (kind) {
    case 'ride_assigned':
      return words.assigned(when);
    case 'ride_changed': {
      const list = new Intl.ListFormat(localeRegistry[locale].intl);
      return words.changed(when, list.format(changesInWords(changed, locale)));
    }
    case 'ride_cancelled':
      return first?.state === 'cancelled' ? words.cancelled(when, route) : words.passedOn(when, route);
    case 'tomorrow':
      return words.ahead(rides.length, day ? writtenOutDay(locale, day) : '', when);
  }
}

const routeOf = ({ pickup, dropoff }: Pick<DriverRide, 'pickup' | 'dropoff'>, locale: Locale): string =>
  `${isolated(pickup)} ${forwardArrow(locale)} ${isolated(dropoff)}`;

/** All that a driver is told of a ride besides its places and hour. */
const factsOf = (ride: DriverRide, locale: Locale) => saidFacts('driver', ride, wordsOf(locale), 'one line');

const phoneOf = ({ phone }: DriverRide, locale: Locale): string => (phone ? leftToRight(phoneIn(locale, phone)) : '');

function carOf({ make, plate, car, cars }: DriverRide, locale: Locale): string {
  return [
    make ? isolated(make) : '',
    plate ? leftToRight(shownPlate(plate)) : '',
    cars > 1 ? DRIVER_WORDS[locale].carOf(car, cars) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Everything about one ride, row by row. */
function rowsOf(ride: DriverRide, locale: Locale): DriverText['facts'] {
  const { rows } = DRIVER_WORDS[locale];
  const { booked } = TRAVELLER_WORDS[locale];
  const all: readonly (readonly [name: string, value: string])[] = [
    [booked.when, momentInWords(locale, ride.pickup_at)],
    [booked.from, isolated(ride.pickup)],
    [booked.stops, ride.stops.map(isolated).join(', ')],
    [booked.to, isolated(ride.dropoff)],
    [rows.meeting, isolated(meetingIn(ride, locale) ?? '')],
    [rows.passenger, isolated(ride.name)],
    [rows.phone, phoneOf(ride, locale)],
    ...factsOf(ride, locale).map((fact) => [fact.label, factText(fact, locale)] as const),
    [rows.car, carOf(ride, locale)],
    [rows.instructions, isolated(ride.instructions ?? '')],
    [rows.reference, leftToRight(ride.reference)],
  ];
  return all.filter(([, value]) => withoutIsolates(value) !== '').map(([name, value]) => ({ name, value }));
}

/** One of several rides, on one line. */
function lineOf(ride: DriverRide, locale: Locale): DriverText['facts'][number] {
  const parts = [
    routeOf(ride, locale),
    isolated(ride.name),
    phoneOf(ride, locale),
    ...factsOf(ride, locale).map((fact) => factText(fact, locale)),
    carOf(ride, locale),
    ...[meetingIn(ride, locale), ride.instructions].map((text) => (text ? isolated(text) : '')),
  ];
  return { name: withoutIsolates(momentInWords(locale, ride.pickup_at)), value: parts.filter(Boolean).join(' · ') };
}

/** The same message as one text for a chat. */
export function driverChatText(kind: DriverKind, facts: DriverFacts, voice: DriverVoice): string {
  const { opening, facts: rows, button, closing } = driverText(kind, facts, voice);
  const colon = `${localeRegistry[voice.locale].signSpace}:`;
  return [
    ...opening,
    ...rows.map(({ name, value }) => `${name}${colon} ${value}`),
    ...(button ? [`${button.text}${colon} ${button.href}`] : []),
    ...closing,
  ].join('\n');
}
