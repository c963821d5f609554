import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import type { SiteMenuProps } from './menu/site-menu';
import { MenuBar } from './menu-bar';
import type { MenuList } from './site-links';

/** The menu that opens, once it has been downloaded: every later page starts with it. */
let downloaded: ComponentType<SiteMenuProps> | null = null;

const TOUCHES = ['pointermove', 'pointerdown', 'focusin'] as const;

/**
 * The main menu of wide screens. The page comes with a plain bar; at the first touch of it the menu that opens downloads
 * and takes the bar's place, with the focus, the pressed button and the pointed one as they were.
 */
export function HeaderMenu({ current }: { current: string }) {
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<MenuList | ''>('');
  const [Menu, setMenu] = useState(() => downloaded);
  const [start, setStart] = useState<SiteMenuProps['start']>({});

  useEffect(() => {
    const element = frame.current;
    if (!element || Menu) return;
    const watch = new AbortController();
    let isOnTheWay = false;
    const fetchMenu = async () => {
      if (isOnTheWay) return;
      isOnTheWay = true;
      try {
        const [part] = await Promise.all([import('./menu/site-menu'), loadMessages(locale, 'menu')]);
        await pointerReleased(element);
        if (watch.signal.aborted) return;
        downloaded = part.SiteMenu;
        setStart({ ...stateOf(element), open: pressed.current });
        setMenu(() => part.SiteMenu);
      } catch {
        // Without a connection the links of the bar still work; the next touch tries anew.
        isOnTheWay = false;
      }
    };
    for (const type of TOUCHES)
      element.addEventListener(type, () => void fetchMenu(), { signal: watch.signal, passive: true });
    return () => watch.abort();
  }, [Menu, locale]);

  const press = (list: MenuList) => {
    pressed.current = pressed.current === list ? '' : list;
    // A press that came before the application did is repeated by the start script, and touches nothing.
    frame.current?.dispatchEvent(new Event('focusin'));
  };
  const bar = <MenuBar current={current} onPress={press} />;
  return (
    <div ref={frame} className="ms-auto hidden menu:block">
      {Menu ? (
        <Suspense fallback={bar}>
          <Menu current={current} start={start} />
        </Suspense>
      ) : (
        bar
      )}
    </div>
  );
}

/** What the visitor is doing with the plain bar. */
function stateOf(bar: HTMLElement): SiteMenuProps['start'] {
  const focused = [...bar.querySelectorAll('a, button')].indexOf(document.activeElement as Element);
  const pointed = bar.querySelector<HTMLElement>('[data-list]:hover')?.dataset['list'] as MenuList | undefined;
  return { ...(focused >= 0 && { focused }), ...(pointed && { pointed }) };
}

/** Between press and release nothing may move away under the pointer: the click would be lost. */
async function pointerReleased(element: HTMLElement): Promise<void> {
  if (!element.matches(':active')) return;
  await new Promise<void>((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}
