import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'הסעות מנתב״ג: יעדים, זמני נסיעה ומחירים',
    description:
      'לאן אפשר לנסוע עם נהג פרטי מנתב״ג: ירושלים, תל אביב, חיפה, אילת, הכינרת ועוד, עם זמן הנסיעה בלי פקקים והמחיר לרכב כולו.',
  },
  list: 'destinations',
  title: 'לאן נוסעים?',
  lead: 'זמן הנסיעה מנתב״ג בלי פקקים, והמחיר לרכב כולו.',
  closing: {
    title: 'צריכים כתובת אחרת?',
    text: 'כתבו אותה בטופס: המחיר מופיע מיד, או מגיע בכתב בתוך {minutes reply_minutes}.',
  },
  chat: 'שלום, אשמח להצעת מחיר לנסיעה. מאיפה ולאן: ',
};
