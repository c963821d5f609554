/**
 * What a mail to the office says, in the language of the office and with the words of the dashboard. About a request it holds
 * everything that an answer takes: it is read away from the desk.
 */
import { driverName, type DriverName } from '../_shared/people/driver-name.ts';
import { leftToRight, withoutIsolates } from '../_shared/words/isolates.ts';
import {
  CONTACT_SERVICE_TYPE,
  leadField,
  onLineOf,
  saysRouteOnly,
  staffFields,
  type LeadAnswers,
  type LeadFieldName,
} from '../_shared/facts/lead-fields.ts';
import type { ClosedWay } from '../_shared/contracts/lead-contract.ts';
import { forwardArrow, isLocale, localeRegistry, type Locale } from '../_shared/words/locales.ts';
import {
  clockInWords,
  heldPriceInWords,
  momentInWords,
  priceInWords,
  type ShownPrice,
} from '../_shared/words/traveller-text.ts';
import { phoneIn } from '../_shared/people/written-phone.ts';
import type { TripDriver, TripOffer } from '../_shared/contracts/trip-contract.ts';
import { writtenOutDay } from '../_shared/clock/written-day.ts';
import { oneLine, type Fact, type Letter } from './letter.ts';
import { OFFICE_WORDS, type OfficeWords } from './words/by-language.ts';
import type { TripKind } from './words/words.ts';

/** What the mail's writer is given of a lead: its answers under the names of their columns, null where there is none. */
export type NotifiedLead = {
  id: string;
  reference: string;
  closed?: readonly ClosedWay[];
  mailed?: boolean;
} & LeadAnswers &
  ShownPrice;

interface NotifiedAlert {
  severity: string;
  event_type: string;
  ip_address: string | null;
}

/** Those that wait: how many, and some by name. */
interface Digest {
  total: number;
  items: readonly { label: string | null; name: string | null }[];
}

/** What the timeline says of it (migration trips). */
interface NotifiedEvent {
  kind: string;
  actor_name: string | null;
  detail: {
    fields?: Readonly<Record<string, Readonly<Record<'from' | 'to', string | number | null>>>>;
    reason?: string;
    text?: string;
    /** The leg that it is about, where it is about one. */
    leg?: number;
    car?: number;
    /** What a change does to the price, in agorot; null or left out where the list says none. */
    price?: { from?: number | null; to?: number | null };
  };
}

/** The rides until the end of a day, and those that somebody must see to (`private.ride_digest`). */
interface RideDigest {
  /** "YYYY-MM-DD" */
  day: string;
  total: number;
  holes: readonly {
    pickup_at: string;
    reference: string;
    pickup: string;
    dropoff: string;
    why: 'without_driver' | 'not_acknowledged';
    driver: DriverName | null;
  }[];
  /** Holes that are not in the list. */
  more: number;
  /** Messages that wait for somebody who sends them by WhatsApp. */
  by_hand: number;
}

/** A row of the table messages for the office, with what it is about. */
export type OfficeMessage = { id: string; audience: 'office' } & (
  | {
      kind: TripKind;
      lead: NotifiedLead;
      offer: TripOffer | null;
      event: NotifiedEvent | null;
      /** Where one of them is not found. */
      drivers?: readonly TripDriver[];
    }
  | { kind: 'lead_received'; lead: NotifiedLead }
  | { kind: 'alert'; alert: NotifiedAlert }
  | { kind: 'invitation'; invitation: { role: string } }
  | { kind: 'held_back' | 'account_waiting'; digest: Digest }
  | { kind: 'day_digest'; rides: RideDigest }
);

/** @param siteUrl origin of the site, without a slash at its end */
interface Office {
  language: Locale;
  siteUrl: string;
}

/** What a mail to the office says. */
export function officeLetter(message: OfficeMessage, office: Office): Letter {
  const words = OFFICE_WORDS[office.language];
  const link = (path: string) => office.siteUrl + localeRegistry[office.language].prefix + path;
  switch (message.kind) {
    case 'lead_received':
      return leadLetter(message.lead, words, office.language, link);
    case 'offer_accepted':
    case 'offer_declined':
    case 'trip_changed':
    case 'trip_cancelled':
    case 'cannot_find_driver':
      return tripLetter(message, words, office.language, link);
    case 'alert':
      return alertLetter(message.alert, words, link('/dashboard/security'));
    case 'invitation':
      return invitationLetter(message.invitation.role, words, link('/auth'));
    case 'held_back':
      return digestLetter(message.digest, words.mail.heldBack, words, link('/dashboard/leads?tab=held-back'));
    case 'account_waiting':
      return digestLetter(message.digest, words.mail.accounts, words, link('/dashboard/team'));
    case 'day_digest':
      return rideLetter(message.rides, words, office.language, link('/dashboard/rides'));
  }
}

