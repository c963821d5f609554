import { customerLanguage, defaultLocale, isLocale, type Locale } from '@shared/words/locales';
import {
  OFFER_LINE_KINDS,
  PAY_WAYS,
  type MissedRide,
  type OfferLeg,
  type OfferLine,
  type PayWay,
  type TripEvent,
  type TripOffer,
  type TripView,
} from '@shared/contracts/trip-contract';
import { LEG_FACTS } from '@shared/facts/ride-facts';
import { actionsIn, TRIP_STATES, type TripState } from '@shared/contracts/trip-life';
import { changesInWords, toldLegs, type Told } from '@shared/facts/traveller-facts';
import { isAboutRide, TRAVELLER_KINDS, tripLink, whatsAppText, type TravellerKind } from '@shared/words/traveller-text';
import * as z from 'zod/mini';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { dataOf, localizedName, readAnswer } from './answer';
import { getSupabase } from './client';
import type { Json } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { factColumns } from './fact-columns';
import type { Lead } from './leads';

export { serviceBack } from '@shared/facts/asked-legs';
export { MEETING_POINTS, MEETING_WAYS, USUAL_MEETING_WAY, type Meeting } from '@shared/facts/meeting-points';
export { formatPrice } from '@shared/price/money';
export { OFFER_LINE_KINDS, PAY_WAYS } from '@shared/contracts/trip-contract';
export type { OfferLine, PayWay } from '@shared/contracts/trip-contract';

/** An offer as the office sees it; a draft has neither an end nor a time of sending. */
export type OfficeOffer = Omit<TripOffer, 'valid_until' | 'sent_at'> & {
  id: string;
  updated_at: string;
  created_by_name: string | null;
  valid_until: string | null;
  sent_at: string | null;
  sent_by_name: string | null;
  first_viewed_at: string | null;
  answer_reason: string | null;
  /** What the ride costs by a published list, in agorot, and why the price is another one; for the office alone. */
  list_agorot: number | null;
  list_version: number | null;
  price_reason: string | null;
  /** Why an administrator lets it be driven on a day of rest. */
  rest_reason: string | null;
  /** Its rides that nobody came to. */
  missed: readonly MissedRide[];
  /** What is to be paid in the end, in agorot: the price, or what cancelling it, or not coming, costs. */
  due_agorot: number;
  /** How it was paid, by the office's note for the books: agorot, day "YYYY-MM-DD", who noted it. */
  paid: { way: PayWay; agorot: number; day: string; by: string } | null;
  language: string;
};

/** Something that happened to a trip; `detail` by its kind. */
export type OfficeEvent = Omit<TripEvent, 'kind'> & {
  id: string;
  /** A newer server may know others. */
  kind: string;
  detail: Readonly<Record<string, unknown>>;
};

/** What became of a request since it was stored: offers and events, both newest first. */
export interface LeadTrip {
  /** How the trip stands for its traveller. */
  state: TripState;
  /** What cancelling the booking costs now, in agorot; null where nothing is booked. */
  fee_agorot: number | null;
  offers: readonly OfficeOffer[];
  events: readonly OfficeEvent[];
}

/** What the address of the traveller's page is made of. */
export interface TripLink {
  reference: string;
  key: string;
}

/** What an operator puts into an offer; figures of the terms are the settings'. */
export interface OfferDraft {
  /** The language that the traveller is written to in. */
  language: Locale;
  /** Day of the terms, "YYYY-MM-DD". */
  terms_version: string;
  fare_kind: TripOffer['fare_kind'];
  lines: readonly OfferLine[];
  legs: readonly Omit<OfferLeg, 'position' | 'pickup_at' | 'vehicle_name'>[];
  pay_ways: readonly PayWay[];
  payment_url: string | null;
  note: string | null;
  /** What the rides cost by a published list; null where that leaves it to the office. */
  list_agorot: number | null;
  list_version: number | null;
  /** Why the price is another one; for the office alone. */
  price_reason: string | null;
}

