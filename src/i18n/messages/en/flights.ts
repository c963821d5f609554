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
  unavailable: 'The flight board is not available right now.',
  notRefreshed: 'The airport’s data did not arrive just now. This is the last board we have.',
  askUs: 'The airport’s data is not reaching us. Send us the flight number and we will check it for you.',
  askText: (flight) =>
    flight
      ? `Hello, could you check flight ${flight} for me?`
      : 'Hello, could you check a flight for me? Its number is: ',
  askButton: 'Send us the flight number',
  airportSite: 'The airport’s own site',
  sample: 'Sample board: the flights shown here are invented.',
  disclaimer: 'Data is based on Israel Airports Authority information and may change.',
  source: 'Source: the flydata dataset on the government site data.gov.il. Times are local time in Israel.',
  more: 'More flights',
  landings: {
    title: (hours) => `Landings per hour in the coming ${hours} hours`,
    busiest: (from, to, count) =>
      `Busiest hour: ${from} to ${to}, with ${count} landings. The taxi queue is likely to be longest soon after.`,
    hour: (time, count) => `${time}: ${count}`,
  },
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
  request: 'Request by form',
  requestFlight: (flight) => `Request by form: a ride for flight ${flight}`,
  bookText: {
    arrival: (flight, time) =>
      `Hello, I would like to book a ride from Ben Gurion Airport. Flight ${flight}, landing at ${time}.`,
    departure: (flight, time) =>
      `Hello, I would like to book a ride to Ben Gurion Airport. Flight ${flight}, departing at ${time}.`,
  },
};
