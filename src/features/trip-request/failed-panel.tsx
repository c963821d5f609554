import { useEffect, useRef } from 'react';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { Failure } from './submission-failure';

/** The lasting word on a request that was not confirmed, with every other way to reach the business (ruling 12). */
export function FailedPanel({ failure, chat, onRetry }: { failure: Failure; chat: string; onRetry: () => void }) {
  const m = useMessages('tripRequest');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [failure]);
  return (
    <Alert ref={panel} tone="danger" title={m.failed.title} tabIndex={-1} className="focus:outline-none">
      <p className="text-ink">{failure.text}</p>
      <p className="text-sm text-ink-2">{m.failed.kept}</p>
      <div className="mt-2 flex flex-wrap gap-2 text-ink">
        <Button tone="ink" size="small" icon="refresh" onClick={onRetry}>
          {failure.retry === 'new' ? m.sending.sendAsNew : m.sending.retry}
        </Button>
        <ChatLink chat={chat} />
        <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'line', size: 'small' })}>
          <Icon name="phone" />
          {m.sending.call}
        </a>
      </div>
    </Alert>
  );
}

/** Offered while an answer is slow to come. */
export function SlowPanel({ chat }: { chat: string }) {
  const m = useMessages('tripRequest');
  return (
    <Alert tone="info">
      <p>{m.sending.slow}</p>
      <div className="mt-2 text-ink">
        <ChatLink chat={chat} />
      </div>
    </Alert>
  );
}

function ChatLink({ chat }: { chat: string }) {
  const m = useMessages('tripRequest');
  return (
    <a
      href={whatsappLink(business.whatsapp, chat)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ tone: 'line', size: 'small' })}
    >
      <Icon name="chat" />
      {m.sending.whatsapp}
    </a>
  );
}
