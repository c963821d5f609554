/** What articles are about: the filter of the blog's list. An article names its tags by these keys. */
export const tags = {
  airport: { he: 'נתב״ג', en: 'Airport' },
  arrivals: { he: 'נחיתה', en: 'Landing' },
  'taxi-fares': { he: 'מחירי מוניות', en: 'Taxi fares' },
  vip: { he: 'VIP', en: 'VIP' },
  regulations: { he: 'כללים ורישיונות', en: 'Rules and licences' },
  planning: { he: 'תכנון הנסיעה', en: 'Planning' },
  jerusalem: { he: 'ירושלים', en: 'Jerusalem' },
  'tel-aviv': { he: 'תל אביב', en: 'Tel Aviv' },
  'dead-sea': { he: 'ים המלח', en: 'Dead Sea' },
  pilgrims: { he: 'צליינים', en: 'Pilgrims' },
} as const;
