import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'leads',
  meta: {
    title: `Demandes | ${business.shortName.fr}`,
    description: 'Toutes les demandes reçues par le site, pour l’équipe.',
  },
};
