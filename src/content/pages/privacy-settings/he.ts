import { business } from '@/config/business';

/** What is said where details are collected: what, what for, who sees it, and whether one must. */
export interface CollectionNotice {
  title: string;
  what: string;
  why: string;
  who: string;
  must: string;
}

const notices: readonly CollectionNotice[] = [
  {
    title: 'ביקור באתר',
    what: 'בלי הסכמה: איזה עמוד נפתח ובאיזה יום, ותו לא. בהסכמה למדידה גם מזהה אקראי, סוג הדפדפן, העמוד הקודם והזמן בכל עמוד.',
    why: 'להבין אילו עמודים עוזרים למבקרים ולשפר אותם, ולהגן על האתר מהצפה ומפריצה.',
    who: 'עובדים מורשים והספק שמארח את האתר.',
    must: 'לא. גם בלי הסכמה תקבלו אותו אתר, אותו שירות ואותו מחיר.',
  },
  {
    title: 'יצירת קשר',
    what: 'שם, טלפון והודעה, ודוא״ל רק אם תרצו. נוסף על כך שפת האתר ושעת השליחה.',
    why: 'כדי לחזור אליכם ולענות על מה ששאלתם.',
    who: 'עובדים מורשים וספקי האחסון והדוא״ל.',
    must: 'לא. אבל בלי שם, טלפון והודעה לא נוכל לחזור אליכם.',
  },
  {
    title: 'בקשת נסיעה',
    what: 'פרטי קשר, כתובות, תאריך ושעה, מספר נוסעים ומזוודות וסוג השירות. רק אם תרצו: כיסאות לילדים לפי גיל, מספר טיסה, נסיעת חזור, שם וטלפון של נוסע אחר והערות.',
    why: 'לתת מחיר סופי, לתאם את הנסיעה, לעקוב אחרי הטיסה ולנהל חשבונות.',
    who: 'הנהג שישובץ לנסיעה, עובדים מורשים וספקי האחסון והדוא״ל.',
    must: 'לא. אבל בלי שדות החובה לא נוכל לתת מחיר ולשלוח נהג.',
  },
];

export const content = {
  meta: {
    title: 'הגדרות פרטיות ועוגיות',
    description: 'כאן בוחרים אילו עוגיות מותרות, רואים מה נאסף בכל טופס ולמה, וכמה זמן נשמר כל סוג מידע.',
  },
  title: 'הגדרות פרטיות',
  lead: 'אתם מחליטים מה נשמר. כל עוד לא הסכמתם, פעיל רק מה שהאתר לא עובד בלעדיו.',
  notices: {
    title: 'מה נאסף, ומתי',
    terms: { what: 'מה', why: 'למה', who: 'מי רואה', must: 'חובה למסור?' },
    items: notices,
  },
  retention: {
    title: 'כמה זמן זה נשמר',
    caption: 'תקופת השמירה לפי סוג המידע',
    columns: { what: 'סוג המידע', howLong: 'נשמר' },
    rows: [
      { what: 'פרטי הזמנה', howLong: `${business.retention.bookingYears} שנים` },
      { what: 'פרטי קשר', howLong: `${business.retention.contactYears} שנים` },
      { what: 'הסכמה לדיוור שיווקי (היום לא מבקשים אותה)', howLong: 'עד שתבטלו' },
      { what: 'עוגיות חיוניות', howLong: `${business.retention.technicalCookieMonths} חודשים` },
    ],
    text: `לא חייבים לחכות: בקשת מחיקה מטופלת בתוך ${business.deletionDays} יום, ובקשה לעיין במידע נענית בתוך ${business.accessDays} יום.`,
  },
  rights: {
    title: 'לעיין, לתקן, למחוק',
    text: `כתבו לנו מה תרצו לראות, לתקן או למחוק. עיון: בתוך ${business.accessDays} יום. מחיקה: בתוך ${business.deletionDays} יום.`,
    email: 'כתבו לנו על פרטיות',
    emailSubject: 'בקשה בנושא פרטיות',
    policy: 'למדיניות הפרטיות המלאה',
  },
};
export type PrivacySettingsContent = typeof content;
