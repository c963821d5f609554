import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'נהג פרטי והסעות VIP: כל השירותים והמחירים',
    description:
      'הסעה לנתב״ג וממנו, נסיעה מעיר לעיר, יום טיול עם נהג או הסעת אורחים לחתונה: מה מקבלים בכל שירות, וכמה הוא עולה.',
  },
  list: 'services',
  title: 'השירותים שלנו',
  lead: 'לנתב״ג וממנו, מעיר לעיר, ליום טיול או לחתונה: מה מקבלים, וכמה זה עולה.',
  closing: {
    title: 'לא בטוחים מה מתאים לכם?',
    text: 'ספרו לנו מה אתם מתכננים, ונחזור עם הצעה ומחיר בתוך {minutes reply_minutes}.',
  },
  chat: 'שלום, אשמח לעזרה בבחירת השירות המתאים. אנחנו מתכננים: ',
};
