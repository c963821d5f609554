import type { FlightsMessages } from '../he/flights';

export const messages: FlightsMessages = {
  label: 'Flight board',
  search: 'Flight number',
  searchHint: 'For example LY 316. Arrivals and departures of the coming days are searched.',
  find: 'Search',
  showArrivals: 'Back to all arrivals',
  refresh: 'Refresh',
  loading: 'Loading the flight board',
  noScript: 'The flight board needs JavaScript. Without it, send us your flight number and we will look it up.',
  updated: 'Updated at ',
  arrivals: (count) => (count === 1 ? 'One arrival in the coming hours' : `${count} arrivals in the coming hours`),
  found: (count, flight) => (count === 1 ? `One flight found: ${flight}` : `${count} flights found: ${flight}`),
  none: 'No arrivals in the coming hours.',
  notFound: (flight) =>
    `The board has no flight ${flight}. It covers about three days: flights further ahead are not on it yet.`,
  invalid: 'A flight number is the airline’s code and a number, such as LY 316.',
  unavailable: 'We cannot check the flight right now. Send us its number and we will look it up for you.',
  sample: 'Sample board. The airport’s data cannot be reached right now: these flights are not real.',
  disclaimer: 'Data is based on Israel Airports Authority information and may change.',
  source: 'Source: the flydata dataset on the government site data.gov.il. Times are local time in Israel.',
  more: 'More flights',
  columns: {
    flight: 'Flight',
    origin: 'From',
    destination: 'To',
    scheduled: 'Scheduled',
    estimated: 'Estimated',
    terminal: 'Terminal',
    gate: 'Gate',
    status: 'Status',
  },
  changed: 'changed',
  status: {
    landed: 'Landed',
    delayed: 'Delayed',
    'on-time': 'On time',
    boarding: 'Boarding',
    departed: 'Departed',
    cancelled: 'Cancelled',
    early: 'Early',
    unknown: 'Unknown',
  },
  book: 'Book',
  bookFlight: (flight) => `Book a ride for flight ${flight}`,
  bookText: {
    arrival: (flight, time) =>
      `Hello, I would like to book a ride from Ben Gurion Airport. Flight ${flight}, landing at ${time}.`,
    departure: (flight, time) =>
      `Hello, I would like to book a ride to Ben Gurion Airport. Flight ${flight}, departing at ${time}.`,
  },
};
