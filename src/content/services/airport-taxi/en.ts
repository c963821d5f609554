import { business } from '@/config/business';
import { dearer, tariff } from '../../fares';
import { terms } from '../../terms/sentences.en';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Ben Gurion airport transfer at a fixed price',
    description: `A booked car to or from Ben Gurion, day and night: one final price before you fly, up to ${business.vehicleSeats} passengers, {round_trip_percent}% off when you book both ways.`,
  },
  slug: 'airport-taxi',
  name: 'Airport transfer',
  title: 'Ben Gurion airport transfer',
  lead: 'One price, agreed before you fly, and a driver who comes to the agreed point once you write that you have your luggage. To the airport or from it, day or night.',
  facts: [
    { label: 'Flight delay', value: `Up to {hours free_delay_hours} free` },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
    { label: 'Hours', value: 'Day and night, {if rest_city|six days a week|every day}' },
  ],
  pictureShows: 'An aeroplane takes off at dusk above the lit runway and the control tower.',
  chat: 'Hello, I would like to book an airport transfer. My flight: ',
  about: {
    title: 'Past the taxi queue',
    paragraphs: [
      `The arrivals doors slide open and you are holding a child, counting suitcases and looking for the way out. Outside is the taxi queue, ${business.taxiQueue.minutes.join(' to ')} minutes long when several flights land together, and after it a meter that tells you the price when you get there. Book ahead, and you know the price before you board.`,
      'We drive to and from Ben Gurion, whether you live in a flat in Tel Aviv or on a kibbutz in the Golan. You send the flight number, the address and the number of suitcases, and we reply with one price. From then on we follow the flight, and if it is late there is no need to tell us.',
    ],
  },
  included: {
    title: 'Ben Gurion, door to door',
    line: 'What the price covers',
    items: [terms.fixedPrice, terms.extras, terms.childSeats, terms.vat, terms.roundTrip],
  },
  situations: {
    title: 'Three rides people book',
    items: [
      {
        title: 'Landing at 02:40 with two children and four suitcases',
        text: 'The little one fell asleep over Cyprus. The car has room for four suitcases because you said four, and you pay the price we sent last week, whatever a meter would say at that hour. You carry the child and the driver takes the luggage.',
      },
      {
        title: 'Taking off at 06:00, living in Haifa',
        text: 'Give us the flight and we propose a pick-up time that leaves room for the security questions and check-in. The car is at your door at that time.',
      },
      {
        title: 'Friday, landing at 14:10, the table is laid in Jerusalem',
        text: 'When you book, we tell you plainly whether there is time for the drive before candle lighting. If there isn’t, you find out then, while the flight can still be changed.',
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
        text: 'One final price, in writing. You accept it and the ride is booked.',
      },
      {
        title: 'We watch the board',
        text: 'If the flight is early or late, the driver adjusts.',
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
      'The number of suitcases, and anything long or bulky: a pushchair, a bicycle, a surfboard.',
      'The age and weight of small children, so that the right seats are in the car.',
      'The full address: entrance, floor, or the name of the hotel.',
      'A number that works in Israel, or WhatsApp over the airport’s Wi-Fi.',
    ],
    flights: 'Arrivals at Ben Gurion, live',
  },
  questions: {
    title: 'Questions before the flight',
    items: [
      {
        question: 'How much will it cost me?',
        answer: [
          'The price is for the whole vehicle, by address. The list above gives it for the places it names; for any other address you find it in the form or in our reply.',
          terms.airportMeetings,
          terms.roundTrip,
        ],
      },
      {
        question: 'Does it cost more at night or on Friday evening?',
        answer: [
          `A taxi’s rate is about ${dearer.b}% higher between ${tariff.hours.night} and ${tariff.hours.day}, and about ${dearer.c}% higher from ${tariff.hours.lateThursday} on Thursday, ${tariff.hours.lateFriday} on Friday and ${tariff.hours.lateSaturday} on Saturday. With us, what the message says is what you pay, at three in the morning too. {if rest_city|On Shabbat we do not drive|We drive on Shabbat, too}.`,
        ],
      },
      {
        question: 'My flight is late. What now?',
        answer: [`There is nothing you need to do. ${terms.flightDelay} ${terms.longDelay} ${terms.cancelledFlight}`],
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
    text: `Flight, address, passengers, suitcases: one message is enough. ${terms.reply}`,
  },
  related: { title: 'Other rides and places' },
};
