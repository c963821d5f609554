import { useEffect, useRef } from 'react';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { Button, buttonClass } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { announceCopyFailed } from './contact-toasts';

interface ContactSentProps {
  reference: string;
  chat: string;
  onAnother: () => void;
}

/** The lasting confirmation in the form's place: the reference, and what happens next. It takes the focus. */
export function ContactSent({ reference, chat, onAnother }: ContactSentProps) {
  const messages = useMessages('contact');
  const m = messages.sent;
  const heading = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [reference]);

  return (
    <div className="grid justify-items-start gap-5 rounded-lg bg-sea-100 p-5 sm:p-8">
      <p
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 font-display text-card font-bold focus:outline-none"
      >
        <span className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-sea-600 text-paper">
          <Icon name="check" />
        </span>
        {m.title}
      </p>
      <p>
        <span className="block text-sm text-ink-2">{m.reference}</span>
        <bdi dir="ltr" className="font-display text-figure font-bold text-sea-700">
          {reference}
        </bdi>
      </p>
      <p>{m.next}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsappLink(business.whatsapp, chat)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ tone: 'ink', size: 'small' })}
        >
          <Icon name="chat" />
          {m.openChat}
        </a>
        <CopyButton text={reference} labels={m} onFailure={() => announceCopyFailed(messages)} />
        <Button tone="line" size="small" icon="edit" onClick={onAnother}>
          {m.another}
        </Button>
      </div>
    </div>
  );
}
