import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { MENU_ID } from './menu/menu-button';
import { PageLink } from './page-link';
import { menuLinks, menuLists } from './site-links';

/**
 * What the plain bar (below) and the one that opens (menu/site-menu.tsx) share: they take each other's place under the
 * visitor's pointer, so not a pixel may differ.
 */
export const barListClass = 'flex';
export const barItemClass =
  'group relative inline-flex min-h-19 items-center gap-1.5 px-2 text-sm font-bold whitespace-nowrap text-paper no-underline min-[80rem]:px-2.5 min-[90rem]:px-3 min-[90rem]:text-base hover:text-amber-300 aria-[current]:text-amber-300 aria-expanded:text-amber-300';

/** Name of a list of the menu, and the mark that it opens. Sits in a button with `barItemClass`. */
export function ListLabel({ children }: { children: string }) {
  return (
    <>
      {children}
      <Icon
        name="chevron"
        className="size-4 text-on-dark-2 transition-transform duration-200 group-aria-expanded:rotate-180 group-aria-expanded:text-amber-300"
      />
      <BarRule />
    </>
  );
}

/** The amber rule under what is open, or where the visitor is. */
export function BarRule() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-2.5 hidden h-0.5 bg-amber-400 group-aria-expanded:block group-aria-[current]:block forced-colors:bg-[Highlight]"
    />
  );
}

export interface MenuProps {
  /** Path of the page being shown, without language prefix. */
  current: string;
}

/**
 * The main menu as it stands in the page's HTML. Until the code of its panels is there, and where no script runs, the lists are
 * those of the narrow screens' menu, which the browser opens.
 */
export function MenuBar({ current }: MenuProps) {
  const locale = useLocale();
  const m = useMessages('site');
  return (
    <nav aria-label={m.mainMenu}>
      <div>
        <ul className={barListClass}>
          {menuLists(locale).map((name) => (
            <li key={name} className="relative">
              <button
                type="button"
                data-list={name}
                aria-haspopup="dialog"
                command="show-modal"
                commandfor={MENU_ID}
                className={barItemClass}
              >
                <ListLabel>{m.nav[name]}</ListLabel>
              </button>
            </li>
          ))}
          {menuLinks(locale).map(({ path, name }) => (
            <li key={path}>
              <PageLink path={path} current={current} className={barItemClass}>
                {m.nav[name]}
                <BarRule />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