const lineSchema = z.object({
  kind: z.enum(OFFER_LINE_KINDS),
  quantity: z.number(),
  amount: z.number(),
  text: z.optional(z.string()),
});

const text = z.nullable(z.string());

const legSchema = z.object({
  ...factColumns(LEG_FACTS),
  position: z.number(),
  stops: z.array(z.string()),
  pickup_day: z.string(),
  pickup_time: z.string(),
  pickup_at: z.string(),
  duration_minutes: z.number(),
  vehicle_class: z.string(),
  vehicle_name: localizedName,
  vehicles: z.number(),
  meeting_point: text,
  meeting: z.nullable(localizedName),
}) as unknown as z.ZodMiniType<OfferLeg>;

const offerSchema: z.ZodMiniType<OfficeOffer> = z.object({
  id: z.string(),
  number: z.number(),
  state: z.enum(['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced']),
  fare_kind: z.enum(['fixed', 'at_most']),
  total_agorot: z.number(),
  vat_percent: z.number(),
  lines: z.array(lineSchema),
  legs: z.array(legSchema),
  landing_waiting_minutes: z.number(),
  free_waiting_minutes: z.number(),
  free_delay_hours: z.number(),
  free_until_hours: z.number(),
  late_fee_percent: z.number(),
  pay_ways: z.array(z.enum(PAY_WAYS)),
  payment_url: text,
  note: text,
  terms_version: z.string(),
  valid_until: text,
  sent_at: text,
  sent_by_name: text,
  first_viewed_at: text,
  answered_at: text,
  answered_name: text,
  answer_reason: text,
  list_agorot: z.nullable(z.number()),
  list_version: z.nullable(z.number()),
  price_reason: text,
  rest_reason: text,
  cancelled_at: text,
  cancelled_by: z.nullable(z.enum(['traveller', 'business'])),
  cancel_fee_agorot: z.nullable(z.number()),
  calendar_sequence: z.number(),
  missed: z.array(
    z.object({
      leg: z.number(),
      car: z.number(),
      pickup_at: z.string(),
      waited_from: text,
      waited_until: z.string(),
      place: z.string(),
      fee_agorot: z.number(),
    }),
  ),
  due_agorot: z.number(),
  paid: z.nullable(z.object({ way: z.enum(PAY_WAYS), agorot: z.number(), day: z.string(), by: z.string() })),
  updated_at: z.string(),
  created_by_name: text,
  language: z.string(),
});

const tripSchema: z.ZodMiniType<LeadTrip> = z.object({
  state: z.enum(TRIP_STATES),
  fee_agorot: z.nullable(z.number()),
  offers: z.array(offerSchema),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      actor: z.enum(['traveller', 'driver', 'staff', 'system']),
      actor_name: text,
      occurred_at: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
});

const linkSchema: z.ZodMiniType<TripLink> = z.object({ reference: z.string(), key: z.string() });

const localeOf = (language: string): Locale => (isLocale(language) ? language : defaultLocale);

/** What became of a step with an offer; `offer` is the offer as it now is. */
const outcomeSchema = z.object({
  outcome: z.string(),
  offer: z.optional(z.nullable(offerSchema)),
  /** The last that has happened to the trip: who was faster. */
  latest: z.optional(
    z.nullable(z.object({ kind: z.string(), actor: z.string(), actor_name: text, occurred_at: z.string() })),
  ),
});
/** A step's outcome in one word, which says what happened or why it did not. */
export type OfferOutcome = z.infer<typeof outcomeSchema>;

/** Offers and events of a request. @throws DataError `refused` below the rank of operator */
export async function fetchLeadTrip(leadId: string): Promise<LeadTrip> {
  const supabase = await getSupabase();
  return readAnswer(tripSchema, dataOf(await supabase.rpc('lead_trip', { lead: leadId })));
}

/** The traveller's link; null for a request that is held back or gone. @throws DataError */
export async function fetchTripLink(leadId: string): Promise<TripLink | null> {
  const supabase = await getSupabase();
  return readAnswer(z.nullable(linkSchema), dataOf(await supabase.rpc('trip_link', { lead: leadId })));
}

