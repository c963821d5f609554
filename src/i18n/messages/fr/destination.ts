import { hoursInWords } from '../../hours-in-words.fr';
import type { DestinationMessages } from '../he/destination';

export const messages: DestinationMessages = {
  clearRoad: 'Depuis Ben Gourion, circulation fluide',
  rushHours: 'Aux heures de pointe',
  distance: 'Distance',
  minutes: 'min',
  kilometres: 'km',
  hours: hoursInWords,
  hourRange: (from, to) => `${from} – ${to}`,
};
