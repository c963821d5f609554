import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Wedding and event transport for guests',
    description: `Guests from several hotels to the hall and home again, up to {most_passengers} people, with drivers who wait for the last dance. One plan and one fixed price before the day.`,
  },
  slug: 'event-wedding-transport',
  name: 'Weddings and events',
  title: 'Weddings and events',
  lead: 'Your guests arrive together, in time for the ceremony, and nobody has to drive home.',
  facts: [
    { label: 'Group', value: `Up to {most_passengers} people` },
    { label: 'Rides', value: 'There and back' },
    { label: 'Reply', value: `Within {minutes reply_minutes}` },
  ],
  pictureShows: 'A wedding canopy by the sea, between rows of chairs and strings of lights.',
  chat: 'Hello, I would like to ask about transport for weddings and events. Date, place and number of guests: ',
  about: {
    title: 'No hunting for parking in heels',
    paragraphs: [
      'A venue among orange groves looks lovely on the invitation. On the evening itself thirty navigation apps send thirty cars down one dirt road, the family from abroad is in three hotels without a car, and someone has to stay sober.',
      `We take care of that. Groups of up to {most_passengers} travel in several vehicles on one plan: a list of names, a time for each hotel, one contact on the night. The drivers know where the guests’ entrance is, and they are back for the first guests who want to leave and again for the last dancers.`,
    ],
  },
  included: {
    title: 'One evening, one plan',
    line: 'What the price covers',
    items: [
      'A written plan: who is picked up where and when, and by which vehicle.',
      'The way there and the way back, at the times you choose.',
      `VIP vehicles for up to ${business.vehicleSeats} each, as many as your group needs.`,
      terms.fixedPrice,
      'Night rate and tolls.',
      terms.vat,
    ],
  },
  situations: {
    title: 'Three occasions',
    items: [
      {
        title: 'Eighteen guests, three hotels, one ceremony at 19:30',
        text: 'Cousins at the beach in Tel Aviv, friends in Jaffa, grandparents in Herzliya. Each hotel has its own pick-up time, and everyone arrives before the reception. On the way back the first vehicle leaves at eleven, the last one after the music.',
      },
      {
        title: 'A company evening in the Galilee',
        text: 'Twenty people leave the office in Ramat Gan together and return to it together. Everyone can taste the wine, and no one is left in a dark car park.',
      },
      {
        title: 'Bar mitzvah at the Western Wall',
        text: 'A Thursday morning, grandparents from Paris, a breakfast afterwards. We drop the family as near as the Old City allows, wait outside the walls and drive everyone on to breakfast.',
      },
    ],
  },
  steps: {
    title: 'From the first list to the last dance',
    items: [
      {
        title: 'Write to us on WhatsApp',
        text: 'Date, venue, number of guests and the hotels, even if half of it is still open.',
      },
      {
        title: 'Get a plan and a price',
        text: 'Vehicles, pick-up times and rides home on one page, with one price.',
      },
      { title: 'Make changes', text: 'Guests cancel and cousins turn up. Write to us and we redraw the plan.' },
      {
        title: 'Celebrate',
        text: 'On the night, one of you has the drivers’ number. It should not be the bride.',
      },
    ],
  },
  prepare: {
    title: 'What we need from you',
    items: [
      'Name and address of the venue, and when the reception and the ceremony begin.',
      'The hotels or addresses, with the number of guests at each.',
      'Who brings a wheelchair, a walking frame or a pushchair, and whether it folds.',
      'Roughly when people want to go home. Two or three departures work better than one.',
      'One person with a telephone who is not getting married that evening.',
    ],
  },
  questions: {
    title: 'Questions from couples and hosts',
    items: [
      {
        question: 'How many people can you take?',
        answer: [
          `Groups of up to {most_passengers}, in several vehicles for up to ${business.vehicleSeats} each. Write the number into the request form, and it shows the price of all the vehicles together. For more people, write to us on WhatsApp.`,
        ],
      },
      {
        question: 'What if the party runs late?',
        answer: [
          'When you book, name the latest hour you can imagine and we plan the last departure for it. If it gets later still, your contact tells the driver, and we name the cost before anyone decides.',
        ],
      },
      {
        question: 'Do you take the bride, too?',
        answer: [
          'Yes, with the dress, the maid of honour and the flowers. Tell us how much room the dress needs and where the photographs are taken before the ceremony.',
        ],
      },
      {
        question: 'What if it is on a Friday, or after Shabbat?',
        answer: [
          `${terms.hours} For a Friday lunchtime event we plan the way back with time in hand. On Saturday night we start {if rest_city|once Shabbat is over|whenever you say}.`,
        ],
      },
      {
        question: 'What if the date moves? How do we pay?',
        answer: [`${terms.cancellation} ${terms.lateCancellation} ${terms.changes}`, terms.payment],
      },
    ],
  },
  closing: {
    title: 'Send us the invitation',
    text: 'A photo of it is enough for a start: date, venue, time. Add the number of guests and we reply with a plan.',
  },
  related: { title: 'For the days around the party' },
};
