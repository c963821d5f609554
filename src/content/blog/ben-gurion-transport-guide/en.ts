import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'Six ways out of Ben Gurion: train, bus, sherut, taxi, hire car or driver',
  excerpt:
    'Which line, which level, which app, and what runs at three in the morning. Six ways out of the airport compared by people who sell one of them, with sources and dates.',
  tags: ['airport', 'planning'],
  meta: {
    title: 'Ben Gurion transport: train, bus, taxi or driver',
    description:
      'How to leave Ben Gurion Airport: trains, bus lines 485 and 905, shared minibus, taxi, hire car or booked driver, with levels, gates, apps, night and Shabbat.',
    keywords: [
      'Ben Gurion transport',
      'airport train Tel Aviv',
      'bus 485 Jerusalem',
      'Rav-Kav app',
      'sherut Jerusalem',
    ],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'We drive people from this airport for a living, but for many travellers the train is the better choice. Find your line in the table.',
    },
    {
      kind: 'table',
      caption: 'Find your line',
      columns: ['You are', 'Weekday, daytime', 'Late evening and night', 'Shabbat'],
      rows: [
        [
          'Alone or two, a suitcase each, hotel near a station',
          [{ strong: 'Train' }],
          'Night train if one runs, otherwise taxi or booked car',
          'Taxi',
        ],
        [
          'Two, hotel in a side street of Tel Aviv',
          'Train and a short taxi, or taxi all the way',
          'Booked car',
          'Taxi',
        ],
        [
          'Family with small children',
          [{ strong: 'Booked car' }, ' with the right seats'],
          'Booked car',
          'Taxi, and your own seats',
        ],
        ['Five to eight with luggage', 'One booked van', 'One booked van', 'Two taxis'],
        ['Bound for the Old City of Jerusalem', 'Train and tram, or car to the gate', 'Booked car', 'Taxi'],
        [
          'Bound for the Galilee, the Dead Sea or Eilat',
          'Booked car, hire car, or train part of the way',
          'Booked car',
          'A night near the coast',
        ],
        ['Student with a rucksack and time', 'Train or bus', 'Line 485 or 905', 'Wait for Saturday night'],
      ],
    },
    { kind: 'heading', level: 2, id: 'three-questions', text: 'Three questions that decide it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'What time will you be outside? ' },
          `With checked luggage, more than an hour after landing. After ${night.from} the meter is on tariff B and the trains thin out.`,
        ],
        [
          { strong: 'How far is your door from the last stop? ' },
          'Two suitcases and a walk in August are a good reason for a taxi.',
        ],
        [{ strong: 'How many free hands do you have? ' }, 'Someone who carries a child has none for a suitcase.'],
      ],
    },
    { kind: 'heading', level: 2, id: 'train', text: 'The train' },
    {
      kind: 'paragraph',
      text: 'The station is on level S: leave the arrivals hall, cross the road and take the escalator down. Trains run to Tel Aviv and on along the coast to Haifa and Nahariya, and to Jerusalem in well under half an hour. You buy a ticket at a machine or in one of the apps below. Keep it, because you need it to leave the station.',
    },
    {
      kind: 'table',
      caption: 'The train by night',
      columns: ['Direction', 'Nights', 'How often', 'Last report we found'],
      rows: [
        ['Tel Aviv', 'Saturday to Thursday', 'About once an hour', 'September 2022'],
        ['Jerusalem', 'Saturday to Wednesday, not Thursday', 'About once an hour', 'September 2022'],
        ['Haifa and Nahariya', 'Most weekdays', 'Not stated', 'May 2025'],
      ],
    },
    {
      kind: 'list',
      items: [
        'The line is repaired at night and at weekends, and whole sections close. Check the timetable for your night in the railway’s app or in Moovit.',
        'No trains on Shabbat and Jewish holidays: they stop on Friday afternoon and start again well after dark on Saturday.',
        'In Jerusalem you arrive deep under the western entrance of the city. From there it is the tram, a bus or a taxi.',
        'In Tel Aviv there are four stations along the Ayalon. The beach hotels are two to three kilometres from all of them.',
      ],
    },
    { kind: 'heading', level: 2, id: 'bus', text: 'The bus' },
    {
      kind: 'table',
      caption: 'Lines from level 2, outside gate 23',
      columns: ['Line', 'To', 'When', 'Good to know'],
      rows: [
        [
          '485',
          'Jerusalem: central bus station, government quarter',
          'Hourly, day and night, except Shabbat: the hours of 2017, when it opened',
          'The last bus on Friday was at two, the first on Saturday at seven in the evening',
        ],
        [
          '905',
          'Tel Aviv Savidor, Netanya interchange, Haifa',
          'Sunday to Thursday and Saturday, 22:30 to 04:45, as announced in 2022',
          'About every hour and a quarter',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Check today’s hours in Moovit. You cannot pay the driver in cash: use a Rav-Kav card, sold at the station, or an app.',
    },
    { kind: 'heading', level: 2, id: 'apps', text: 'The apps worth installing' },
    {
      kind: 'table',
      caption: 'What each is for',
      columns: ['App', 'For', 'Note'],
      rows: [
        ['Moovit', 'Routes and paying, bus and train', 'One phone can pay for a whole group'],
        ['HopOn Rav-Pass, Anyway', 'Paying by phone', 'Use one app only, so that it can find the lowest price'],
        ['Gett', 'Licensed taxis', 'Also the operator of the airport rank'],
        ['Yango', 'Licensed taxis in town', 'Same tariff as any taxi'],
        ['Waze', 'Driving', 'Shows tolls and closures'],
      ],
    },
    { kind: 'heading', level: 2, id: 'minibus', text: 'The sherut, a shared minibus' },
    {
      kind: 'paragraph',
      text: 'A sherut leaves when it is full and drops its passengers one after the other. For one person going to an address in Jerusalem or Haifa it is a compromise: more than the train, less than a taxi, and close to the door. You may be dropped first or last. Operators change, so ask at the information desk in the hall which towns are served today.',
    },
    { kind: 'heading', level: 2, id: 'taxi', text: 'The taxi rank' },
    {
      kind: 'paragraph',
      text: [
        `Outside the hall on level G, with a dispatcher, by day, by night and on Shabbat. Gett runs it. By day and on a clear road the meter comes to ${fare.telAviv.metered} to Tel Aviv and ${fare.jerusalem.metered} to Jerusalem, the airport fee of ${fare.airportFee} included. In the rush it is ${fare.telAviv.rush} and ${fare.jerusalem.rush}. When several flights land together, passengers report ${queue} minutes in the queue, and more than that before holidays. You can see when many flights land together on `,
        { text: 'the arrivals board', to: '/flights' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'An ordinary taxi takes three or four people, and the boot fills before the seats do. All fifteen fares and the rules of the meter are in ',
        { text: 'the fare guide', to: '/blog/taxi-cost-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'hire-car', text: 'The hire car' },
    {
      kind: 'paragraph',
      text: 'Counters are on level 1. A car pays off for the Galilee, the Golan or the Negev over several days. In Jerusalem and Tel Aviv it spends most of the day in paid parking. Route 6, the Carmel Tunnels and the fast lane into Tel Aviv charge tolls by camera, and the hire company may add a fee to each bill.',
    },
    { kind: 'heading', level: 2, id: 'booked', text: 'The booked car' },
    {
      kind: 'paragraph',
      text: `This is what we do. A booked car is for people who want to know the price before the flight and find a driver there after it. ${terms.fixedPrice} ${terms.extras} One vehicle takes up to ${business.vehicleSeats} passengers, which turns two taxis into one ride.`,
    },
    {
      kind: 'list',
      items: [
        'Book it in advance, with child seats by the day before.',
        terms.waiting,
        'It {if rest_city|does not run on Shabbat and Jewish holidays|runs on Shabbat and Jewish holidays, too}.',
        'For one person by day it is rarely the cheapest way.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'With the ',
        { text: 'airport transfer', to: '/airport-taxi' },
        ' you meet the driver at the agreed pick-up point. With the ',
        { text: 'VIP airport transfer', to: '/vip-airport-transport' },
        ' the driver waits in the hall with your name on a board.',
      ],
    },
    { kind: 'heading', level: 2, id: 'compared', text: 'The six side by side' },
    {
      kind: 'table',
      caption: 'What each does well, and where it lets you down',
      columns: ['Way out', 'Price known before', 'Door to door', 'At night', 'On Shabbat', 'With a lot of luggage'],
      rows: [
        ['Train', 'Yes', 'No', 'Most nights', 'No', 'So-so'],
        ['Bus', 'Yes', 'No', '485 and 905', 'No', 'Poor'],
        ['Sherut', 'Yes', 'Nearly', 'Ask', 'Ask', 'So-so'],
        ['Taxi', 'No', 'Yes', 'Yes, higher tariff', 'Yes, higher tariff', 'For three people'],
        ['Hire car', 'Mostly', 'Yes, plus parking', 'Yes', 'Counters may close', 'Good'],
        [
          'Booked car',
          'Yes',
          'Yes',
          'Yes, same price',
          '{if rest_city|No|Yes}',
          `Good, up to ${business.vehicleSeats} people`,
        ],
      ],
    },
    {
      kind: 'checklist',
      title: 'Decide at home',
      items: [
        'What runs an hour and a quarter after landing, on that weekday?',
        'Distance from the last stop to the door, with this luggage',
        'Number of people who can carry a suitcase',
        'A second plan in case the flight is two hours late',
        'Address in Hebrew letters on the phone',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Distances and fares for fifteen places, and the last Friday landing for six of them, are in ',
        { text: 'the guide to your town', to: '/blog/transportation-from-ben-gurion-airport-guide' },
        '. For the way back to the airport see ',
        { text: 'when to leave for your flight', to: '/blog/tips-ben-gurion-airport' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines(
        'levels',
        'buses',
        'taxiStops',
        'fastTrain',
        'nightTrain',
        'northTrain',
        'bus485',
        'bus905',
        'noCash',
        'payApps',
        'gett',
        'yango',
        'queueTwoHours',
        'tariff',
      ),
    },
  ],
};
