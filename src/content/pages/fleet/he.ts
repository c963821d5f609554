import { business } from '@/config/business';

interface Feature {
  icon: 'users' | 'wifi' | 'cup' | 'music' | 'shield' | 'sparkle';
  title: string;
  text: string;
}

export const content = {
  meta: {
    title: `צי הרכב: מרצדס ספרינטר VIP עד ${business.vehicleSeats} נוסעים`,
    description: `ארבעה רכבי מרצדס ספרינטר VIP: מושבי עור, מזגן נפרד מאחור, Wi-Fi, שקעי USB ומקום רחב למזוודות. עד ${business.vehicleSeats} נוסעים ברכב. וסרטון מצויר קצר, מבפנים ומבחוץ.`,
    keywords: ['מרצדס ספרינטר VIP', `רכב ל־${business.vehicleSeats} נוסעים`, 'הסעה ברכב מפואר', 'צי רכב הסעות'],
  },
  name: 'צי הרכב',
  title: 'ארבעה ספרינטרים, ובכולם שקט',
  lead: `בכל רכב עד ${business.vehicleSeats} נוסעים עם ${business.luggage.largeSuitcases} מזוודות גדולות, מושבי עור ומזגן נפרד מאחור.`,
  features: [
    {
      icon: 'users',
      title: `\u2066${business.vehicleSeats - 1}–${business.vehicleSeats}\u2069 נוסעים`,
      text: 'משפחה שלמה או צוות, ברכב אחד.',
    },
    { icon: 'wifi', title: 'Wi-Fi חינם', text: 'אפשר להודיע הביתה שנחתתם עוד לפני היציאה מהחניון.' },
    { icon: 'cup', title: 'כיבוד קל', text: 'משהו לשתות ולנשנש אחרי הטיסה.' },
    { icon: 'music', title: 'מוזיקה דרך Bluetooth או USB', text: 'השירים שלכם, או שקט.' },
    { icon: 'shield', title: 'ביטוח', text: 'כל ביטוחי החובה, לכל נוסע.' },
    { icon: 'sparkle', title: 'ניקיון', text: 'הרכב נקי ומסודר לפני כל איסוף.' },
  ] satisfies Feature[],
  featuresTitle: 'מה יש ברכב',
  vehicle: {
    kicker: 'סוג הרכב',
    title: 'ספרינטר VIP',
    equipment: [
      `עד ${business.vehicleSeats} נוסעים`,
      'תא מטען רחב',
      'מושבי עור',
      'מזגן נפרד מאחור',
      'מערכת בידור',
      'חלונות כהים',
      'USB ו־Wi-Fi',
    ],
  },
  films: {
    title: 'הציצו פנימה',
    unsupported: 'הדפדפן שלכם לא מציג סרטונים.',
    download: 'להורדת הסרטון',
    road: {
      title: 'בדרך, מיום ללילה',
      text: 'סרט מצויר ללא קול: הרכב נוסע בין גבעות ודקלים, השמש שוקעת, הפנסים נדלקים.',
    },
    cabin: { title: 'בתוך הרכב', text: 'סרט מצויר ללא קול: שורות מושבי עור, הנוף עובר בחלונות ואורות הקריאה נדלקים.' },
  },
  action: {
    title: 'מתי נוחתים?',
    text: 'כתבו לנו תאריך, שעה וכמה תהיו, ונחזור אליכם עם מחיר סופי.',
    chatText: 'שלום, אשמח להזמין נסיעה בספרינטר VIP.',
  },
};
export type FleetContent = typeof content;
