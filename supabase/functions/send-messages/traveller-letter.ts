/** The mails to travellers: their words, and for a booking the document that the law asks for and the calendar file. */
import { HOUR_MS } from '../_shared/clock/clock.ts';
import { askedLegs } from '../_shared/facts/asked-legs.ts';
import type { BusinessSettings } from '../_shared/facts/business-settings.ts';
import { freeWaiting } from '../_shared/facts/free-waiting.ts';
import { isolated, leftToRight, withoutIsolates } from '../_shared/words/isolates.ts';
import { localeRegistry, type Locale } from '../_shared/words/locales.ts';
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
  momentInWords,
  priceInWords,
  travellerText,
  type ToldMiss,
  tripLink,
  type MovedPickup,
  type TravellerKind,
} from '../_shared/words/traveller-text.ts';
import { TRAVELLER_WORDS } from '../_shared/words/traveller-words/by-language.ts';
import type { PayWay, TripDriver, TripOffer } from '../_shared/contracts/trip-contract.ts';
import { tripCalendar } from '../_shared/clock/trip-calendar.ts';
import { dayInText } from '../_shared/clock/written-day.ts';
import type { Fact, FactHeading, Letter } from './letter.ts';

/** A message to a traveller as the database gives it out. */
export interface TravellerMessage extends Told {
  id: string;
  kind: TravellerKind;
  audience: 'traveller';
  link: { reference: string; key: string };
  /** Of a leg; in messages about them. */
  drivers?: readonly TripDriver[];
  /** Like them: those whose pick-up was moved. */
  moved?: readonly MovedPickup[];
  /** The ride that nobody came to, in messages about it. */
  missed?: ToldMiss | null;
}

/** @param siteUrl origin of the site, without a slash at its end */
export interface TravellerPost {
  locale: Locale;
  siteUrl: string;
  business: BusinessSettings;
  now: Date;
}

