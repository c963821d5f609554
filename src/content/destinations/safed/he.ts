import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'safed',
  meta: {
    title: 'נתב״ג–צפת עם נהג פרטי: סמטאות, קברים, שבת | תמר',
    description:
      'נסיעה פרטית מנתב״ג או מהמרכז לצפת במחיר קבוע: איפה יורדים בעיר העתיקה, מסלול קברי צדיקים עם מירון, ומתי מגיעים לפני שבת.',
  },
  name: 'צפת',
  tagline: 'סמטאות, קבלה ואוויר הרים',
  lead: 'העיר הגבוהה בישראל, שבה הרחוב הוא מדרגות. הנהג עוצר בנקודה הנכונה למעלה, ואוסף אתכם למטה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לצפת.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
