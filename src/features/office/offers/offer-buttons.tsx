import type { SyntheticEvent } from 'react';
import { StepButton } from '@/features/office/kit/step-button';
import { useMessages } from '@/i18n/messages';

/** By a mail of ours, by hand through WhatsApp; or only to look at it. */
export type Sending = 'mail' | 'hand' | 'preview';

interface OfferButtonsProps {
  /** What is on its way. */
  by: Sending | 'draft' | null;
  /** There is an end until which it can hold. */
  canSend: boolean;
  hasMail: boolean;
  isSaved: boolean;
  onSend: (by: Sending) => (event: SyntheticEvent) => void;
  onSave: (event: SyntheticEvent) => void;
  onCancel: (() => void) | undefined;
}

/** What can be done with the offer that is typed. The form itself sends it by mail. */
export function OfferButtons({ by, canSend, hasMail, isSaved, onSend, onSave, onCancel }: OfferButtonsProps) {
  const m = useMessages('staffOffers');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StepButton size="small" icon="chat" disabled={!canSend} busy={by === 'hand'} onClick={onSend('hand')}>
        {m.sendByHand}
      </StepButton>
      {hasMail ? (
        <StepButton type="submit" size="small" icon="mail" disabled={!canSend} busy={by === 'mail'}>
          {m.sendByMail}
        </StepButton>
      ) : null}
      <StepButton
        tone="outline"
        size="small"
        icon="eye"
        disabled={!canSend}
        busy={by === 'preview'}
        onClick={onSend('preview')}
      >
        {m.preview.button}
      </StepButton>
      <StepButton tone="outline" size="small" busy={by === 'draft'} onClick={onSave}>
        {m.saveDraft}
      </StepButton>
      {onCancel ? (
        <StepButton tone="outline" size="small" className="inset-ring-0" onClick={onCancel}>
          {m.accept.keep}
        </StepButton>
      ) : null}
      <span role="status" className="text-sm text-ink-3">
        {isSaved ? m.saved : null}
      </span>
    </div>
  );
}
