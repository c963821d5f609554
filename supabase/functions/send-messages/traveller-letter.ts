/** The mails to travellers: their words, and for a booking the document that the law asks for and the calendar file. */
import { HOUR_MS } from '../_shared/clock/clock.ts';
import { askedLegs } from '../_shared/facts/asked-legs.ts';
import { bookingCalendar } from '../_shared/facts/booking-calendar.ts';
import type { BusinessSettings } from '../_shared/facts/business-settings.ts';
import { freeWaiting } from '../_shared/facts/free-waiting.ts';
import { isolated, leftToRight } from '../_shared/words/isolates.ts';
import { forwardArrow, localeRegistry, type Locale } from '../_shared/words/locales.ts';
import type { MailAttachment } from '../_shared/mail/mail.ts';
import { phoneIn } from '../_shared/people/written-phone.ts';
import {
  changesInWords,
  legFacts,
  passengerFacts,
  rideHeadings,
  toldLegs,
  type Leg,
  type Told,
} from '../_shared/facts/traveller-facts.ts';
import {
  clockInWords,
  momentInWords,
  priceInWords,
  travellerText,
  type ToldExtra,
  type ToldMiss,
  tripLink,
  type MovedPickup,
  type TravellerKind,
} from '../_shared/words/traveller-text.ts';
import { TRAVELLER_WORDS } from '../_shared/words/traveller-words/by-language.ts';
import type { PayWay, TripDriver, TripOffer } from '../_shared/contracts/trip-contract.ts';
import { dayInText, writtenOutDay } from '../_shared/clock/written-day.ts';
import type { Fact, FactHeading, Letter } from './letter.ts';

/** A message to a traveller as the database gives it out. */
export interface TravellerMessage extends Told {
  id: string;
  kind: TravellerKind;
  audience: 'traveller';
  link: { reference: string; key: string };
  /** Whoever rides, where it is not who booked; their link shows no price. */
  reader?: 'passenger';
  /** Of a leg; in messages about them. */
  drivers?: readonly TripDriver[];
  /** Of the whole booking, as far as its traveller may know them by now. */
  known_drivers?: readonly TripDriver[];
  /** Since when the driver is on the way, or there: an instant; in messages about that. */
  since?: string | null;
  /** Like them: those whose pick-up was moved. */
  moved?: readonly MovedPickup[];
  /** The ride that nobody came to, in messages about it. */
  missed?: ToldMiss | null;
  /** The one that was cancelled, in the message about it. */
  flight?: string | null;
  /** What its reader is asked to agree to, in the message about it. */
  extra?: ToldExtra | null;
}

/** @param siteUrl origin of the site, without a slash at its end */
export interface TravellerPost {
  locale: Locale;
  siteUrl: string;
  business: BusinessSettings;
  now: Date;
}

/** What a mail of a kind has besides its words and the way to the page of the trip. */
interface LetterShape {
  /** Its rows: what the words leave out, what is offered, or the document of a booking. */
  rows?: 'asked' | 'offered' | 'document';
  /** What its file does to the reader's calendar: puts the ride in, takes the place of an earlier entry, or takes it out. */
  calendar?: 'add' | 'replace' | 'remove';
  /** What the list of mails shows, where that is not the first paragraph after the greeting. */
  preview?: (said: Said) => string;
}

interface Said {
  paragraphs: readonly string[];
  route: string;
  price: string;
}

/** The first paragraph after the greeting, which says nothing that the sender's name does not. */
const theNews = ({ paragraphs }: Said): string => paragraphs[1] ?? '';
/** The one after that names the driver, the car and its plate. */
const theDriver = ({ paragraphs }: Said): string => paragraphs[2] ?? '';

