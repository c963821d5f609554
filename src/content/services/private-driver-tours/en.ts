import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Private driver tours of Israel',
    description: `A day with your own driver: the Galilee, the coast, Jerusalem and the Dead Sea, or a route of yours. From your hotel door, up to ${business.vehicleSeats} people, one fixed price.`,
  },
  slug: 'private-driver-tours',
  name: 'Private driver tours',
  title: 'Private driver tours',
  lead: 'A day in Israel without a coach timetable, a hire car or a parking meter. You say what you would like to see, and the driver knows the best order.',
  facts: [
    { label: 'Length', value: 'A full day' },
    { label: 'Starts', value: 'At your hotel door' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
  ],
  pictureShows: 'The view over the steering wheel: a straight road through the desert to a flat-topped mountain.',
  chat: 'Hello, I would like to ask about private driver tours. Our date: ',
  about: {
    title: 'A day in the order you like',
    paragraphs: [
      'Israel is small enough to cross in a morning, and dense enough to spend a day in a single alley. In a coach you see what forty others see, for as long as they see it. In a hire car one of you watches the road and looks for a space near Jaffa Gate. With a driver all of you can look out of the window, and lunch takes as long as you like.',
      'There are three routes we drive again and again: the Galilee and its lake, the coast up to the cliffs of Rosh Hanikra, Jerusalem and down to the Dead Sea. Take one as it is, leave a stop out or put your own in. The car stays with you all day, with your bags and wet towels in it.',
    ],
  },
  included: {
    title: 'A day with a driver',
    line: 'What the price covers',
    items: [
      'Vehicle and driver for the whole day, from your door and back to it.',
      `One price for the vehicle, whether you are two or ${business.vehicleSeats}.`,
      'Air conditioning in the rear, Wi-Fi and refreshments on board.',
      terms.fixedPrice,
      'Tolls and the drive home after dark.',
      terms.vat,
    ],
  },
  situations: {
    title: 'Days we have in mind',
    items: [
      {
        title: 'Grandparents, parents, a three-year-old',
        text: 'Three generations want three different things, and one of them wants a nap. The driver lets the grandparents out at the gate, the child sleeps on the road between two stops, and there is no walk back to a car park.',
      },
      {
        title: 'One free day after a conference',
        text: 'Your flight leaves tomorrow and you have not seen the Old City. Pick-up at eight from the hotel in Tel Aviv, the Mount of Olives before the crowds, the Dead Sea in the afternoon, and a shower before dinner.',
      },
      {
        title: 'Pilgrims with a list of their own',
        text: 'Capernaum, the lakeside, an hour of quiet with the text read aloud. You choose the places and the pauses. We work out the order, so that you do not drive around the lake twice.',
      },
    ],
  },
  steps: {
    title: 'How a day takes shape',
    items: [
      {
        title: 'Tell us what you have in mind',
        text: 'A date, where you are staying, who is coming, and what you don’t want to miss. One line is enough to begin.',
      },
      {
        title: 'We propose a route',
        text: 'With realistic hours: what fits into the day and what has to wait for another. And with the price.',
      },
      {
        title: 'Pick-up at your door',
        text: 'In the morning, at the time we agreed. Most days start early, before the heat and the coaches.',
      },
      {
        title: 'You change your mind',
        text: 'A market smells good, or the sea looks warm. Say so, and the driver changes the plan.',
      },
    ],
  },
  prepare: {
    title: 'What to bring',
    items: [
      'Comfortable shoes for cobbles, and a hat. From May to October, more water than you think.',
      'Something to cover shoulders and knees at holy places. A scarf will do.',
      'Swimwear and a towel if the Dead Sea or the lake is on the route.',
      'Tickets for sites that ask for a reservation. We tell you which ones on your route do.',
      'Passport or a picture of it.',
    ],
  },
  questions: {
    title: 'What people ask before the day',
    items: [
      {
        question: 'Is the driver also a guide?',
        answer: [
          'The driver knows the roads, the shortcuts and the good hummus, and gladly tells you about them. Guiding at the sites is a licensed profession in Israel. If you have booked a guide, count them among the passengers.',
        ],
      },
      {
        question: 'Are entrance fees and meals in the price?',
        answer: ['The price is for the car and the driver. You pay for tickets and lunch as you go.'],
      },
      {
        question: 'Can we go on Saturday?',
        answer: [
          `${terms.hours}{if rest_city| On Friday we plan the day so that you are back before Shabbat begins, in winter early in the afternoon.|}`,
        ],
      },
      {
        question: `What if there are more than ${business.vehicleSeats} of us?`,
        answer: [
          `Then several vehicles travel together, for a group of up to {most_passengers}. Tell us how many of you there are and we plan the stops for all of them.`,
        ],
      },
      {
        question: 'What if the weather turns, or one of us falls ill?',
        answer: [`${terms.cancellation} ${terms.lateCancellation} ${terms.changes}`],
      },
    ],
  },
  closing: {
    title: 'Which day suits you?',
    text: 'Write the date and one place you do not want to miss. We reply with a route and a price.',
  },
  related: { title: 'Routes to begin with' },
};
