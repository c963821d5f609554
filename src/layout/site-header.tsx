import { useNavigate } from 'react-router-dom';
import { business } from '@/config/business';
import type { PageEntry } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Brand } from './brand';
import { HeaderMenu } from './header-menus';
import { LanguageSwitch } from './language-switch';
import { MenuButton } from './menu/menu-button';

/** Sticky, night: back (not on the home page), the brand, the menu, the languages, and the chat. */
export function SiteHeader({ entry }: { entry: PageEntry }) {
  const locale = useLocale();
  const m = useMessages('site');
  const navigate = useNavigate();
  const { path } = entry;
  // Opened in a tab of its own, a page has nothing behind it.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(localizedPath(locale, '/')));
  return (
    <header className="site-header on-dark sticky top-0 z-header bg-night-900 text-paper forced-colors:border-b">
      <div className="page-width flex min-h-15.5 items-center gap-2 menu:min-h-19">
        {path === '/' ? null : (
          <button
            type="button"
            aria-label={m.back}
            onClick={goBack}
            className="me-1 inline-flex size-touch flex-none items-center justify-center rounded inset-ring-1 inset-ring-night-line hover:bg-night-700 forced-colors:border"
          >
            <Icon name="arrow" backwards />
          </button>
        )}
        <Brand tagline={m.tagline} />
        <div className="ms-auto hidden menu:block">
          <HeaderMenu current={path} />
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
