import type { PublicPricesMessages } from '../he/public-prices';

export const messages: PublicPricesMessages = {
  title: 'What the ride from the airport costs',
  titleOfAll: 'Our prices to and from Ben Gurion',
  whole: 'One-way prices for the whole vehicle, the same in either direction.',
  meter:
    'You travel by licensed taxi: the meter runs, and you pay what it shows or the price here, whichever is lower.',
  asOf: (day) => `Prices as of ${day}, VAT included.`,
  sample: 'Sample',
  from: (airport) => `From ${airport}`,
  upTo: (seats) => (seats === 1 ? '1 passenger' : `up to ${seats} passengers`),
  vehicle: 'Vehicle',
  place: 'Destination',
  day: 'By day',
  night: 'At night',
  dayAndNight: 'Day and night',
  onRequest: 'On request',
  atMost: (price) => `at most ${price}`,
};