/**
 * Stores the draft of a request's next offer; there is one at a time.
 * @param seen the draft's `updated_at` as the person had it before their eyes; null for a new one
 */
export async function saveOfferDraft(leadId: string, seen: string | null, draft: OfferDraft): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('save_offer_draft', {
    lead: leadId,
    // Null is what the database expects for "there was none"; the generated types know no null in arguments.
    seen: seen as string,
    draft: draft as unknown as Json,
  });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** A trip as its traveller will see it once an offer is sent, and the language that its page will be in. */
export interface TripPreview {
  trip: TripView;
  language: Locale;
}

const previewSchema = z.object({ outcome: z.string(), trip: z.optional(z.nullable(z.custom<TripView>())) });

/** @param until end of the offer, ISO 8601 @returns what became of it; without `preview` there is nothing to see any more */
export async function previewOffer(
  { id, language }: Pick<OfficeOffer, 'id' | 'language'>,
  until: string,
): Promise<OfferOutcome & { preview?: TripPreview }> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('preview_offer', { offer: id, valid_until: until });
  const { outcome, trip } = readAnswer(previewSchema, dataOf(answer));
  return trip ? { outcome, preview: { trip, language: localeOf(language) } } : { outcome: 'gone' };
}

/** How the newest offer that was sent stands, for whoever sends another one. */
export interface NewestOffer {
  number: number;
  state: string;
}

/** What the database compares (private.newest_offer): what time alone does to an offer is no change. */
export function newestOffer(offers: readonly OfficeOffer[]): NewestOffer | null {
  const newest = offers.find(({ state }) => state !== 'draft');
  if (!newest) return null;
  const state = newest.state === 'expired' ? 'sent' : newest.state;
  return { number: newest.number, state: newest.cancelled_at ? 'cancelled' : state };
}

/**
 * @param newest what the person has seen of the offers before
 * @param until ISO 8601 @param by how the traveller gets it: a mail of ours, or by hand through WhatsApp
 */
export async function sendOffer(
  { id, updated_at }: Pick<OfficeOffer, 'id' | 'updated_at'>,
  newest: NewestOffer | null,
  until: string,
  by: 'mail' | 'hand',
): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('send_offer', {
    offer: id,
    seen: updated_at,
    newest: newest && { ...newest },
    valid_until: until,
    by,
  });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** An administrator lets a draft be driven on a day of rest. @throws DataError `refused` for others */
export async function allowRest(id: string, reason: string): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  return readAnswer(outcomeSchema, dataOf(await supabase.rpc('allow_rest', { offer: id, reason })));
}

export async function withdrawOffer(id: string, reason: string): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  return readAnswer(outcomeSchema, dataOf(await supabase.rpc('withdraw_offer', { offer: id, reason })));
}

/** Accepted in a call or a chat; the confirmation goes out all the same. */
export async function acceptForTraveller(id: string, name: string): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('accept_for_traveller', { offer: id, how: 'phone', name });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** Cancelled by the business: nothing is charged. */
export async function cancelBooking(id: string, reason: string): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  return readAnswer(outcomeSchema, dataOf(await supabase.rpc('cancel_booking', { offer: id, reason })));
}

/** Notes how a booking was paid. @param day "YYYY-MM-DD" */
export async function notePayment(
  id: string,
  paid: { way: PayWay; agorot: number; day: string },
): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  return readAnswer(outcomeSchema, dataOf(await supabase.rpc('note_payment', { offer: id, ...paid })));
}

/** Whether nobody came to any ride of a booking. */
export const isMissed = ({ missed, legs }: Pick<OfficeOffer, 'missed' | 'legs'>): boolean =>
  missed.length > 0 && missed.length >= legs.reduce((cars, leg) => cars + leg.vehicles, 0);

/** Whether the traveller of a trip could cancel it now, and the office for them. */
export const canCancel = ({ state }: Pick<LeadTrip, 'state'>): boolean => actionsIn(state, 'full').includes('cancel');

