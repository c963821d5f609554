/** The short start of a request: on the home page and on those of places. */
export const messages = {
  label: 'הנסיעה שלכם',
  from: 'מאיפה',
  to: 'לאן',
  place: 'שדה תעופה, מלון או כתובת',
  date: 'תאריך',
  dateShape: 'יום/חודש/שנה',
  calendar: 'בחירה מלוח השנה',
  time: 'שעה',
  when: 'מתי?',
  passengers: 'נוסעים',
  howMany: 'כמה?',
  more: 'מזוודות ונסיעה חזרה',
  luggage: 'מזוודות',
  notSaid: 'עדיין לא יודעים',
  back: 'תאריך החזרה',
  backTime: 'שעת החזרה',
  action: 'הציגו לי את המחיר',
  /** Without JavaScript, where no price is shown. */
  plain: 'המשיכו לבקשה',
  missing: (names: readonly string[]) => `עוד חסר: ${names.join(', ')}`,
  price: 'המחיר שלכם',
  pricedFor: 'המחיר מחושב עבור:',
  correct: (place: string) => `${place}. לתיקון`,
  working: 'מחשבים…',
  request: 'לבקשת הנסיעה הזאת',
};
export type TripStartMessages = typeof messages;
