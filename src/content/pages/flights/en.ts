import type { FlightsContent } from './he';

export const content: FlightsContent = {
  meta: {
    title: 'Ben Gurion arrivals, live, with a ride to book',
    description:
      'Arrivals at Ben Gurion Airport in the coming hours: scheduled and estimated time, terminal, status. Search by flight number and book the driver who waits outside customs.',
    keywords: ['Ben Gurion arrivals', 'TLV flight board', 'flight status Israel', 'airport pickup Tel Aviv'],
  },
  title: 'Arrivals at Ben Gurion',
  lead: 'Pick your flight, and we will be waiting when you come out of customs.',
};
