import { hoursInWords } from '../../hours-in-words.en';
import type { ItineraryMessages } from '../he/itinerary';

const span = (minutes: number): string =>
  minutes < 60 ? `${minutes}\u00A0min` : hoursInWords(Math.floor(minutes / 60), minutes % 60);

export const messages: ItineraryMessages = {
  fullDay: 'Full day',
  difficulty: { easy: 'Easy', easyToModerate: 'Easy-Moderate' },
  difficultyLabel: (level) => `Difficulty: ${level}`,
  facts: {
    start: { label: 'Starts', value: 'At your door' },
    stops: { label: 'Stops', value: 'Four, with time for each' },
    passengers: (seats) => ({ label: 'Passengers', value: `Up to ${seats}` }),
  },
  stopsTitle: 'The four stops',
  goldTip: 'Driver’s gold tip',
  recommendedTime: 'Recommended time:',
  stay: (minutes, isRough, upTo) =>
    upTo === undefined ? `${isRough ? 'about ' : ''}${span(minutes)}` : `${minutes / 60} to ${span(upTo)}`,
  map: 'The route on the map',
  mapNote: 'North is up. Not to scale.',
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
