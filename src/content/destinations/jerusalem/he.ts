import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'jerusalem',
  meta: {
    title: 'נתב״ג–ירושלים עם נהג פרטי: זמנים, מחיר, מקומות | תמר',
    description:
      'נסיעה פרטית מנתב״ג לירושלים במחיר קבוע: כמה זמן באמת, איפה הנהג יכול לעצור ליד העיר העתיקה, ומה להספיק ביום אחד בלי לחפש חניה.',
  },
  name: 'ירושלים',
  tagline: 'עיר הזהב',
  lead: 'העיר שבה הקילומטר האחרון ארוך מכל הדרך. נהג פרטי מנתב״ג עד השער, המלון או הבית, ויום שלם בלי לחפש חניה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לירושלים.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
