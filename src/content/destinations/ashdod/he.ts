import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashdod',
  meta: {
    title: 'נתב״ג–אשדוד עם נהג פרטי: רבעים, נמל, חולות | תמר',
    description:
      'נסיעה פרטית מנתב״ג לאשדוד במחיר קבוע: כביש 431, איזה רובע ואיזו כניסה, איסוף מנמל הנוסעים, שוק הלידו, המצודה והדיונה הגדולה.',
  },
  name: 'אשדוד',
  tagline: 'עיר הנמל והחולות',
  lead: 'עיר שכתובת בה מתחילה באות. תגידו רובע, רחוב ומספר, והנהג כבר יודע באיזה מחלף לרדת.',
  chat: 'שלום, אשמח להצעת מחיר לנסיעה לאשדוד.',
  rest: () => import('./rest-he').then(({ texts }) => texts),
};
