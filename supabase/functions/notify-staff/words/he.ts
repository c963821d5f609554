import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'כן',
  no: 'לא',
  reference: 'מספר פנייה',
  languages: { he: 'עברית', en: 'אנגלית', fr: 'צרפתית' },
  lead: {
    subject: (reference, service) => `פנייה חדשה ${reference}: ${service}`,
    opening: 'התקבלה פנייה חדשה באתר. תשובה למייל הזה מגיעה ללקוח.',
    wrote: 'הלקוח כתב:',
    call: 'להתקשר',
    whatsapp: 'וואטסאפ',
    link: 'לפנייה בלוח הצוות',
  },
  alert: {
    subject: (name) => `התרעה: ${name}`,
    opening: 'נפתחה התרעה בלוח הצוות.',
    severity: 'חומרה',
    address: 'כתובת רשת',
    link: 'להתרעות בלוח הצוות',
  },
  heldBack: {
    subject: (count) => (count === 1 ? 'פנייה אחת ממתינה לבדיקה' : `${count} פניות ממתינות לבדיקה`),
    opening: 'פניות שנראות אוטומטיות ממתינות לבדיקה. אין צורך לענות עליהן. אם שלח אותן אדם, אפשר לאשר אותן בלוח הצוות.',
    link: 'לפניות שממתינות',
  },
  accounts: {
    subject: (count) => (count === 1 ? 'חשבון אחד ממתין לאישור' : `${count} חשבונות ממתינים לאישור`),
    opening: 'החשבונות האלה נרשמו ללוח הצוות, ועדיין אין להם תפקיד.',
    link: 'לאישור בלוח הצוות',
  },
  invitation: {
    subject: 'הזמנה ללוח הצוות',
    opening:
      'הוזמנת להצטרף ללוח הצוות. נרשמים עם כתובת הדוא״ל הזאת, ולאחר אימות הכתובת החשבון פתוח. ההזמנה בתוקף לשבועיים.',
    role: 'תפקיד',
    link: 'להרשמה',
  },
  roles: { admin: 'מנהל מערכת', manager: 'מנהל', operator: 'מוקדן', readonly: 'צפייה בלבד' },
  more: (count) => `ועוד ${count}`,
};
