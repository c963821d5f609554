import { useState, type ComponentType } from 'react';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import type { MobileMenuProps } from './menu/mobile-menu';

const loadMenu = () => import('./menu/mobile-menu');

/** Opens the menu of narrow screens, which downloads when it is asked for. */
export function MobileMenuButton({ current }: { current: string }) {
  const m = useMessages('site');
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  // Without a connection nothing opens, and the next press tries anew.
  const open = () => void loadMenu().then((part) => setMenu(() => part.MobileMenu), console.warn);
  return (
    <>
      <button
        type="button"
        aria-label={m.menu}
        aria-haspopup="dialog"
        aria-expanded={Menu !== null}
        className="-me-2.5 inline-flex size-touch flex-none items-center justify-center rounded hover:bg-night-700 menu:hidden"
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={open}
      >
        <Icon name="menu" className="size-6 max-w-full" />
      </button>
      {Menu ? <Menu current={current} onClose={() => setMenu(null)} /> : null}
    </>
  );
}
