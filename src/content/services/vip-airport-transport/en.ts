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
  lead: 'Your name on a board in the arrivals hall, a Mercedes Sprinter outside. From the barrier to the hotel door there is nothing to carry and no one to ask.',
  facts: [
    { label: 'Meeting point', value: 'Inside, with a board' },
    { label: 'Vehicle', value: 'Mercedes Sprinter' },
    { label: 'Flight delay', value: `Up to {hours free_delay_hours} free` },
  ],
  pictureShows: 'The driver with a name board at the doors of the arrivals hall, with suitcases beside him.',
  chat: 'Hello, I would like to book a VIP airport transfer. My flight: ',
  about: {
    title: 'The first person you meet in Israel knows your name',
    paragraphs: [
      'Our airport transfer and the VIP transfer take the same road. The difference is in the arrivals hall, where the VIP driver waits at the barrier with your name on a board, takes the trolley and leads the way to the car. Guests who have never been to Israel do not have to work out which exit, which level or which lane.',
      `Outside stands a VIP Sprinter: leather seats for up to ${business.vehicleSeats}, air conditioning in the rear, tinted windows, Wi-Fi and a USB socket for the phone that died over the Mediterranean. There is something to drink on board. Talk, take your nine o’clock call or close your eyes: the driver follows your lead.`,
    ],
  },
  included: {
    title: 'Met in the hall',
    line: 'What the price covers',
    items: [
      'The driver in the arrivals hall with a board, who also takes your luggage.',
      'A VIP Sprinter with leather seats, Wi-Fi, USB and refreshments.',
      terms.fixedPrice,
      terms.extras,
      terms.childSeats,
      terms.vat,
    ],
  },
  situations: {
    title: 'Who we meet',
    items: [
      {
        title: 'A client from Frankfurt, a meeting at eleven',
        text: 'You are in the office when the client lands at 08:50. The board carries your company’s name. Before they set off for Herzliya, the driver messages you: picked up, on the way.',
      },
      {
        title: 'Parents aged 78 and 81, first time alone',
        text: 'They have two heavy suitcases and one phone between them. You book from abroad. We meet them at the barrier, walk at their pace and wait until they are inside the flat.',
      },
      {
        title: 'Seven friends, seven suitcases, one birthday',
        text: 'Two ordinary taxis mean two prices, two drivers and half the group lost at the entrance to the hotel. One Sprinter takes all of you and the luggage.',
      },
    ],
  },
  steps: {
    title: 'The way through the airport',
    items: [
      {
        title: 'Send us the name',
        text: 'Send the flight, the hotel, how many of you there are, and what the board should say: a person, a family, a company.',
      },
      {
        title: 'Your driver is assigned',
        text: 'We send the price in writing. Once you accept it we assign your driver, and before the ride you get the name, the car and the meeting point.',
      },
      {
        title: 'Passport, suitcases, customs',
        text: 'Take your time. The driver knows when you landed and plans for the queues in between.',
      },
      { title: 'The board', text: 'You come out and see your name. From here on the driver takes the luggage.' },
    ],
  },
  prepare: {
    title: 'What to tell us beforehand',
    items: [
      'What the board should say, spelled as you want to read it.',
      'Flight number and terminal, if they are on the ticket.',
      'Number of passengers and suitcases, and whether anyone finds walking difficult or uses a wheelchair.',
      'Who should hear that the guest has been met: you, an assistant, the family.',
      'Stops on the way: a key to collect, an aunt in Modi’in, a supermarket on the way to the flat.',
    ],
    flights: 'Arrivals at Ben Gurion, live',
  },
  questions: {
    title: 'Before you book for someone else',
    items: [
      {
        question: 'I’m booking for a guest. Who gets the messages?',
        answer: [
          'Anyone you name. Most people give two numbers: the guest’s, so that guest and driver find each other, and their own, to hear that all went well.',
        ],
      },
      {
        question: 'How is this different from your airport transfer?',
        answer: [
          'The meeting point. With the airport transfer you write that you have your luggage, and the car comes to the agreed point. With the VIP transfer the driver comes into the hall with your name on a board. The hours and the rules for cancelling are the same.',
          terms.airportMeetings,
        ],
      },
      {
        question: 'What if the luggage comes late, or the flight does?',
        answer: [
          `${terms.flightDelay} ${terms.waiting} If a suitcase is missing, message us from the airline’s counter. We will tell you whether waiting longer costs anything before you decide.`,
        ],
      },
      {
        question: 'Do you also drive back to the airport?',
        answer: [`Yes, from any address in Israel. ${terms.roundTrip}`],
      },
      {
        question: 'Can I cancel? How do I pay?',
        answer: [
          `${terms.cancellation} ${terms.lateCancellation} ${terms.cancelledFlight} ${terms.changes}`,
          terms.payment,
        ],
      },
    ],
  },
  closing: {
    title: 'Whose name goes on the board?',
    text: `Send us the flight and the name for the board. ${terms.reply}`,
  },
  related: { title: 'Where next' },
};
