import { business } from '@/config/business';
import { terms } from '../../terms/sentences.he';
import type { TermsSections } from './terms-of-service';

const sections: TermsSections = {
  booking: {
    title: 'ההזמנה',
    blocks: [
      {
        kind: 'text',
        text: 'בקשה שנשלחת באתר, בוואטסאפ או בטלפון היא פנייה ולא הזמנה. ההזמנה נכרתת כשאנחנו מאשרים בכתב את פרטי הנסיעה ואת מחירה.',
      },
      {
        kind: 'text',
        text: 'בדקו את פרטי האישור: תאריך, שעה, כתובות, מספר נוסעים ומספר טיסה. טעות שהתגלתה בזמן קל לתקן.',
      },
      { kind: 'text', text: 'באתר לא משלמים ולא נפתח בו חשבון לנוסעים.' },
    ],
  },
  price: {
    title: 'המחיר והתשלום',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.fixedPrice },
          { text: terms.extras },
          { text: terms.vat },
          { text: terms.roundTrip },
          { text: terms.payment },
        ],
      },
    ],
  },
  cancellation: {
    title: 'ביטול ושינוי',
    blocks: [
      {
        kind: 'list',
        items: [{ text: terms.cancellation }, { text: terms.lateCancellation }, { text: terms.changes }],
      },
    ],
  },
  pickup: {
    title: 'איסוף, המתנה ועיכוב טיסה',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.waiting },
          { text: terms.flightDelay },
          { text: 'מסרו לנו מספר טיסה נכון: לפיו הנהג עוקב ויוצא לדרך.' },
        ],
      },
    ],
  },
  hours: { title: 'ימי השירות', blocks: [{ kind: 'text', text: terms.hours }] },
  luggage: {
    title: 'נוסעים ומזוודות',
    blocks: [
      {
        kind: 'text',
        text: `ברכב אחד עד ${business.vehicleSeats} נוסעים, וקבוצה של עד ${business.maximumGroup} איש בכמה רכבים. כתבו בבקשה כמה אתם וכמה מזוודות יש, כדי שיגיע הרכב המתאים.`,
      },
    ],
  },
  liability: {
    title: 'ביטוח וגבולות האחריות',
    blocks: [{ kind: 'list', items: [{ text: terms.insurance }, { text: terms.liability }] }],
  },
  claims: { title: 'תביעות', blocks: [{ kind: 'text', text: terms.claims }] },
  law: { title: 'דין וסמכות שיפוט', blocks: [{ kind: 'text', text: terms.law }] },
  contact: {
    title: 'שאלות על התנאים',
    blocks: [
      { kind: 'contact', email: 'דוא״ל', emailSubject: 'שאלה על תנאי השירות', phone: 'טלפון', whatsapp: 'וואטסאפ' },
    ],
  },
};

export const content = {
  meta: {
    title: 'תנאי השירות: מחיר, ביטול, המתנה ואחריות',
    description: `התנאים שלפיהם אנחנו מסיעים: מחיר קבוע כולל מע״מ, ביטול חינם עד ${business.freeCancellationHours} שעות לפני הנסיעה, המתנה, עיכוב טיסה, ביטוח וסמכות שיפוט.`,
  },
  title: 'תנאי השירות',
  updatedLabel: 'עודכן לאחרונה:',
  lastUpdated: '2026-11-20',
  tableOfContents: 'בעמוד הזה',
  summary: {
    title: 'בקצרה',
    sentences: [terms.fixedPrice, terms.cancellation, terms.flightDelay],
  },
  sections,
};
export type TermsContent = typeof content;
