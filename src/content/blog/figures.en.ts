import { articleFigures, hoursAndMinutes, leftToRightSpan } from './figures';

/** The figures of the English articles; lengths of time as the destinations' pages print them: "40–50 min", "1h 40 – 1h 55". */
export const { fare, night, example, queue, drive, leaveFor } = articleFigures({
  span: leftToRightSpan,
  percent: (value) => `${value}%`,
  exact: (amount) => amount.toFixed(2),
  time: (clock) => clock,
  spoken: (minutes) => hoursAndMinutes(minutes, 'h', ' '),
  until: ' – ',
  minutes: 'min',
  kilometres: 'km',
  dayBefore: 'the day before',
});
