import type { MenuMessages } from '../he/menu';

export const messages: MenuMessages = {
  popular: 'Les plus demandées',
  more: 'Autres destinations',
};
