import type { Lead } from '@/data/leads';
import { newestOffer, type LeadTrip, type NewestOffer } from '@/data/offers';

/** What somebody who writes an offer has seen of the others: the draft's version, and how the newest one that was sent stands. */
export interface SeenOffers {
  draft: string | null;
  newest: NewestOffer | null;
}

export const seenOffers = ({ offers }: LeadTrip): SeenOffers => ({
  draft: offers.find(({ state }) => state === 'draft')?.updated_at ?? null,
  newest: newestOffer(offers),
});

export const isSameSight = (one: SeenOffers, other: SeenOffers): boolean =>
  one.draft === other.draft && one.newest?.number === other.newest?.number && one.newest?.state === other.newest?.state;

/** Name of the draft of a request's next offer. */
export const offerDraftName = ({ id }: Lead): string => `offer:${id}`;
