import { business } from '@/config/business';
import { companySentence } from '../../terms/company.en';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'When a VIP transfer is worth it, and when a taxi is',
  excerpt:
    'For two people a taxi is cheaper. Seven need two taxis, and then it often is not. The sums by tariff, what a name board is worth, and four situations decided, two of them in favour of the taxi.',
  tags: ['vip', 'taxi-fares'],
  meta: {
    title: 'VIP transfer or taxi in Israel: when each pays off',
    description:
      'VIP transfer and metered taxi compared for two, four and seven passengers, day and night, with the sums. Also meeting, luggage, Shabbat and four situations.',
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
      text: [
        `Taxis by the latest state tariff that we found, with the airport fee and without tolls; it may have risen since. Our price is for a vehicle for up to ${business.vehicleSeats} people, the same by day and by night, and stands on `,
        { text: 'the airport transfer page', to: '/airport-taxi' },
        '.{if rest_city| On Shabbat we do not drive.|} For two people the taxi is usually cheaper, at night as well. Against two taxis, compare the sums above: they rise in the rush and at night, and the price of one van does not.',
      ],
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
        ['Night', `Rate up to ${night.latePercent} higher`, 'Same price'],
        ['Shabbat', 'Yes, at the higher tariffs', '{if rest_city|No|Yes}'],
        ['Child seats', 'Rarely', 'Free, if you give ages and weights'],
        ['Without booking', 'Yes', 'No'],
      ],
    },
    { kind: 'heading', level: 2, id: 'meeting', text: 'What the name board is worth' },
    {
      kind: 'paragraph',
      text: 'Think of the last time you arrived in a country whose alphabet you could not read. For the first few minutes you do not know which way to turn. With a VIP transfer someone at the barrier takes the trolley and leads the way. If you land here every month, you do not need that. For parents in their eighties, a client on a first visit or a mother alone with three children, it may be worth every shekel.',
    },
    {
      kind: 'figure',
      picture: 'services/vip-airport-transport',
      alt: 'A driver in a dark suit holds a board before two lit doors, with two suitcases beside him.',
      caption: 'In the arrivals hall, level G, at the barrier.',
    },
    { kind: 'heading', level: 2, id: 'vehicle', text: 'What the vehicle is worth' },
    {
      kind: 'paragraph',
      text: [
        'Ours are ',
        { text: 'Mercedes Sprinters', to: '/fleet' },
        `: up to ${business.vehicleSeats} leather seats, air conditioning in the rear, Wi-Fi and USB. A family sits together, the suitcases have their own space, and a baby can be fed on the way. On the twenty minutes to Ramat Gan you will hardly notice the difference. On the long drive to Tiberias you will.`,
      ],
    },
    { kind: 'heading', level: 2, id: 'late', text: 'When something goes wrong' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'The flight is late. ' },
          `At the taxi rank it makes no difference. Our terms: “${terms.flightDelay}”`,
        ],
        [
          { strong: 'A suitcase is missing. ' },
          `The rank will still be there in an hour. A booked driver needs a message from you at the airline’s counter. ${terms.waiting}`,
        ],
        [{ strong: 'You change hotels. ' }, `In a taxi you just give the new address. Our terms: “${terms.changes}”`],
        [{ strong: 'You do not fly. ' }, `${terms.cancellation} ${terms.cancelledFlight}`],
      ],
    },
    { kind: 'heading', level: 2, id: 'decided', text: 'Four situations, decided' },
    { kind: 'heading', level: 3, text: 'A consultant with a cabin bag, Tuesday, 12:40' },
    {
      kind: 'paragraph',
      text: 'Rothschild Boulevard, eleventh visit. Train to HaShalom and a short taxi, or a taxi all the way. She may want a booked car on Thursday at five, when the Ayalon is at a standstill and the flight home leaves at 20:10.',
    },
    { kind: 'heading', level: 3, text: 'Two couples, one wedding in Caesarea' },
    {
      kind: 'paragraph',
      text: [
        'Getting there by taxi is easy. At one in the morning there is no rank among the fields, and a taxi has to come out from the next town. One car for the evening takes you there and brings you back. For a whole guest list there is ',
        { text: 'a service of its own', to: '/event-wedding-transport' },
        '.',
      ],
    },
    { kind: 'heading', level: 3, text: 'Grandparents, landing at 03:20' },
    {
      kind: 'paragraph',
      text: 'VIP. You get a message when they have been met, and go back to sleep.',
    },
    { kind: 'heading', level: 3, text: 'A couple, Tel Aviv hotel to a restaurant in Jaffa' },
    {
      kind: 'paragraph',
      text: 'A taxi, by app or in the street. For three kilometres you do not need a van.',
    },
    { kind: 'heading', level: 2, id: 'middle', text: 'Between the two' },
    {
      kind: 'paragraph',
      text: [
        'The ',
        { text: 'airport transfer', to: '/airport-taxi' },
        ` also has a fixed price, and we track the flight in the same way. You write when you have your luggage, and the driver comes to the agreed pick-up point. If you know the airport and only want to avoid the meter and the queue, book this one. ${terms.roundTrip}`,
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
        'How late can I cancel free of charge, and what does it cost later?',
        'Under which licence do you carry passengers?',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        `${terms.fixedPrice} ${terms.vat} ${terms.extras}`,
        `${terms.meetingVip} ${terms.airportMeetings}`,
        terms.luggage,
        `${terms.flightDelay} ${terms.longDelay}`,
        `${terms.cancellation} ${terms.lateCancellation} ${terms.howToCancel}`,
        companySentence,
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Those are our own answers, in the order of the questions; the rest is in ',
        { text: 'the terms', to: '/terms' },
        '. When you have decided, ',
        { text: 'the VIP page', to: '/vip-airport-transport' },
        ' says what we need to know, beginning with the name for the board.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('tariff', 'taxiStops', 'queueHour') },
  ],
};
