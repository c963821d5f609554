import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'dead-sea',
  meta: {
    title: 'נתב״ג–ים המלח עם נהג פרטי: עין בוקק והצפון | תמר',
    description:
      'נסיעה פרטית מנתב״ג לים המלח במחיר קבוע: עין בוקק או החופים הצפוניים, מה פתוח, מתי כביש 90 נסגר בשיטפון ומה משלבים באותו יום.',
  },
  name: 'ים המלח',
  tagline: 'המקום הנמוך בעולם',
  lead: 'שני חופים שונים, ושעה נסיעה ביניהם. קודם מחליטים לאן, אחר כך יורדים ארבע מאות מטר מתחת לפני הים בלי להילחץ על הדרך חזרה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לים המלח.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
