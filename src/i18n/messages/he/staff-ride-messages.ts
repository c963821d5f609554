export const messages = {
  title: 'הודעות לנהג וללקוח',
  none: 'עוד לא נשלחה הודעה.',
  failedToLoad: 'טעינת ההודעות נכשלה',
  to: { driver: 'לנהג', traveller: 'ללקוח' } as Readonly<Record<string, string>>,
  kinds: {
    ride_assigned: 'נסיעה חדשה',
    ride_changed: 'שינוי בנסיעה',
    ride_cancelled: 'הנסיעה הוסרה',
    tomorrow: 'הנסיעות הקרובות',
    driver_details: 'פרטי הנהג',
    driver_changed: 'שינוי בנהג או ברכב',
    pickup_moved: 'שעת האיסוף עודכנה',
    flight_moved: 'הטיסה מאחרת או מקדימה: האיסוף הוזז',
    flight_cancelled: 'הטיסה בוטלה',
    no_show: 'לא הגיעו לאיסוף',
  } as Readonly<Record<string, string>>,
  statuses: {
    pending: 'ממתינה לשליחה',
    sent: 'נשלחה בדוא״ל',
    failed: 'לא נשלחה',
    handed_over: 'נשלחה בוואטסאפ',
  } as Readonly<Record<string, string>>,
  byHand: 'ממתינה שתשלחו אותה',
  open: 'פתיחת וואטסאפ',
  done: 'שלחתי',
};
export type StaffRideMessagesMessages = typeof messages;
