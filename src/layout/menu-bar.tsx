import { useEffect, useRef, type RefObject } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { Icon } from '@/ui/icon';
import { PageLink } from './page-link';
import { menuLinks, menuLists } from './site-links';

/** Milliseconds that a pointer rests before a list opens, stays open behind it, and within which the next one opens at once. */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
const SKIP_DELAY_MS = 300;

const itemClass =
  'group relative inline-flex min-h-19 items-center gap-1.5 px-2 text-sm font-bold whitespace-nowrap text-paper no-underline min-[80rem]:px-2.5 min-[90rem]:px-3 min-[90rem]:text-base hover:text-amber-300 aria-[current]:text-amber-300 group-open/list:text-amber-300';

export interface MenuProps {
  /** Path of the page being shown, without language prefix. */
  current: string;
}

/** Their links are in the page's HTML and need no code; it comes to a panel that is shown, never on a phone. */
const ServicesPanel = island<MenuProps>(
  { when: 'near', outlivesPage: true },
  async () => (await import('./menu/panels')).ServicesPanel,
);
const DestinationsPanel = island<MenuProps>(
  { when: 'near', outlivesPage: true, messages: ['menu'] },
  async () => (await import('./menu/panels')).DestinationsPanel,
);

const panels = {
  services: { Panel: ServicesPanel, place: 'absolute start-0 top-full w-112 rounded-lg ring-1 ring-stone-200' },
  destinations: {
    Panel: DestinationsPanel,
    place: 'fixed inset-x-0 top-19 max-h-[calc(100dvh-4.75rem)] overflow-y-auto',
  },
} as const;

/** The amber rule under what is open, or where the visitor is. */
const rule = (
  <span
    aria-hidden="true"
    className="absolute inset-x-0 bottom-2.5 hidden h-0.5 bg-amber-400 group-open/list:block group-aria-[current]:block forced-colors:bg-[Highlight]"
  />
);

/**
 * The main menu of wide screens: two lists that the browser unfolds, one at a time (src/lib/browser-controls.ts closes them),
 * and links.
 */
export function MenuBar({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  const bar = useRef<HTMLElement>(null);
  useRestingPointer(bar);
  // The browser's way back leaves an open list behind.
  useEffect(() => {
    const { current: nav } = bar;
    return () => nav?.querySelector('details[open]')?.removeAttribute('open');
  }, [current]);
  return (
    <nav ref={bar} aria-label={m.mainMenu}>
      <ul className="flex">
        {menuLists(locale).map((name) => {
          const { Panel, place } = panels[name];
          return (
            <li key={name} className="relative">
              <details name="main-menu" data-closes="" data-list={name} className="menu-list group/list">
                <summary className={`${itemClass} list-none [&::-webkit-details-marker]:hidden`}>
                  {m.nav[name]}
                  <Icon
                    name="chevron"
                    className="size-4 text-on-dark-2 transition-transform duration-200 group-open/list:rotate-180 group-open/list:text-amber-300"
                  />
                  {rule}
                </summary>
                <div className={`menu-panel bg-paper text-ink shadow-3 forced-colors:border ${place}`}>
                  <Panel key={locale} current={current} />
                </div>
              </details>
            </li>
          );
        })}
        {menuLinks(locale).map(({ path, name }) => (
          <li key={path}>
            <PageLink path={path} current={current} className={itemClass}>
              {m.nav[name]}
              {rule}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens a list for a mouse that rests on its name, closes it behind one that goes, and leads on to the next at once. */
function useRestingPointer(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lists = [...(bar.current?.querySelectorAll('details') ?? [])];
    const watch = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changedAt = -Infinity;
    const isFresh = () => performance.now() - changedAt < SKIP_DELAY_MS;
    const turn = (list: HTMLDetailsElement, open: boolean, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (list.open === open) return;
        list.open = open;
        changedAt = performance.now();
      }, delay);
    };
    const come = (list: HTMLDetailsElement) =>
      turn(list, true, isFresh() || lists.some(({ open }) => open) ? 0 : OPEN_DELAY_MS);
    for (const list of lists) {
      const on = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
        list.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && act(), { signal: watch.signal });
      on('pointerenter', () => come(list));
      on('pointerleave', () => turn(list, false, CLOSE_DELAY_MS));
      list.firstElementChild?.addEventListener(
        'click',
        (event) => {
          clearTimeout(timer);
          // The pointer that comes to press a list's name has opened it on its way: the press must not close it again.
          if (list.open && isFresh() && (event as MouseEvent).detail > 0) event.preventDefault();
        },
        { signal: watch.signal },
      );
      if (list.matches(':hover')) come(list);
    }
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, [bar]);
}
