import { terms } from '../../terms/sentences.en';
import type { FaqContent } from './he';

const questions = [
  { id: 'price', question: 'What does the price include?', answer: [`${terms.fixedPrice} ${terms.extras}`, terms.vat] },
  {
    id: 'booking',
    question: 'How do I book, and when is my booking confirmed?',
    answer: [
      'Send a request by WhatsApp, by phone or with the form on this site: where from, where to, when, how many people and suitcases.',
      terms.booking,
    ],
  },
  {
    id: 'delay',
    question: 'What if my flight is late?',
    answer: [
      terms.flightDelay,
      `${terms.longDelay} ${terms.cancelledFlight}`,
      'Put the flight number in your request: the driver tracks the flight and leaves in time for the actual landing.',
    ],
  },
  {
    id: 'waiting',
    question: 'How long does the driver wait?',
    answer: [terms.waiting, terms.afterWaiting, `${terms.meetingVip} ${terms.meetingTransfer}`],
  },
  {
    id: 'cancellation',
    question: 'How do I cancel or change a booking?',
    answer: [
      terms.cancellation,
      `${terms.lateCancellation} ${terms.cancelledFlight}`,
      terms.changes,
      terms.howToCancel,
    ],
  },
  {
    id: 'people',
    question: 'How many people and suitcases fit?',
    answer: [
      terms.luggage,
      terms.childSeats,
      `Groups of up to {most_passengers} travel in several vehicles on one booking.`,
    ],
  },
  { id: 'payment', question: 'How do I pay?', answer: [terms.payment, terms.roundTrip] },
  {
    id: 'hours',
    question: 'Do you drive on Shabbat and holidays?',
    answer: [
      terms.hours,
      terms.restHours,
      'Landing on Shabbat? {if rest_city|Tell us in advance and we’ll give you the earliest pick-up once it ends|Give us the flight number and we’ll be there}.',
    ],
  },
];

export const content: FaqContent = {
  meta: {
    title: 'Questions about private transfers in Israel',
    description:
      'What the price includes, what happens when a flight is late, how long the driver waits, how to cancel and how to pay: eight short answers before you book.',
    keywords: ['private transfer Israel FAQ', 'cancel airport transfer', 'flight delay pick-up', 'pay driver Israel'],
  },
  title: 'Questions people ask',
  lead: 'Eight answers before you book. If your question is not here, call or write to us.',
  backHome: 'Back to home',
  questions,
  searchFacts: () => Promise.resolve({ questions }),
  search: {
    label: 'Search the questions',
    count: (found) => `${found} ${found === 1 ? 'answer' : 'answers'}`,
    none: 'There is no answer to that here. Write to us, or send us the trip and get a price.',
  },
  contact: {
    title: 'Something else?',
    text: 'A person will answer you.',
    call: 'Call us',
    chat: 'WhatsApp',
    chatText: 'Hello, I have a question before booking a ride.',
  },
};
