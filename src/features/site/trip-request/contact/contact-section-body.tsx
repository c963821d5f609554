import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { isRestNow } from '@/config/rest-clock';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Ltr } from '@/ui/ltr';
import { TripPageLink } from '../sending/sent-parts';
import { ContactForm } from './contact-form';

export interface ContactSectionProps {
  /** Level of the section's heading: 1 where the section is the page. */
  headingLevel: 1 | 2;
}

/** The ways to reach the business and the short form, at the anchor "contact". */
export function ContactSectionBody({ headingLevel }: ContactSectionProps) {
  const m = useMessages('contact');
  const Heading = `h${headingLevel}` as const;
  const FormHeading = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-24 bg-stone-100">
      <div className="page-width grid items-start gap-5 py-8 sm:gap-10 sm:py-section lg:grid-cols-2 lg:gap-20">
        <div className="grid gap-6">
          <header className="grid gap-4">
            <p className="kicker">{m.section.kicker}</p>
            <Heading id="contact-title" className="text-h2">
              {m.section.title}
            </Heading>
            <p className="text-lead font-bold">
              {useBrowserValue(isRestNow, false) ? m.section.rest : m.section.promise}
            </p>
            <p className="max-w-md text-ink-2">{m.section.availability}</p>
          </header>
          <ContactWays />
          <p>
            <TripPageLink />
          </p>
        </div>
        <Card className="grid gap-6 px-4 py-6 shadow-2 sm:px-8 sm:py-8">
          <FormHeading className="text-card">{m.section.formTitle}</FormHeading>
          <ContactForm place="contact" label={m.section.formTitle} sendLabel={m.send} />
        </Card>
      </div>
    </section>
  );
}

/** How, where and when the business can be reached. */
function ContactWays() {
  const locale = useLocale();
  const m = useMessages('contact');
  const { ways } = m;
  return (
    <dl className="grid border-t border-stone-300">
      <Way icon="phone" title={ways.phone} href={telephoneLink(business.phone)}>
        <Ltr>{phoneIn(locale, business.phone)}</Ltr>
      </Way>
      <Way icon="chat" title={ways.whatsapp} href={whatsappLink(business.whatsapp, m.chat.start)}>
        <Ltr>{phoneIn(locale, business.whatsapp)}</Ltr>
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
  children: ReactNode;
}

function Way({ icon, title, href, children }: WayProps) {
  return (
    <div className="relative grid min-h-15 content-center border-b border-stone-300 py-2 ps-10">
      <dt className="text-sm text-ink-2">
        <Icon name={icon} className="absolute start-0 top-1/2 size-6 -translate-y-1/2 text-sea-600" />
        {title}
      </dt>
      <dd className="font-bold wrap-anywhere">
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-8 items-center text-ink underline decoration-stone-strong decoration-[1.5px] underline-offset-[0.28em] hover:text-sea-700 hover:decoration-current"
          >
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
