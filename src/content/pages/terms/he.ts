import { company } from '../../terms/company.he';
import { terms } from '../../terms/sentences.he';
import type { TermsSections } from './terms-of-service';

const group = `קבוצה של עד {most_passengers} איש נוסעת בכמה רכבים, בהזמנה אחת.`;

const sections: TermsSections = {
  company: { title: 'מי אנחנו', blocks: [{ kind: 'list', items: company }] },
  booking: {
    title: 'ההזמנה',
    blocks: [
      { kind: 'text', text: terms.booking },
      { kind: 'text', text: terms.reply },
      {
        kind: 'text',
        text: 'בדקו את פרטי האישור: תאריך, שעה, כתובות, מספר נוסעים ומספר טיסה. אם יש טעות, כתבו לנו מיד ונתקן.',
      },
      { kind: 'text', text: 'כדי להזמין נסיעה לא צריך לפתוח חשבון באתר.' },
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
        items: [
          { text: terms.cancellation },
          { text: terms.lateCancellation },
          { text: terms.cancelledFlight },
          { text: terms.howToCancel },
          { text: terms.changes },
          { text: terms.statutoryRights },
        ],
      },
    ],
  },
  pickup: {
    title: 'איסוף, המתנה ועיכוב טיסה',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.meetingVip },
          { text: terms.meetingTransfer },
          { text: terms.airportMeetings },
          { text: terms.waiting },
          { text: terms.afterWaiting },
          { text: terms.flightDelay },
          { text: terms.longDelay },
          { text: terms.lateDriver },
          { text: 'מסרו לנו את מספר הטיסה המדויק. כך נדע מתי נחתתם ומתי לצאת.' },
        ],
      },
    ],
  },
  hours: { title: 'ימי השירות', blocks: [{ kind: 'list', items: [{ text: terms.hours }, { text: terms.restHours }] }] },
  luggage: {
    title: 'נוסעים, מזוודות וילדים',
    blocks: [{ kind: 'list', items: [{ text: terms.luggage }, { text: group }, { text: terms.childSeats }] }],
  },
  liability: {
    title: 'ביטוח וגבולות האחריות',
    blocks: [{ kind: 'list', items: [{ text: terms.insurance }, { text: terms.liability }] }],
  },
  claims: {
    title: 'תלונות ותביעות',
    blocks: [{ kind: 'list', items: [{ text: terms.complaints }, { text: terms.claims }] }],
  },
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
    description: `התנאים שלפיהם אנחנו מסיעים: מחיר קבוע כולל מע״מ, ביטול בלי תשלום עד {hours free_until_hours} לפני הנסיעה, המתנה, עיכוב טיסה, ביטוח וסמכות שיפוט.`,
  },
  title: 'תנאי השירות',
  updatedLabel: 'עודכן לאחרונה:',
  lastUpdated: '2026-11-22',
  tableOfContents: 'בעמוד הזה',
  summary: {
    title: 'בקצרה',
    sentences: [terms.fixedPrice, terms.cancellation, terms.cancelledFlight, terms.flightDelay],
  },
  sections,
};
export type TermsContent = typeof content;
