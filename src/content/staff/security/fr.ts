import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'security',
  meta: {
    title: 'Sécurité',
    description: 'Alertes, événements et adresses bloquées, pour les administrateurs.',
  },
};
