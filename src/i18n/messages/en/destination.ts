import type { DestinationMessages } from '../he/destination';

export const messages: DestinationMessages = {
  clearRoad: 'From Ben Gurion, clear road',
  rushHours: 'At rush hour',
  distance: 'Distance',
  price: 'Price',
  priceFixed: 'Fixed, in writing',
  minutes: 'min',
  kilometres: 'km',
  hours: (hours, minutes) => (minutes ? `${hours}h ${String(minutes).padStart(2, '0')}` : `${hours}h`),
  hourRange: (from, to) => `${from} – ${to}`,
};
