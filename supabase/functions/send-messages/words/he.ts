import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'כן',
  no: 'לא',
  reference: 'מספר פנייה',
  languages: { he: 'עברית', en: 'אנגלית', fr: 'צרפתית' },
  lead: {
    subject: (reference, service) => `פנייה חדשה ${reference}: ${service}`,
    opening: 'התקבלה פנייה חדשה באתר. אם תשיבו להודעה הזו, התשובה תגיע ללקוח.',
    wrote: 'הלקוח כתב:',
    shownPrice: 'המחיר שהוצג',
    closed: { outward: 'מבוקש בזמן סגור', back: 'חזור בזמן סגור' },
    closedTime: (start, end) => `סגור מ${start} עד ${end}`,
    confirmation: 'אישור ללקוח',
    unmailed: 'לא יצא דוא״ל, ולכן אין לו עדיין קישור',
    call: 'התקשרות ללקוח',
    whatsapp: 'וואטסאפ',
    link: 'לפנייה בלוח הצוות',
  },
  trip: {
    subject: {
      offer_accepted: (reference) => `הצעה אושרה: ${reference}`,
      offer_declined: (reference) => `ויתור על הצעה: ${reference}`,
      trip_changed: (reference) => `שינוי בנסיעה: ${reference}`,
      trip_cancelled: (reference) => `ביטול נסיעה: ${reference}`,
      cannot_find_driver: (reference) => `עכשיו: הנוסע לא מוצא את הנהג: ${reference}`,
    },
    opening: {
      offer_accepted: 'ההצעה אושרה והנסיעה הוזמנה.',
      offer_declined: 'הלקוח ויתר על ההצעה.',
      trip_changed: 'הלקוח שינה פרט בנסיעה.',
      trip_cancelled: 'הנסיעה בוטלה.',
      cannot_find_driver: 'הנוסע מחכה ולא מוצא את הנהג. התקשרו עכשיו לשניהם.',
    },
    customer: 'לקוח',
    driver: 'נהג',
    route: 'מסלול',
    when: 'יום ושעה',
    price: 'מחיר',
    fee: 'דמי ביטול',
    by: 'על ידי',
    reason: 'סיבה',
    listPrice: 'מחיר לפי המחירון',
    noPrice: 'אין',
    events: {
      change_asked: 'הלקוח מבקש שינוי שצריך הצעה חדשה. עוד לא השתנה דבר.',
      asked_again: 'הלקוח מבקש שוב את המחיר.',
      cancel_notice: 'התקבלה הודעת ביטול בלי הקישור. עוד לא בוטל דבר: בדקו ובטלו בלוח הצוות.',
      notice_of_no_trip:
        'התקבלה הודעת ביטול בלי הקישור, והפרטים לא מתאימים לאף נסיעה. עוד לא בוטל דבר: מצאו את הנסיעה ובטלו בלוח הצוות.',
    },
  },
  alert: {
    subject: (name) => `התרעה: ${name}`,
    opening: 'נפתחה התרעה בלוח הצוות.',
    severity: 'רמת חומרה',
    address: 'כתובת רשת',
    link: 'להתרעות בלוח הצוות',
  },
  heldBack: {
    subject: (count) => (count === 1 ? 'פנייה אחת ממתינה לבדיקה' : `${count} פניות ממתינות לבדיקה`),
    opening:
      'יש פניות שנראות אוטומטיות, והן ממתינות לבדיקה. אין צורך לענות עליהן. אם אחת מהן הגיעה מאדם אמיתי, אשרו אותה בלוח הצוות.',
    link: 'לפניות שממתינות',
  },
  accounts: {
    subject: (count) => (count === 1 ? 'חשבון אחד ממתין לאישור' : `${count} חשבונות ממתינים לאישור`),
    opening: 'החשבונות האלה נרשמו ללוח הצוות, ועדיין אין להם תפקיד.',
    link: 'לאישור בלוח הצוות',
  },
  rides: {
    subject: (day, total, open) => {
      const state = open === 0 ? 'הכול אושר' : open === 1 ? 'אחת דורשת טיפול' : `${open} דורשות טיפול`;
      return `נסיעות עד ${day}: ${total}, ${state}`;
    },
    opening: (total, day, open) =>
      total === 1
        ? `עד סוף ${day} יש נסיעה אחת, והיא דורשת טיפול:`
        : `עד סוף ${day} יש ${total} נסיעות. ${open === 1 ? 'אחת דורשת טיפול:' : `${open} דורשות טיפול:`}`,
    nothingOpen: (total, day) =>
      total === 1
        ? `עד סוף ${day} יש נסיעה אחת, והנהג אישר אותה.`
        : `עד סוף ${day} יש ${total} נסיעות, וכל הנהגים אישרו.`,
    byHand: (count) =>
      count === 1
        ? 'הודעה אחת ממתינה לשליחה בוואטסאפ, מתוך כרטיס הנסיעה.'
        : `${count} הודעות ממתינות לשליחה בוואטסאפ, מתוך כרטיסי הנסיעות.`,
    withoutDriver: 'עוד אין נהג',
    notConfirmed: (driver) => `${driver}: עוד לא התקבל אישור`,
    link: 'ללוח היום',
  },
  invitation: {
    subject: 'הזמנה ללוח הצוות',
    opening: 'הוזמנתם להצטרף ללוח הצוות. נרשמים עם כתובת הדוא״ל הזו, מאמתים אותה, והחשבון נפתח. ההזמנה תקפה שבועיים.',
    role: 'תפקיד',
    link: 'להרשמה',
  },
  roles: { admin: 'מנהל מערכת', manager: 'מנהל', operator: 'מוקדן', readonly: 'צפייה בלבד' },
  more: (count) => `ועוד ${count}`,
};
