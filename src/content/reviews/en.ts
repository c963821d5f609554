import { business } from '@/config/business';
import type { Reviews } from './review-types';

export const content: Reviews = {
  short: [
    {
      text: 'Two connections, no sleep, one suitcase missing. Then a man with my name on a board. I could have hugged him.',
      author: 'Rachel T.',
      rating: 5,
      sample: true,
    },
    {
      text: 'The price in the message was the price in the van. At half past three in the morning that is worth a lot.',
      author: 'Marcus D.',
      rating: 5,
      sample: true,
    },
    {
      text: 'We sat ninety minutes on the runway in Athens. I told nobody. He already knew.',
      author: 'Ingrid S.',
      rating: 5,
      sample: true,
    },
  ],
  testimonials: [
    {
      quote:
        'I fly in four times a year with a day full of meetings. I send the calendar once and stop thinking about cars.',
      name: 'Paul W.',
      title: 'Head of Sales',
      company: 'Example Robotics',
      type: 'business',
      sample: true,
    },
    {
      quote:
        'Seven speakers, three flights, one hotel. Every one of them was met, and I never had to pick up the phone.',
      name: 'Claire M.',
      title: 'Conference Manager',
      company: 'Sample & Partners',
      type: 'business',
      sample: true,
    },
    {
      quote: 'The receipt matches the quote to the shekel, VAT included. My expense report took one line.',
      name: 'David H.',
      title: 'Auditor',
      company: 'Placeholder Labs',
      type: 'business',
      sample: true,
    },
    {
      quote:
        'My mother is eighty-one and travelled alone. The driver took her bags to the lift and rang me from the door.',
      name: 'Susan G.',
      title: 'Daughter of a passenger',
      company: 'Boston',
      type: 'personal',
      sample: true,
    },
    {
      quote:
        'Masada for the sunrise, the Dead Sea before the heat. Someone else drove, and for once we both looked out of the window.',
      name: 'Elena and Tom',
      title: 'Day trip for two',
      company: 'Toronto',
      type: 'personal',
      sample: true,
    },
    {
      quote:
        'Eighteen of us to the wedding in the Galilee and eighteen back. The last three came barefoot, well after one.',
      name: 'The R. family',
      title: 'Parents of the bride',
      company: 'Manchester',
      type: 'personal',
      sample: true,
    },
  ],
  customers: [
    {
      name: 'Hannah B.',
      rating: 5,
      date: 'February 2026',
      text: 'I asked at eleven at night for a car at five. I had a price before the kettle had boiled.',
      destination: 'Jerusalem to Ben Gurion',
      sample: true,
    },
    {
      name: 'Oliver N.',
      rating: 5,
      date: 'March 2026',
      text: 'Six adults, one pushchair, a cello. He looked at the cello, moved one seat belt, and that was that.',
      destination: 'Ben Gurion to Tel Aviv',
      sample: true,
    },
    {
      name: 'Priya K.',
      rating: 4,
      date: 'May 2026',
      text: 'I came out of the wrong exit and we needed two calls to find each other. After that: quiet, clean, on time.',
      destination: 'Ben Gurion to Netanya',
      sample: true,
    },
    {
      name: 'George F.',
      rating: 5,
      date: 'June 2026',
      text: 'Nazareth, Capernaum and back in a day, with a father-in-law who likes to stop. We stopped every time he asked.',
      destination: 'Tel Aviv to Nazareth',
      sample: true,
    },
    {
      name: 'Amara O.',
      rating: 5,
      date: 'August 2026',
      text: 'Wi-Fi and a socket in the back row. I finished a deck between Tel Aviv and Eilat and still saw the desert.',
      destination: 'Tel Aviv to Eilat',
      sample: true,
    },
    {
      name: 'Stephen L.',
      rating: 5,
      date: 'October 2026',
      text: 'Round trip, so the discount was in the quote. Came back in the middle of the night and nobody said “night rate”.',
      destination: 'Ashdod to Ben Gurion and back',
      sample: true,
    },
  ],
  maps: [
    { name: 'Monica V.', text: 'Agreed a price two weeks before. Paid that price.', sample: true },
    {
      name: 'Jonas E.',
      text: 'My phone died over Cyprus. There was a name board, so it did not matter.',
      sample: true,
    },
    { name: 'Beth C.', text: 'Quiet car, quiet driver. After twelve hours in the air, perfect.', sample: true },
  ],
  owner: {
    quote: `You have been in the air for hours. The last stretch should be the one you don’t have to think about. We have driven it since ${business.foundedYear}.`,
    sample: true,
  },
  videos: [],
};
