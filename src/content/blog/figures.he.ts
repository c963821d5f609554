import { hoursInWords } from '@/i18n/hours-in-words.he';
import { articleFigures } from './figures';

/** The figures of the Hebrew articles. */
export const { fare, night, example, queue, drive, leaveFor } = articleFigures({
  // Isolated: in Hebrew the two would change places.
  span: (from, to) => `\u2066${from}\u2060–\u2060${to}\u2069`,
  percent: (value) => `${value}%`,
  exact: (amount) => amount.toFixed(2),
  shekels: (amount) => `${amount}\u00A0₪`,
  time: (clock) => clock,
  spoken: (minutes) => hoursInWords(Math.floor(minutes / 60), minutes % 60),
  until: ' עד ',
  minutes: 'דקות',
  kilometres: 'ק״מ',
  dayBefore: 'בערב שלפני',
});
