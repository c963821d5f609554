import type { ReactNode } from 'react';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { emailLink, telephoneLink } from '@/lib/contact-links';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { PaperHead } from './paper-head';
import { rememberLocale } from './remember-locale';
import { MAIN_ID, SkipLink } from './skip-link';

const footLinks = [
  { path: '/', name: 'home' },
  { path: '/terms', name: 'terms' },
  { path: '/privacy', name: 'privacy' },
  { path: '/accessibility', name: 'accessibility' },
] as const;
const footLinkClass =
  'inline-flex min-h-11 items-center text-paper no-underline underline-offset-4 hover:underline pointer-fine:min-h-8';

interface GuestShellProps {
  /** Path of the page without language prefix. */
  path: string;
  children: ReactNode;
}

/** The frame of a guest page: the mark, the languages and the telephone above, who the business is below. Plain links. */
export function GuestShell({ path, children }: GuestShellProps) {
  const locale = useLocale();
  const { shell: m } = useMessages('trip');
  const { legal, name, phone, email } = business;
  return (
    <div className="flex min-h-dvh flex-col bg-stone-100">
      <SkipLink label={m.skip} />
      <header className="on-dark bg-night-900 text-paper forced-colors:border-b print:hidden">
        <div className="page-width flex min-h-15.5 items-center gap-1">
          <a
            href={localizedPath(locale, '/')}
            className="me-auto flex min-h-11 items-center gap-2.5 rounded text-paper no-underline"
          >
            <PalmMark className="size-9 flex-none text-amber-400" />
            <span className="font-display text-[1.375rem] leading-none">{business.shortName[locale]}</span>
          </a>
          <nav aria-label={m.languages} className="flex" hidden={locales.length === 1}>
            {locales
              .filter((other) => other !== locale)
              .map((other) => (
                <a
                  key={other}
                  href={localizedPath(other, path)}
                  lang={other}
                  hrefLang={other}
                  className="grid min-h-11 min-w-touch place-content-center rounded px-2 text-sm font-bold text-on-dark-2 no-underline hover:bg-night-700 hover:text-paper"
                  onClick={() => rememberLocale(other)}
                >
                  <span aria-hidden="true">{localeRegistry[other].shortName}</span>
                  <span className="sr-only">{localeRegistry[other].name}</span>
                </a>
              ))}
          </nav>
          <a
            href={telephoneLink(phone)}
            aria-label={`${m.call} ${phoneIn(locale, phone)}`}
            className="ms-1 inline-flex min-h-11 min-w-touch items-center justify-center gap-2 rounded px-3 font-bold text-paper no-underline inset-ring-1 inset-ring-night-line hover:bg-night-700 forced-colors:border"
          >
            <Icon name="phone" />
            <Ltr className="max-sm:hidden">{phoneIn(locale, phone)}</Ltr>
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} data-paper className="grow outline-none">
        <PaperHead path={path} />
        {children}
      </main>
      <footer className="on-dark bg-night-900 text-sm text-on-dark-2 print:hidden">
        <div className="page-width grid gap-1 py-6">
          <p className="font-bold text-paper">{name[locale]}</p>
          <p>{m.company(legal.name[locale], legal.registrationNumber, legal.address[locale])}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={emailLink(email)} className={footLinkClass}>
              <Ltr>{email}</Ltr>
            </a>
            {footLinks.map((link) => (
              <a key={link.path} href={localizedPath(locale, link.path)} className={footLinkClass}>
                {m[link.name]}
              </a>
            ))}
          </p>
        </div>
      </footer>
    </div>
  );
}