/** A kind without a line here is its words and the way to the page. */
const SHAPES: Readonly<Partial<Record<TravellerKind, LetterShape>>> = {
  request_received: { rows: 'asked' },
  offer: { rows: 'offered' },
  booking: { rows: 'document', calendar: 'add', preview: ({ route, price }) => `${route} · ${price}` },
  driver_details: { calendar: 'replace', preview: theDriver },
  driver_changed: { calendar: 'replace', preview: theDriver },
  booking_changed: { rows: 'document', calendar: 'replace' },
  booking_cancelled: { calendar: 'remove' },
  pickup_moved: { calendar: 'replace' },
  flight_moved: { calendar: 'replace' },
};

/** What the mail says. */
export function travellerLetter(message: TravellerMessage, post: TravellerPost): Letter {
  const { kind, drivers = [], since = null, moved = [], missed = null, flight = null, extra = null } = message;
  const lead = withoutLinks(message.lead);
  const offer = message.offer && { ...message.offer, legs: toldLegs(message) };
  const { locale, business, siteUrl } = post;
  const isPassenger = message.reader === 'passenger';
  const { rows, calendar, preview = theNews } = SHAPES[kind] ?? {};
  const link = tripLink(siteUrl, locale, message.link.reference, message.link.key);
  const text = travellerText(
    kind,
    {
      lead,
      offer,
      link,
      drivers,
      since,
      moved,
      missed,
      flight,
      extra,
      isPassenger,
      changes: changesInWords(message, locale),
    },
    post,
  );
  // What was never booked stands in nobody's calendar; the document and the entry are the booker's.
  const attachments =
    calendar && !isPassenger && offer?.answered_at
      ? [calendarOf(calendar, lead, offer, message.known_drivers ?? [], post)]
      : [];
  const ticket = ticketOf(message, lead, offer, locale);
  return {
    subject: text.subject,
    ...ticket,
    preview: preview({
      paragraphs: text.paragraphs,
      route: ticket.title ?? '',
      price: offer ? priceInWords(locale, offer.total_agorot) : '',
    }),
    opening: [...text.paragraphs, ...(calendar && attachments.length > 0 ? ENTRY_SAYS[calendar](locale) : [])],
    facts: rowsOfKind(isPassenger ? undefined : rows, lead, offer, message.offer ?? offer, post),
    ...(offer?.note && kind === 'offer' && { quote: { title: business.name[locale], text: offer.note } }),
    button: { text: text.buttonText, href: link },
    links: [],
    closing: [...text.closing, `${isolated(business.name[locale])} · ${leftToRight(phoneIn(locale, business.phone))}`],
    ...(attachments.length > 0 && { attachments }),
    replyTo: business.email,
    thread: lead.reference,
  };
}

/** What the words say of the file that is attached. */
const ENTRY_SAYS: Readonly<Record<NonNullable<LetterShape['calendar']>, (locale: Locale) => readonly string[]>> = {
  add: (locale) => [TRAVELLER_WORDS[locale].attached],
  replace: (locale) => [TRAVELLER_WORDS[locale].attachedAgain],
  remove: () => [],
};

function rowsOfKind(
  rows: LetterShape['rows'],
  lead: TravellerMessage['lead'],
  offer: TripOffer | null,
  agreed: TripOffer | null,
  post: TravellerPost,
): Letter['facts'] {
  const { locale } = post;
  if (rows === 'asked') return furtherFacts(lead, askedLegs(lead), locale, []);
  if (rows === 'offered' && offer) return furtherFacts(lead, offer.legs, locale, termsOf(offer, offer, locale));
  return rows === 'document' && offer ? bookingFacts(lead, offer, agreed ?? offer, post) : [];
}

