import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tel-aviv',
  meta: {
    title: 'נתב״ג–תל אביב עם נהג פרטי: זמנים ומחירים | תמר',
    description:
      'נהג פרטי מנתב״ג לתל אביב במחיר קבוע: כמה זמן באיילון, כמה המונה גובה באמת, איפה הנהג עוצר ברוטשילד, בשוק ובנמל, ומה עושים בשישי.',
  },
  name: 'תל אביב',
  tagline: 'העיר הלבנה',
  lead: 'בלילה זו קפיצה, בחמש אחר הצהריים זה מבחן. נהג שבוחר מחלף לפי הפקק, ומוריד אתכם בדלת ולא שלושה רחובות ממנה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לתל אביב.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
