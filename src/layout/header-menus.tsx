import { island } from '@/islands/island';
import { MenuBar, type MenuProps } from './menu-bar';
import { MenuButton } from './menu-button';

/** The main menu of wide screens: a bar of links in the page's HTML, and the menu that opens from its first touch on. */
export const HeaderMenu = island<MenuProps>(
  { when: 'touched', messages: ['menu'], standIn: MenuBar },
  async () => (await import('./menu/site-menu')).SiteMenu,
);

/** The menu of narrow screens, behind a button. */
export const MobileMenu = island<MenuProps>(
  { when: 'touched', standIn: () => <MenuButton /> },
  async () => (await import('./menu/mobile-menu')).MobileMenu,
);
