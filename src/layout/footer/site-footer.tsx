import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PalmMark } from '@/art/palm-mark';
import skyline from '@/art/skyline.svg';
import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import { destinations } from '@/content/destinations';
import { services } from '@/content/services';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink } from '@/lib/contact-links';
import { Fold } from '@/ui/fold';
import { LazyImage } from '@/ui/lazy-image';
import { Ltr } from '@/ui/ltr';
import { FOOTER_ID } from '../menu/menu-button';
import { PageLink } from '../page-link';
import { isPageIn, listLinks, menuLinks, tripLink } from '../site-links';
import { LegalNotice } from './legal-notice';
import { PaymentMethods } from './payment-methods';
import { SocialLinks } from './social-links';

/** Year of the copyright line; set when the site is built, so that prerendered and hydrated text agree. */
const BUILD_YEAR = Number(import.meta.env['BUILD_YEAR']);

const linkClass =
  'inline-flex min-h-11 items-center text-paper no-underline underline-offset-4 hover:underline pointer-fine:min-h-8';
/** Terms and privacy stand in the legal notice just above. */
const legalPages = [
  { path: '/privacy-settings', name: 'privacySettings' },
  { path: '/accessibility', name: 'accessibility' },
] as const;

export interface SiteFooterProps {
  /** The Hebrew home page shows everyone the way to the first administrator's page (docs/spec/public-site.md#home-page). */
  showsAdminSetup: boolean;
}

/** The foot of every public page: who this is, every way on, and what the law wants said. */
export function SiteFooter({ showsAdminSetup }: SiteFooterProps) {
  const locale = useLocale();
  const m = useMessages('footer');
  const { nav } = useMessages('site');
  const { legal } = business;
  const isPage = isPageIn(locale);
  const shownServices = services.filter(isPage);
  const shownDestinations = destinations.filter(isPage);
  return (
    <footer id={FOOTER_ID} className="below-fold on-dark bg-night-900 text-on-dark-2">
      <div className="h-[max(4rem,8vw)] bg-night-700 print:hidden">
        <LazyImage src={skyline} alt="" width={1920} height={150} className="size-full object-cover object-bottom" />
      </div>
      <div className="page-width grid gap-x-8 gap-y-3 pt-4 pb-2 sm:grid-cols-2 sm:gap-y-10 sm:py-12 lg:grid-cols-[4fr_3fr_4fr_auto]">
        <div className="grid content-start gap-1 sm:col-span-2 sm:gap-4 lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-card font-bold text-paper">
            <PalmMark className="size-8 text-amber-400 sm:size-10" />
            {business.name[locale]}
          </p>
          <p className="max-w-prose max-sm:text-sm">{m.about}</p>
          <div className="flex flex-wrap items-center gap-x-4 sm:grid sm:justify-items-start">
            <a href={telephoneLink(business.phone)} className={`${linkClass} font-display text-lead font-bold`}>
              <Ltr>{phoneIn(locale, business.phone)}</Ltr>
            </a>
            <a href={emailLink(business.email)} className={linkClass}>
              <Ltr>{business.email}</Ltr>
            </a>
            <p className="basis-full max-sm:text-sm sm:pt-1">{m.serviceArea}</p>
            <p className="basis-full max-sm:text-sm">{m.hours}</p>
            <p className="max-w-prose basis-full pt-1 text-xs sm:pt-3 sm:text-sm">
              {/* The address stays on one line: its number is part of the street. */}
              {m.company(legal.name[locale], legal.registrationNumber, legal.address[locale].replaceAll(' ', '\u00A0'))}
              <br />
              {m.licence(legal.licence[locale], legal.licenceNumber)}
            </p>
          </div>
          <SocialLinks />
        </div>
        {shownServices.length > 0 ? (
          <Column title={m.services}>
            {shownServices.map(({ path, name }) => (
              <li key={path}>
                <PageLink path={path} className={linkClass}>
                  {name[locale]}
                </PageLink>
              </li>
            ))}
            {isPage({ path: '/flights' }) ? (
              <li>
                <PageLink path="/flights" className={linkClass}>
                  {m.flights}
                </PageLink>
              </li>
            ) : null}
            <OverviewLinks list="services" />
          </Column>
        ) : null}
        {shownDestinations.length > 0 ? (
          <Column title={m.destinations} isWide>
            {shownDestinations.map(({ path, name }) => (
              <li key={path}>
                <PageLink path={path} className={linkClass}>
                  {name[locale]}
                </PageLink>
              </li>
            ))}
            <OverviewLinks list="destinations" />
          </Column>
        ) : null}
        <Column title={m.site}>
          {[...menuLinks(locale), tripLink].map(({ path, name }) => (
            <li key={path}>
              <PageLink path={path} className={linkClass}>
                {nav[name]}
              </PageLink>
            </li>
          ))}
        </Column>
        <PaymentMethods />
        <LegalNotice />
      </div>
      <div className="border-t border-night-line">
        <div className="page-width flex flex-wrap items-center gap-x-6 py-1 text-sm sm:gap-y-1 sm:py-4">
          <p className="max-sm:basis-full max-sm:pt-1 sm:grow">{m.rights(BUILD_YEAR, business.name[locale])}</p>
          {legalPages.filter(isPage).map(({ path, name }) => (
            <PageLink key={path} path={path} className={linkClass}>
              {m[name]}
            </PageLink>
          ))}
          {showsAdminSetup ? (
            <Link to="/admin-setup" className="inline-flex min-h-11 items-center text-on-dark-2 pointer-fine:min-h-8">
              {m.adminSetup}
            </Link>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

/** The way to all of a list, with its prices: a line of its own below the columns. */
function OverviewLinks({ list }: { list: 'services' | 'destinations' }) {
  const locale = useLocale();
  const m = useMessages('site');
  return listLinks(locale, list).map(({ path, label }) => (
    <li key={path} className="[column-span:all]">
      <PageLink path={path} className={`${linkClass} font-bold`}>
        {label(m)}
      </PageLink>
    </li>
  ));
}

function Column({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className="border-night-line max-sm:-mb-3 max-sm:border-b">
      <Fold title={title} level={2} titleClass="font-sans text-sm font-bold tracking-normal text-amber-300">
        <ul
          className={`gap-x-6 pb-3 sm:pt-2 sm:pb-0 ${isWide ? 'columns-[6rem] lg:columns-3 lg:gap-x-4' : 'columns-[9rem] sm:columns-1'}`}
        >
          {children}
        </ul>
      </Fold>
    </div>
  );
}
