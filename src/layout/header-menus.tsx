import { island } from '@/islands/island';
import { MenuBar, type MenuProps } from './menu-bar';

/** The main menu of wide screens: a bar of links in the page's HTML, and its panels once the application is here. */
export const HeaderMenu = island<MenuProps>(
  { when: 'near', messages: ['menu'], standIn: MenuBar },
  async () => (await import('./menu/site-menu')).SiteMenu,
);
