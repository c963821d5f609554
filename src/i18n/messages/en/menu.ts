import type { MenuMessages } from '../he/menu';

export const messages: MenuMessages = {
  popular: 'Most requested',
  more: 'More destinations',
};
