import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'haifa',
  meta: {
    title: 'נתב״ג–חיפה עם נהג פרטי: זמנים, מחיר ומקומות | תמר',
    description:
      'נסיעה פרטית מנתב״ג לחיפה במחיר קבוע: כביש 6 או כביש החוף, מנהרות הכרמל, נמל הנוסעים והגנים הבהאיים, וכמה המונה מגיע אליו באמת.',
  },
  name: 'חיפה',
  tagline: 'הר מול ים',
  lead: 'שלוש קומות של עיר על הר אחד. נהג שמכיר את המנהרות, יודע באיזה צד של הכרמל אתם גרים, וחוסך לכם את העלייה.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לחיפה.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
