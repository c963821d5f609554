const stays: Record<number, string> = {
  30: 'חצי שעה',
  60: 'שעה',
  75: 'שעה ורבע',
  120: 'שעתיים',
  150: 'שעתיים וחצי',
  180: 'שלוש שעות',
};

/** Words of the pages of the day routes. */
export const messages = {
  fullDay: 'יום שלם',
  difficulty: { easy: 'קלה', easyToModerate: 'קלה עד בינונית' },
  /** Badge of the difficulty. */
  difficultyLabel: (level: string) => `דרגת קושי: ${level}`,
  facts: {
    start: { label: 'יוצאים', value: 'מהדלת שלכם' },
    stops: { label: 'תחנות', value: 'ארבע, עם זמן לכל אחת' },
    passengers: (seats: number) => ({ label: 'נוסעים', value: `עד ${seats}` }),
  },
  stopsTitle: 'ארבע התחנות',
  goldTip: 'טיפ זהב מהנהג',
  /** Before the recommended time at a stop, for those who listen. */
  recommendedTime: 'זמן מומלץ:',
  /** Minutes to stay; `upTo` for a range. */
  stay: (minutes: number, isRough: boolean, upTo?: number) =>
    upTo === undefined
      ? `${isRough ? 'כ' : ''}${stays[minutes] ?? `${minutes} דקות`}`
      : `${stays[minutes] ?? minutes} עד ${stays[upTo] ?? upTo}`,
  map: 'המסלול על המפה',
  mapNote: 'הצפון למעלה. ציור, לא מפת דרכים.',
  bookRoute: 'הזמינו את המסלול',
  contact: 'דברו איתנו',
  take: {
    title: 'קחו את המסלול איתכם',
    day: 'באיזה יום?',
    rest: 'ביום הזה אנחנו נחים. בחרו יום אחר.',
    noDay: 'בחרו יום.',
    past: 'התאריך כבר עבר.',
    calendar: 'הוספה ליומן',
    print: 'הדפסה',
  },
  relatedTitle: 'עוד בדרך',
};
export type ItineraryMessages = typeof messages;
