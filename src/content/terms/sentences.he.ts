import { business } from '@/config/business';
import { termFigures as f, type TermSentences } from '.';

export const terms: TermSentences = {
  fixedPrice: 'המחיר שקיבלתם לפני הנסיעה הוא המחיר שתשלמו.',
  extras: 'תעריף לילה, כבישי אגרה, עזרה עם המזוודות והמתנה לטיסה שמתעכבת כבר כלולים במחיר.',
  vat: 'כל המחירים כוללים מע״מ.',
  cancellation: `ביטול בלי תשלום עד ${f.freeCancellationHours} שעות לפני הנסיעה.`,
  lateCancellation: `ב־${f.freeCancellationHours} השעות האחרונות ייתכנו דמי ביטול.`,
  changes: `אפשר לשנות את ההזמנה עד ${f.changeHours} שעות לפני הנסיעה.`,
  flightDelay: `${f.freeDelayHours === 2 ? 'הטיסה מתעכבת עד שעתיים' : `הטיסה מתעכבת עד ${f.freeDelayHours} שעות`}? אין תוספת למחיר.`,
  waiting: `הנהג מחכה לכם ${f.waitingMinutes} דקות.`,
  roundTrip: `מזמינים הלוך ושוב לשדה התעופה ומקבלים ${f.roundTripDiscount}% הנחה על הסכום כולו.`,
  payment: `אפשר לשלם בכרטיס אשראי, ${business.wallets.map((wallet) => `ב־${wallet}`).join(', ')} או במזומן.`,
  hours: 'אנחנו נוסעים 24/6, ביום ובלילה. בשבתות ובחגי ישראל נחים.',
  insurance: 'לחברה כל ביטוחי החובה; מומלץ להוסיף ביטוח נסיעות.',
  liability: 'הפיצוי מוגבל למחיר הנסיעה.',
  claims: f.claimYears === 1 ? 'אפשר להגיש תביעה בתוך שנה אחת.' : `אפשר להגיש תביעה בתוך ${f.claimYears} שנים.`,
  law: 'חל הדין הישראלי, וסמכות השיפוט נתונה לבתי המשפט בתל אביב.',
};
