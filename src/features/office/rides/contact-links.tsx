import { displayPhone } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
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
  const m = useMessages('staffRides').sheet;
  const look = buttonClass({ tone: 'outline', size: 'small' });
  return (
    <>
      <a href={telephoneLink(phone)} className={look}>
        <Icon name="phone" />
        <span>
          {call} <Ltr className="font-normal">{displayPhone(phone)}</Ltr>
        </span>
      </a>
      <a href={whatsappLink(phone)} target="_blank" rel="noopener noreferrer" className={look}>
        <Icon name="chat" />
        {chat}
        <span className="sr-only"> ({m.newTab})</span>
      </a>
    </>
  );
}
