import { hoursInWords } from '../../hours-in-words.en';
import type { PublicPricesMessages } from '../he/public-prices';

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);
const drive = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : hoursInWords(Math.floor(minutes / 60), minutes % 60);

const ofRides = () => 'One-way prices for the whole vehicle, the same in either direction.';

export const messages: PublicPricesMessages = {
  titles: {
    from: 'What the ride from the airport costs',
    places: 'Our prices to and from Ben Gurion',
    board: 'Our prices from Ben Gurion, met with a name board',
    towns: 'What a ride from city to city costs',
    route: 'What this day costs',
    routes: 'What a day with a driver costs',
    hours: 'What a car with driver costs by the hour',
    events: 'What a vehicle for your event costs',
    pages: 'Our prices at a glance',
  },
  conditions: {
    from: ofRides,
    places: ofRides,
    board: () => 'One-way prices for the whole vehicle. The driver with your name board in arrivals is included.',
    towns: ofRides,
    route: (day, start, reach) =>
      `One price for the vehicle and its driver, for up to ${hours(day)} from door to door. It holds for pick-ups within ${drive(reach)} by road of ${start}.`,
    routes: () => 'A full day along a route has one price for the vehicle and its driver.',
    hours: (least) => `By the hour you pay for the vehicle with its driver, for at least ${hours(least)}.`,
    events: (least) =>
      `For one vehicle with its driver, for at least ${hours(least)}. The way there and back counts as part of the hours.`,
    pages: () =>
      'The lowest price of each service, for the whole vehicle. The request form shows the price of your own ride.',
  },
  meter:
    'You travel by licensed taxi: the meter runs, and you pay what it shows or the price here, whichever is lower.',
  asOf: (day) => `Prices as of ${day}, VAT included.`,
  sample: 'Sample',
  from: (airport) => `From ${airport}`,
  upTo: (seats) => (seats === 1 ? '1 passenger' : `up to ${seats} passengers`),
  captions: {
    from: '',
    places: '',
    board: '',
    towns: '',
    route: 'The day with vehicle and driver',
    routes: '',
    hours: 'Car with driver, by the hour',
    events: 'Vehicle with driver for an event',
    pages: 'All services',
  },
  rows: {
    from: 'Vehicle',
    places: 'Destination',
    board: 'Destination',
    towns: 'Ride',
    route: 'Vehicle',
    routes: 'Route',
    hours: 'Vehicle',
    events: 'Vehicle',
    pages: 'Service',
  },
  day: 'By day',
  night: 'At night',
  dayAndNight: 'Day and night',
  whole: 'Full day',
  hour: 'An hour',
  lowest: 'Price',
  hours,
  onRequest: 'On request',
  atMost: (price) => `at most ${price}`,
};
