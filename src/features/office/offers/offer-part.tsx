import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_SERVICE_TYPE, type Lead } from '@/data/leads';
import { canCancel, formatPrice, type LeadTrip, type OfficeOffer } from '@/data/offers';
import { can, type StaffRole } from '@/data/user-roles';
import { both, Loaded } from '@/features/office/kit/lookup';
import { Part } from '@/features/office/kit/record-sheet';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { useHasDraft } from '@/ui/form/own-draft';
import { ResultNote } from '@/ui/result-note';
import { Skeleton } from '@/ui/skeleton';
import { callDatabase } from '@/data/call-database';
import { StepQuestion } from '@/features/office/kit/step-question';
import { StepState } from '@/features/office/kit/step-state';
import { useLocale } from '@/i18n/locale-context';
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
import { useOfferStep } from './use-offer-step';

export interface OfferPartProps {
  lead: Lead;
  /** Null or undefined for nobody's. */
  role: StaffRole | null | undefined;
  renderPreview: RenderPreview;
}

/** The price of a request: what was offered, what became of it, and the editor of the next offer. */
export function OfferPart({ lead, role, renderPreview }: OfferPartProps) {
  const m = useMessages('staffOffers');
  const lookup = both(useQuery(leadTripQuery(lead.id)), useQuery(priceBasisQuery));
  if (lead.quarantine_reason) return null;
  return (
    <Part title={m.title} busy={lookup.data === undefined && !lookup.isError}>
      {lead.service_type === CONTACT_SERVICE_TYPE ? (
        <p className="text-ink-2">{m.noTrip}</p>
      ) : (
        <Loaded of={lookup} failed={m.failed} waiting={<Skeleton className="h-32 w-full" />}>
          {([trip, basis]) => trip && <Offers {...{ trip, basis, lead, role, renderPreview }} />}
        </Loaded>
      )}
    </Part>
  );
}

interface Sending {
  by: 'mail' | 'hand';
}

const isBooked = (offer: OfficeOffer) => offer.state === 'accepted' && offer.cancelled_at === null;

function Offers({ lead, trip, basis, role, renderPreview }: OfferPartProps & { trip: LeadTrip; basis: PriceBasis }) {
  const m = useMessages('staffOffers');
  const link = useQuery(tripLinkQuery(lead.id)).data ?? null;
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
      {newest && sending ? <SentNote {...{ lead, sending }} events={trip.events} offer={newest} /> : null}
      {sent.map((offer) => (
        <OfferCard key={offer.id} {...{ lead, offer, link }} events={trip.events} />
      ))}
      <CustomerCancels leadId={lead.id} trip={trip} />
      {isEditing ? (
        <OfferEditor
          {...{ lead, trip, basis, renderPreview, earlier: draft ?? newest ?? null }}
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
      {link ? <LinkPart {...{ lead, link }} mayRenew={can(role, 'renew trip links')} /> : null}
      <TripMessages lead={lead} offers={trip.offers} link={link} />
      <TripTimeline events={trip.events} />
    </>
  );
}

interface SentNoteProps extends Pick<OfferPartProps, 'lead'> {
  sending: Sending;
  offer: OfficeOffer;
  events: LeadTrip['events'];
}

/** What sending has led to, for as long as nothing has come after it. */
function SentNote({ lead, sending, offer, events }: SentNoteProps) {
  const m = useMessages('staffOffers');
  const { hasLeft } = useHandover(lead.id, events, offer);
  const stands = offer.state === 'sent' && !hasLeft;
  return <ResultNote of={stands ? sending : null}>{m.isSent[sending.by]}</ResultNote>;
}

interface CustomerCancelsProps {
  leadId: string;
  trip: LeadTrip;
}

/** A customer who calls cancels by the rules of their page: what it costs stands in the question. */
function CustomerCancels({ leadId, trip }: CustomerCancelsProps) {
  const m = useMessages('staffOffers').customerCancels;
  const locale = useLocale();
  const fee = trip.fee_agorot ?? 0;
  // As it is said in the question.
  const seen = { seen_state: trip.state, seen_fee_agorot: fee };
  const step = useOfferStep(leadId, (reason: string) =>
    callDatabase('cancel_for_traveller', { lead: leadId, ...seen, reason }),
  );
  if (!canCancel(trip)) return <StepState step={step}>{m.done}</StepState>;
  return (
    <StepQuestion
      name={`${leadId}:cancel`}
      className="justify-self-start"
      words={{ ...m, question: fee > 0 ? m.costs(formatPrice(locale, fee)) : m.free }}
      step={step}
      onConfirm={(reason) => step.run(reason)}
    />
  );
}