/** What the mail says. */
export function travellerLetter(message: TravellerMessage, post: TravellerPost): Letter {
  const { kind, drivers = [], moved = [], missed = null } = message;
  const lead = withoutLinks(message.lead);
  const offer = message.offer && { ...message.offer, legs: toldLegs(message) };
  const { locale, business, siteUrl } = post;
  const words = TRAVELLER_WORDS[locale];
  const link = tripLink(siteUrl, locale, message.link.reference, message.link.key);
  const text = travellerText(
    kind,
    { lead, offer, link, drivers, moved, missed, changes: changesInWords(message, locale) },
    post,
  );
  const attachments = calendarOf({ kind, lead, offer }, post);
  const isDocument = kind === 'booking' || kind === 'booking_changed';
  return {
    subject: text.subject,
    opening: [
      ...text.paragraphs,
      ...(isBooked(kind) ? [kind === 'booking' ? words.attached : words.attachedAgain] : []),
    ],
    facts:
      offer && isDocument
        ? bookingFacts(lead, offer, message.offer ?? offer, post)
        : offer && kind === 'offer'
          ? furtherFacts(lead, offer.legs, locale)
          : kind === 'request_received'
            ? furtherFacts(lead, askedLegs(lead), locale)
            : [],
    ...(offer?.note && kind === 'offer' && { quote: { title: business.name[locale], text: offer.note } }),
    links: [{ text: text.linkText, href: link }],
    closing: [...text.closing, `${isolated(business.name[locale])} · ${leftToRight(phoneIn(locale, business.phone))}`],
    ...(attachments.length > 0 && { attachments }),
    replyTo: business.email,
    thread: lead.reference,
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

/** Whether a ride is to be driven, at the hours that the calendar file has. */
const isBooked = (kind: TravellerKind) => kind === 'booking' || kind === 'booking_changed' || kind === 'pickup_moved';

/** Only mails about a booking carry it. */
function calendarOf(
  { kind, lead, offer }: Pick<TravellerMessage, 'kind' | 'lead' | 'offer'>,
  post: TravellerPost,
): MailAttachment[] {
  // What was never booked stands in nobody's calendar.
  if (!offer?.answered_at || !(isBooked(kind) || kind === 'booking_cancelled')) return [];
  const { locale, business, siteUrl, now } = post;
  const { calendar } = TRAVELLER_WORDS[locale];
  const method = isBooked(kind) ? 'PUBLISH' : 'CANCEL';
  const content = tripCalendar({
    method,
    reference: lead.reference,
    legs: offer.legs,
    sequence: offer.calendar_sequence,
    page: `${siteUrl}${localeRegistry[locale].prefix}/trip`,
    title: (dropoff) => calendar.title(dropoff, business.shortName[locale]),
    description: (leg) => [
      calendar.description(lead.reference, phoneIn(locale, business.phone)),
      ...[
        ...legFacts({ ...leg, pickup: null, dropoff: null, pickup_day: null }, locale, 'calendar'),
        ...passengerFacts(lead, locale, 'calendar'),
      ].map(({ name, value }) => withoutIsolates(`${name}${localeRegistry[locale].signSpace}: ${value}`)),
    ],
    producer: business.name[locale],
    organizer: { name: business.name[locale], email: business.email },
    madeAt: now,
  });
  return [{ name: `${lead.reference}.ics`, type: `text/calendar;charset=utf-8;method=${method}`, content }];
}

/** The rows of each ride, and those that are about all of them: under headings where there are several. */
function rowsOf(
  legs: readonly Leg[],
  locale: Locale,
  ofLeg: (leg: Leg) => Fact[],
  ofAll: readonly Fact[],
): (Fact | FactHeading)[] {
  if (legs.length < 2) return [...legs.flatMap(ofLeg), ...ofAll];
  const { allRides } = TRAVELLER_WORDS[locale].booked;
  const headings = rideHeadings(legs, locale);
  return [
    ...legs.flatMap((leg, place) => [{ heading: headings[place] ?? '' }, ...ofLeg(leg)]),
    ...(ofAll.length > 0 ? [{ heading: allRides }, ...ofAll] : []),
  ];
}

/** What the words of a mail leave out, which have named the first ride. */
function furtherFacts(lead: TravellerMessage['lead'], legs: readonly Leg[], locale: Locale): (Fact | FactHeading)[] {
  const ofLeg = (leg: Leg) =>
    legFacts(legs.length > 1 ? leg : { ...leg, pickup: null, dropoff: null, pickup_day: null }, locale);
  return rowsOf(legs, locale, ofLeg, passengerFacts(lead, locale));
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
  const { signSpace, prefix } = localeRegistry[locale];
  const percent = (value: number) => leftToRight(`${value}${signSpace}%`);
  const amount = priceInWords(locale, offer.total_agorot);
  const price = offer.fare_kind === 'at_most' ? b.atMostValue : b.priceValue;
  const ofAll = [
    ...passengerFacts(lead, locale),
    { name: b.price, value: price(amount, percent(offer.vat_percent)) },
    { name: b.payment, value: paymentOf(offer, locale), ...(offer.payment_url && { href: offer.payment_url }) },
    { name: b.waiting, value: freeWaiting(offer, b.waitingSays) },
    { name: b.cancelling, value: cancellingOf(agreed, locale, percent) },
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

const IN_THE_CAR: ReadonlySet<PayWay> = new Set(['card', 'cash', 'wallet']);

function paymentOf({ pay_ways: ways }: TripOffer, locale: Locale): string {
  const { payWays, toDriver } = TRAVELLER_WORDS[locale].booked;
  const either = new Intl.ListFormat(localeRegistry[locale].intl, { type: 'disjunction' });
  const named = (inCar: boolean) => ways.filter((way) => IN_THE_CAR.has(way) === inCar).map((way) => payWays[way]);
  const inCar = named(true);
  return either.format([...(inCar.length > 0 ? [toDriver(either.format(inCar))] : []), ...named(false)]);
}

/** What cancelling costs, until when it is free: as agreed, by the hours and the percentage of the offer itself. */
function cancellingOf(offer: TripOffer, locale: Locale, percent: (value: number) => string): string {
  const { booked: b, israelTime, nothingDue } = TRAVELLER_WORDS[locale];
  const [first] = offer.legs;
  const until = first && new Date(Date.parse(first.pickup_at) - offer.free_until_hours * HOUR_MS);
  // Booked later than that, it was never free.
  const isFree = until !== undefined && (!offer.answered_at || until > new Date(offer.answered_at));
  const fee = Math.floor((offer.total_agorot * offer.late_fee_percent) / 10_000) * 100;
  if (fee === 0) return nothingDue;
  return [
    isFree ? b.freeUntil(israelTime(momentInWords(locale, until))) : '',
    b.lateFee(priceInWords(locale, fee), percent(offer.late_fee_percent), !isFree),
  ]
    .filter(Boolean)
    .join(' ');
}
