import type { FlightsContent } from './he';

export const content: FlightsContent = {
  meta: {
    title: 'Ben Gurion arrivals, live, with a ride to book',
    description:
      'Arrivals at Ben Gurion in the coming hours: scheduled and estimated time, terminal, status. Search by flight number and book a driver who tracks your flight.',
    keywords: ['Ben Gurion arrivals', 'TLV flight board', 'flight status Israel', 'airport pick-up Tel Aviv'],
  },
  title: 'Arrivals at Ben Gurion',
  lead: 'Find your flight and send it to us. We reply with a price, and the driver tracks it until you land.',
  action: {
    title: 'Flight not on the board yet?',
    chatText: 'Hello, I would like a price for a ride from Ben Gurion Airport.',
  },
};
