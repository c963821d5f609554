import { hoursInWords } from '../../hours-in-words.en';
import type { DestinationMessages } from '../he/destination';

export const messages: DestinationMessages = {
  clearRoad: 'From Ben Gurion, clear road',
  rushHours: 'At rush hour',
  distance: 'Distance',
  minutes: 'min',
  kilometres: 'km',
  hours: hoursInWords,
  hourRange: (from, to) => `${from} – ${to}`,
};
