import type { PageContent } from '@/content/page-types';

/** The page's words stand in src/content/drive-words: it has languages of its own, and one address. */
export const content = {
  meta: {
    title: 'הנסיעות שלי',
    description: 'העמוד הפרטי של הנהג: הנסיעות של היום ושל מחר, ניווט, שלט, ועדכון על כל שלב בלחיצה אחת.',
  },
} satisfies PageContent;
