export const content = {
  meta: {
    title: 'דברו איתנו: טלפון, וואטסאפ והזמנת נסיעה',
    description: `טלפון, וואטסאפ או הודעה קצרה. עונים {if rest_city|24/6|24/7} וחוזרים אליכם בתוך {minutes reply_minutes} עם מחיר סופי לנסיעה עם נהג פרטי.`,
  },
  trip: {
    title: 'כבר יודעים מתי ולאן?',
    text: 'ממלאים כתובות, שעה ומספר מזוודות בחמישה שלבים קצרים, ואנחנו חוזרים עם מחיר סופי.',
    link: 'לבקשת נסיעה מלאה',
  },
};
export type ContactContent = typeof content;
