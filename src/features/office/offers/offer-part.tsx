import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_SERVICE_TYPE, type Lead } from '@/data/leads';
import type { LeadTrip, OfficeOffer } from '@/data/offers';
import { can, type StaffRole } from '@/data/user-roles';
import { Part } from '@/features/office/kit/record-sheet';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { useHasDraft } from '@/ui/form/own-draft';
import { ResultNote } from '@/ui/result-note';
import { Skeleton } from '@/ui/skeleton';
import { CustomerCancels } from './customer-cancels';
import { OfferCard } from './offer-card';
import { OfferEditor } from './offer-editor';
import type { RenderPreview } from './preview-sheet';
import { LinkPart } from './link-part';
import type { PriceBasis } from './list-price';
import { leadTripQuery, priceBasisQuery, tripLinkQuery } from './queries';
import { offerDraftName } from './seen-offers';
import { TripMessages } from './trip-messages';
import { TripTimeline } from './trip-timeline';
import { useHandover } from './use-handover';

export interface OfferPartProps {
  userId: string;
  lead: Lead;
  /** Null or undefined for nobody's. */
  role: StaffRole | null | undefined;
  renderPreview: RenderPreview;
}

/** The price of a request: what was offered, what became of it, and the editor of the next offer. */
export function OfferPart({ userId, lead, role, renderPreview }: OfferPartProps) {
  const m = useMessages('staffOffers');
  const lookup = useQuery(leadTripQuery(userId, lead.id));
  const prices = useQuery(priceBasisQuery(userId));
  if (lead.quarantine_reason) return null;
  return (
    <Part title={m.title} busy={lookup.isPending}>
      {lead.service_type === CONTACT_SERVICE_TYPE ? (
        <p className="text-ink-2">{m.noTrip}</p>
      ) : lookup.data && prices.data ? (
        <Offers trip={lookup.data} basis={prices.data} {...{ userId, lead, role, renderPreview }} />
      ) : lookup.isError || prices.isError ? (
        <LoadFailure
          text={m.failed}
          retryLabel={m.retry}
          onRetry={() => void Promise.all([lookup.refetch(), prices.refetch()])}
        />
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </Part>
  );
}

interface Sending {
  by: 'mail' | 'hand';
}

const isBooked = (offer: OfficeOffer) => offer.state === 'accepted' && offer.cancelled_at === null;

function Offers({
  userId,
  lead,
  trip,
  basis,
  role,
  renderPreview,
}: OfferPartProps & { trip: LeadTrip; basis: PriceBasis }) {
  const m = useMessages('staffOffers');
  const link = useQuery(tripLinkQuery(userId, lead.id)).data ?? null;
  const draft = trip.offers.find(({ state }) => state === 'draft') ?? null;
  const sent = trip.offers.filter(({ state }) => state !== 'draft');
  const [newest] = sent;
  const isSettled = sent.some((offer) => offer.state === 'sent' || isBooked(offer));
  const hasDraft = useHasDraft(offerDraftName(lead));
  // Nothing stands, or somebody has begun: the next step is a price.
  const [isEditing, setEditing] = useState(draft !== null || !isSettled || hasDraft);
  const edit = () => setEditing(true);
  const [sending, setSending] = useState<Sending>();
  return (
    <>
      {newest && sending ? <SentNote {...{ userId, lead, sending }} events={trip.events} offer={newest} /> : null}
      {sent.map((offer) => (
        <OfferCard key={offer.id} {...{ userId, lead, offer, link }} events={trip.events} />
      ))}
      <CustomerCancels userId={userId} leadId={lead.id} trip={trip} />
      {isEditing ? (
        <OfferEditor
          {...{ userId, lead, trip, basis, renderPreview, earlier: draft ?? newest ?? null }}
          mayAllowRest={can(role, 'allow rides on days of rest')}
          onSent={(by) => {
            setEditing(false);
            setSending({ by });
          }}
          {...(isSettled && { onCancel: () => setEditing(false) })}
        />
      ) : (
        <Button tone="outline" size="small" icon="edit" className="justify-self-start" onClick={edit}>
          {isSettled ? m.change : m.new}
        </Button>
      )}
      {link ? <LinkPart {...{ userId, lead, link }} mayRenew={can(role, 'renew trip links')} /> : null}
      <TripMessages userId={userId} lead={lead} offers={trip.offers} link={link} />
      <TripTimeline events={trip.events} />
    </>
  );
}

interface SentNoteProps extends Pick<OfferPartProps, 'userId' | 'lead'> {
  sending: Sending;
  offer: OfficeOffer;
  events: LeadTrip['events'];
}

/** What sending has led to, for as long as nothing has come after it. */
function SentNote({ userId, lead, sending, offer, events }: SentNoteProps) {
  const m = useMessages('staffOffers');
  const { hasLeft } = useHandover(userId, lead.id, events, offer);
  const stands = offer.state === 'sent' && !hasLeft;
  return <ResultNote of={stands ? sending : null}>{m.isSent[sending.by]}</ResultNote>;
}
