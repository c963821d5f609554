import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'prices',
  meta: {
    title: 'מחירים',
    description: 'המחירון: טיוטה, תצוגה מקדימה, פרסום והיסטוריה.',
  },
};
