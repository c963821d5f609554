import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'petah-tikva',
  meta: {
    title: 'נתב״ג–פתח תקווה עם נהג פרטי: בילינסון, הייטק | תמר',
    description:
      'נסיעה פרטית מנתב״ג לפתח תקווה במחיר קבוע: כביש 40 במקום גהה, איזו כניסה לבילינסון ולשניידר, קריית אריה, כיכר המייסדים ומקורות הירקון.',
  },
  name: 'פתח תקווה',
  tagline: 'אם המושבות',
  lead: 'המרחק מנתב״ג קצר, והדרך הלא נכונה ארוכה. נהג שבא בכביש 40, יודע איזו דלת בבילינסון, ולא מבזבז את הבוקר על גהה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לפתח תקווה.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
