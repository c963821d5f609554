import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'fleet',
  meta: {
    title: 'נהגים ורכבים',
    description: 'נהגים, כלי רכב, תוקף המסמכים, היעדרויות ויומנים.',
  },
};
