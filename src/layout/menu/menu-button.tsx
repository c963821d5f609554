import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';

/** Id of the menu's dialog (mobile-menu.tsx). */
export const MENU_ID = 'menu';

/** Opens the menu of narrow screens. */
export function MenuButton() {
  const m = useMessages('site');
  return (
    <button
      type="button"
      aria-label={m.menu}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={MENU_ID}
      className="-me-2.5 inline-flex size-touch flex-none select-none items-center justify-center rounded hover:bg-night-700 menu:hidden"
    >
      <Icon name="menu" className="size-6 max-w-full" />
    </button>
  );
}
