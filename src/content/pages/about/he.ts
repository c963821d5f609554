import { business } from '@/config/business';
import { company } from '../../terms/company.he';
import { terms } from '../../terms/sentences.he';

export const content = {
  meta: {
    title: `מי אנחנו: נהגים פרטיים בישראל מאז ${business.foundedYear}`,
    description: `ארבעה רכבי ספרינטר, נהגים קבועים ומחיר שנסגר מראש: איך עובדת ${business.name.he}, ומה כדאי לדעת עליה לפני שמזמינים.`,
    keywords: [`אודות ${business.name.he}`, 'נהג פרטי בישראל', 'חברת הסעות VIP'],
  },
  name: 'אודות',
  title: 'מישהו מחכה לכם',
  lead: `מאז ${business.foundedYear} אנחנו אוספים אנשים מנתב״ג ומסיעים אותם לכל מקום בארץ. לפני שנכנסים לרכב אתם יודעים מי הנהג, כמה זה עולה ומתי יוצאים.`,
  pictureShows: 'הנהג ממתין בלילה ליד הרכב המואר, והטלפון בידו.',
  figuresTitle: 'במספרים',
  sample: 'דוגמה',
  figures: { customers: 'לקוחות', rides: 'נסיעות', punctuality: 'הגעה בזמן', rating: 'דירוג ממוצע' },
  handling: {
    title: 'מהבקשה עד הנסיעה',
    name: business.answering.name.he,
    role: business.answering.role.he,
    text: `כל בקשה מגיעה ישר אל ${business.answering.name.he}, והתשובה יוצאת בתוך {minutes reply_minutes}, ביום ובלילה{if rest_city|, חוץ משבת ומחגי ישראל|}.`,
    steps: [
      { who: 'אתם', title: 'שואלים', text: 'בטופס, בוואטסאפ או בטלפון: מאיפה, לאן, מתי וכמה אתם.' },
      { who: business.answering.name.he, title: 'מחיר בכתב', text: 'אדם קורא את הבקשה ושולח מחיר סופי, כולל מע״מ.' },
      { who: 'אתם', title: 'מאשרים', text: 'בעמוד הנסיעה, בהודעה או בטלפון. רק אז הנסיעה נקבעת, והאישור נשלח בכתב.' },
      { who: business.answering.name.he, title: 'מי הנהג', text: 'שם הנהג, הרכב ונקודת המפגש נשלחים לפני הנסיעה.' },
      { who: 'הנהג', title: 'נפגשים', text: `${terms.meetingVip} ${terms.meetingTransfer}` },
    ],
  },
  partsTitle: 'איך אנחנו עובדים',
  parts: [
    {
      title: 'מחיר אחד, בכתב',
      text: 'המחיר נסגר לפני הנסיעה ולא משתנה בדרך. תעריף לילה, כבישי אגרה ועזרה עם המזוודות כבר בפנים.',
    },
    {
      title: 'הנהג עוקב אחרי הטיסה',
      text: `הוא רואה בלוח הטיסות מתי נחתתם. עיכוב של עד {hours free_delay_hours} לא עולה לכם דבר.`,
    },
    {
      title: `רכב אחד, עד ${business.vehicleSeats}`,
      text: `מרצדס ספרינטר עם מושבי עור ומקום ל־${business.luggage.largeSuitcases} מזוודות גדולות. קבוצה של עד {most_passengers} איש נוסעת בכמה רכבים, ומולכם נציג אחד שלנו.`,
    },
    {
      title: '{if rest_city|שישה ימים בשבוע|בכל ימות השנה}',
      text: 'ביום ובלילה{if rest_city|. בשבת ובחגי ישראל אנחנו נחים, ובמוצאי שבת חוזרים לכביש. טסים ביום ראשון ב־02:00, כמה שעות אחרי צאת השבת|, גם בשבת ובחגי ישראל. טסים ביום ראשון ב־02:00}? נהיה אצלכם בזמן.',
    },
    { title: 'כמה זמן מחכים לכם', text: terms.waiting },
    {
      title: 'כשמשהו משתבש',
      text: `${terms.lateDriver} על תלונה עונים בתוך {complaint_days} ימי עבודה.`,
    },
  ],
  notTitle: 'מה לא תמצאו אצלנו',
  not: [
    ...(business.legal.licenceKind === 'taxi' ? [] : ['מונה']),
    'תוספת על מזוודה',
    'נהג שפונה אליכם באולם בלי שהזמנתם',
    'בוט שעונה במקום בן אדם',
  ],
  companyTitle: 'מי עומד מאחורי השם',
  company,
  action: {
    title: 'לאן נוסעים?',
    text: 'כתבו לנו מאיפה, לאן ומתי. נחזור עם מחיר סופי.',
    chatText: 'שלום, קראתי עליכם באתר ואשמח לפרטים על נסיעה.',
  },
};
/** The lists keep their shape, whatever a language says in them. */
export type AboutContent = Omit<typeof content, 'company'> & {
  readonly company: readonly { readonly term: string; readonly text: string }[];
};
