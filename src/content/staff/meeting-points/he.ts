import type { StaffPageContent } from '..';

export const content: StaffPageContent = {
  section: 'meeting-points',
  meta: {
    title: 'נקודות מפגש',
    description: 'איפה פוגשים את מי שנוחת: מילים, ציור, סימון ואישור.',
  },
};