/** The ride that a mail is about, above it: from where to where, when, and its reference. */
function ticketOf(
  { drivers = [], moved = [], missed, extra }: TravellerMessage,
  lead: TravellerMessage['lead'],
  offer: TripOffer | null,
  locale: Locale,
): Pick<Letter, 'title' | 'subtitle'> {
  const legs = offer?.legs ?? askedLegs(lead);
  const at = drivers[0]?.pickup_at ?? moved[0]?.pickup_at ?? missed?.pickup_at ?? extra?.pickup_at;
  const leg = legs.find(({ position }) => position === drivers[0]?.leg) ?? legs[0];
  const [pickup, dropoff] = [leg?.pickup, leg?.dropoff];
  if (!leg || !pickup || !dropoff) return {};
  const { pickup_day: day, pickup_time: time } = leg;
  const when = at
    ? momentInWords(locale, at)
    : day
      ? time
        ? clockInWords(locale, day, time)
        : writtenOutDay(locale, day)
      : '';
  return {
    title: `${isolated(pickup)} ${forwardArrow(locale)} ${isolated(dropoff)}`,
    subtitle: [when, leftToRight(lead.reference)].filter(Boolean).join(' · '),
  };
}

/**
 * The request's words as no mail program makes a link of them. Whoever types somebody else's address would otherwise have the
 * business send that person a link of their choice.
 */
function withoutLinks<Words extends object>(words: Words): Words {
  const broken = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll('://', ' //').replaceAll(/\.(?=\p{L})/gu, '. ') : value;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, Array.isArray(value) ? value.map(broken) : broken(value)]),
  ) as Words;
}

function calendarOf(
  change: NonNullable<LetterShape['calendar']>,
  lead: TravellerMessage['lead'],
  offer: TripOffer,
  drivers: readonly TripDriver[],
  post: TravellerPost,
): MailAttachment {
  const method = change === 'remove' ? 'CANCEL' : 'PUBLISH';
  const content = bookingCalendar(
    {
      method,
      reference: lead.reference,
      legs: offer.legs,
      drivers,
      facts: lead,
      sequence: offer.calendar_sequence,
      madeAt: post.now,
    },
    post,
  );
  return { name: `${lead.reference}.ics`, type: `text/calendar;charset=utf-8;method=${method}`, content };
}

/** The rows of each ride, and those that are about all of them, or the same for all: under headings where there are several. */
function rowsOf(
  legs: readonly Leg[],
  locale: Locale,
  ofLeg: (leg: Leg) => Fact[],
  ofAll: readonly Fact[],
): (Fact | FactHeading)[] {
  if (legs.length < 2) return [...legs.flatMap(ofLeg), ...ofAll];
  const { allRides } = TRAVELLER_WORDS[locale].booked;
  const headings = rideHeadings(legs, locale);
  const rides = legs.map(ofLeg);
  const isSame = (fact: Fact) =>
    rides.every((rows) => rows.some(({ name, value }) => name === fact.name && value === fact.value));
  const all = [...(rides[0] ?? []).filter(isSame), ...ofAll];
  return [
    ...rides.flatMap((rows, place) => [{ heading: headings[place] ?? '' }, ...rows.filter((fact) => !isSame(fact))]),
    ...(all.length > 0 ? [{ heading: allRides }, ...all] : []),
  ];
}

/** What the words of a mail leave out, which have named the first ride; a way back says its day alone. @param terms rows that follow those of the rides */
function furtherFacts(
  lead: TravellerMessage['lead'],
  legs: readonly Leg[],
  locale: Locale,
  terms: readonly Fact[],
): (Fact | FactHeading)[] {
  const [first] = legs;
  const ofLeg = (leg: Leg) => {
    const isKnown = leg === first || (leg.pickup === first?.dropoff && leg.dropoff === first.pickup);
    const places = isKnown ? { pickup: null, dropoff: null } : {};
    return legFacts({ ...leg, ...places, ...(legs.length === 1 && { pickup_day: null }) }, locale);
  };
  return rowsOf(legs, locale, ofLeg, [...passengerFacts(lead, locale), ...terms]);
}

/**
 * The document of a booking, row by row (Consumer Protection Law, section 14C(b)).
 * @param agreed the same with the hours that were agreed, which cancelling goes by
 */
