import { business } from '@/config/business';

export const content = {
  meta: {
    title: 'דברו איתנו: טלפון, וואטסאפ והזמנת נסיעה',
    description: `טלפון, וואטסאפ או הודעה קצרה. עונים 24/6 וחוזרים אליכם בתוך ${business.replyTime.minutes} דקות עם מחיר סופי לנסיעה עם נהג פרטי.`,
  },
  trip: {
    title: 'כבר יודעים מתי ולאן?',
    text: 'ממלאים כתובות, שעה ומספר מזוודות בחמישה שלבים קצרים, ואנחנו חוזרים עם מחיר סופי.',
    link: 'לבקשת נסיעה מלאה',
  },
};
export type ContactContent = typeof content;
