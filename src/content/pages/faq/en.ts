import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { FaqContent } from './he';

const questions = [
  { id: 'price', question: 'What does the price include?', answer: `${terms.fixedPrice} ${terms.extras} ${terms.vat}` },
  {
    id: 'booking',
    question: 'How do I book, and when is it settled?',
    answer:
      'Send a request by WhatsApp, by phone or with the form on this site: from where, to where, when, how many people and bags. We come back with a final price, and the ride is booked once we have confirmed it.',
  },
  {
    id: 'delay',
    question: 'What if my flight is late?',
    answer: `${terms.flightDelay} Put the flight number in your request: the driver follows it and sets out by the landing time.`,
  },
  {
    id: 'waiting',
    question: 'How long does the driver wait?',
    answer: `${terms.waiting} You will find them in the arrivals hall, holding a board with your name.`,
  },
  {
    id: 'cancellation',
    question: 'How do I cancel or change a booking?',
    answer: `${terms.cancellation} ${terms.changes} ${terms.lateCancellation}`,
  },
  {
    id: 'people',
    question: 'How many people and bags fit?',
    answer: `Up to ${business.vehicleSeats} passengers in one vehicle, with a wide luggage space. Groups of up to ${business.maximumGroup} travel in several vehicles under one arrangement.`,
  },
  { id: 'payment', question: 'How do I pay?', answer: `${terms.payment} ${terms.roundTrip}` },
  {
    id: 'hours',
    question: 'Do you drive on Shabbat and holidays?',
    answer: `${terms.hours} Landing on Shabbat? Write to us ahead, and we will find the first hour at which we can set out.`,
  },
];

export const content: FaqContent = {
  meta: {
    title: 'Questions about private transfers in Israel',
    description:
      'What the price includes, what happens when a flight is late, how long the driver waits, how to cancel and how to pay: eight short answers before you book.',
    keywords: ['private transfer Israel FAQ', 'cancel airport transfer', 'flight delay pickup', 'pay driver Israel'],
  },
  title: 'Questions people ask',
  lead: 'Eight answers before you book. If yours is not among them, call or write.',
  backHome: 'Back to home',
  questions,
  searchFacts: () => Promise.resolve({ questions }),
  contact: {
    title: 'Something else?',
    text: 'A person answers, not a machine.',
    call: 'Call us',
    chat: 'WhatsApp',
    chatText: 'Hello, I have a question before booking a ride.',
  },
};
