import { whatsappLink } from '@/lib/contact-links';
import { useMessages } from '@/i18n/messages';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface ChatLinkProps {
  /** To whom; null lets whoever sends it choose. */
  phone: string | null;
  /** What stands in the chat already. */
  text?: string;
  tone?: 'secondary' | 'outline';
  children: string;
}

/** A chat in WhatsApp, beside the page. */
export function ChatLink({ phone, text, tone = 'secondary', children }: ChatLinkProps) {
  const { newTab } = useMessages('staff').step;
  return (
    <a
      href={whatsappLink(phone, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ tone, size: 'small' })}
    >
      <Icon name="chat" />
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
