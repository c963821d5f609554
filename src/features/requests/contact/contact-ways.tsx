import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { displayPhone, emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Ltr } from '@/ui/ltr';

/** How, where and when the business can be reached. */
export function ContactWays() {
  const m = useMessages('contact');
  const { ways } = m;
  return (
    <dl className="grid border-t border-stone-300">
      <Way icon="phone" title={ways.phone} href={telephoneLink(business.phone)}>
        <Ltr>{displayPhone(business.phone)}</Ltr>
      </Way>
      <Way
        icon="chat"
        title={ways.whatsapp}
        href={whatsappLink(business.whatsapp, m.chat.start)}
        newTab={ways.opensInNewTab}
      >
        <Ltr>{displayPhone(business.whatsapp)}</Ltr>
      </Way>
      <Way icon="mail" title={ways.email} href={emailLink(business.email)}>
        <Ltr>{business.email}</Ltr>
      </Way>
      <Way icon="pin" title={ways.area}>
        {ways.areaValue}
      </Way>
      <Way icon="clock" title={ways.hours}>
        {ways.hoursValue}
      </Way>
    </dl>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  href?: string;
  /** Read aloud after the value of a link that opens a tab of its own. */
  newTab?: string;
  children: ReactNode;
}

function Way({ icon, title, href, newTab, children }: WayProps) {
  return (
    <div className="relative grid min-h-18 content-center border-b border-stone-300 py-3 ps-10">
      <dt className="text-sm text-ink-2">
        <Icon name={icon} className="absolute start-0 top-1/2 size-6 -translate-y-1/2 text-sea-600" />
        {title}
      </dt>
      <dd className="font-bold wrap-anywhere">
        {href ? (
          <a
            href={href}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
            className="inline-flex min-h-8 items-center text-ink underline decoration-stone-strong decoration-[1.5px] underline-offset-[0.28em] hover:text-sea-700 hover:decoration-current"
          >
            {children}
            {newTab ? <span className="sr-only"> ({newTab})</span> : null}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
