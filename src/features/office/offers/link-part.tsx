import { useState } from 'react';
import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import { linkText, tripAddress, type OfferOutcome, type TripLink } from '@/data/offers';
import { ChatLink } from '@/features/office/kit/chat-link';
import { StepButton } from '@/features/office/kit/step-button';
import { StepQuestion } from '@/features/office/kit/step-question';
import { StepState } from '@/features/office/kit/step-state';
import { customerLanguage } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { CopyButton } from '@/ui/copy-button';
import { Ltr } from '@/ui/ltr';
import { useOfferStep } from './use-offer-step';

interface LinkPartProps {
  lead: Lead;
  link: TripLink;
  /** Managers and above. */
  mayRenew: boolean;
}

/** The link to the customer's page: sent once more, copied, or replaced where it came into the wrong hands. */
export function LinkPart({ lead, link, mayRenew }: LinkPartProps) {
  const m = useMessages('staffOffers');
  const [isRefused, setRefused] = useState(false);
  const mailing = useOfferStep<void, OfferOutcome>(lead.id, () =>
    callDatabase('send_again', { lead: lead.id, kind: 'link_again' }),
  );
  const renewal = useOfferStep<void, OfferOutcome>(lead.id, () => callDatabase('renew_trip_link', { lead: lead.id }));
  const address = tripAddress({ language: customerLanguage(lead) }, link);
  return (
    <div className="grid gap-2">
      <h4 className="font-bold">{m.link.title}</h4>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} labels={m.copyLink} onFailure={() => setRefused(true)} />
        {lead.email ? (
          <StepButton tone="outline" size="small" icon="mail" busy={mailing.isBusy} onClick={() => mailing.run()}>
            {m.link.mail}
          </StepButton>
        ) : null}
        <ChatLink phone={lead.phone} text={linkText(lead, link)} tone="outline">
          {m.link.chat}
        </ChatLink>
        {mayRenew ? (
          <StepQuestion name={link.key} words={m.link.renew} step={renewal} onConfirm={() => renewal.run()} />
        ) : null}
      </div>
      <StepState step={mailing}>{m.link.mailed}</StepState>
      <StepState step={{ ...renewal, problem: undefined }}>{m.link.renewed}</StepState>
      {isRefused ? (
        <p className="text-sm">
          {m.copyFailed} <Ltr className="wrap-anywhere select-all">{address}</Ltr>
        </p>
      ) : null}
    </div>
  );
}
