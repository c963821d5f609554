import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'meeting-points',
  meta: {
    title: 'Points de rendez-vous',
    description: 'Où les voyageurs sont attendus à l’aéroport, avec le texte, le dessin, le repère et la confirmation.',
  },
};
