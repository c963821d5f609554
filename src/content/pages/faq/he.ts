import { terms } from '../../terms/sentences.he';

const questions = [
  { id: 'price', question: 'מה כלול במחיר?', answer: [`${terms.fixedPrice} ${terms.extras}`, terms.vat] },
  {
    id: 'booking',
    question: 'איך מזמינים, ומתי ההזמנה סופית?',
    answer: ['שולחים בקשה בוואטסאפ, בטלפון או בטופס שבאתר: מאיפה, לאן, מתי, כמה נוסעים וכמה מזוודות.', terms.booking],
  },
  {
    id: 'delay',
    question: 'ומה אם הטיסה מתעכבת?',
    answer: [
      terms.flightDelay,
      `${terms.longDelay} ${terms.cancelledFlight}`,
      'ציינו בטופס את מספר הטיסה, והנהג יעקוב אחריה ויצא לפי שעת הנחיתה.',
    ],
  },
  {
    id: 'waiting',
    question: 'כמה זמן הנהג מחכה?',
    answer: [terms.waiting, terms.afterWaiting, `${terms.meetingVip} ${terms.meetingTransfer}`],
  },
  {
    id: 'cancellation',
    question: 'איך מבטלים או משנים הזמנה?',
    answer: [
      terms.cancellation,
      `${terms.lateCancellation} ${terms.cancelledFlight}`,
      terms.changes,
      terms.howToCancel,
    ],
  },
  {
    id: 'people',
    question: 'כמה אנשים וכמה מזוודות נכנסים?',
    answer: [terms.luggage, terms.childSeats, `קבוצות של עד {most_passengers} איש נוסעות בכמה רכבים, בהזמנה אחת.`],
  },
  { id: 'payment', question: 'איך משלמים?', answer: [terms.payment, terms.roundTrip] },
  {
    id: 'hours',
    question: 'אתם נוסעים גם בשבת ובחגים?',
    answer: [
      terms.hours,
      terms.restHours,
      'אם אתם נוחתים בשבת, כתבו לנו {if rest_city|מראש ונמצא יחד את השעה הראשונה שאפשר לצאת|את מספר הטיסה, ונחכה לכם}.',
    ],
  },
];

export const content = {
  meta: {
    title: 'שאלות נפוצות על הסעות ונהג פרטי בישראל',
    description:
      'מה כלול במחיר, מה קורה כשהטיסה מתעכבת, כמה הנהג מחכה, איך מבטלים ואיך משלמים: שמונה תשובות לפני שמזמינים נהג.',
    keywords: ['שאלות נפוצות הסעות', 'ביטול הסעה', 'עיכוב טיסה הסעה', 'תשלום לנהג'],
  },
  title: 'שאלות נפוצות',
  lead: 'שמונה תשובות לפני שמזמינים. אם לא מצאתם את השאלה שלכם, התקשרו או כתבו.',
  backHome: 'חזרה לדף הבית',
  questions,
  searchFacts: () => Promise.resolve({ questions }),
  search: {
    label: 'חיפוש בשאלות',
    count: (found: number) => (found === 1 ? 'תשובה אחת' : `${found} תשובות`),
    none: 'לא מצאנו תשובה לזה כאן. כתבו לנו, או שלחו את פרטי הנסיעה וקבלו מחיר.',
  },
  contact: {
    title: 'עוד משהו?',
    text: 'בטלפון ובוואטסאפ עונים לכם אנשים.',
    call: 'התקשרו אלינו',
    chat: 'וואטסאפ',
    chatText: 'שלום, יש לי שאלה לפני הזמנת נסיעה.',
  },
};
export type FaqContent = typeof content;
