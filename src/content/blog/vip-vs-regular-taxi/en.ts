import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'VIP transfer or taxi: what each costs for two, four and seven people',
  excerpt:
    'One taxi for two is cheaper, two taxis for seven are not. The sums by tariff, what a name board is worth, and four situations decided, two of them in favour of the taxi.',
  tags: ['vip', 'taxi-fares'],
  meta: {
    title: 'VIP transfer or taxi in Israel: when each is worth it',
    description:
      'VIP transfer and metered taxi compared for two, four and seven passengers, by day and by night, with the sums; plus meeting, luggage, Shabbat and four situations.',
    keywords: ['VIP transfer Israel', 'private driver or taxi', 'Mercedes Sprinter transfer', 'two taxis or one van'],
  },
  body: [
    {
      kind: 'table',
      caption: 'Ben Gurion to Tel Aviv: the whole party',
      columns: ['Party', 'By taxi', 'Day, clear road', 'Day, rush hour', 'Night (B)', 'Weekend night (C)'],
      rows: [
        [
          'Two people, two suitcases',
          'One taxi',
          fare.telAviv.metered,
          fare.telAviv.rush,
          fare.telAviv.night,
          fare.telAviv.late,
        ],
        [
          'Four people, five suitcases',
          'Two taxis',
          fare.twoTaxis.clear,
          fare.twoTaxis.rush,
          fare.twoTaxis.night,
          fare.twoTaxis.late,
        ],
        [
          'Seven people, seven suitcases',
          'Two taxis',
          fare.twoTaxis.clear,
          fare.twoTaxis.rush,
          fare.twoTaxis.night,
          fare.twoTaxis.late,
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `Taxis by the state tariff, the airport fee included, tolls not. A booked vehicle for up to ${business.vehicleSeats} people is ${fare.fixed} to Tel Aviv, depending on the address, at any of these hours. For two people the taxi is cheaper, by night too. Against two taxis the van costs a little more on a clear road by day, about the same on weekday nights, and less in the rush and on weekend nights.`,
    },
    { kind: 'heading', level: 2, id: 'what-you-get', text: 'What each of them does' },
    {
      kind: 'table',
      caption: 'The same road, two ways of travelling it',
      columns: ['What counts', 'Taxi', 'VIP transfer'],
      rows: [
        ['You know the price', 'At the end', 'Before the flight, in writing'],
        ['You are met by', 'The dispatcher of the rank', 'Your driver, in the hall, with your name on a board'],
        ['You wait', `${queue} minutes when several flights land together, or not at all`, 'The driver waits for you'],
        ['Flight two hours late', 'No change', 'The driver comes later, at the same price'],
        ['Night', `${night.percent} to ${night.latePercent} more`, 'Same price'],
        ['Shabbat', 'Yes, at the higher tariffs', 'No'],
        ['Child seats', 'Rarely', 'If you order them with ages'],
        ['Without booking', 'Yes', 'No'],
      ],
    },
    { kind: 'heading', level: 2, id: 'meeting', text: 'What the name board is worth' },
    {
      kind: 'paragraph',
      text: 'Think of the last time you arrived in a country whose alphabet you could not read. For about ten minutes after the doors open you do not know which way to turn, with everything you own on a trolley. A VIP transfer covers those minutes: a person at the barrier takes the trolley and walks ahead. If you land here every month, that is worth nothing to you. For parents of eighty, for a client on a first visit or for a mother alone with three children it may be worth the whole difference.',
    },
    {
      kind: 'figure',
      picture: 'services/vip-airport-transport',
      alt: 'A driver in a dark suit holds a board before two lit doors; beside him stand two suitcases.',
      caption: 'In the arrivals hall, level G, at the barrier.',
    },
    { kind: 'heading', level: 2, id: 'vehicle', text: 'What the vehicle is worth' },
    {
      kind: 'paragraph',
      text: [
        'Ours are ',
        { text: 'Mercedes Sprinters', to: '/fleet' },
        `: up to ${business.vehicleSeats} leather seats, air conditioning in the rear, Wi-Fi and USB. A family sits together, the suitcases have their own space, and a baby can be fed on the way. On twenty minutes to Ramat Gan you will hardly notice the difference. On two hours to Tiberias you will.`,
      ],
    },
    { kind: 'heading', level: 2, id: 'late', text: 'When something goes wrong' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'The flight is late. ' },
          `The taxi rank does not know you, and does not mind. ${terms.flightDelay}`,
        ],
        [
          { strong: 'A suitcase is missing. ' },
          `The rank will still be there in an hour. A booked driver needs one line from the airline’s counter. ${terms.waiting}`,
        ],
        [{ strong: 'You have changed the hotel. ' }, `In a taxi you give the new address. With us: ${terms.changes}`],
        [{ strong: 'You do not fly. ' }, terms.cancellation],
      ],
    },
    { kind: 'heading', level: 2, id: 'decided', text: 'Four situations, decided' },
    { kind: 'heading', level: 3, text: 'A consultant with a cabin bag, Tuesday, 12:40' },
    {
      kind: 'paragraph',
      text: 'Rothschild Boulevard, eleventh visit. Train to HaShalom and a short taxi, or a taxi all the way. She may need us on Thursday at five, when the flight home leaves at 20:10 and the Ayalon stands still.',
    },
    { kind: 'heading', level: 3, text: 'Two couples, one wedding in Caesarea' },
    {
      kind: 'paragraph',
      text: [
        'Getting there by taxi is easy. At one in the morning there is no rank between the fields, and any taxi that comes will charge for the trip out. One car for the evening takes you there and brings you back. For a whole guest list there is ',
        { text: 'a service of its own', to: '/event-wedding-transport' },
        '.',
      ],
    },
    { kind: 'heading', level: 3, text: 'Grandparents, landing at 03:20' },
    {
      kind: 'paragraph',
      text: 'VIP. You get a message when they have been met, and you can sleep.',
    },
    { kind: 'heading', level: 3, text: 'A couple, Tel Aviv hotel to a restaurant in Jaffa' },
    {
      kind: 'paragraph',
      text: 'A taxi, by app or in the street. Three kilometres are no job for a van.',
    },
    { kind: 'heading', level: 2, id: 'middle', text: 'Between the two' },
    {
      kind: 'paragraph',
      text: [
        'The ',
        { text: 'airport transfer', to: '/airport-taxi' },
        ` has the same fixed price and the same tracked flight. You write when you have your luggage, and the driver comes to the agreed pick-up point. If you know the airport and want to be rid of the meter and the queue, book this one. ${terms.roundTrip}`,
      ],
    },
    { kind: 'heading', level: 2, id: 'ask', text: 'Six questions for anyone who offers you “VIP”' },
    {
      kind: 'checklist',
      title: 'For any company, ours included',
      items: [
        'Is the price final: night, tolls, luggage, waiting and VAT?',
        'Does the driver come into the hall, or does that cost extra?',
        'Which vehicle exactly, and how many suitcases fit with all seats taken?',
        'What happens, and what does it cost, if the flight is two hours late?',
        'Until when can I cancel free of charge, and where is that written?',
        'Under which licence do you carry passengers?',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Our answers are in ',
        { text: 'the terms', to: '/terms' },
        ' and on ',
        { text: 'the about page', to: '/about' },
        '. When you have decided, ',
        { text: 'the VIP page', to: '/vip-airport-transport' },
        ' says what we need to know, beginning with the name for the board.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('tariff', 'taxiStops', 'queueHour') },
  ],
};
