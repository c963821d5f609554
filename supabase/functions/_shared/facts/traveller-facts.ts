/** The facts of a ride as its traveller reads them, row by row, and what of them has changed. */
import type { AskedLeg } from './asked-legs.ts';
import { drivenLeg } from './driven-leg.ts';
import { isolated, leftToRight } from '../words/isolates.ts';
import type { RidePlace } from './lead-field.ts';
import { pickFacts, TRIP_FACTS, type TripFactName } from './ride-facts.ts';
import { LEAD_WORDS } from '../words/lead-words/by-language.ts';
import { forwardArrow, localeRegistry, type Locale } from '../words/locales.ts';
import { meetingIn } from './meeting-points.ts';
import { factText, saidFacts, type FactValues, type FactWords } from './said-facts.ts';
import { clockInWords, priceInWords, type TravellerFacts } from '../words/traveller-text.ts';
import { TRAVELLER_WORDS } from '../words/traveller-words/by-language.ts';
import type { OfferLeg, TripOffer, TripPickup, TripRequestFacts } from '../contracts/trip-contract.ts';
import { writtenOutDay } from '../clock/written-day.ts';

/** What a traveller is told of a trip, as the database keeps it with the message (`private.told_facts`). */
export interface Told {
  lead: TravellerFacts['lead'] & TripRequestFacts & { phone: string | null; language: string | null };
  offer: TripOffer | null;
  /** Those of the booking that are not at their agreed hour. */
  pickups: readonly TripPickup[];
  /** Of a changed booking: the same as its reader knows it. */
  before?: Told;
}

export interface NamedFact {
  name: string;
  value: string;
}

/** A journey as offered, or as asked for. */
export type Leg = AskedLeg & Partial<Pick<OfferLeg, 'vehicles' | 'vehicle_name' | 'meeting_point' | 'meeting'>>;

/** The journeys of what is told, at the hours at which they are driven. */
export const toldLegs = ({ offer, pickups }: Told): OfferLeg[] =>
  (offer?.legs ?? []).map((each) => drivenLeg(each, pickups));

/** Above each ride's rows, where there are several. */
export function rideHeadings(legs: readonly Leg[], locale: Locale): string[] {
  const { there, back, nth } = TRAVELLER_WORDS[locale].booked;
  return legs.length === 2 ? [there, back] : legs.map(({ position }) => nth(position));
}

const wordsOf = (locale: Locale): FactWords => {
  const { labels, ride, services } = LEAD_WORDS[locale];
  return { ...ride, labels: [ride.labels, labels], services };
};

/** What a mail, or the calendar, says of a ride or a trip besides places and hours. */
const factsOf = (place: RidePlace, values: FactValues, locale: Locale) =>
  saidFacts(place, values, wordsOf(locale), 'one line').map(
    (fact) => [fact.label, factText(fact, locale), fact.id] as const,
  );

/** The rows of a ride: which it is and in what, from where to where and when, and all that is said of it in this place. */
export function legFacts(leg: Leg, locale: Locale, place: 'letter' | 'calendar' = 'letter'): NamedFact[] {
  const { booked: b } = TRAVELLER_WORDS[locale];
  const { pickup, dropoff, pickup_day: day, pickup_time: time } = leg;
  const facts = factsOf(place, leg, locale);
  const vehicle = leg.vehicles && leg.vehicle_name ? b.vehicles(leg.vehicles, isolated(leg.vehicle_name[locale])) : '';
  const meeting = meetingIn({ meeting_point: leg.meeting_point ?? null, meeting: leg.meeting ?? null }, locale);
  const isService = ([, , id]: (typeof facts)[number]) => id === 'service_type';
  return said([
    [b.ride, [...facts.filter(isService).map(([, value]) => value), vehicle].filter(Boolean).join(', ')],
    [b.from, pickup ? isolated(pickup) : ''],
    [b.to, dropoff ? isolated(dropoff) : ''],
    [b.stops, leg.stops.map(isolated).join(', ')],
    [b.when, day ? (time ? clockInWords(locale, day, time) : writtenOutDay(locale, day)) : ''],
    ...facts.filter((fact) => !isService(fact)),
    [b.meeting, meeting ? isolated(meeting) : ''],
  ]);
}

/** What holds for the whole trip: who rides, where it is not who booked, and what the driver is told. */
export const passengerFacts = (
  lead: Pick<TripRequestFacts, TripFactName>,
  locale: Locale,
  place: 'letter' | 'calendar' = 'letter',
): NamedFact[] => said(factsOf(place, pickFacts(lead, TRIP_FACTS), locale));

const said = (rows: readonly (readonly [name: string, value: string, ...unknown[]])[]): NamedFact[] =>
  rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));

/** Of each ride, whether its day is the one that its reader knows. */
function staysOnDay(told: Told, before: Told): boolean[] {
  const known = toldLegs(before);
  return toldLegs(told).map(({ pickup_day: day }, nth) => day === known[nth]?.pickup_day);
}

/** Each fact of a booking under a name that says its ride, too. @param onDay of each ride: its hour is said without the day */
function comparedFacts(told: Told, count: number, onDay: readonly boolean[], locale: Locale): Map<string, string> {
  const { price, when, hour } = TRAVELLER_WORDS[locale].booked;
  const clock = ({ pickup_time: time }: OfferLeg) => leftToRight(TRAVELLER_WORDS[locale].time(time.slice(0, 5)));
  const legs = toldLegs(told);
  const headings = count > 1 ? rideHeadings(legs, locale) : [];
  const facts = [
    ...legs.flatMap((leg, nth) =>
      legFacts(leg, locale)
        .map((fact) => (fact.name === when && onDay[nth] ? { name: hour, value: clock(leg) } : fact))
        .map(({ name, value }) => [[name, headings[nth]].filter(Boolean).join(', '), value] as const),
    ),
    ...passengerFacts(told.lead, locale).map(({ name, value }) => [name, value] as const),
    ...(told.offer ? [[price, priceInWords(locale, told.offer.total_agorot)] as const] : []),
  ];
  return new Map(facts);
}

const NOTHING = '–';
const inSentence = (name: string, locale: Locale) =>
  name.replace(/^./u, (letter) => letter.toLocaleLowerCase(localeRegistry[locale].intl));

/** "flight LY 316 → LY 318", "pick-up 12:00 → 12:30": everything that its reader did not know, in the order of the document. */
export function changesInWords(told: Told, locale: Locale): string[] {
  const { before } = told;
  if (!before) return [];
  const count = Math.max(told.offer?.legs.length ?? 0, before.offer?.legs.length ?? 0);
  const [was, is] = [before, told].map((each) => comparedFacts(each, count, staysOnDay(told, before), locale));
  const names = new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])]);
  return [...names].flatMap((name) => {
    const [from = NOTHING, to = NOTHING] = [was?.get(name), is?.get(name)];
    return from === to ? [] : [`${inSentence(name, locale)} ${from} ${forwardArrow(locale)} ${to}`];
  });
}
