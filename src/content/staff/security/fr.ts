import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'security',
  meta: {
    title: `Sécurité | ${business.shortName.fr}`,
    description: 'Alertes, événements et adresses bloquées, pour les administrateurs.',
  },
};
