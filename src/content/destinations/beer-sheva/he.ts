import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'beer-sheva',
  meta: {
    title: 'נתב״ג–באר שבע עם נהג פרטי: סורוקה, אוניברסיטה | תמר',
    description:
      'נסיעה פרטית מנתב״ג לבאר שבע במחיר קבוע: כביש 6 דרומה, איזו כניסה לסורוקה ולאוניברסיטה, תל באר שבע, בית הקברות הבריטי ומוזיאון חיל האוויר.',
  },
  name: 'באר שבע',
  tagline: 'בירת הנגב',
  lead: 'בירה שנוסעים אליה לסורוקה, לאוניברסיטה או לחתונה, ומגלים בדרך עיר מימי אברהם. הנהג יודע איזו כניסה, ואיפה מחכים בצל.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לבאר שבע.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
