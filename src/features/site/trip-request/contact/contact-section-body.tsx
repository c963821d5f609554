import type { ReactNode } from 'react';
import { business } from '@/config/business';
import { closesTodayAt, isRestNow } from '@/config/rest-clock';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { dayAndTime, phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { emailLink, telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Fold } from '@/ui/fold';
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
  const titleClass = 'font-display text-card font-bold px-4 pt-6 sm:px-8 sm:pt-8';
  const form = (
    <div className="px-4 py-6 sm:px-8 sm:pb-8">
      <ContactForm place="contact" label={m.section.formTitle} sendLabel={m.send} />
    </div>
  );
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-24 bg-stone-100">
      <div className="page-width grid items-start gap-5 py-7 sm:gap-10 sm:py-section lg:grid-cols-2 lg:gap-20">
        <div className="grid gap-6">
          <header className="grid gap-4">
            <p className="kicker">{m.section.kicker}</p>
            <Heading id="contact-title" className="text-h2">
              {m.section.title}
            </Heading>
            <p className="text-lead font-bold">
              {useBrowserValue(isRestNow, false) ? m.section.rest : m.section.promise}
            </p>
            {/* Under the request form of the home page the hours below are enough on a phone. */}
            <p className={classNames('max-w-md text-ink-2', headingLevel === 2 && 'max-sm:hidden')}>
              {m.section.availability}
            </p>
          </header>
          <ContactWays />
          <p>
            <TripPageLink />
          </p>
        </div>
        <Card className={classNames('shadow-2', headingLevel === 2 && 'print:hidden')}>
          {headingLevel === 1 ? (
            <>
              <h2 className={titleClass}>{m.section.formTitle}</h2>
              {form}
            </>
          ) : (
            // The page has a request form already.
            <Fold title={m.section.formTitle} level={3} titleClass={titleClass} lineClass="max-sm:py-3">
              {form}
            </Fold>
          )}
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
  // 0 on every day but the eve of a rest.
  const closes = useBrowserValue(() => closesTodayAt()?.getTime() ?? 0, 0);
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
        {closes ? <span className="block">{ways.today(dayAndTime(locale, new Date(closes))[1])}</span> : null}
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
    <div className="relative grid min-h-13 content-center border-b border-stone-300 py-1.5 ps-10 sm:min-h-15 sm:py-2">
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
