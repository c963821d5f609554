import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';

/** Id of the menu's dialog (mobile-menu.tsx). */
export const MENU_ID = 'menu';
/** Id of the footer, which has the menu's links as well. */
export const FOOTER_ID = 'footer';

const buttonClass =
  '-me-2.5 inline-flex size-touch flex-none select-none items-center justify-center rounded hover:bg-night-700';

/** Opens the menu of narrow screens; where no script runs a link leads to the footer instead. */
export function MenuButton() {
  const m = useMessages('site');
  const icon = <Icon name="menu" className="size-6 max-w-full" />;
  return (
    <>
      <button
        type="button"
        aria-label={m.menu}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={MENU_ID}
        className={classNames(buttonClass, 'menu:hidden')}
      >
        {icon}
      </button>
      <a href={`#${FOOTER_ID}`} aria-label={m.menu} className={classNames(buttonClass, 'unscripted')}>
        {icon}
      </a>
    </>
  );
}