function bookingFacts(
  lead: TravellerMessage['lead'],
  offer: TripOffer,
  agreed: TripOffer,
  { locale, business, siteUrl }: TravellerPost,
): (Fact | FactHeading)[] {
  const { reference, name } = lead;
  const { booked: b, israelTime } = TRAVELLER_WORDS[locale];
  const { legal, email, phone } = business;
  const { prefix } = localeRegistry[locale];
  const percent = percentIn(locale);
  const amount = priceInWords(locale, offer.total_agorot);
  const price = offer.fare_kind === 'at_most' ? b.atMostValue : b.priceValue;
  const ofAll = [
    ...passengerFacts(lead, locale),
    { name: b.price, value: price(amount, percent(offer.vat_percent)) },
    ...termsOf(offer, agreed, locale),
    {
      name: b.howToCancel,
      value: b.howToCancelValue(
        leftToRight(email),
        leftToRight(phoneIn(locale, phone)),
        isolated(legal.address[locale]),
      ),
    },
    {
      name: b.business,
      value: b.businessValue(
        isolated(legal.name[locale]),
        leftToRight(legal.registrationNumber),
        isolated(legal.address[locale]),
        legal.licence[locale],
        leftToRight(legal.licenceNumber),
      ),
    },
    ...(offer.answered_at
      ? [
          {
            name: b.accepted,
            value: b.acceptedValue(
              isolated(offer.answered_name ?? name),
              israelTime(momentInWords(locale, offer.answered_at)),
            ),
          },
        ]
      : []),
    {
      name: b.terms,
      value: b.termsValue(dayInText(locale, offer.terms_version)),
      href: `${siteUrl}${prefix}/terms`,
    },
  ];
  return [
    { name: b.reference, value: leftToRight(reference) },
    ...rowsOf(offer.legs, locale, (leg) => legFacts(leg, locale), ofAll),
  ];
}

const percentIn = (locale: Locale) => (value: number) => leftToRight(`${value}${localeRegistry[locale].signSpace}%`);

/** How it is paid, how long the driver waits, and what cancelling costs. @param agreed with the hours that cancelling goes by */
function termsOf(offer: TripOffer, agreed: TripOffer, locale: Locale): Fact[] {
  const { booked: b } = TRAVELLER_WORDS[locale];
  return [
    { name: b.payment, value: paymentOf(offer, locale), ...(offer.payment_url && { href: offer.payment_url }) },
    { name: b.waiting, value: freeWaiting(offer, b.waitingSays) },
    { name: b.cancelling, value: cancellingOf(agreed, locale) },
  ];
}

const IN_THE_CAR: ReadonlySet<PayWay> = new Set(['card', 'cash', 'wallet']);

function paymentOf({ pay_ways: ways }: TripOffer, locale: Locale): string {
  const { payWays, toDriver } = TRAVELLER_WORDS[locale].booked;
  const either = new Intl.ListFormat(localeRegistry[locale].intl, { type: 'disjunction' });
  const named = (inCar: boolean) => ways.filter((way) => IN_THE_CAR.has(way) === inCar).map((way) => payWays[way]);
  const inCar = named(true);
  return either.format([...(inCar.length > 0 ? [toDriver(either.format(inCar))] : []), ...named(false)]);
}

/** What cancelling costs, until when it is free: as agreed, by the hours and the percentage of the offer itself. */
function cancellingOf(offer: TripOffer, locale: Locale): string {
  const { booked: b, israelTime, nothingDue } = TRAVELLER_WORDS[locale];
  const [first] = offer.legs;
  const until = first && new Date(Date.parse(first.pickup_at) - offer.free_until_hours * HOUR_MS);
  // Booked later than that, or offered, it was never free.
  const since = offer.answered_at ?? offer.sent_at;
  const isFree = until !== undefined && (!since || until > new Date(since));
  const fee = Math.floor((offer.total_agorot * offer.late_fee_percent) / 10_000) * 100;
  if (fee === 0) return nothingDue;
  return [
    isFree ? b.freeUntil(israelTime(momentInWords(locale, until))) : '',
    b.lateFee(priceInWords(locale, fee), percentIn(locale)(offer.late_fee_percent), !isFree),
  ]
    .filter(Boolean)
    .join(' ');
}
