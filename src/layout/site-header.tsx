import { Link } from 'react-router-dom';
import { business } from '@/config/business';
import type { PageEntry } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Brand } from './brand';
import { MenuBar } from './menu-bar';
import { LanguageSwitch } from './language-switch';
import { MenuButton } from './menu/menu-button';

/** Sticky, night: back (not on the home page), the brand, the menu, the languages, and the chat. */
export function SiteHeader({ entry }: { entry: PageEntry }) {
  const locale = useLocale();
  const m = useMessages('site');
  const { path } = entry;
  return (
    <header className="site-header on-dark sticky top-0 z-header bg-night-900 text-paper forced-colors:border-b">
      <div className="page-width flex min-h-15.5 items-center gap-2 menu:min-h-19">
        {path === '/' ? null : (
          // The browser goes back (src/lib/browser-controls.ts), or to the home page from a tab with nothing behind it.
          <Link
            to={localizedPath(locale, '/')}
            data-back=""
            aria-label={m.back}
            className="me-1 inline-flex size-touch flex-none items-center justify-center rounded inset-ring-1 inset-ring-night-line hover:bg-night-700 forced-colors:border"
          >
            <Icon name="arrow" backwards />
          </Link>
        )}
        <Brand tagline={m.tagline} />
        <div className="ms-auto hidden menu:block">
          <MenuBar current={path} />
        </div>
        <LanguageSwitch path={path} label={m.languages} className="ms-auto menu:ms-3" />
        <a
          href={whatsappLink(business.whatsapp, m.chatGreeting)}
          className={buttonClass({ tone: 'primary', size: 'small' }, 'ms-2 max-menu:hidden')}
        >
          <Icon name="chat" />
          <span className="max-[80rem]:rtl:sr-only max-[84.5rem]:ltr:sr-only">{m.bookByChat}</span>
        </a>
        <MenuButton />
      </div>
    </header>
  );
}
