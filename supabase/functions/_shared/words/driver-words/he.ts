import type { DriverWords } from './driver-words.ts';

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
    subject: `הנסיעות שלכם עד ${day}: ${count}`,
    text:
      count === 1
        ? `עד סוף ${day} יש לכם נסיעה אחת: ${first}.`
        : `עד סוף ${day} יש לכם ${count} נסיעות. הראשונה: ${first}.`,
  }),
  confirm: 'נא לאשר את הנסיעה בתשובה להודעה הזו.',
  confirmAll: 'נא לאשר את כל הנסיעות בתשובה להודעה הזו.',
  changes: {
    time: 'שעת האיסוף',
    vehicle: 'הרכב',
    meeting_point: 'נקודת המפגש',
    instructions: 'ההנחיות',
    pickup: 'מקום האיסוף',
    dropoff: 'היעד',
    stops: 'העצירות',
    flight_number: 'מספר הטיסה',
    passengers: 'מספר הנוסעים',
    luggage: 'מספר המזוודות',
    seats: 'הכיסאות לילדים',
    passenger: 'שם הנוסע או הטלפון',
    driver_note: 'הערת הנוסע',
  },
  labels: { driver_note: 'הערת הנוסע' },
  rows: {
    reference: 'מספר פנייה',
    passenger: 'נוסע',
    phone: 'טלפון',
    meeting: 'נקודת מפגש',
    car: 'רכב',
    instructions: 'הנחיות',
  },
  nowAt: (before, now) => `${before}, עכשיו ${now}`,
  carOf: (car, cars) => `רכב ${car} מתוך ${cars}`,
};
