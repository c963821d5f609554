import type { DriverWords } from './driver-words.ts';

const rides = (count: number) => (count === 1 ? 'נסיעה אחת' : count === 2 ? 'שתי נסיעות' : `${count} נסיעות`);

export const words: DriverWords = {
  assigned: (when) => ({ subject: `נסיעה חדשה: ${when}`, text: `שובצה לכם נסיעה: ${when}.` }),
  changed: (when, what) => ({
    subject: `שינוי בנסיעה: ${when}`,
    text: `שינוי בנסיעה של ${when}: ${what}. אלה הפרטים המעודכנים.`,
  }),
  cancelled: (when, route) => ({
    subject: `הנסיעה בוטלה: ${when}`,
    text: `הנסיעה של ${when}, ${route}, בוטלה. אין צורך להגיע.`,
  }),
  passedOn: (when, route) => ({
    subject: `הנסיעה כבר לא אצלכם: ${when}`,
    text: `הנסיעה של ${when}, ${route}, כבר לא משובצת לכם. אין צורך להגיע.`,
  }),
  ahead: (count, day, first) => ({
    subject: `${rides(count)} עד ${day}`,
    text: `עד סוף ${day}, יש לכם ${rides(count)}${count === 1 ? ':' : '. הראשונה:'} ${first}.`,
  }),
  confirm: 'לאישור הנסיעה, בעמוד שלכם',
  confirmAll: 'לאישור כל הנסיעות, בעמוד שלכם',
  page: 'הנסיעות שלכם',
  changes: {
    time: 'שעת האיסוף',
    vehicle: 'הרכב',
    meeting_point: 'נקודת המפגש',
    instructions: 'ההנחיות',
    flight_cancelled: 'הטיסה בוטלה, והמשרד יודיע לכם מה קורה עם הנסיעה',
    pickup: 'מקום האיסוף',
    dropoff: 'היעד',
    stops: 'העצירות',
    flight_number: 'מספר הטיסה',
    passengers: 'מספר הנוסעים',
    luggage: 'מספר המזוודות',
    seats: 'הכיסאות לילדים',
    passenger: 'שם הנוסע או הטלפון',
    driver_note: 'הערת הלקוח',
  },
  labels: { driver_note: 'הערת הלקוח' },
  rows: {
    reference: 'מספר נסיעה',
    passenger: 'נוסע',
    phone: 'טלפון',
    meeting: 'נקודת מפגש',
    car: 'רכב',
    instructions: 'הנחיות',
  },
  nowAt: (before, now) => `${before}, עכשיו ${now}`,
  carOf: (car, cars) => `רכב ${car} מתוך ${cars}`,
};
