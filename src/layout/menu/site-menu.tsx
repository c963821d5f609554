import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { barItemClass, barListClass, BarRule, ListLabel } from '../menu-bar';
import { PageLink } from '../page-link';
import { menuLinks, menuLists, type MenuList } from '../site-links';
import { DestinationsPanel } from './destinations-panel';
import { ServicesPanel } from './services-panel';

/** Milliseconds that a pointer rests before a list opens, and within which the next one opens at once (section 9). */
const DELAY = 200;
const SKIP_DELAY = 300;

const panels = {
  services: { Panel: ServicesPanel, place: 'absolute start-0 top-full w-112 rounded-lg ring-1 ring-lime-200' },
  destinations: {
    Panel: DestinationsPanel,
    place: 'fixed inset-x-0 top-19 max-h-[calc(100dvh-4.75rem)] overflow-y-auto',
  },
} as const;

export interface SiteMenuProps {
  /** Path of the page being shown, without language prefix. */
  current: string;
  /** What the visitor was doing with the plain bar when this one took its place. */
  start: {
    /** List that was pressed. */
    open?: MenuList | '';
    /** List under the pointer. */
    pointed?: MenuList;
    /** Place of the focus, counted over the links and buttons of the bar. */
    focused?: number;
  };
}

/** The main menu of wide screens: two lists that open, and links. */
export function SiteMenu({ current, start }: SiteMenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  const root = useRef<HTMLElement>(null);
  // A list is open on the page where it was opened: the browser's way back leaves it behind.
  const [opened, setOpened] = useState({ list: '', on: current });
  const open = opened.on === current ? opened.list : '';
  const setOpen = (list: string) => setOpened({ list, on: current });
  useCarriedOver(root, start);

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
      delayDuration={DELAY}
      skipDelayDuration={SKIP_DELAY}
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
              <NavigationMenu.Trigger data-list={name} className={barItemClass}>
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
 * Gives back what taking the plain bar's place took away: the focus, a press, and the pointer that waits for a list to
 * open. They come as events, for the menu's package keeps its own clock of them.
 */
function useCarriedOver(root: { current: HTMLElement | null }, start: SiteMenuProps['start']): void {
  const rest = useRef<SiteMenuProps['start'] | null>(start);
  useLayoutEffect(() => {
    const { focused, open, pointed } = rest.current ?? {};
    rest.current = null;
    const button = (list: MenuList) => root.current?.querySelector<HTMLElement>(`[data-list="${list}"]`);
    if (focused !== undefined) root.current?.querySelectorAll<HTMLElement>('a, button')[focused]?.focus();
    if (open) button(open)?.click();
    else if (pointed)
      button(pointed)?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }, [root]);
}
