import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import type { PageEntry } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { displayPhone, emailLink, telephoneLink } from '@/lib/contact-links';
import { Ltr } from '@/ui/ltr';

const linkClass = 'inline-flex min-h-8 items-center text-paper no-underline hover:underline underline-offset-4';

/** Year of the copyright line; set when the site is built, so that prerendered and hydrated text agree. */
const BUILD_YEAR = Number(import.meta.env['BUILD_YEAR']);

export function SiteFooter({ entry }: { entry: PageEntry }) {
  const locale = useLocale();
  const m = useMessages('site');
  return (
    <footer className="below-fold on-dark bg-night-900 text-on-dark-2">
      <div className="page-width grid gap-10 py-14 md:grid-cols-[2fr_1fr_1fr]">
        <div className="grid max-w-md content-start gap-3">
          <p className="font-display text-h3 text-paper">{business.name[locale]}</p>
          <p>{m.footer.about}</p>
          <p>{m.footer.hours}</p>
        </div>
        <FooterColumn title={m.footer.contact}>
          <a href={telephoneLink(business.phone)} className={linkClass}>
            <Ltr>{displayPhone(business.phone)}</Ltr>
          </a>
          <a href={emailLink(business.email)} className={linkClass}>
            <Ltr>{business.email}</Ltr>
          </a>
          <span>{m.footer.serviceArea}</span>
        </FooterColumn>
        <FooterColumn title={m.footer.site}>
          <Link to={localizedPath(locale, '/plan-your-trip')} className={linkClass}>
            {m.nav.planTrip}
          </Link>
          <Link to={localizedPath(locale, '/privacy')} className={linkClass}>
            {m.footer.privacy}
          </Link>
        </FooterColumn>
      </div>
      <div className="border-t border-night-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 text-sm">
          <p>{m.footer.rights(BUILD_YEAR, business.name[locale])}</p>
          {locale === 'he' && entry.path === '/' ? (
            <Link to="/admin-setup" className={linkClass}>
              {m.footer.adminSetup}
            </Link>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h2 className="font-sans text-base font-bold tracking-normal text-amber-300">{title}</h2>
      {children}
    </div>
  );
}
