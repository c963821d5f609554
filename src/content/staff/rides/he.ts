import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'rides',
  meta: {
    title: 'נסיעות',
    description: 'לוח היום: הנסיעות של היום, הנהגים והרכבים.',
  },
};
