import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import { offerChatText, type OfferOutcome, type OfficeOffer, type TripLink } from '@/data/offers';
import { ChatLink } from '@/features/office/kit/chat-link';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useMessages } from '@/i18n/messages';
import { useOfferStep } from './use-offer-step';

interface SendAgainProps {
  lead: Lead;
  offer: OfficeOffer;
  link: TripLink;
}

/** The offer by WhatsApp once more, or a reminder of it by mail. */
export function SendAgain({ lead, offer, link }: SendAgainProps) {
  const m = useMessages('staffOffers');
  const reminder = useOfferStep<void, OfferOutcome>(lead.id, () =>
    callDatabase('send_again', { lead: lead.id, kind: 'offer_again' }),
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <ChatLink phone={lead.phone} text={offerChatText(lead, offer, link)}>
          {m.openChat}
        </ChatLink>
        {lead.email ? (
          <StepButton tone="outline" size="small" icon="mail" busy={reminder.isBusy} onClick={() => reminder.run()}>
            {m.remind.button}
          </StepButton>
        ) : null}
      </div>
      <StepState step={reminder}>{m.remind.done}</StepState>
    </div>
  );
}