/** The request in the back office, and how to reach the customer. */
function leadLinks(
  lead: NotifiedLead,
  { mail }: OfficeWords,
  link: (path: string) => string,
): Pick<Letter, 'button' | 'links'> {
  const digits = lead.phone?.replace(/\D/gu, '') ?? '';
  return {
    button: { text: mail.lead.link, href: link(`/dashboard/leads?lead=${encodeURIComponent(lead.id)}`) },
    links: digits
      ? [
          { text: mail.lead.call, href: `tel:+${digits}` },
          { text: mail.lead.whatsapp, href: `https://wa.me/${digits}` },
        ]
      : [],
  };
}

/** Whose request it is, the journey and its time: what the mail is about. */
function ticketOf(
  { reference, name }: NotifiedLead,
  journey: { route: string; when: string },
): Pick<Letter, 'title' | 'subtitle' | 'preview'> {
  const customer = oneLine(name ?? '');
  const { route, when } = journey;
  return {
    ...(route && { title: route }),
    subtitle: [when, leftToRight(reference)].filter(Boolean).join(' · '),
    preview: [customer, route, when].filter(Boolean).join(' · '),
  };
}

function leadLetter(lead: NotifiedLead, words: OfficeWords, language: Locale, link: (path: string) => string): Letter {
  const { mail } = words;
  const { travel_date: day, pickup_time: time } = lead;
  return {
    subject: mail.lead.subject(lead.reference, answerText('service_type', lead, words)),
    ...ticketOf(lead, {
      route: routeInWords([lead.pickup, lead.dropoff], language),
      when: day ? (time ? clockInWords(language, day, time) : writtenOutDay(language, day)) : '',
    }),
    opening: [mail.lead.opening],
    facts: [
      { name: mail.reference, value: lead.reference },
      ...factsOf(lead, words, language),
      { name: mail.lead.shownPrice, value: heldPriceInWords(lead, language) ?? '' },
      ...(lead.closed ?? []).map(({ way, starts_at: start, ends_at: end }) => ({
        name: mail.lead.closed[way],
        value: mail.lead.closedTime(momentInWords(language, start), momentInWords(language, end)),
      })),
      { name: mail.lead.confirmation, value: lead.mailed === false ? mail.lead.unmailed : '' },
    ].filter(({ value }) => value !== ''),
    ...(lead.notes && { quote: { title: mail.lead.wrote, text: lead.notes } }),
    ...leadLinks(lead, words, link),
    thread: lead.reference,
    ...(lead.email && { replyTo: lead.email }),
  };
}

function tripLetter(
  { kind, lead, offer, event, drivers = [] }: Extract<OfficeMessage, { kind: TripKind }>,
  words: OfficeWords,
  language: Locale,
  link: (path: string) => string,
): Letter {
  const { mail } = words;
  const { trip } = mail;
  const legs = offer?.legs ?? [];
  const leg = legs.find(({ position }) => position === event?.detail.leg) ?? legs[0];
  const day = leg?.pickup_day ?? lead.travel_date;
  const time = leg?.pickup_time ?? lead.pickup_time;
  const route = routeInWords([leg?.pickup ?? lead.pickup, leg?.dropoff ?? lead.dropoff], language);
  const when = day ? clockInWords(language, day, time ?? '') : '';
  const facts: Fact[] = [
    { name: mail.reference, value: lead.reference },
    { name: trip.customer, value: oneLine(lead.name ?? '') },
    { name: trip.route, value: route },
    { name: trip.when, value: when },
    { name: trip.price, value: offer ? priceInWords(language, offer.total_agorot) : '' },
    { name: trip.fee, value: offer?.cancelled_at ? priceInWords(language, offer.cancel_fee_agorot ?? 0) : '' },
    ...drivers
      .filter((each) => each.leg === event?.detail.leg && each.car === event.detail.car)
      .map(({ name, phone }) => ({
        name: trip.driver,
        value: [oneLine(driverName(language, name)), phone ? phoneIn(language, phone) : ''].filter(Boolean).join(' · '),
      })),
    { name: trip.by, value: oneLine(event?.actor_name ?? '') },
    { name: trip.reason, value: oneLine(event?.detail.reason ?? '') },
    ...Object.entries(event?.detail.fields ?? {}).map(([name, { from, to }]) => ({
      name: knownName({ ...words.lead.labels, ...words.lead.staffLabels }, name),
      value: [from, to].map((value) => oneLine(String(value ?? '–'))).join(` ${forwardArrow(language)} `),
    })),
  ];
  // A notice that names no trip stands as a message of its own.
  const isOfNoTrip = event?.kind === 'cancel_notice' && lead.service_type === CONTACT_SERVICE_TYPE;
  const about = isOfNoTrip ? 'notice_of_no_trip' : (event?.kind ?? kind);
  const { text: asked, price } = event?.detail ?? {};
  if (price?.from || price?.to) {
    const [from, to] = [price.from, price.to].map((agorot) => (agorot ? priceInWords(language, agorot) : trip.noPrice));
    facts.push({ name: trip.listPrice, value: `${from} ${forwardArrow(language)} ${to}` });
  }
  return {
    subject: trip.subject[kind](lead.reference),
    ...ticketOf(lead, { route, when }),
    opening: [knownName(trip.events, about, trip.opening[kind])],
    facts: facts.filter(({ value }) => value !== ''),
    ...(asked && { quote: { title: mail.lead.wrote, text: asked } }),
    // Whoever stands there is called.
    ...leadLinks(
      kind === 'cannot_find_driver' ? { ...lead, phone: lead.passenger_phone ?? lead.phone } : lead,
      words,
      link,
    ),
    thread: lead.reference,
    ...(lead.email && { replyTo: lead.email }),
  };
}

