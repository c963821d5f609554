import { business } from '@/config/business';
import { backAt, restBefore } from '@/config/rest-clock';
import { useMessages } from '@/i18n/messages';
import { useBrowserValue } from '@/islands/use-browser-value';
import { dayAndTime, phoneIn } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { telephoneLink, whatsappLink } from '@/lib/contact-links';
import { Icon } from '@/ui/icon';
import { Ltr } from '@/ui/ltr';
import { MAIN_ID } from '../skip-link';
import { CONTACT_BAR_ID } from './contact-bar';

const buttonClass =
  'inline-flex size-touch flex-none items-center justify-center rounded text-paper inset-ring-[1.5px] inset-ring-night-600 hover:bg-night-700 forced-colors:border';

/** In the session's storage: what the document's `data-dock` is to say before the next page is painted. */
export const DOCK_STORAGE_KEY = 'dock';

/** Puts the dock away until the browser is closed. The start script reads the note before the next page is painted. */
function closeDock(): void {
  document.documentElement.dataset['dock'] = 'closed';
  try {
    sessionStorage.setItem(DOCK_STORAGE_KEY, 'closed');
  } catch {
    // It comes back with the next page, then.
  }
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** The 24/6 banner at the foot of the screen; on narrow screens also the nearest way to call or write. */
export function Dock() {
  const locale = useLocale();
  const m = useMessages('contactBar');
  const { chatGreeting } = useMessages('site');
  // 0 while somebody works.
  const back = useBrowserValue(() => backAt()?.getTime() ?? 0, 0);
  const { title, note } = back
    ? { title: m.rest[restBefore(new Date(back))], note: m.rest.back(...dayAndTime(locale, new Date(back))) }
    : m;
  return (
    <div className="dock fixed inset-x-0 bottom-0 z-dock h-(--dock) border-t border-night-line bg-night-900 pb-[env(safe-area-inset-bottom)] text-paper print:hidden">
      <div className="page-width flex h-full items-center gap-3">
        <span aria-hidden="true" className="size-2 flex-none rounded-full bg-amber-400 ring-4 ring-amber-halo" />
        <p className="grid min-w-0 text-sm leading-tight lg:flex lg:gap-1.5">
          <strong className="font-bold">{title}</strong>
          <span aria-hidden="true" className="hidden lg:inline">
            ·
          </span>
          <span className="text-xs text-on-dark-2 max-[22rem]:sr-only lg:text-sm">{note}</span>
        </p>
        <div className="ms-auto flex gap-2 lg:hidden">
          <a href={telephoneLink(business.phone)} aria-label={m.call} className={buttonClass}>
            <Icon name="phone" />
          </a>
          <a
            href={whatsappLink(business.whatsapp, chatGreeting)}
            aria-label={m.whatsapp}
            className={`${buttonClass} bg-amber-400 text-night-900! inset-ring-0! hover:bg-amber-500!`}
          >
            <Icon name="chat" />
          </a>
          <button type="button" aria-label={m.more} popoverTarget={CONTACT_BAR_ID} className={buttonClass}>
            <Icon name="more" />
          </button>
        </div>
        <a
          href={telephoneLink(business.phone)}
          className="ms-auto hidden min-h-11 items-center rounded px-2 text-sm font-bold text-paper no-underline hover:text-amber-300 lg:inline-flex"
        >
          <Ltr>{phoneIn(locale, business.phone)}</Ltr>
        </a>
        <button
          type="button"
          aria-label={m.close}
          title={m.close}
          className="-me-3 hidden size-11 items-center justify-center rounded text-on-dark-2 hover:text-paper lg:inline-flex"
          onClick={closeDock}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </div>
  );
}
