import type { PublicPricesMessages } from '../he/public-prices';

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

export const messages: PublicPricesMessages = {
  titles: {
    from: 'What the ride from the airport costs',
    places: 'Our prices to and from Ben Gurion',
    towns: 'What a ride from town to town costs',
    hours: 'What a car with driver costs by the hour',
    pages: 'Our prices',
  },
  ofRides: 'One-way prices for the whole vehicle, the same in either direction.',
  ofHours: (least) => `For the vehicle and its driver together. The shortest booking is ${hours(least)}.`,
  meter:
    'You travel by licensed taxi: the meter runs, and you pay what it shows or the price here, whichever is lower.',
  asOf: (day) => `Prices as of ${day}, VAT included.`,
  sample: 'Sample',
  from: (airport) => `From ${airport}`,
  upTo: (seats) => (seats === 1 ? '1 passenger' : `up to ${seats} passengers`),
  rows: { from: 'Vehicle', places: 'Destination', towns: 'Ride', hours: 'Vehicle', pages: 'Service' },
  day: 'By day',
  night: 'At night',
  dayAndNight: 'Day and night',
  hour: 'An hour',
  lowest: 'From',
  hours,
  onRequest: 'On request',
  atMost: (price) => `at most ${price}`,
};
