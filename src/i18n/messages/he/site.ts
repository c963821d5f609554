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
    routes: 'מסלולי טיול',
    blog: 'בלוג',
    planTrip: 'בקשת נסיעה',
    about: 'אודות',
    fleet: 'צי הרכב',
    faq: 'שאלות נפוצות',
    contact: 'דברו איתנו',
    trip: 'הנסיעה שלי: שינוי או ביטול',
  },
  /** The overviews behind the two lists of the menu. */
  all: { services: 'כל השירותים והמחירים', destinations: 'כל היעדים והמחירים' },
  menu: 'תפריט',
  bookByChat: 'הזמינו בוואטסאפ',
  chatGreeting: 'שלום, אשמח לפרטים על נסיעה עם נהג פרטי.',
  opensInNewTab: 'נפתח בלשונית חדשה',
};
export type SiteMessages = typeof messages;
