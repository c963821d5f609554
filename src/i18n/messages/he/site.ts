export const messages = {
  close: 'סגירה',
  skipToContent: 'דילוג לתוכן',
  back: 'חזרה לעמוד הקודם',
  mainMenu: 'תפריט ראשי',
  languages: 'שפת האתר',
  /** Beside the mark: the second line of the name. */
  tagline: 'הסעות VIP',
  nav: {
    home: 'דף הבית',
    services: 'שירותים',
    destinations: 'יעדים',
    blog: 'בלוג',
    planTrip: 'תכנון נסיעה',
    about: 'אודות',
    fleet: 'צי הרכב',
    faq: 'שאלות נפוצות',
    contact: 'דברו איתנו',
    trip: 'הנסיעה שלי: שינוי או ביטול',
  },
  menu: 'תפריט',
  bookByChat: 'הזמינו בוואטסאפ',
  chatGreeting: 'שלום, אשמח לפרטים על נסיעה עם נהג פרטי.',
  opensInNewTab: 'נפתח בלשונית חדשה',
};
export type SiteMessages = typeof messages;
