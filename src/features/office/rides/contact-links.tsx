import { ChatLink } from '@/features/office/kit/chat-link';
import { displayPhone } from '@/i18n/format';
import { telephoneLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';

interface ContactLinksProps {
  phone: string;
  /** What the two links say. */
  call: string;
  chat: string;
}

/** A call, and a chat in WhatsApp. */
export function ContactLinks({ phone, call, chat }: ContactLinksProps) {
  return (
    <>
      <a href={telephoneLink(phone)} className={buttonClass({ tone: 'outline', size: 'small' })}>
        <Icon name="phone" />
        <span>
          {call} <Ltr className="font-normal">{displayPhone(phone)}</Ltr>
        </span>
      </a>
      <ChatLink phone={phone} tone="outline">
        {chat}
      </ChatLink>
    </>
  );
}
