import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'netanya',
  meta: {
    title: 'נתב״ג–נתניה עם נהג פרטי: זמנים ומקומות | תמר הסעות',
    description:
      'נסיעה פרטית מנתב״ג לנתניה במחיר קבוע: איילון או כביש 6, איפה יורדים בטיילת ובכיכר, מתי פורחים האירוסים ומה משלבים עם קיסריה.',
  },
  name: 'נתניה',
  tagline: 'מצוק, טיילת וים',
  lead: 'העיר שעומדת על מצוק, והים מתחתיה במעלית. נהג שיודע מתי האיילון עומד ומתי עדיף לבוא מאחור, דרך כביש 6.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לנתניה.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
