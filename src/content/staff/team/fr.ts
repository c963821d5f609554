import { business } from '@/config/business';
import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'team',
  meta: {
    title: `Équipe | ${business.shortName.fr}`,
    description: 'Comptes et rôles, pour les administrateurs.',
  },
};
