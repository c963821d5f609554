import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { Button, buttonClass } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { SentReference } from '../sending/sent-reference';
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
  return (
    <div className="grid justify-items-start gap-5 rounded-lg bg-sea-100 p-5 sm:p-8">
      <SentReference title={m.title} label={m.reference} reference={reference} />
      <p>{m.next}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsappLink(business.whatsapp, chat)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ tone: 'secondary', size: 'small' })}
        >
          <Icon name="chat" />
          {m.openChat}
        </a>
        <CopyButton text={reference} labels={m} onFailure={() => announceCopyFailed(messages)} />
        <Button tone="outline" size="small" icon="edit" onClick={onAnother}>
          {m.another}
        </Button>
      </div>
    </div>
  );
}