function alertLetter(alert: NotifiedAlert, { mail, security }: OfficeWords, href: string): Letter {
  const name = security.eventTypes[alert.event_type] ?? alert.event_type;
  const severities: Readonly<Record<string, string>> = security.severities;
  return {
    subject: mail.alert.subject(name),
    opening: [mail.alert.opening],
    facts: [
      { name: mail.alert.severity, value: severities[alert.severity] ?? alert.severity },
      ...(alert.ip_address ? [{ name: mail.alert.address, value: alert.ip_address }] : []),
    ],
    button: { text: mail.alert.link, href },
    links: [],
  };
}

function invitationLetter(role: string, { mail }: OfficeWords, href: string): Letter {
  return {
    subject: mail.invitation.subject,
    opening: [mail.invitation.opening],
    facts: [{ name: mail.invitation.role, value: mail.roles[role] ?? role }],
    button: { text: mail.invitation.link, href },
    links: [],
  };
}

function digestLetter(
  { total, items }: Digest,
  { subject, opening, link }: OfficeWords['mail']['heldBack'],
  { mail }: OfficeWords,
  href: string,
): Letter {
  const left = total - items.length;
  return {
    subject: subject(total),
    opening: [left > 0 ? `${opening} (${mail.more(left)})` : opening],
    facts: items.map(({ label, name }) => ({ name: oneLine(label ?? ''), value: oneLine(name ?? '') })),
    button: { text: link, href },
    links: [],
  };
}

/** The evening's digest: what is still open until the next one. */
function rideLetter(
  { day, total, holes, more, by_hand: byHand }: RideDigest,
  { mail }: OfficeWords,
  language: Locale,
  href: string,
): Letter {
  const { rides } = mail;
  const until = writtenOutDay(language, day);
  const open = holes.length + more;
  return {
    subject: rides.subject(until, total, open),
    opening: [
      open > 0 ? rides.opening(total, until, open) : rides.nothingOpen(total, until),
      ...(byHand > 0 ? [rides.byHand(byHand)] : []),
      ...(more > 0 ? [mail.more(more)] : []),
    ],
    facts: holes.map(({ pickup_at: at, reference, pickup, dropoff, why, driver }) => ({
      name: withoutIsolates(momentInWords(language, at)),
      value: [
        oneLine(reference),
        [pickup, dropoff].map(oneLine).join(` ${forwardArrow(language)} `),
        why === 'without_driver' || !driver ? rides.withoutDriver : rides.notConfirmed(driverName(language, driver)),
      ].join(' · '),
    })),
    button: { text: rides.link, href },
    links: [],
  };
}

function factsOf(lead: NotifiedLead, words: OfficeWords, language: Locale): Fact[] {
  const labels = { ...words.lead.labels, ...words.lead.staffLabels };
  const facts = staffFields('mail').map((name) => {
    const line = onLineOf(name).map((each) => answerText(each, lead, words, language));
    return { name: labels[name], value: line.filter(Boolean).join(' ') };
  });
  return facts.filter(({ value }) => value !== '');
}

/** An answer in the words of the office, on one line; empty where there is none. */
function answerText(name: LeadFieldName, lead: NotifiedLead, words: OfficeWords, language?: Locale): string {
  const value = lead[name];
  const { kind } = leadField(name);
  // A text of several lines is quoted by itself.
  if (kind === 'text') return '';
  if (name === 'destination' && language && !saysRouteOnly(lead))
    return routeInWords([lead.pickup, lead.dropoff], language);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.mail.yes : words.mail.no;
  if (name === 'language') return isLocale(value) ? words.mail.languages[value] : String(value);
  switch (kind) {
    case 'date':
      return String(value).split('-').toReversed().join('/');
    case 'slot':
      return String(value).slice(0, 5);
    case 'choice':
      return words.lead.ride.choices[name]?.[String(value)] ?? serviceName(String(value), words);
    default:
      return oneLine(String(value));
  }
}

/** From where to where, as far as it was said; empty where neither place was. */
const routeInWords = (places: readonly (string | null | undefined)[], language: Locale): string =>
  places.some(Boolean) ? places.map((place) => oneLine(place || '–')).join(` ${forwardArrow(language)} `) : '';

const knownName = (names: Readonly<Record<string, string>>, name: string, otherwise = name): string =>
  names[name] ?? otherwise;

function serviceName(service: string, { lead }: OfficeWords): string {
  const names: Readonly<Record<string, string>> = lead.staffServices;
  return names[service] ?? service;
}
