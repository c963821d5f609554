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
  lead: 'From one door in Israel to another, however far apart they are. No changing at a junction, no second bus, and the suitcases are lifted twice only.',
  facts: [
    { label: 'Area', value: 'All of Israel' },
    { label: 'Changes', value: 'None' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
    { label: 'Price', value: 'Fixed, in writing' },
  ],
  chat: 'Hello, I would like to book nationwide transfers. From and to: ',
  about: {
    title: 'One road instead of three connections',
    paragraphs: [
      'Between two cities a timetable looks easy. Then it turns out that the train ends where your road begins, that the bus leaves from the other side of the station, and that the last one home goes before the dessert. With luggage, with children or with a grandmother, each change costs more than the minutes in the plan.',
      'We come to the door, drive, and stop at the other door. That may be forty minutes from Netanya to Jaffa or the long way down the Arava to Eilat. You can sleep, work, telephone or look at the desert. Whoever needs coffee says so before the next petrol station, not after it.',
    ],
  },
  included: {
    title: 'Any door to any door',
    line: 'What the price covers',
    items: [
      terms.fixedPrice,
      'Night rate, tolls and help with the luggage: all in the price.',
      'A driver of your own and the whole vehicle: nobody gets in on the way.',
      'A coffee stop, if the road is long.',
      terms.waiting,
      terms.vat,
    ],
  },
  situations: {
    title: 'Roads that people ask for',
    items: [
      {
        title: 'Two weeks in Tel Aviv, one in Eilat',
        text: 'The hotel changes, the luggage does not shrink. After breakfast the car stands in front of the house; at the pool in Eilat the only thing you have carried is your book. Masada or the Dead Sea lie close enough for a stop.',
      },
      {
        title: 'An examination in Haifa at nine',
        text: 'Your father lives in Ashkelon and should not drive after the treatment. The same driver takes him there, waits at the time agreed for the way back, and brings him up to the entrance of his house.',
      },
      {
        title: 'Friday noon, from the centre to Safed',
        text: 'Everybody wants to be on the road at one. We count backwards from candle lighting with Friday’s traffic in mind and name the minute of departure. Better an hour too early at the table than a call from junction Amiad.',
      },
    ],
  },
  steps: {
    title: 'How it goes',
    items: [
      {
        title: 'Two addresses',
        text: 'From where, to where, on which day and at what time you have to arrive. With several stops, in their order.',
      },
      { title: 'One figure', text: 'It comes within minutes and covers the whole way, however the traffic behaves.' },
      {
        title: 'The driver at the door',
        text: 'He helps with the luggage and knows the route and the stop you asked for.',
      },
      {
        title: 'There',
        text: 'At the entrance, not at the corner. The way back can be fixed now or when you know the hour.',
      },
    ],
  },
  prepare: {
    title: 'Helps us plan',
    items: [
      'The hour at which you must be there. We work out the departure from it.',
      'Stops on the way, with addresses.',
      'Bulky things: a wheelchair, a cello, a pram, boxes from a move.',
      'How many children, and how old.',
      'On a Friday or before a holiday: by when you want to be home.',
    ],
  },
  questions: {
    title: 'Before a long road',
    items: [
      {
        question: 'Does the price change when there is a traffic jam?',
        answer: [
          `No. ${terms.fixedPrice} A meter counts the minutes at the Ayalon exit; we have agreed on the road, not on the minutes.`,
        ],
      },
      {
        question: 'Can we stop for lunch, or see something?',
        answer: [
          'Yes. A short stop needs no notice. For an hour or two tell us when you book, so that the driver plans for it and the figure includes it. If the stops are the point of the day, take a private driver tour instead.',
        ],
      },
      {
        question: 'There and back on the same day?',
        answer: [
          'Gladly. Give us both hours. If you do not know yet when you will be ready, say roughly when, and we agree on how to settle it.',
        ],
      },
      {
        question: 'Do you drive at night, and on Saturdays?',
        answer: [terms.hours],
      },
      {
        question: 'Plans change. Until when can ours?',
        answer: [`${terms.changes} ${terms.cancellation} ${terms.lateCancellation}`, terms.payment],
      },
    ],
  },
  closing: {
    title: 'From where, to where?',
    text: 'Send two addresses and a day. You get one price for the whole road.',
  },
  related: { title: 'Places at the end of the road' },
};
