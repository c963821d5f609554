import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'team',
  meta: {
    title: 'צוות',
    description: 'חשבונות והרשאות, למנהלי המערכת.',
  },
};
