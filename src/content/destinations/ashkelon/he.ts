import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashkelon',
  meta: {
    title: 'נתב״ג–אשקלון עם נהג פרטי: הגן, הים, ברזילי | תמר',
    description:
      'נסיעה פרטית מנתב״ג לאשקלון במחיר קבוע: כביש 431 וכביש 4, הגן הלאומי על הים, המרינה, אפרידר, ברזילי, ואיפה כדאי לרדת מהרכב.',
  },
  name: 'אשקלון',
  tagline: 'עתיקות על קו המים',
  lead: 'חמשת אלפים שנה של חומות, והן נגמרות בחול של החוף. הנהג מוריד בשער הכנעני, ואתם ממשיכים משם יחפים.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לאשקלון.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
