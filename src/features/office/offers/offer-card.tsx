import { Fragment } from 'react';
import { callDatabase } from '@/data/call-database';
import type { Lead } from '@/data/leads';
import {
  formatPrice,
  isMissed,
  offerChatText,
  type OfferOutcome,
  type OfficeEvent,
  type OfficeOffer,
  type TripLink,
} from '@/data/offers';
import { By, Moment } from '@/features/office/kit/moment';
import { StepQuestion } from '@/features/office/kit/step-question';
import { StepState } from '@/features/office/kit/step-state';
import { formatPercent } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { ChatLink } from '@/features/office/kit/chat-link';
import { StepButton } from '@/features/office/kit/step-button';
import { PaymentNote } from './payment-note';
import { useHandover } from './use-handover';
import { useOfferStep } from './use-offer-step';

interface OfferCardProps {
  lead: Lead;
  offer: OfficeOffer;
  events: readonly OfficeEvent[];
  link: TripLink | null;
}

/** `ready`: it waits for somebody of the office to send it by WhatsApp. */
type Shown = OfficeOffer['state'] | 'cancelled' | 'ready';

const tones: Record<Shown, BadgeTone> = {
  draft: 'neutral',
  ready: 'warn',
  sent: 'info',
  accepted: 'success',
  declined: 'warn',
  expired: 'warn',
  withdrawn: 'neutral',
  replaced: 'neutral',
  cancelled: 'danger',
};

/** One offer: how much, until when, what became of it, and what can be done now. */
export function OfferCard({ lead, offer, events, link }: OfferCardProps) {
  const m = useMessages('staffOffers');
  const locale = useLocale();
  const { isHeld } = useHandover(lead.id, events, offer);
  const shown: Shown = offer.cancelled_at ? 'cancelled' : offer.state === 'sent' && isHeld ? 'ready' : offer.state;
  return (
    <article className="grid gap-3 rounded border border-stone-200 p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-bold">{m.offer(offer.number)}</h4>
        <Badge tone={tones[shown]}>{m.states[shown]}</Badge>
        <p className="w-full font-display text-h3">
          <Ltr>{formatPrice(locale, offer.total_agorot)}</Ltr>
        </p>
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {offer.sent_at ? (
          <Row label={isHeld ? m.states.ready : m.sent} at={offer.sent_at} who={offer.sent_by_name} />
        ) : null}
        {offer.first_viewed_at ? (
          <Row label={m.seen} at={offer.first_viewed_at} />
        ) : shown === 'sent' || shown === 'ready' ? (
          <Row label={m.seen} text={m.notSeen} />
        ) : null}
        {offer.state === 'sent' && offer.valid_until ? <Row label={m.until} at={offer.valid_until} /> : null}
        {offer.answered_at ? (
          <Row label={m.states[offer.state]} at={offer.answered_at} who={offer.answered_name} />
        ) : null}
        {offer.answer_reason ? <Row label={m.reason} text={offer.answer_reason} /> : null}
        {offer.price_reason ? <Row label={m.list.reason} text={offer.price_reason} /> : null}
        {offer.rest_reason ? <Row label={m.rest.day} text={offer.rest_reason} /> : null}
        {offer.cancelled_at ? <Row label={m.states.cancelled} at={offer.cancelled_at} /> : null}
        {offer.cancel_fee_agorot === null ? null : (
          <Row label={m.cancelFee} text={formatPrice(locale, offer.cancel_fee_agorot)} />
        )}
        {offer.missed.map(({ leg, car, waited_until, fee_agorot: fee }) => (
          <Fragment key={`${leg} ${car}`}>
            <Row label={m.noShow.at} at={waited_until} />
            <Row label={m.noShow.fee} text={fee > 0 ? formatPrice(locale, fee) : m.noShow.waived} />
          </Fragment>
        ))}
        {offer.state === 'accepted' && offer.due_agorot !== offer.total_agorot ? (
          <Row label={m.due} text={formatPrice(locale, offer.due_agorot)} />
        ) : null}
      </dl>
      {shown === 'accepted' && !isMissed(offer) ? (
        <p className="text-sm text-ink-2">
          {m.fee(offer.free_until_hours, formatPercent(locale, offer.late_fee_percent))}
        </p>
      ) : null}
      {offer.state === 'sent' && link ? <SendAgain {...{ lead, offer, link }} /> : null}
      {offer.state === 'accepted' && offer.due_agorot > 0 ? <PaymentNote leadId={lead.id} offer={offer} /> : null}
      <Steps lead={lead} offer={offer} />
    </article>
  );
}

function Row({ label, at, who, text }: { label: string; at?: string; who?: string | null; text?: string }) {
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {at ? <Moment at={at} /> : <bdi>{text}</bdi>}
        <By name={who} />
      </dd>
    </>
  );
}

function Steps({ lead, offer }: Pick<OfferCardProps, 'lead' | 'offer'>) {
  const m = useMessages('staffOffers');
  const withdrawal = useOfferStep(lead.id, (reason: string) =>
    callDatabase('withdraw_offer', { offer: offer.id, reason }),
  );
  const acceptance = useOfferStep(lead.id, (name: string) =>
    callDatabase('accept_for_traveller', { offer: offer.id, how: 'phone', name }),
  );
  const cancellation = useOfferStep(lead.id, (reason: string) =>
    callDatabase('cancel_booking', { offer: offer.id, reason }),
  );
  const isBooked = offer.state === 'accepted' && !offer.cancelled_at && !isMissed(offer);
  const isSent = offer.state === 'sent';
  const steps = [
    { id: 'accept', words: m.accept, step: acceptance, isOpen: isSent, reason: lead.name },
    { id: 'withdraw', words: m.withdraw, step: withdrawal, isOpen: isSent, reason: '' },
    { id: 'cancel', words: m.cancel, step: cancellation, isOpen: isBooked, reason: '' },
  ];
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {steps.map(({ id, words, step, isOpen, reason }) =>
        isOpen ? (
          <StepQuestion
            key={id}
            name={`${offer.id}:${id}`}
            {...{ words, step, reason }}
            onConfirm={(text) => step.run(text)}
          />
        ) : (
          // Of a question that is gone, because it has happened or somebody else was faster.
          <StepState key={id} step={step}>
            {words.done}
          </StepState>
        ),
      )}
    </div>
  );
}

interface SendAgainProps {
  lead: Lead;
  offer: OfficeOffer;
  link: TripLink;
}

/** The offer by WhatsApp once more, or a reminder of it by mail. */
function SendAgain({ lead, offer, link }: SendAgainProps) {
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
