import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'nazareth',
  meta: {
    title: 'נתב״ג–נצרת עם נהג פרטי: השוק, הבשורה, הצוק | תמר',
    description:
      'נסיעה פרטית מנתב״ג או מהמרכז לנצרת במחיר קבוע: איפה יורדים בלי להיתקע בפאולוס השישי, מתי השוק פתוח, ואיך משלבים את ציפורי והכינרת.',
  },
  name: 'נצרת',
  tagline: 'עיר הבשורה והשוק',
  lead: 'עיר שאוכלים בה מצוין וחונים בה רע. הנהג מוריד ליד הבזיליקה, נעלם מהפקק וחוזר כשסיימתם את הכנאפה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לנצרת.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
