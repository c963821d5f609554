import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'VIP transfer or regular taxi: where the difference really lies',
  excerpt:
    'More than three people, more than four cases, after nine at night, or someone who should not have to search: two of these and a booked driver is right. Otherwise take the taxi.',
  tags: ['vip', 'taxi-fares'],
  meta: {
    title: 'VIP transfer or taxi in Israel: when each is worth it',
    description:
      'VIP transfer and regular taxi compared: price, meeting, waiting, luggage, nights and Shabbat. Four situations decided, two of them in favour of the taxi.',
    keywords: [
      'VIP transfer Israel',
      'private driver or taxi',
      'Mercedes Sprinter transfer',
      'airport taxi comparison',
    ],
  },
  body: [
    {
      kind: 'table',
      caption: 'The same road, two ways of travelling it',
      columns: ['What counts', 'Regular taxi', 'VIP transfer'],
      rows: [
        ['You know the price', 'At the end', 'Before the flight, in writing'],
        ['Somebody meets you', 'The dispatcher of the rank', 'A driver with your name, at the barrier'],
        ['You wait', `Nothing to ${queue} minutes, by luck`, 'The driver does'],
        ['Flight two hours late', 'Nobody notices', 'The driver knew before you'],
        ['Night', `About ${night.percent} more, at weekends ${night.latePercent}`, 'Same price'],
        ['Shabbat', 'Yes, dearer', 'No, we rest'],
        ['Five people, six cases', 'Two cars', 'One'],
        ['On the spur of the moment', 'Yes', 'Only with luck'],
        ['Best for', 'One or two, light, by day, short way', 'Guests, families, groups, nights, long ways'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The word VIP has been printed on everything from nail varnish to dog food, so let us say what it means here and what it does not. It does not mean that the car goes faster: both stand in the same jam at the same La Guardia exit. It does not mean that you are important, though you may be. It means that the work of arriving – finding, asking, lifting, haggling, waiting – is done by somebody else.',
    },
    { kind: 'heading', level: 2, id: 'price', text: 'Price: the meter is cheaper for one, the van for five' },
    {
      kind: 'paragraph',
      text: `A weekday noon, one person, central Tel Aviv: the meter shows ${fare.telAviv.metered} with the road clear, and no fixed price will beat that. The same ride at 23:00 is ${fare.telAviv.night}, on a Saturday night ${fare.telAviv.late}. Our price is ${fare.fixed} for the vehicle, by address. For one or two people the taxi stays cheaper at any hour; what the difference buys is a known figure, a driver who waits and room for everybody.`,
    },
    {
      kind: 'paragraph',
      text: [
        'From the third passenger on, do the sum per head and per suitcase. A meter that carries three people twice is two meters. ',
        { text: 'The cost guide', to: '/blog/taxi-cost-guide' },
        ' has the figures for Jerusalem and Haifa.',
      ],
    },
    { kind: 'heading', level: 2, id: 'meeting', text: 'The meeting is the product' },
    {
      kind: 'paragraph',
      text: 'Think of the last time you arrived in a country whose alphabet you could not read. The doors opened, and for about ten minutes you were somebody who does not know which way to turn. A regular taxi begins after those ten minutes. A VIP transfer begins before them: a person stands at the barrier with your name, takes the trolley and walks ahead. For someone who lands here every month this is worth nothing. For parents of eighty, a client who has never been to Israel, or a mother alone with three children it is worth the whole difference.',
    },
    {
      kind: 'figure',
      picture: 'services/vip-airport-transport',
      alt: 'A driver in a dark suit holds a board before two lit doors; beside him stand two suitcases.',
      caption: 'The board is the cheapest piece of equipment we own, and the one that people remember.',
    },
    { kind: 'heading', level: 2, id: 'vehicle', text: 'The vehicle: what it does, not what it is' },
    {
      kind: 'paragraph',
      text: [
        `Ours are `,
        { text: 'Mercedes Sprinters', to: '/fleet' },
        `: up to ${business.vehicleSeats} seats, leather, air conditioning in the rear, Wi-Fi, USB, something to drink. None of this gets you anywhere. But it means that a family sits in one room instead of two cars, that the cases lie behind the seats and not on knees, that somebody can feed a baby, and that a presentation can be finished between the airport and Herzliya. On twenty minutes to Ramat Gan you will hardly notice. On two hours to Tiberias you will.`,
      ],
    },
    { kind: 'heading', level: 2, id: 'late', text: 'When something goes wrong' },
    {
      kind: 'paragraph',
      text: `This is where the two differ most, and where nobody compares. The flight is two hours late: a taxi rank does not care, and neither does it know you. ${terms.flightDelay} A suitcase is missing: the rank is still there an hour later, which is its strong side. A booked driver waits too, but has to be told. ${terms.waiting} One line from the counter settles it. You have changed the hotel: to a taxi you say the new address; to us you should have written it. ${terms.changes}`,
    },
    {
      kind: 'paragraph',
      text: `So the taxi is good at indifference. That sounds like an insult and is a quality: it never minds. The booked car is good at attention, and attention has to be fed with information.`,
    },
    { kind: 'heading', level: 2, id: 'decided', text: 'Four situations, decided' },
    { kind: 'heading', level: 3, text: 'A consultant with a cabin bag, Tuesday, 12:40' },
    {
      kind: 'paragraph',
      text: 'Rothschild Boulevard, expenses paid, eleventh time in the country. Train to HaShalom and a short taxi, or a taxi all the way. She does not need us. She may need us on Thursday at five, when the flight home leaves at 20:10 and the Ayalon stands still; then a car at the door and somebody who has counted backwards are worth having.',
    },
    { kind: 'heading', level: 3, text: 'Two couples, one wedding in Caesarea' },
    {
      kind: 'paragraph',
      text: [
        'There by taxi is easy. Back at one in the morning from a venue between fields is not: there is no rank, and whoever comes charges for coming. One car for the evening that takes you there and brings you back; that is not luxury but arithmetic. For the whole guest list there is ',
        { text: 'a service of its own', to: '/event-wedding-transport' },
        '.',
      ],
    },
    { kind: 'heading', level: 3, text: 'Grandparents, landing at 03:20' },
    {
      kind: 'paragraph',
      text: 'VIP, without a second thought. The person with the board is not for their comfort but for your sleep: you get a line when they have been met, and another when the door of the flat has opened.',
    },
    { kind: 'heading', level: 3, text: 'A couple, Tel Aviv hotel to a restaurant in Jaffa' },
    {
      kind: 'paragraph',
      text: 'A taxi, by app or by hand. Anybody who sells you a VIP transfer for three kilometres is selling you the word.',
    },
    { kind: 'heading', level: 2, id: 'middle', text: 'The third option people overlook' },
    {
      kind: 'paragraph',
      text: [
        'Between the rank and the board in the hall there is the ',
        { text: 'booked airport taxi', to: '/airport-taxi' },
        `: same fixed price rules, same watched flight, but the driver stands at the car and not in the hall. You write “coming out”, he tells you where. If you know the airport and only want to be rid of the meter and the queue, this is the one. ${terms.roundTrip}`,
      ],
    },
    { kind: 'heading', level: 2, id: 'ask', text: 'What to ask anybody who offers you “VIP”' },
    {
      kind: 'checklist',
      title: 'Six questions for any company, ours included',
      items: [
        'Is the price final: night, tolls, luggage, waiting and VAT included?',
        'Does the driver come into the hall, or is that a surcharge?',
        'Which vehicle exactly, and how many cases fit with all seats taken?',
        'What happens, and what does it cost, if the flight is two hours late?',
        'Until when can I cancel free of charge, and where is that written?',
        'Who answers the phone at three in the morning?',
      ],
    },
    {
      kind: 'paragraph',
      text: `Our answers: yes; with the VIP transfer, yes, and in the price; a Sprinter for up to ${business.vehicleSeats}; nothing; ${business.freeCancellationHours} hours before, in the terms; a person. On Shabbat nobody answers, because we rest, and it is better that you read this here than that you find it out on Saturday.`,
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'A rule for the undecided',
      text: 'Two yeses out of four and you should book: more than three people; more than four cases; after nine in the evening; somebody travels who should not have to look for anything. With one yes or none, take the taxi and spend the difference on dinner.',
    },
    {
      kind: 'paragraph',
      text: [
        'Decided? ',
        { text: 'The VIP page', to: '/vip-airport-transport' },
        ' says what we need to know, beginning with the name for the board.',
      ],
    },
  ],
};
