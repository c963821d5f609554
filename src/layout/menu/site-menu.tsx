import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { barItemClass, barListClass, BarRule, ListLabel, type MenuProps } from '../menu-bar';
import { PageLink } from '../page-link';
import { menuLinks, menuLists } from '../site-links';
import { DestinationsPanel } from './destinations-panel';
import { ServicesPanel } from './services-panel';

/** Milliseconds that a pointer rests before a list opens, and within which the next one opens at once. */
const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;

const panels = {
  services: { Panel: ServicesPanel, place: 'absolute start-0 top-full w-112 rounded-lg ring-1 ring-stone-200' },
  destinations: {
    Panel: DestinationsPanel,
    place: 'fixed inset-x-0 top-19 max-h-[calc(100dvh-4.75rem)] overflow-y-auto',
  },
} as const;

/** The main menu of wide screens: two lists that open, and links. */
export function SiteMenu({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  const root = useRef<HTMLElement>(null);
  // A list is open on the page where it was opened: the browser's way back leaves it behind.
  const [opened, setOpened] = useState({ list: '', on: current });
  const open = opened.on === current ? opened.list : '';
  const openedAt = useRef(0);
  const setOpen = (list: string) => {
    openedAt.current = performance.now();
    setOpened({ list, on: current });
  };
  /** The pointer that comes to press a list's name may have opened it on its way: the press must not close it again. */
  const keepJustOpened = (event: MouseEvent, list: string) => {
    const isJustOpened = open === list && event.timeStamp - openedAt.current < SKIP_DELAY_MS;
    if (isJustOpened && event.detail > 0) event.preventDefault();
  };
  useRestingPointer(root);

  // The menu's package marks where its list begins with an element that is hidden from screen readers, and that Tab must
  // therefore not stop at; the package itself can still send the focus there.
  useEffect(() => {
    root.current?.querySelector('span[aria-hidden][tabindex="0"]')?.setAttribute('tabindex', '-1');
  }, [open]);

  return (
    <NavigationMenu.Root
      ref={root}
      aria-label={m.mainMenu}
      dir={localeRegistry[locale].direction}
      delayDuration={OPEN_DELAY_MS}
      skipDelayDuration={SKIP_DELAY_MS}
      value={open}
      onValueChange={setOpen}
    >
      {open === 'destinations' ? (
        <div aria-hidden="true" className="menu-dim fixed inset-x-0 top-19 bottom-0 bg-night-950/50" />
      ) : null}
      <NavigationMenu.List className={barListClass}>
        {menuLists(locale).map((name) => {
          const { Panel, place } = panels[name];
          return (
            <NavigationMenu.Item key={name} value={name} className="relative">
              <NavigationMenu.Trigger
                data-list={name}
                className={barItemClass}
                onClick={(event) => keepJustOpened(event, name)}
              >
                <ListLabel>{m.nav[name]}</ListLabel>
              </NavigationMenu.Trigger>
              <NavigationMenu.Content className={`menu-panel bg-paper text-ink shadow-3 forced-colors:border ${place}`}>
                <Panel current={current} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          );
        })}
        {menuLinks(locale).map(({ path, name }) => (
          <NavigationMenu.Item key={path}>
            <NavigationMenu.Link asChild active={path === current}>
              <PageLink path={path} current={current} className={barItemClass}>
                {m.nav[name]}
                <BarRule />
              </PageLink>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/**
 * A pointer that rested on a list's name while the menu came: its package counts from the next movement, so the list is
 * opened for it.
 */
function useRestingPointer(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isOpen = root.current?.querySelector('[data-list][aria-expanded=true]');
      if (!isOpen) root.current?.querySelector<HTMLElement>('[data-list]:hover')?.click();
    }, OPEN_DELAY_MS);
    // It moves on, or something is pressed: from here on the package knows.
    const rest = new AbortController();
    rest.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const type of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(type, () => rest.abort(), { capture: true, passive: true, signal: rest.signal });
    return () => rest.abort();
  }, [root]);
}
