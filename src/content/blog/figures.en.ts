import { hoursInWords } from '@/i18n/hours-in-words.en';
import { articleFigures, leftToRightSpan } from './figures';

/** The figures of the English articles; lengths of time as the destinations' pages print them: "40–50 min", "1 hr 40 min – 1 hr 55 min". */
export const { fare, night, example, queue, drive, leaveFor } = articleFigures({
  span: leftToRightSpan,
  percent: (value) => `${value}%`,
  exact: (amount) => amount.toFixed(2),
  shekels: (amount) => `₪${amount}`,
  time: (clock) => clock,
  spoken: (minutes) => hoursInWords(Math.floor(minutes / 60), minutes % 60),
  until: ' – ',
  minutes: 'min',
  kilometres: 'km',
  dayBefore: 'the day before',
});
