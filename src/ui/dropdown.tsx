import { useRef, type ReactNode } from 'react';
import { buttonClass, iconButtonClass, type ButtonStyle } from './button';
import { classNames } from './class-names';
import { useFloatBeside } from './float-beside';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { useMenu } from './use-menu';

interface MenuEntry {
  id: string;
  label: ReactNode;
  /** A second line of text. */
  text?: ReactNode;
  icon?: IconName;
  /** Opens in a new tab, and says so: "opens in a new tab". */
  newTab?: string;
}
/** A link, which may do something besides, or an action. */
export type DropdownItem = MenuEntry &
  ({ href: string; onSelect?: () => void } | { onSelect: () => void; href?: never });

interface DropdownProps extends ButtonStyle {
  /** Label of the button. */
  label: ReactNode;
  items: readonly DropdownItem[];
  icon?: IconName;
  /** A square with only the icon; the label is its name. */
  iconOnly?: boolean;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  className?: string;
}

/** A button that opens a menu (the menu button pattern of the ARIA guide). */
export function Dropdown({
  label,
  items,
  icon,
  iconOnly = false,
  align = 'start',
  tone = 'outline',
  size,
  className,
}: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { id, isOpen, buttonHandlers, menuHandlers, select } = useMenu(button, menu);
  useFloatBeside(button, menu, isOpen, { side: 'below', align });

  return (
    <>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={
          iconOnly ? classNames(iconButtonClass, className) : buttonClass({ tone, ...(size && { size }) }, className)
        }
        {...buttonHandlers}
      >
        {icon ? <Icon name={icon} /> : null}
        {iconOnly ? <span className="sr-only">{label}</span> : label}
        {iconOnly ? null : (
          <Icon
            name="chevron"
            className={classNames('transition-transform duration-200 ease-house', isOpen && '-scale-y-100')}
          />
        )}
      </button>
      {isOpen ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          popover="manual"
          className="menu-appear fixed inset-auto z-dropdown m-0 max-h-[80dvh] max-w-[min(24rem,100vw-1rem)] min-w-52 overflow-y-auto rounded-lg bg-paper p-2 text-ink shadow-3 ring-1 ring-stone-200 forced-colors:border"
          {...menuHandlers}
        >
          {items.map((item) => (
            <MenuItem key={item.id} item={item} onSelect={() => select(item.onSelect)} />
          ))}
        </div>
      ) : null}
    </>
  );
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 py-2 text-start font-bold text-ink no-underline hover:bg-stone-100 focus:bg-stone-100 focus-visible:-outline-offset-3';

function MenuItem({ item, onSelect }: { item: DropdownItem; onSelect: () => void }) {
  const words = (
    <>
      {item.icon ? <Icon name={item.icon} className="size-5.5 text-sea-600" /> : null}
      <span className="grid min-w-0">
        <span>
          {item.label}
          {item.newTab ? <span className="sr-only"> ({item.newTab})</span> : null}
        </span>
        {item.text ? <span className="text-sm font-normal text-ink-2">{item.text}</span> : null}
      </span>
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, className: itemClass, onClick: onSelect };
  return item.href === undefined ? (
    <button type="button" {...shared}>
      {words}
    </button>
  ) : (
    <a href={item.href} {...(item.newTab && { target: '_blank', rel: 'noopener' })} {...shared}>
      {words}
    </a>
  );
}
