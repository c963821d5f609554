import type { DestinationMessages } from '../he/destination';

export const messages: DestinationMessages = {
  clearRoad: 'Depuis Ben Gourion, circulation fluide',
  rushHours: 'Aux heures de pointe',
  distance: 'Distance',
  price: 'Prix',
  priceFixed: 'Fixe, par écrit',
  minutes: 'min',
  kilometres: 'km',
  hours: (hours, minutes) => (minutes ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${hours} h`),
  hourRange: (from, to) => `${from} – ${to}`,
};
