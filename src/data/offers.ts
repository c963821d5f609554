import { Constants, type CompositeTypes, type Tables } from '@shared/contracts/database.types';
import type { TripView } from '@shared/contracts/trip-contract';
import { actionsIn } from '@shared/contracts/trip-life';
import { changesInWords, toldLegs, type Told } from '@shared/facts/traveller-facts';
import { customerLanguage, type Locale } from '@shared/words/locales';
import { isAboutRide, TRAVELLER_KINDS, tripLink, whatsAppText, type TravellerKind } from '@shared/words/traveller-text';
import { business } from '@/config/business';
import { env } from '@/config/env';
import { callDatabase } from './call-database';
import { askTables } from './read-tables';
import type { Lead } from './leads';

export { serviceBack } from '@shared/facts/asked-legs';
export { MEETING_WAYS, USUAL_MEETING_WAY } from '@shared/facts/meeting-points';
export { formatPrice } from '@shared/price/money';
export type { OfferLine, PayWay } from '@shared/contracts/trip-contract';

/** What a line of an offer may be, and how it may be paid. */
export const OFFER_LINE_KINDS = Constants.public.Enums.offer_line_kind;
export const PAY_WAYS = Constants.public.Enums.pay_way;

/** An offer as the office sees it; a draft has neither an end nor a time of sending. */
export type OfficeOffer = CompositeTypes<'office_offer'>;

/** What became of a request since it was stored: offers and events, both newest first. */
export type LeadTrip = CompositeTypes<'lead_trip'>;

/** Something that happened to a trip; `detail` by its kind. */
export type OfficeEvent = LeadTrip['events'][number];

/** What the address of the traveller's page is made of. */
export type TripLink = Pick<CompositeTypes<'trip_link'>, 'reference' | 'key'>;

/** What an operator puts into an offer; figures of the terms are the settings'. */
export type OfferDraft = CompositeTypes<'offer_draft'>;

/** What became of a step with an offer, in one word, with the offer as it now is and the last that happened to its trip. */
export type OfferOutcome = Pick<CompositeTypes<'offer_step'>, 'outcome'> & Partial<CompositeTypes<'offer_step'>>;

/** A trip as its traveller will see it once an offer is sent, and the language that its page will be in. */
export interface TripPreview {
  trip: TripView;
  language: Locale;
}

/** @param until end of the offer, ISO 8601 @returns what became of it; without `preview` there is nothing to see any more */
export async function previewOffer(
  { id, language }: Pick<OfficeOffer, 'id' | 'language'>,
  until: string,
): Promise<OfferOutcome & { preview?: TripPreview }> {
  const { outcome, trip } = await callDatabase('preview_offer', { offer: id, valid_until: until });
  return trip ? { outcome, preview: { trip, language } } : { outcome: 'gone' };
}

/** How the newest offer that was sent stands, for whoever sends another one. */
export type NewestOffer = CompositeTypes<'newest_offer'>;

/** What the database compares (private.newest_offer): what time alone does to an offer is no change. */
export function newestOffer(offers: readonly OfficeOffer[]): NewestOffer | null {
  const newest = offers.find(({ state }) => state !== 'draft');
  if (!newest) return null;
  const state = newest.state === 'expired' ? 'sent' : newest.state;
  return { number: newest.number, state: newest.cancelled_at ? 'cancelled' : state };
}

/**
 * @param offer the draft as it was seen @param newest what was seen of the offers before
 * @param by how the traveller gets it: a mail of ours, or by hand through WhatsApp
 */
export const sendOffer = (
  { id, updated_at }: Pick<OfficeOffer, 'id' | 'updated_at'>,
  newest: NewestOffer | null,
  until: Date,
  by: 'mail' | 'hand',
): Promise<OfferOutcome> =>
  callDatabase('send_offer', { offer: id, seen: updated_at, newest, valid_until: until.toISOString(), by });

/** Whether nobody came to any ride of a booking. */
export const isMissed = ({ missed, legs }: Pick<OfficeOffer, 'missed' | 'legs'>): boolean =>
  missed.length > 0 && missed.length >= legs.reduce((cars, leg) => cars + leg.vehicles, 0);

/** Whether the traveller of a trip could cancel it now, and the office for them. */
export const canCancel = ({ state }: Pick<LeadTrip, 'state'>): boolean => actionsIn(state, 'full').includes('cancel');

/** The address of the traveller's page, in their language. */
export const tripAddress = ({ language }: Pick<OfficeOffer, 'language'>, { reference, key }: TripLink): string =>
  tripLink(env.siteUrl || location.origin, language, reference, key);

/** The words that hand over the link by WhatsApp, in the customer's language. */
export function linkText(lead: Lead, link: TripLink): string {
  const locale = customerLanguage(lead);
  const facts = { lead, offer: null, link: tripAddress({ language: locale }, link) };
  return whatsAppText('link_again', facts, { locale, business });
}

/** A message to the traveller: `pending` by WhatsApp waits for somebody of the office who sends it. */
export type TripMessage = Pick<
  Tables<'messages'>,
  'id' | 'channel' | 'status' | 'created_at' | 'sent_at' | 'send_after'
> & {
  kind: TravellerKind;
  /** What it says, as it was when it was queued; null once it has left. */
  told: Told | null;
};

const isTravellerKind = (kind: string): kind is TravellerKind => TRAVELLER_KINDS.some((known) => known === kind);

/** What the traveller of a request was told, or is to be; newest first. @throws DataError */
export async function fetchTripMessages(leadId: string): Promise<TripMessage[]> {
  const rows = await askTables((supabase) =>
    supabase
      .from('messages')
      .select('id, kind, channel, status, created_at, sent_at, send_after, told')
      .eq('lead_id', leadId)
      .order('created_at', { ascending: false }),
  );
  return rows.flatMap(({ kind, told, ...row }) =>
    // By its kind it is told to a traveller.
    isTravellerKind(kind) ? [{ ...row, kind, told: told as Told | null }] : [],
  );
}

/** The words for WhatsApp of an offer that was sent, in the offer's language. */
export function offerChatText(lead: Lead, offer: OfficeOffer, link: TripLink): string {
  const { valid_until, sent_at } = offer;
  if (valid_until === null || sent_at === null) return '';
  const facts = { lead, offer: { ...offer, valid_until, sent_at }, link: tripAddress(offer, link) };
  return whatsAppText('offer', facts, { locale: offer.language, business });
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
