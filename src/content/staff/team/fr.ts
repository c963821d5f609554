import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'team',
  meta: {
    title: 'Équipe',
    description: 'Comptes et rôles, pour les administrateurs.',
  },
};
