import { useState } from 'react';
import type { Lead } from '@/data/leads';
import { linkText, renewTripLink, sendAgain, tripAddress, type TripLink } from '@/data/offers';
import { customerLanguage } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { ResultNote } from '@/ui/result-note';
import { StepQuestion } from './step-question';
import { useOfferStep } from './use-offer-step';

interface LinkPartProps {
  userId: string;
  lead: Lead;
  link: TripLink;
  /** Managers and above. */
  mayRenew: boolean;
}

/** The link to the customer's page: sent once more, copied, or replaced where it came into the wrong hands. */
export function LinkPart({ userId, lead, link, mayRenew }: LinkPartProps) {
  const m = useMessages('staffOffers');
  const { newTab } = useMessages('staffLeads').contact;
  const [isRefused, setRefused] = useState(false);
  const mailing = useOfferStep(userId, lead.id, () => sendAgain(lead.id, 'link_again'));
  const renewal = useOfferStep(userId, lead.id, () => renewTripLink(lead.id));
  const address = tripAddress({ language: customerLanguage(lead) }, link);
  return (
    <div className="grid gap-2">
      <h4 className="font-bold">{m.link.title}</h4>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} labels={m.copyLink} onFailure={() => setRefused(true)} />
        {lead.email ? (
          <Button tone="outline" size="small" icon="mail" busy={mailing.isPending} onClick={() => mailing.mutate()}>
            {m.link.mail}
          </Button>
        ) : null}
        <a
          href={whatsappLink(lead.phone, linkText(lead, link))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: 'outline', size: 'small' })}
        >
          <Icon name="chat" />
          {m.link.chat}
          <span className="sr-only"> ({newTab})</span>
        </a>
        {mayRenew ? (
          <StepQuestion
            step={link.key}
            words={m.link.renew}
            busy={renewal.isPending}
            problem={renewal.problem}
            onConfirm={() => renewal.mutate()}
          />
        ) : null}
      </div>
      <p role="status" className="text-sm font-bold text-success empty:hidden">
        {mailing.data?.outcome === 'queued' ? m.link.mailed : null}
      </p>
      <ResultNote of={renewal.done}>{m.link.renewed}</ResultNote>
      {mailing.problem ? <Alert tone="warn">{mailing.problem}</Alert> : null}
      {isRefused ? (
        <p className="text-sm">
          {m.copyFailed} <Ltr className="wrap-anywhere select-all">{address}</Ltr>
        </p>
      ) : null}
    </div>
  );
}
