import type { ItineraryMessages } from '../he/itinerary';

const stays: Record<number, string> = {
  30: '30 min',
  60: '1 hour',
  75: '1h 15',
  120: '2 hours',
  150: '2.5 hours',
  180: '3 hours',
};

export const messages: ItineraryMessages = {
  fullDay: 'Full day',
  difficulty: { easy: 'Easy', easyToModerate: 'Easy-Moderate' },
  difficultyLabel: (level) => `Difficulty: ${level}`,
  facts: {
    start: { label: 'Starts', value: 'At your door' },
    stops: { label: 'Stops', value: 'Four, with time for each' },
    passengers: (seats) => ({ label: 'Passengers', value: `Up to ${seats}` }),
    price: { label: 'Price', value: 'Fixed, per vehicle' },
  },
  stopsTitle: 'The four stops',
  goldTip: 'Driver’s gold tip',
  recommendedTime: 'Recommended time:',
  stay: (minutes, isRough, upTo) =>
    upTo === undefined
      ? `${isRough ? 'about ' : ''}${stays[minutes] ?? `${minutes} min`}`
      : `${minutes / 60} to ${stays[upTo] ?? upTo}`,
  map: 'The route on the map',
  mapNote: 'North is up. A drawing, not a road map.',
  bookRoute: 'Book this route',
  contact: 'Contact us',
  take: {
    title: 'Take the route with you',
    day: 'On which day?',
    rest: 'We do not drive on this day. Please choose another.',
    noDay: 'Please choose a day.',
    past: 'That date has passed.',
    calendar: 'Add to calendar',
    print: 'Print',
  },
  relatedTitle: 'More along the way',
};
