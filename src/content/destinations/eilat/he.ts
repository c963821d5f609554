import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'eilat',
  meta: {
    title: 'נתב״ג–אילת עם נהג פרטי: לילה, עצירות, משפחה | תמר',
    description:
      'נסיעה פרטית מנתב״ג או מהמרכז לאילת במחיר קבוע: מתי רכב עדיף על טיסה, כביש 40 או הערבה, איפה עוצרים עם ילדים ומתי יוצאים בשישי.',
  },
  name: 'אילת',
  tagline: 'ים סוף ושמש כל השנה',
  lead: 'הנסיעה הארוכה בארץ, ומי שנוהג אותה לא נח בה. שמונה מושבים, עצירות כשהילדים רוצים, ואתם מגיעים לחוף ערים.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לאילת.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
