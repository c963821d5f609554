import { callDatabase } from '@/data/call-database';
import { canCancel, formatPrice, type LeadTrip } from '@/data/offers';
import { StepQuestion } from '@/features/office/kit/step-question';
import { StepState } from '@/features/office/kit/step-state';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useOfferStep } from './use-offer-step';

interface CustomerCancelsProps {
  leadId: string;
  trip: LeadTrip;
}

/** A customer who calls cancels by the rules of their page: what it costs stands in the question. */
export function CustomerCancels({ leadId, trip }: CustomerCancelsProps) {
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
      words={{ ...m, question: fee > 0 ? m.costs(formatPrice(locale, fee)) : m.free }}
      step={step}
      onConfirm={(reason) => step.run(reason)}
    />
  );
}
