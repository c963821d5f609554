import { expect, it } from 'vitest';
import { leavingTime } from './leave-home';

it('counts three hours, a quarter and the longest drive of a clear road', () => {
  expect(leavingTime('14:00', 'tel-aviv')).toEqual({ time: '10:15', isEveBefore: false });
});

it('counts the drive of the rush hours where it meets one', () => {
  expect(leavingTime('10:30', 'tel-aviv')).toEqual({ time: '06:15', isEveBefore: false });
});

it('leaves on the evening before for a flight after midnight', () => {
  expect(leavingTime('00:55', 'tel-aviv')).toEqual({ time: '21:10', isEveBefore: true });
});
