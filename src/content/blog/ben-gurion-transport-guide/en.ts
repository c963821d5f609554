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
      text: 'We drive people from this airport for a living, and for many travellers we are not the best answer. Find your line in the table. If it says “train”, take the train.',
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
          'Two suitcases over cobbles in August cost more than a taxi fare.',
        ],
        [{ strong: 'How many free hands? ' }, 'A person who carries a child has none.'],
      ],
    },
    { kind: 'heading', level: 2, id: 'train', text: 'The train' },
    {
      kind: 'paragraph',
      text: 'The station is on level S: leave the arrivals hall, cross the road and take the escalator down. Trains run to Tel Aviv and on along the coast to Haifa and Nahariya, and to Jerusalem in well under half an hour. Tickets are sold by machines and by the apps below. Keep yours: you need it to leave the station.',
    },
    {
      kind: 'table',
      caption: 'The train by night',
      columns: ['Direction', 'Nights', 'How often'],
      rows: [
        ['Tel Aviv', 'Saturday to Thursday', 'About once an hour'],
        ['Jerusalem', 'Saturday to Wednesday; not on Thursday night', 'About once an hour'],
        ['Haifa and Nahariya', 'Most weekdays', 'About once an hour'],
      ],
    },
    {
      kind: 'list',
      items: [
        'Works on the line are done at night and at weekends, and then whole sections close. Check that night’s timetable in the railway’s app or in Moovit.',
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
          'Hourly, day and night, except Shabbat',
          'When it opened, Friday’s last departure was at two, and Saturday’s first at seven in the evening',
        ],
        [
          '905',
          'Tel Aviv Savidor, Netanya interchange, Haifa',
          'Sunday to Thursday and Saturday, 22:30 to 04:45',
          'About every hour and a quarter',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Buses take no cash. You pay with a Rav-Kav card, sold at the station, or with an app.',
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
      text: 'A sherut leaves when it is full and drops its passengers one after the other. For one person bound for an address in Jerusalem or Haifa it is a middle way: dearer than the train, cheaper than a taxi, and close to the door. You may be the first address or the ninth. Operators change, so ask at the information desk in the hall which towns are served today.',
    },
    { kind: 'heading', level: 2, id: 'taxi', text: 'The taxi rank' },
    {
      kind: 'paragraph',
      text: `Outside the hall on level G, with a dispatcher, by day, by night and on Shabbat. Gett runs it. By day and on a clear road the meter comes to ${fare.telAviv.metered} to Tel Aviv and ${fare.jerusalem.metered} to Jerusalem, the airport fee of ${fare.airportFee} included. In the rush it is ${fare.telAviv.rush} and ${fare.jerusalem.rush}. When several flights land together people report ${queue} minutes in the queue, and far more before holidays.`,
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
      text: 'Counters are on level 1. A car pays off for the Galilee, the Golan or the Negev over several days. In Jerusalem and Tel Aviv it mostly waits for you in paid parking. Route 6, the Carmel Tunnels and the fast lane into Tel Aviv charge tolls by camera, and the hire company may add a fee to each bill.',
    },
    { kind: 'heading', level: 2, id: 'booked', text: 'The booked car' },
    {
      kind: 'paragraph',
      text: `This is our trade. A booked car is for people who want to know the price before the flight and have the driver there after it. ${terms.fixedPrice} ${terms.extras} One vehicle takes up to ${business.vehicleSeats} passengers, which turns two taxis into one ride. ${terms.flightDelay}`,
    },
    {
      kind: 'list',
      items: [
        'Book it ahead. With child seats the day before is the latest.',
        `The driver waits ${business.freeWaitingMinutes} minutes free of charge from the time agreed, and that time includes passport control and luggage.`,
        'It does not run on Shabbat and Jewish holidays.',
        'For one person by day it is rarely the cheapest line in the table.',
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
      columns: ['Way out', 'Price known before', 'Door to door', 'At night', 'On Shabbat', 'With much luggage'],
      rows: [
        ['Train', 'Yes', 'No', 'About hourly', 'No', 'So-so'],
        ['Bus', 'Yes', 'No', '485 and 905', 'No', 'Poor'],
        ['Sherut', 'Yes', 'Nearly', 'Ask', 'Ask', 'So-so'],
        ['Taxi', 'No', 'Yes', 'Yes, higher tariff', 'Yes, higher tariff', 'For three people'],
        ['Hire car', 'Mostly', 'Yes, plus parking', 'Yes', 'Counters may close', 'Good'],
        ['Booked car', 'Yes', 'Yes', 'Yes, same price', 'No', `Good, up to ${business.vehicleSeats} people`],
      ],
    },
    {
      kind: 'checklist',
      title: 'Decide at home',
      items: [
        'Landing time plus an hour and a quarter: what runs then, on that weekday?',
        'Distance from the last stop to the door, with this luggage',
        'Number of people who can carry',
        'A second plan if the flight is two hours late',
        'Address in Hebrew letters on the phone',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Distances, fares and the last Friday landing for each town are in ',
        { text: 'the table of fifteen places', to: '/blog/transportation-from-ben-gurion-airport-guide' },
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
