import { business } from '@/config/business';
import { terms } from '../../terms/sentences.he';

interface Feature {
  icon: 'users' | 'wifi' | 'cup' | 'music' | 'shield' | 'sparkle';
  title: string;
  text: string;
}

export const content = {
  meta: {
    title: `צי הרכב: מרצדס ספרינטר VIP עד ${business.vehicleSeats} נוסעים`,
    description: `ארבעה רכבי מרצדס ספרינטר VIP, עד ${business.vehicleSeats} נוסעים בכל אחד: תרשים המושבים, מושבי עור ו־Wi-Fi, כמה מזוודות נכנסות ומה כדאי לספר לנו לפני הנסיעה.`,
    keywords: ['מרצדס ספרינטר VIP', `רכב ל־${business.vehicleSeats} נוסעים`, 'הסעה ברכב מפואר', 'צי רכב הסעות'],
  },
  name: 'צי הרכב',
  title: 'ארבעה ספרינטרים, ובכולם שקט',
  lead: `בכל רכב עד ${business.vehicleSeats} נוסעים עם ${business.luggage.largeSuitcases} מזוודות גדולות, מושבי עור ומזגן נפרד מאחור.`,
  pictureShows: 'שורות של מושבי עור, והגבעות חולפות בחלונות.',
  features: [
    {
      icon: 'users',
      title: `עד ${business.vehicleSeats} נוסעים`,
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
    kicker: 'הרכב מבפנים',
    title: 'ספרינטר VIP',
    /** The numbers of the drawing, in their order (pages/fleet/cabin-plan.tsx). */
    places: [
      { name: 'הנהג.', text: 'מלפנים, בצד שמאל.' },
      { name: 'דלת הזזה.', text: 'בצד המדרכה. יש מדרגה בכניסה.' },
      { name: 'המעבר.', text: 'מהדלת עד השורה האחרונה.' },
      { name: 'המקומות שלכם.', text: `${business.vehicleSeats} מושבי עור, כולם עם הפנים קדימה.` },
      { name: 'כיסאות בטיחות.', text: 'מתקינים אותם במושבים המסומנים.' },
      { name: 'תא המטען.', text: `${business.luggage.largeSuitcases} מזוודות גדולות, מאחורי השורה האחרונה.` },
    ],
    note: 'זה תרשים: הסדר נכון, המרחקים לא.',
    equipment: ['מזגן נפרד מאחור', 'חלונות כהים', 'מוזיקה דרך Bluetooth', 'USB ו־Wi-Fi'],
  },
  group: {
    title: 'כמה אתם, וכמה מזוודות',
    caption: 'מספר הרכבים והמזוודות הגדולות לפי גודל הקבוצה',
    columns: { people: 'כמה אתם', vehicles: 'רכבים', suitcases: 'מזוודות גדולות, עד' },
    unit: 'נוסעים',
    note: `יש יותר מזוודות, או יותר מ־{most_passengers} נוסעים? כתבו את זה בטופס. נחזור אליכם עם מספר הרכבים ומחיר סופי אחד.`,
  },
  before: {
    title: 'מה לספר לנו מראש',
    items: [
      { term: 'ילדים', text: terms.childSeats },
      {
        term: 'כיסא גלגלים, הליכון או עגלה',
        text: 'מה שמתקפל נוסע בתא המטען, והנהג עוזר לעלות ולרדת. אין ברכב מעלון או רמפה: ספרו לנו, ונענה לפני ההזמנה אם הרכב מתאים.',
      },
      {
        term: 'מגלשי סקי, גלשן, צ׳לו',
        text: 'כתבו מה האורך וכמה יש. הם באים על חשבון מזוודות, ובתשובה נכתוב אם רכב אחד מספיק.',
      },
      { term: 'כלב נחייה', text: 'נוסע איתכם, בלי תוספת.' },
      { term: 'מספר הטיסה', text: 'כך נדע מתי נחתתם ומתי לצאת.' },
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
