import { Link, useNavigate } from 'react-router-dom';
import { business } from '@/config/business';
import type { PageEntry } from '@/content/pages';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';

/** Sticky, night: back (not on the home page), the brand, the way to a request, the languages, and the chat. */
export function SiteHeader({ entry }: { entry: PageEntry }) {
  const locale = useLocale();
  const m = useMessages('site');
  const navigate = useNavigate();
  const path = entry.page === 'not-found' ? '/' : entry.path;
  return (
    <header className="on-dark sticky top-0 z-header bg-night-900 text-paper">
      <div className="page-width flex min-h-15.5 items-center gap-2 menu:min-h-19">
        {entry.path === '/' ? null : (
          <button
            type="button"
            aria-label={m.back}
            onClick={() => navigate(-1)}
            className="me-1 inline-flex size-11 flex-none items-center justify-center rounded inset-ring-1 inset-ring-night-line hover:bg-night-700"
          >
            <Icon name="arrow" backwards />
          </button>
        )}
        <Brand tagline={m.tagline} />
        <nav aria-label={m.mainMenu} className="ms-6 hidden md:block">
          <Link
            to={localizedPath(locale, '/plan-your-trip')}
            className="inline-flex min-h-11 items-center rounded px-3 font-bold text-paper no-underline hover:bg-night-700"
          >
            {m.nav.planTrip}
          </Link>
        </nav>
        <LanguageSwitch path={path} label={m.languages} className="ms-auto" />
        <a
          href={whatsappLink(business.whatsapp, m.chatGreeting)}
          className={buttonClass({ tone: 'amber', size: 'small' }, 'ms-2')}
        >
          <Icon name="chat" />
          <span className="sr-only sm:not-sr-only">{m.bookByChat}</span>
        </a>
      </div>
    </header>
  );
}
