import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tiberias',
  meta: {
    title: 'נתב״ג–טבריה והכינרת עם נהג פרטי | תמר הסעות VIP',
    description:
      'נסיעה פרטית מנתב״ג או מהמרכז לטבריה במחיר קבוע: כביש 6 וצומת גולני, קבר הרמב״ם, כפר נחום, חופי הכינרת, ואיפה הנהג עוצר בעומס של החגים.',
  },
  name: 'טבריה',
  tagline: 'על שפת הכינרת',
  lead: 'יורדים אל הכינרת פעמיים: פעם במפה ופעם באוזניים. נהג שמכיר את העומס של חול המועד ויודע מאיזה צד להקיף את האגם.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לטבריה.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
