import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'settings',
  meta: {
    title: `Réglages | ${business.shortName.fr}`,
    description: 'Ce qui peut changer sans nouvelle version, pour les responsables.',
  },
};
