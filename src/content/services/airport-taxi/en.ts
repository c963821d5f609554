import { business } from '@/config/business';
import { dearer, tariff } from '../../fares';
import { terms } from '../../terms/sentences.en';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Ben Gurion airport transfer at a fixed price',
    description: `A booked car to or from Ben Gurion, day and night: one final price before you fly, no meter, up to ${business.vehicleSeats} passengers, ${business.roundTripDiscount}% off when you book both ways.`,
  },
  slug: 'airport-taxi',
  name: 'Airport transfer',
  title: 'Ben Gurion airport transfer',
  lead: 'One price, given before you fly, and a car that is already outside when you come out. To the airport or back home, day or night.',
  facts: [
    { label: 'Price', value: 'Fixed, in writing' },
    { label: 'Flight late', value: '2 hours at no charge' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
    { label: 'Hours', value: '24/6, nights too' },
  ],
  chat: 'Hello, I would like to book an airport transfer. My flight: ',
  about: {
    title: 'Past the taxi queue',
    paragraphs: [
      `The doors of arrivals slide open and you do three things at once: hold the children, count the suitcases, look for the way out. Outside stands the taxi queue, ${business.taxiQueue.minutes.join(' to ')} minutes when several flights land together, and after it a meter whose total you see only on arrival. Book ahead and the order is reversed: first the price, then the flight, then the ride.`,
      'We drive to Ben Gurion and from it, from a flat in Tel Aviv or a kibbutz in the Golan. You send the flight number, the address and the number of suitcases, and we reply with one price. From then on we follow the flight, so there is no need to write from the runway.',
    ],
  },
  included: {
    title: 'Ben Gurion, door to door',
    line: 'What the price covers',
    items: [
      terms.fixedPrice,
      terms.extras,
      terms.flightDelay,
      terms.waiting,
      terms.childSeats,
      terms.vat,
      terms.roundTrip,
    ],
  },
  situations: {
    title: 'When people book it',
    items: [
      {
        title: 'Landing at 02:40 with two children and four suitcases',
        text: 'The little one fell asleep over Cyprus. The car has room for four suitcases because you said four, and the price is the one from last week’s message, not the night rate of a meter. You carry the child; the driver takes the luggage.',
      },
      {
        title: 'Taking off at 06:00, living in Haifa',
        text: 'Give us the flight and we propose a pick-up time that leaves room for the security questions and check-in. At that minute the car is at your door.',
      },
      {
        title: 'Friday, landing at 14:10, the table is laid in Jerusalem',
        text: 'Shabbat will not wait for the baggage belt. When you book, we tell you plainly whether the drive fits in before candle lighting. If it doesn’t, you’ll know then, not at the kerb.',
      },
    ],
  },
  board: {
    title: 'Your flight, right now',
    lead: 'Arrivals at Ben Gurion in the coming hours. Pick yours and send it to us on WhatsApp.',
  },
  steps: {
    title: 'From your message to your door',
    items: [
      {
        title: 'You write',
        text: 'Flight number, date, address, passengers, suitcases: on WhatsApp or in the form, whichever is quicker for you.',
      },
      {
        title: 'You get the price',
        text: 'One final price, within minutes. You confirm it, and the ride is yours.',
      },
      {
        title: 'We watch the board',
        text: `If the flight moves, the driver moves with it. Up to ${business.freeDelayHours} hours of delay change nothing in the price.`,
      },
      {
        title: 'You walk out',
        text: 'Message us once you have your bags. The driver tells you where the car is and loads the luggage.',
      },
    ],
  },
  prepare: {
    title: 'What to have ready',
    items: [
      'The flight number with its letters. “The evening flight from Paris” can be three flights.',
      'The number of suitcases, and whatever is long or bulky: a pushchair, a bicycle, a surfboard.',
      'The ages of small children, so that the right seats are in the car.',
      'The address to the last detail: entrance, floor, the name of the hotel.',
      'A number that works in Israel, or WhatsApp over the airport’s Wi-Fi.',
    ],
    flights: 'Arrivals at Ben Gurion, live',
  },
  questions: {
    title: 'Asked before every flight',
    items: [
      {
        question: 'How much will it cost me?',
        answer: [
          'That depends on the address and on how many of you there are. You get the price with the answer to your request, within minutes.',
          `${terms.fixedPrice} ${terms.roundTrip}`,
        ],
      },
      {
        question: 'Does it cost more at night or on Friday evening?',
        answer: [
          `A taxi meter costs about ${dearer.b}% more between ${tariff.hours.night} and ${tariff.hours.day}, and about ${dearer.c}% more on Thursday, Friday and Saturday nights. With us the night is in the price from the start: what the message says is what you pay at three in the morning. On Shabbat we do not drive.`,
        ],
      },
      {
        question: 'My flight is late. What now?',
        answer: [`Nothing for you to do. ${terms.flightDelay} ${terms.longDelay} ${terms.cancelledFlight}`],
      },
      {
        question: 'How long does the driver wait?',
        answer: [`${terms.waiting} ${terms.afterWaiting}`, terms.meetingTransfer],
      },
      {
        question: 'Can I change or cancel, and how do I pay?',
        answer: [
          `${terms.cancellation} ${terms.lateCancellation} ${terms.cancelledFlight} ${terms.changes}`,
          terms.payment,
        ],
      },
    ],
  },
  closing: {
    title: 'Send us the flight number',
    text: 'Flight, address, passengers, suitcases: one message is enough. We reply with a price within minutes.',
  },
  related: { title: 'Where the road goes on' },
};
