/** The bars that stay on the screen: hours of work, and the ways to the business. */
export const messages = {
  title: 'שירות {if rest_city|24/6|24/7}',
  note: '{if rest_city|סגור בשבת ובחגי ישראל|בכל ימות השנה}',
  rest: { shabbat: 'עכשיו שבת', holiday: 'עכשיו חג', back: (day: string, time: string) => `חוזרים ב${day} ב־${time}` },
  call: 'חיוג',
  whatsapp: 'וואטסאפ',
  mail: 'דוא״ל',
  write: 'השאירו הודעה',
  more: 'עוד דרכים לפנות אלינו',
  close: 'הסתרת הסרגל',
  label: 'יצירת קשר',
};
export type ContactBarMessages = typeof messages;
