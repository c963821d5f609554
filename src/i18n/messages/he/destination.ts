/** Labels of the first screen of a destination's page. */
export const messages = {
  clearRoad: 'מנתב״ג, בלי פקקים',
  rushHours: 'בשעות העומס',
  distance: 'מרחק',
  price: 'מחיר',
  priceFixed: 'קבוע, בכתב',
  minutes: 'דק׳',
  kilometres: 'ק״מ',
  /** One end of a range above an hour and a half, and the two together; isolates keep the figures in their order. */
  hours: (hours: number, minutes: number) => (minutes ? `${hours}:${String(minutes).padStart(2, '0')}` : String(hours)),
  hourRange: (from: string, to: string) => `\u2066${from}–${to}\u2069 שעות`,
};
export type DestinationMessages = typeof messages;
