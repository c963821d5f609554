import type { ReactNode } from 'react';
import type { PageEntry } from '@/content/pages';
import { useMessages } from '@/i18n/messages';
import { useLocale } from '@/i18n/locale-context';
import { defaultLocale } from '@/i18n/locales';
import { island } from '@/islands/island';
import { useBannerRoom } from '@/ui/banner-room';
import { ToastOutlet } from '@/ui/toast-outlet';
import type { FixedContactsProps } from './contact-bar/fixed-contacts';
import type { SiteFooterProps } from './footer/site-footer';
import { LanguageOffer } from './language-offer';
import { PaperHead } from './paper-head';
import { SiteHeader } from './site-header';
import { MobileMenu } from './menu/mobile-menu';
import { MAIN_ID, SkipLink } from './skip-link';

const SiteFooter = island<SiteFooterProps>(
  { when: 'near', outlivesPage: true, messages: ['footer'], placeholderClass: 'min-h-160 bg-night-900' },
  () => import('./footer/site-footer').then((part) => part.SiteFooter),
);
const FixedContacts = island<FixedContactsProps>({ when: 'idle', messages: ['contactBar'] }, () =>
  import('./contact-bar/fixed-contacts').then((part) => part.FixedContacts),
);

interface SiteShellProps extends FixedContactsProps {
  entry: PageEntry;
  /** What floats over every page (cookie banner, notices); the app hands it in. */
  overlays?: ReactNode;
  children: ReactNode;
}

/** The frame of every public page. */
export function SiteShell({ entry, ContactWidget, overlays, children }: SiteShellProps) {
  const locale = useLocale();
  const m = useMessages('site');
  const isDefaultHome = locale === defaultLocale && entry.path === '/';
  return (
    <>
      <SkipLink label={m.skipToContent} />
      <SiteHeader entry={entry} />
      {entry.path === '/' ? <LanguageOffer /> : null}
      <main id={MAIN_ID} tabIndex={-1} data-paper className="outline-none">
        <PaperHead path={entry.path} />
        {children}
      </main>
      {/* Keys: in another language, or with other props, these parts are created again and download at once. */}
      <SiteFooter key={`${locale}${isDefaultHome}`} showsAdminSetup={isDefaultHome} />
      {/* Behind the page: its first screen comes first. */}
      <MobileMenu current={entry.path} />
      <DockRoom />
      <FixedContacts key={`contacts ${locale}`} ContactWidget={ContactWidget} />
      {overlays}
      <ToastOutlet closeLabel={m.close} />
    </>
  );
}

/** The room of the dock, and of the question about cookies over it: the page ends above both. */
function DockRoom() {
  const banner = useBannerRoom();
  return (
    <div
      className="h-(--dock) bg-night-900 print:hidden"
      {...(banner > 0 && { style: { height: `calc(var(--dock) + ${banner}px)` } })}
    />
  );
}
