import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';

interface ContactCardProps {
  title: string;
  /** Empty where no trip is known. */
  reference?: string;
  children?: ReactNode;
}

/** People: telephone, chat, mail. */
export function ContactCard({ title, reference = '', children }: ContactCardProps) {
  const locale = useLocale();
  const m = useMessages('trip').contact;
  const way = 'justify-start! max-w-full';
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-card">{title}</h2>
      <div className="grid gap-2">
        <a href={telephoneLink(business.phone)} className={buttonClass({ tone: 'secondary' }, way)}>
          <Icon name="phone" />
          <span className="sr-only">{m.phone} </span>
          <Ltr>{phoneIn(locale, business.phone)}</Ltr>
        </a>
        <a
          href={whatsappLink(business.whatsapp, reference && m.chatText(reference))}
          className={buttonClass({ tone: 'outline' }, way)}
        >
          <Icon name="chat" />
          {m.chat}
          <span className="hidden print:inline">
            <Ltr>{phoneIn(locale, business.whatsapp)}</Ltr>
          </span>
        </a>
        <a href={emailLink(business.email, reference)} className={buttonClass({ tone: 'outline' }, way)}>
          <Icon name="mail" />
          {m.mail}
          <span className="hidden print:inline">
            <Ltr>{business.email}</Ltr>
          </span>
        </a>
      </div>
      {children}
    </Card>
  );
}
