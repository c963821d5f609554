import { memo, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { sheetClass, SheetBody } from '@/ui/sheet';
import type { MenuProps } from '../menu-bar';
import { useTwinLink } from '../language-switch';
import { MENU_ID } from './menu-button';

/** Its links are in the page's HTML and need no code; it comes when the menu is shown. */
const MenuRows = island<MenuProps>(
  { when: 'near', outlivesPage: true },
  async () => (await import('./panels')).MenuRows,
);

/**
 * The menu of narrow screens, which comes from the edge where reading begins. The browser opens and closes it, before any
 * code is there as after (src/lib/browser-controls.ts); choosing a link closes it.
 */
export const MobileMenu = memo(function MobileMenu({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's way back, and forward, leaves it behind.
  const { key } = useLocation();
  useEffect(() => {
    const { current: menu } = dialog;
    return () => menu?.close();
  }, [key]);
  return (
    <dialog ref={dialog} id={MENU_ID} closedby="any" aria-label={m.mainMenu} className={sheetClass()}>
      <SheetBody>
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex min-h-15.5 flex-none items-center justify-between border-b border-night-line bg-night-900 px-5">
            <p className="flex items-center gap-2.5">
              <PalmMark className="size-9 text-amber-400" />
              <span className="font-display text-[1.375rem]">{business.shortName[locale]}</span>
            </p>
            <button
              type="button"
              aria-label={m.close}
              className="-me-2.5 inline-flex size-11 select-none items-center justify-center rounded hover:bg-night-700"
              command="close"
              commandfor={MENU_ID}
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          <nav aria-label={m.mainMenu} className="grow px-5 py-2">
            <MenuRows key={locale} current={current} />
          </nav>
          <div className="sticky bottom-0 grid flex-none gap-2 border-t border-night-line bg-night-900 px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <Languages path={current} />
            <a href={whatsappLink(business.whatsapp, m.chatGreeting)} className={buttonClass({ tone: 'primary' })}>
              <Icon name="chat" />
              {m.bookByChat}
            </a>
          </div>
        </div>
      </SheetBody>
    </dialog>
  );
});

/** All languages by their own names; the one being read is marked. */
function Languages({ path }: { path: string }) {
  const current = useLocale();
  const { languages } = useMessages('site');
  const twinLink = useTwinLink(path);
  if (locales.length === 1) return null;
  return (
    <nav aria-label={languages}>
      <ul className="flex flex-wrap gap-x-5">
        {locales.map((locale) => (
          <li key={locale}>
            <Link
              {...twinLink(locale)}
              className="inline-flex min-h-11 items-center font-bold text-paper no-underline hover:underline underline-offset-4 aria-[current=true]:text-amber-300"
              {...(locale === current && { 'aria-current': 'true' })}
            >
              {localeRegistry[locale].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
