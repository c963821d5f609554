import { useEffect, useRef, type ReactNode } from 'react';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { telephoneLink } from '@/lib/contact-links';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { RequestWords } from '../fields/lead-payload';
import { chatLink } from './chat-link';
import type { Failure } from './submission-failure';
import type { Sending } from './use-sending';

interface SendingPanelsProps {
  sending: Sending;
  words: RequestWords;
  onRetry: (how: { asNew: boolean }) => void;
}

/** How a request stands that is not confirmed, with every other way to reach the business. */
export function SendingPanels({ sending, words, onRetry }: SendingPanelsProps) {
  const locale = useLocale();
  const link = 'payload' in sending ? chatLink(sending.payload, { words, locale }) : '';
  const chat = (
    <a href={link} target="_blank" rel="noopener" className={buttonClass({ tone: 'outline', size: 'small' })}>
      <Icon name="chat" />
      {words.sending.whatsapp}
    </a>
  );
  return (
    <>
      <SlowPanel text={words.sending.slow} otherWay={sending.kind === 'sending' && sending.isSlow ? chat : null} />
      {sending.kind === 'failed' ? (
        <FailedPanel
          failure={sending.failure}
          note={sending.repeats ? words.failed.repeated : words.failed.kept}
          words={words}
          chat={chat}
          onRetry={onRetry}
        />
      ) : null}
    </>
  );
}

/**
 * Offered while an answer is slow to come. Stands in the form from the start: a live region that comes together with its
 * words is not read out.
 */
function SlowPanel({ text, otherWay }: { text: string; otherWay: ReactNode }) {
  return (
    <div role="status" className="contents">
      {otherWay ? (
        <Alert tone="info" role="none">
          <p>{text}</p>
          <div className="mt-2 text-ink">{otherWay}</div>
        </Alert>
      ) : null}
    </div>
  );
}

interface FailedPanelProps extends Pick<SendingPanelsProps, 'words' | 'onRetry'> {
  /** What happened; a new text takes the focus again. */
  failure: Failure;
  /** What became of the answers. */
  note: string;
  chat: ReactNode;
}

/** The lasting word on a request that was not confirmed (docs/spec/public-site.md#requests). */
function FailedPanel({ failure: { text, retry }, note, words, chat, onRetry }: FailedPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [text]);

  function tryAgain() {
    // The panel goes away under the focus; the form's own button says that it is busy now.
    panel.current?.closest('form')?.querySelector<HTMLElement>('[data-sends]')?.focus();
    onRetry({ asNew: retry === 'new' });
  }

  return (
    <Alert ref={panel} tone="danger" title={words.failed.title} tabIndex={-1} className="focus:outline-none">
      <p className="text-ink">{text}</p>
      <p className="text-sm text-ink-2">{note}</p>
      <div className="mt-2 flex flex-wrap gap-2 text-ink">
        <Button tone="secondary" size="small" icon="refresh" onClick={tryAgain}>
          {retry === 'new' ? words.sending.sendAsNew : words.sending.retry}
        </Button>
        {chat}
        <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'outline', size: 'small' })}>
          <Icon name="phone" />
          {words.sending.call}
        </a>
      </div>
    </Alert>
  );
}
