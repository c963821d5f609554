import { frenchTimes } from '@/i18n/format';
import { hoursInWords } from '@/i18n/hours-in-words.fr';
import { articleFigures, leftToRightSpan } from './figures';

/** A time span, in hours from one on: "45\u00A0min", "2\u00A0h", "1\u00A0h\u00A025". @param minutes in minutes */
export const spoken = (minutes: number): string =>
  minutes < 60 ? `${minutes}\u00A0min` : hoursInWords(Math.floor(minutes / 60), minutes % 60);

/** The figures of the French articles. */
export const { fare, night, example, queue, drive, leaveFor } = articleFigures({
  span: leftToRightSpan,
  percent: (value) => `${value}\u202F%`,
  exact: (amount) => amount.toFixed(2).replace('.', ','),
  shekels: (amount) => `${amount}\u00A0₪`,
  time: frenchTimes,
  spoken,
  until: ' – ',
  minutes: 'min',
  kilometres: 'km',
  dayBefore: 'la veille',
});
