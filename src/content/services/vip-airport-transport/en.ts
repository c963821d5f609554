import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'VIP airport transfer, met at Ben Gurion',
    description:
      'Your name on a board in the arrivals hall, a Mercedes Sprinter with leather seats and tinted windows, one fixed price. For guests, executives and families.',
  },
  slug: 'vip-airport-transport',
  name: 'VIP airport transfer',
  title: 'VIP airport transfer',
  lead: 'Someone with your name on a board in the arrivals hall, and a Mercedes Sprinter outside. From the barrier to the hotel door you carry nothing and ask nobody.',
  facts: [
    { label: 'Meeting point', value: 'Inside, with a board' },
    { label: 'Vehicle', value: 'Mercedes Sprinter' },
    { label: 'Flight late', value: '2 hours at no charge' },
    { label: 'Price', value: 'Fixed, in writing' },
  ],
  chat: 'Hello, I would like to book a VIP airport transfer. My flight: ',
  about: {
    title: 'The first face in Israel knows your name',
    paragraphs: [
      'The airport taxi and the VIP transfer use the same road. The difference is in the hall. Here the driver does not wait at the car: he stands at the barrier with a board, sees you before you see the exit, takes the trolley and walks ahead. Guests who are in the country for the first time never have to guess which door and which lane.',
      `Outside stands a VIP Sprinter: leather seats for up to ${business.vehicleSeats}, air conditioning in the rear, tinted windows, WiFi and a USB socket for the phone that died over the Mediterranean. Something to drink is on board. Whoever wants to talk, talks; whoever has a call at nine opens the laptop; whoever wants silence gets it.`,
    ],
  },
  included: {
    title: 'Met in the hall',
    line: 'What the price covers',
    items: [
      'The driver in the arrivals hall with a board, and his hands for your luggage.',
      'A VIP Sprinter with leather seats, WiFi, USB and refreshments.',
      terms.fixedPrice,
      terms.extras,
      terms.flightDelay,
      terms.vat,
    ],
  },
  situations: {
    title: 'Whom we meet there',
    items: [
      {
        title: 'A client from Frankfurt, a meeting at eleven',
        text: 'You are in the office, the client lands at 08:50. The board carries the name of your company, not his. While he answers mail on the road to Herzliya, you get a line from the driver: picked up, on the way.',
      },
      {
        title: 'Parents of 78 and 81, first time alone',
        text: 'They have two heavy cases and one phone between them. You book from abroad and pay; we meet them at the barrier, walk at their pace and do not leave before the door of the flat has opened.',
      },
      {
        title: 'Seven friends, fourteen bags, one birthday',
        text: 'Two ordinary taxis mean two prices, two drivers and half the group lost at the entrance to the hotel. One Sprinter takes all of you with the bags, and the party starts at the first traffic light.',
      },
    ],
  },
  steps: {
    title: 'The way through the airport',
    items: [
      {
        title: 'Book with the name',
        text: 'Send the flight, the hotel, how many you are, and what should stand on the board: a person, a family, a firm.',
      },
      {
        title: 'Get the driver',
        text: 'The price comes within minutes. Once you have confirmed it, we send the details of the meeting.',
      },
      {
        title: 'Passport, belt, customs',
        text: 'Take your time. The driver knows when you landed and plans for the queues in between.',
      },
      { title: 'The board', text: 'You come out, you read your name. From here the luggage is his business.' },
    ],
  },
  prepare: {
    title: 'Tell us beforehand',
    items: [
      'What the board should say, spelled as you want to read it.',
      'Flight number and terminal, if they are on the ticket.',
      'Number of passengers and cases, and whether somebody walks with difficulty or uses a wheelchair.',
      'Who should get word when the guest has been met: the guest, you, the assistant.',
      'Stops on the way: a key to fetch, an aunt in Modi’in, a supermarket before the flat.',
    ],
  },
  questions: {
    title: 'Before you book for somebody',
    items: [
      {
        question: 'I book for a guest. Who gets the messages?',
        answer: [
          'Whoever you name. Most people give two numbers: the guest’s, so that the two of them find each other, and their own, to know that it went well.',
        ],
      },
      {
        question: 'How is this different from your airport taxi?',
        answer: [
          'By the meeting and by the vehicle. With the taxi the driver tells you where the car stands; here he comes into the hall with your name, and the vehicle is always a VIP Sprinter. Price rules, hours and cancellation are the same.',
        ],
      },
      {
        question: 'What if the luggage comes late, or the flight does?',
        answer: [
          `${terms.flightDelay} ${terms.waiting} If a case is missing, write one line from the counter: the driver hears it at once.`,
        ],
      },
      {
        question: 'Do you also drive back to the airport?',
        answer: [`Yes, from any address in Israel. ${terms.roundTrip}`],
      },
      {
        question: 'Can I cancel? How do I pay?',
        answer: [`${terms.cancellation} ${terms.lateCancellation} ${terms.changes}`, terms.payment],
      },
    ],
  },
  closing: {
    title: 'Whose name shall we write?',
    text: 'Send us the flight and the name for the board. The price comes back within minutes.',
  },
  related: { title: 'From the hall onwards' },
};
