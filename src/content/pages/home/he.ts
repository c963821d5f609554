import { business } from '@/config/business';

/** A licensed taxi runs its meter. */
const isMetered = business.legal.licenceKind === 'taxi';

export const content = {
  meta: {
    title: 'נהג פרטי והסעות VIP מנתב״ג',
    description: `נהג פרטי מנתב״ג, לנתב״ג ובין כל ערי הארץ. מחיר קבוע שנסגר מראש, מעקב אחרי הטיסה, עד ${business.vehicleSeats} נוסעים ברכב. שירות {if rest_city|24/6|24/7}.`,
    keywords: ['נהג פרטי', 'הסעה מנתב״ג', 'מונית לשדה התעופה', 'הסעות VIP'],
    share: { title: 'נחתתם.\nהנהג כבר כאן.', line: 'נהג פרטי והסעות VIP בכל הארץ' },
  },
  hero: {
    kicker: 'נהג פרטי · הסעות VIP · כל הארץ',
    title: ['נחתתם.', 'הנהג כבר כאן.'],
    lead: `הסעה פרטית מנתב״ג ולנתב״ג, במחיר שנסגר מראש. בלי תור למוניות${isMetered ? '' : ', בלי מונה'} ובלי הפתעות בסוף הדרך.`,
    features: [
      'מחיר קבוע וסופי, כולל תעריף לילה וכבישי אגרה',
      `מעקב אחרי הטיסה: עיכוב של עד {hours free_delay_hours} לא עולה לכם כלום`,
      `עד ${business.vehicleSeats} נוסעים ברכב, וקבוצות של עד {most_passengers}`,
    ],
    quote: 'קבלו הצעת מחיר',
    /** Before the number of the licence. */
    licensed: 'נסיעה ברישיון, מספר',
    restClock: 'שעות שבת וחג מוצגות כבר בבחירת התאריך',
    ratingStars: (rating: string) => `${rating} מתוך 5 כוכבים`,
    ratingCount: (reviews: number) => `לפי ${reviews} ביקורות ב־Google`,
    /** Beside a rating that nobody gave yet. */
    sample: 'דוגמה',
  },
  request: {
    title: 'בקשת נסיעה',
    lead: `חמישה שלבים קצרים, ומחיר סופי בכתב בתוך {minutes reply_minutes}{if rest_city|, חוץ משבת ומחגי ישראל|}.`,
  },
};
export type HomeContent = typeof content;
