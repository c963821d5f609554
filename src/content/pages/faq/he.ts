import { business } from '@/config/business';
import { terms } from '../../terms/sentences.he';

const questions = [
  { id: 'price', question: 'מה כלול במחיר?', answer: `${terms.fixedPrice} ${terms.extras} ${terms.vat}` },
  {
    id: 'booking',
    question: 'איך מזמינים, ומתי זה סגור?',
    answer:
      'שולחים בקשה בוואטסאפ, בטלפון או בטופס שבאתר: מאיפה, לאן, מתי, כמה נוסעים וכמה מזוודות. חוזרים אליכם עם מחיר סופי, וההזמנה סגורה כשאישרנו אותה.',
  },
  {
    id: 'delay',
    question: 'ומה אם הטיסה מתעכבת?',
    answer: `${terms.flightDelay} כתבו את מספר הטיסה בבקשה, והנהג יעקוב אחריה ויצא לפי שעת הנחיתה.`,
  },
  {
    id: 'waiting',
    question: 'כמה זמן הנהג מחכה?',
    answer: `${terms.waiting} הוא עומד באולם מקבלי הפנים עם שלט ועליו השם שלכם.`,
  },
  {
    id: 'cancellation',
    question: 'איך מבטלים או משנים הזמנה?',
    answer: `${terms.cancellation} ${terms.changes} ${terms.lateCancellation}`,
  },
  {
    id: 'people',
    question: 'כמה אנשים וכמה מזוודות נכנסים?',
    answer: `ברכב אחד עד ${business.vehicleSeats} נוסעים, עם תא מטען רחב. קבוצות של עד ${business.maximumGroup} איש נוסעות בכמה רכבים, בתיאום אחד.`,
  },
  { id: 'payment', question: 'איך משלמים?', answer: `${terms.payment} ${terms.roundTrip}` },
  {
    id: 'hours',
    question: 'אתם נוסעים גם בשבת ובחגים?',
    answer: `${terms.hours} נחתתם בשבת? כתבו לנו מראש ונמצא יחד את השעה הראשונה שאפשר לצאת.`,
  },
];

export const content = {
  meta: {
    title: 'שאלות נפוצות על הסעות ונהג פרטי בישראל',
    description:
      'מה כלול במחיר, מה קורה כשהטיסה מתעכבת, כמה הנהג מחכה, איך מבטלים ואיך משלמים: שמונה תשובות קצרות לפני שמזמינים נהג.',
    keywords: ['שאלות נפוצות הסעות', 'ביטול הסעה', 'עיכוב טיסה הסעה', 'תשלום לנהג'],
  },
  title: 'שאלות שחוזרות',
  lead: 'שמונה תשובות, לפני שמזמינים. אם השאלה שלכם לא כאן, התקשרו או כתבו.',
  backHome: 'חזרה לדף הבית',
  questions,
  searchFacts: () => Promise.resolve({ questions }),
  contact: {
    title: 'עוד משהו?',
    text: 'אדם עונה, לא מענה אוטומטי.',
    call: 'התקשרו אלינו',
    chat: 'וואטסאפ',
    chatText: 'שלום, יש לי שאלה לפני הזמנת נסיעה.',
  },
};
export type FaqContent = typeof content;
