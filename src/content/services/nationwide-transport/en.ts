import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Private transfers across Israel, door to door',
    description:
      'City to city with your own driver, from the Galilee to Eilat: no changes, luggage in one place, stops where you want them, one fixed price with VAT.',
  },
  slug: 'nationwide-transport',
  name: 'Nationwide transfers',
  title: 'Nationwide transfers',
  lead: 'From one door in Israel to another, however far apart they are. No changing at a junction, no second bus, and the suitcases are lifted only twice.',
  facts: [
    { label: 'Area', value: 'All of Israel' },
    { label: 'Changes', value: 'None' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
  ],
  pictureShows: 'The van on a road that winds between hills and cypresses.',
  chat: 'Hello, I would like to book nationwide transfers. From and to: ',
  about: {
    title: 'One road instead of three connections',
    paragraphs: [
      'Between two cities a timetable looks easy. Then it turns out that the train ends where your road begins, that the bus leaves from the other side of the station, and that the last one home goes before dessert. With luggage, children or an elderly relative, every change takes longer than the timetable says.',
      'We pick you up at one door and drop you at the other, whether that is a short ride from Netanya to Jaffa or the long way down the Arava to Eilat. You can sleep, work, telephone or look at the desert. If you need a coffee, say so before the next petrol station.',
    ],
  },
  included: {
    title: 'Any door to any door',
    line: 'What the price covers',
    items: [
      terms.fixedPrice,
      'Night rate, tolls and help with the luggage are included.',
      'A driver of your own and the whole vehicle. No one else gets in on the way.',
      'A coffee stop, if the road is long.',
      terms.waiting,
      terms.vat,
    ],
  },
  situations: {
    title: 'Rides that people ask for',
    items: [
      {
        title: 'Two weeks in Tel Aviv, one in Eilat',
        text: 'The hotel changes and the luggage comes along. After breakfast the car is at your hotel, and by the afternoon you are at the pool in Eilat. Masada and the Dead Sea are close enough for a stop.',
      },
      {
        title: 'A hospital appointment in Haifa at nine',
        text: 'Your father lives in Ashkelon and should not drive after the treatment. The same driver takes him there, is there at the time agreed for the way back, and sees him to his front door.',
      },
      {
        title: 'Friday noon, from Tel Aviv to Safed',
        text: 'Everyone wants to be on the road at one. We count backwards from candle lighting with Friday’s traffic in mind and tell you when you have to leave.',
      },
    ],
  },
  steps: {
    title: 'How it goes',
    items: [
      {
        title: 'Two addresses',
        text: 'Where from, where to, which day, and the time you have to be there. If there are stops, in order.',
      },
      { title: 'One price', text: 'You get it in writing, and it covers the whole way, whatever the traffic.' },
      {
        title: 'The driver at the door',
        text: 'They help with the luggage and know the route and the stop you asked for.',
      },
      {
        title: 'At the other door',
        text: 'Right at the entrance. You can book the return now, or later when you know the time.',
      },
    ],
  },
  prepare: {
    title: 'What helps us plan',
    items: [
      'The time you must be there. We work out the departure from it.',
      'Stops on the way, with addresses.',
      'Bulky things: a wheelchair, a cello, a pushchair, boxes from a move.',
      'How many children, and how old.',
      'On a Friday or before a holiday: when you want to be home.',
    ],
  },
  questions: {
    title: 'Before a long ride',
    items: [
      {
        question: 'Does the price change when there is a traffic jam?',
        answer: [`No. ${terms.fixedPrice} A meter charges for minutes in a jam. Our price does not.`],
      },
      {
        question: 'Can we stop for lunch, or see something?',
        answer: [
          'Yes. A short break on the way, for a coffee or the toilet, costs nothing and needs no notice. A stop at another address, or of an hour or more, counts towards the price: tell us when you book. If you are travelling mainly for the stops, book a private driver tour instead.',
        ],
      },
      {
        question: 'There and back on the same day?',
        answer: [
          'Gladly. Give us both times. If you don’t know yet when you will be ready, a rough time will do, and we’ll settle it together later.',
        ],
      },
      {
        question: 'Do you drive at night, and on Saturdays?',
        answer: [terms.hours, terms.restHours],
      },
      {
        question: 'Until when can we change or cancel?',
        answer: [`${terms.changes} ${terms.cancellation} ${terms.lateCancellation}`, terms.payment],
      },
    ],
  },
  closing: {
    title: 'Where from, and where to?',
    text: 'Send two addresses and a day. You get one price for the whole ride.',
  },
  related: { title: 'Places to go' },
};
