/** What articles are about: the filter of the blog's list. An article names its tags by these keys. */
export const tags = {
  airport: { he: 'נתב״ג', en: 'Airport', fr: 'Aéroport' },
  arrivals: { he: 'נחיתה', en: 'Landing', fr: 'Arrivée' },
  'taxi-fares': { he: 'מחירי מוניות', en: 'Taxi fares', fr: 'Prix des taxis' },
  vip: { he: 'VIP', en: 'VIP' },
  regulations: { he: 'כללים ורישיונות', en: 'Rules and licences', fr: 'Règles' },
  planning: { he: 'תכנון הנסיעה', en: 'Planning', fr: 'Préparer' },
  jerusalem: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
  'tel-aviv': { he: 'תל אביב', en: 'Tel Aviv' },
  'dead-sea': { he: 'ים המלח', en: 'Dead Sea' },
  pilgrims: { he: 'צליינים', en: 'Pilgrims', fr: 'Pèlerins' },
  shabbat: { fr: 'Chabbat' },
  family: { fr: 'En famille' },
  olim: { fr: 'Olim' },
} as const;
