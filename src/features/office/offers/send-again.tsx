import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import { offerChatText, type OfferOutcome, type OfficeOffer, type TripLink } from '@/data/offers';
import { StepButton } from '@/features/office/kit/step-button';
import { StepState } from '@/features/office/kit/step-state';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useOfferStep } from './use-offer-step';

interface SendAgainProps {
  userId: string;
  lead: Lead;
  offer: OfficeOffer;
  link: TripLink;
}

/** The offer by WhatsApp once more, or a reminder of it by mail. */
export function SendAgain({ userId, lead, offer, link }: SendAgainProps) {
  const m = useMessages('staffOffers');
  const { newTab } = useMessages('staffLeads').contact;
  const reminder = useOfferStep<void, OfferOutcome>(userId, lead.id, () =>
    callDatabase('send_again', { lead: lead.id, kind: 'offer_again' }),
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsappLink(lead.phone, offerChatText(lead, offer, link))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: 'small' })}
        >
          <Icon name="chat" />
          {m.openChat}
          <span className="sr-only"> ({newTab})</span>
        </a>
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
