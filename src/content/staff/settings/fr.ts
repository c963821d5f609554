import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: 'Réglages',
    description: 'Ce qui peut changer sans nouvelle version, pour les responsables.',
  },
};
