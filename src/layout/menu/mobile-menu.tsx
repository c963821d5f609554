import { memo, useCallback, useDeferredValue, useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PalmMark } from '@/art/palm-mark';
import { business } from '@/config/business';
import { destinations } from '@/content/destinations';
import { services } from '@/content/services';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { whatsappLink } from '@/lib/contact-links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import type { MenuProps } from '../menu-bar';
import { useTwinLink } from '../language-switch';
import { MenuButton } from '../menu-button';
import { PageLink } from '../page-link';
import { isPageIn, menuLinks, menuLists, tripLink } from '../site-links';

const entries = { services, destinations } as const;

const rowClass =
  'flex min-h-13 w-full items-center justify-between gap-4 border-b border-night-line font-display text-[1.3125rem] font-bold text-paper no-underline hover:text-amber-300 aria-[current]:text-amber-300';

/** The menu of narrow screens, which comes from the edge where reading begins, and the button that opens it. */
export function MobileMenu({ current }: MenuProps) {
  // Open on the page where it was opened: the browser's way back, and forward, leaves it behind.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const m = useMessages('site');
  const close = useCallback(() => setOpenedAt(null), []);
  return (
    <>
      <MenuButton isOpen={isOpen} onPress={() => setOpenedAt(key)} />
      {/* The key: another page finds it gone, and takes the focus. */}
      <Sheet key={key} label={m.mainMenu} open={isOpen} onClose={close} paintsFirst>
        <MenuList current={current} onClose={close} />
      </Sheet>
    </>
  );
}

/** Choosing any link closes it. Not drawn once more only to be put away. */
const MenuList = memo(function MenuList({ current, onClose }: MenuProps & { onClose: () => void }) {
  const locale = useLocale();
  const m = useMessages('site');
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    // The links inside are what is pressed, by key as well as by pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="flex min-h-full flex-col" onClick={closeOnChoice}>
      <div className="sticky top-0 z-10 flex min-h-15.5 flex-none items-center justify-between border-b border-night-line bg-night-900 px-5">
        <p className="flex items-center gap-2.5">
          <PalmMark className="size-9 text-amber-400" />
          <span className="font-display text-[1.375rem]">{business.shortName[locale]}</span>
        </p>
        <button
          type="button"
          aria-label={m.close}
          className="-me-2.5 inline-flex size-11 select-none items-center justify-center rounded hover:bg-night-700"
          onClick={onClose}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <nav aria-label={m.mainMenu} className="grow px-5 py-2">
        <ul>
          <li>
            <PageLink path="/" current={current} className={rowClass}>
              {m.nav.home}
            </PageLink>
          </li>
          {menuLists(locale).map((name) => (
            <li key={name}>
              <Disclosure label={m.nav[name]}>
                {entries[name].filter(isPageIn(locale)).map((entry) => (
                  <li key={entry.slug}>
                    <PageLink
                      path={entry.path}
                      current={current}
                      className="flex min-h-11 items-center ps-4 text-on-dark-2 no-underline hover:text-paper aria-[current=page]:text-amber-300"
                    >
                      {entry.name[locale]}
                    </PageLink>
                  </li>
                ))}
              </Disclosure>
            </li>
          ))}
          {[...menuLinks(locale), tripLink].map(({ path, name }) =>
            name === 'fleet' ? null : (
              <li key={path}>
                <PageLink path={path} current={current} className={rowClass}>
                  {m.nav[name]}
                </PageLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="sticky bottom-0 grid flex-none gap-2 border-t border-night-line bg-night-900 px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Languages path={current} />
        <a href={whatsappLink(business.whatsapp, m.chatGreeting)} className={buttonClass({ tone: 'primary' })}>
          <Icon name="chat" />
          {m.bookByChat}
        </a>
      </div>
    </div>
  );
});

/**
 * A row that unfolds a list of pages; the browser folds the other one by itself. What is folded is drawn behind the menu's
 * first paint.
 */
function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <details name="site-menu" className="group">
      <summary className={`${rowClass} list-none [&::-webkit-details-marker]:hidden`}>
        {label}
        <Icon
          name="chevron"
          className="text-amber-400 transition-transform duration-200 group-not-open:rtl:rotate-90 group-not-open:ltr:-rotate-90"
        />
      </summary>
      <ul className="border-b border-night-line py-1.5">{isDrawn ? children : null}</ul>
    </details>
  );
}

/** All languages by their own names; the one being read is marked. */
function Languages({ path }: { path: string }) {
  const current = useLocale();
  const { languages } = useMessages('site');
  const twinLink = useTwinLink(path);
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
