export const messages = {
  close: 'סגירה',
  skipToContent: 'דילוג לתוכן',
  back: 'חזרה לעמוד הקודם',
  mainMenu: 'תפריט ראשי',
  languages: 'שפת האתר',
  /** Beside the mark: the second line of the name. */
  tagline: 'הסעות VIP',
  nav: { home: 'דף הבית', planTrip: 'בקשת נסיעה' },
  bookByChat: 'הזמנה בוואטסאפ',
  chatGreeting: 'שלום, אשמח לפרטים על נסיעה עם נהג פרטי.',
  callUs: 'התקשרו אלינו',
  opensInNewTab: 'נפתח בלשונית חדשה',
  footer: {
    about: 'נהג פרטי והסעות VIP מנתב״ג, לנתב״ג ובין כל ערי הארץ. המחיר קבוע ונסגר מראש.',
    contact: 'דברו איתנו',
    site: 'באתר',
    phone: 'טלפון',
    email: 'דוא״ל',
    serviceArea: 'אזור שירות: כל הארץ',
    hours: 'שירות 24/6. אין נסיעות בשבת ובחגי ישראל',
    privacy: 'מדיניות פרטיות',
    adminSetup: 'הגדרת מנהל',
    rights: (year: number, name: string) => `© ${year} ${name}. כל הזכויות שמורות.`,
  },
};
export type SiteMessages = typeof messages;
