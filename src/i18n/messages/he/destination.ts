import { hoursInWords } from '../../hours-in-words.he';

/** Labels of the first screen of a destination's page. */
export const messages = {
  clearRoad: 'מנתב״ג, בלי פקקים',
  rushHours: 'בשעות העומס',
  distance: 'מרחק',
  minutes: 'דק׳',
  kilometres: 'ק״מ',
  /** One end of a range above an hour and a half, in words as far as Hebrew has them, and the two together. */
  hours: hoursInWords,
  hourRange: (from: string, to: string) => `${from} עד ${to}`,
};
export type DestinationMessages = typeof messages;