/** Cancelled for a traveller who has said so. @param seen how their trip stands, and what they were told that cancelling costs */
export async function cancelForTraveller(
  leadId: string,
  seen: Pick<LeadTrip, 'state' | 'fee_agorot'>,
  reason: string,
): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('cancel_for_traveller', {
    lead: leadId,
    seen_state: seen.state,
    seen_fee_agorot: seen.fee_agorot ?? 0,
    reason,
  });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** The address of the traveller's page, in their language. */
export const tripAddress = ({ language }: Pick<OfficeOffer, 'language'>, { reference, key }: TripLink): string =>
  tripLink(env.siteUrl || location.origin, localeOf(language), reference, key);

/** Makes every link sent so far void. @throws DataError `refused` below the rank of manager */
export async function renewTripLink(leadId: string): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  return readAnswer(outcomeSchema, dataOf(await supabase.rpc('renew_trip_link', { lead: leadId })));
}

/** Mails the link once more, or the reminder of the offer that is open. */
export async function sendAgain(leadId: string, kind: 'link_again' | 'offer_again'): Promise<OfferOutcome> {
  const supabase = await getSupabase();
  return readAnswer(outcomeSchema, dataOf(await supabase.rpc('send_again', { lead: leadId, kind })));
}

/** The words that hand over the link by WhatsApp, in the customer's language. */
export function linkText(lead: Lead, link: TripLink): string {
  const locale = customerLanguage(lead);
  const facts = { lead, offer: null, link: tripAddress({ language: locale }, link) };
  return whatsAppText('link_again', facts, { locale, business });
}

/** A message to the traveller: `pending` by WhatsApp waits for somebody of the office who sends it. */
export interface TripMessage {
  id: string;
  kind: TravellerKind;
  channel: string;
  status: string;
  /** Instants, ISO 8601. */
  created_at: string;
  sent_at: string | null;
  /** Not before: the end of a day of rest. */
  send_after: string;
  /** What it says, as it was when it was queued; null once it has left. */
  told: Told | null;
}

const isTravellerKind = (kind: string): kind is TravellerKind => TRAVELLER_KINDS.some((known) => known === kind);

/** What the traveller of a request was told, or is to be; newest first. @throws DataError */
export async function fetchTripMessages(leadId: string): Promise<TripMessage[]> {
  const supabase = await getSupabase();
  const rows = dataOf(
    await supabase
      .from('messages')
      .select('id, kind, channel, status, created_at, sent_at, send_after, told')
      .eq('lead_id', leadId)
      .order('created_at', { ascending: false }),
  );
  return rows.flatMap(({ kind, told, ...row }) =>
    isTravellerKind(kind) ? [{ ...row, kind, told: told as unknown as Told | null }] : [],
  );
}

/** Notes that somebody has sent a message by WhatsApp. @param words as they were sent @throws DataError */
export async function handOverMessage(message: string, words: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('hand_over_message', { message, words }));
}

/** The words for WhatsApp of an offer that was sent, in the offer's language. */
export function offerChatText(lead: Lead, offer: OfficeOffer, link: TripLink): string {
  const { valid_until, sent_at } = offer;
  if (valid_until === null || sent_at === null) return '';
  const facts = { lead, offer: { ...offer, valid_until, sent_at }, link: tripAddress(offer, link) };
  return whatsAppText('offer', facts, { locale: localeOf(offer.language), business });
}

/** A message's words for WhatsApp, those of its mail; empty for what has left, and for what is sent from the sheet of the ride. */
export function chatText({ kind, told }: TripMessage, link: TripLink): string {
  if (!told || isAboutRide(kind)) return '';
  const locale = customerLanguage(told.lead);
  const offer = told.offer && { ...told.offer, legs: toldLegs(told) };
  const facts = {
    ...told,
    offer,
    link: tripAddress({ language: locale }, link),
    changes: changesInWords(told, locale),
  };
  return whatsAppText(kind, facts, { locale, business });
}
