import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'Train, minibus, taxi or a booked car: which one is yours?',
  excerpt:
    'Alone and by day: the train. With a family, or at night: a car booked ahead. On Shabbat: the taxi rank. Six ways out of Ben Gurion, weighed by people who sell one of them.',
  tags: ['airport', 'planning'],
  meta: {
    title: 'Ben Gurion Airport transport: train, bus, taxi or driver',
    description:
      'How to leave Ben Gurion Airport: train, bus, shared minibus, taxi, hire car or booked driver, compared by hour, luggage and address. With Shabbat and night plans.',
    keywords: ['Ben Gurion transport', 'airport train Tel Aviv', 'sherut Jerusalem', 'airport taxi or train Israel'],
  },
  body: [
    {
      kind: 'paragraph',
      text: 'We drive people from this airport for a living, so take the following as it is meant: for a good number of travellers we are not the best answer. Find your line, and close the page if it says “train”.',
    },
    {
      kind: 'table',
      caption: 'Find your line',
      columns: ['You are', 'Weekday, daytime', 'Late evening and night', 'Shabbat'],
      rows: [
        [
          'Alone or two, a case each, hotel near a station',
          [{ strong: 'Train' }],
          'Train if one runs; otherwise taxi or booked car',
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
          'Bound for Galilee, the Dead Sea or Eilat',
          'Booked car, hire car, or train part of the way',
          'Booked car',
          'Stay a night near the coast',
        ],
        ['Student with a rucksack and time', 'Train or bus', 'Wait for the first train', 'Wait for Saturday night'],
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Why there are no train fares on this page',
      text: 'Timetables, public fares and bus lines change more often than we could follow, and a wrong one is worse than none. Check the day’s trains before you go, in the railway’s own app. What we print here is what has been true for years.',
    },
    { kind: 'heading', level: 2, id: 'three-questions', text: 'Three questions that decide it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'What time is it when you stand outside? ' },
          `Not when you land: add an hour. After ${night.from} the meter is on tariff B and the trains thin out.`,
        ],
        [
          { strong: 'How far is the last door from the last stop? ' },
          'The last kilometre decides whether a cheap ride stays cheap. Two cases over cobbles in August is a ride you pay for in another currency.',
        ],
        [
          { strong: 'How many hands and how many bags? ' },
          'Count hands, not people. A person who carries a child has none left.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'train', text: 'The train: unbeatable, within limits' },
    {
      kind: 'paragraph',
      text: 'The station lies directly under Terminal 3. Trains go to Tel Aviv and on to the north, and to Jerusalem in well under half an hour, which no car can do at eight in the morning. They are air-conditioned, they have room for cases, and they do not stand at Sha’ar HaGai. Buy the ticket as the signs tell you, by card or app, and keep it: you need it again to leave the station.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'It does not run on Shabbat: ' },
          'from Friday afternoon until well after dark on Saturday, and likewise on Jewish holidays.',
        ],
        [
          { strong: 'It has gaps at night, ' },
          'and works on the line are done at night and on weekends. Look at today, not at the timetable in general.',
        ],
        [
          { strong: 'In Jerusalem it stops deep under the western entrance of the city. ' },
          'From there it is the tram, a bus or a taxi to the Old City or the hotel. The escalators are an experience.',
        ],
        [
          { strong: 'In Tel Aviv it has four stations in a row along the Ayalon. ' },
          'The beach hotels are two to three kilometres from all of them.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'bus', text: 'The bus: for patience and rucksacks' },
    {
      kind: 'paragraph',
      text: 'Public buses leave the airport for Tel Aviv, Jerusalem and some other towns. They are the cheapest seat there is. You need a way to pay that is not cash in the driver’s hand – a travel card or an app, set up before boarding – and you share the aisle with everybody’s luggage. If you read Hebrew numbers on a screen without fear and nobody is waiting for you, fine.',
    },
    { kind: 'heading', level: 2, id: 'minibus', text: 'The shared minibus: a taxi with nine friends' },
    {
      kind: 'paragraph',
      text: 'A sherut is a yellow or white minibus that leaves when it is full and drops its passengers one after the other. For one person bound for an address in Jerusalem it can be a sensible middle way: dearer than the train, cheaper than a taxi, and it stops near the door. The price is the unknown. You may leave in five minutes or in forty-five, and you may be the first address or the ninth. Lines and operators come and go, so ask at the information desk whether one serves your town today.',
    },
    { kind: 'heading', level: 2, id: 'taxi', text: 'The taxi rank: always there' },
    {
      kind: 'paragraph',
      text: `It is outside, it is official, it has a dispatcher, and it works through the night and on Shabbat. That is its great merit, and nobody who has landed on a Saturday at noon will say a word against it. What the meter shows by day: ${fare.telAviv.metered} to Tel Aviv, ${fare.jerusalem.metered} to Jerusalem, ${fare.haifa.metered} to Haifa on a clear road, the airport fee of ${fare.airportFee} included; in the rush ${fare.telAviv.rush}, ${fare.jerusalem.rush} and ${fare.haifa.rush}. At night and on Shabbat by day add about ${night.percent}, on Thursday, Friday and Saturday nights about ${night.latePercent}. When several flights land together, add ${queue} minutes of queue.`,
    },
    {
      kind: 'paragraph',
      text: [
        'An ordinary taxi takes three or four people, and the boot fills before the seats do. Where each part of the fare comes from is worked out, line by line, in ',
        { text: 'the cost guide', to: '/blog/taxi-cost-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'hire-car', text: 'The hire car: for day two' },
    {
      kind: 'paragraph',
      text: 'A car of your own is the best way to see Galilee at your own pace and the worst way to arrive in Tel Aviv. Kerbs speak a language of colours here – blue and white is paid parking, red and white is a fine – and hotels in the centre often have no garage. Route 6 and the fast lane are tolled without a booth, and the bill reaches you through the hire company. If you land after a night flight, consider a ride to the hotel and the hire car on the next morning, from a branch in town.',
    },
    { kind: 'heading', level: 2, id: 'booked', text: 'The booked car: what it is for' },
    {
      kind: 'paragraph',
      text: `Here is our own trade, with the same ruler. A booked car is for people who want the figure before the flight and the driver after it. ${terms.fixedPrice} ${terms.extras} One vehicle takes up to ${business.vehicleSeats} passengers with their luggage, which turns two taxis into one ride. ${terms.flightDelay}`,
    },
    {
      kind: 'list',
      items: [
        'It must be booked ahead. Within minutes is possible, the evening before is better, and with child seats it is a must.',
        `It waits, but not without end: with us ${business.freeWaitingMinutes} minutes after the time we set together.`,
        'It does not run on Shabbat. We rest from Friday afternoon until Saturday night.',
        'For one person by day it will hardly ever be the cheapest line in the table.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { text: 'Airport taxi', to: '/airport-taxi' },
        ' is the plain version, ',
        { text: 'VIP transfer', to: '/vip-airport-transport' },
        ' the one with a board in the hall. The road and the price rules are the same; what differs is how you are met.',
      ],
    },
    { kind: 'heading', level: 2, id: 'compared', text: 'The six side by side' },
    {
      kind: 'table',
      caption: 'What each does well, and where it lets you down',
      columns: ['Way out', 'Price known before', 'Door to door', 'At night', 'On Shabbat', 'With much luggage'],
      rows: [
        ['Train', 'Yes', 'No', 'Partly', 'No', 'So-so'],
        ['Bus', 'Yes', 'No', 'Partly', 'No', 'Poor'],
        ['Shared minibus', 'Yes', 'Nearly', 'Ask', 'Ask', 'So-so'],
        ['Taxi from the rank', 'No', 'Yes', 'Yes, dearer', 'Yes, dearer', 'For three people'],
        ['Hire car', 'Mostly', 'Yes, plus parking', 'Yes', 'Counters may close', 'Good'],
        ['Booked car', 'Yes', 'Yes', 'Yes, same price', 'No', `Good, up to ${business.vehicleSeats} people`],
      ],
    },
    { kind: 'heading', level: 2, id: 'friday', text: 'Plan for a Friday landing' },
    {
      kind: 'paragraph',
      text: 'Friday is when the good options close one after the other, like shops in a street. First the buses thin out, then the last train leaves, then booked cars stop. How early depends on the season: candle lighting is around four in December and after seven in June, and trains end some hours before it. A rule that has never failed anybody: if the landing is less than four hours before candle lighting, have two plans, one for a flight on time and one for a late flight. The second is usually called “taxi, dearer tariff”, and it works.',
    },
    { kind: 'heading', level: 2, id: 'departure', text: 'And back again' },
    {
      kind: 'paragraph',
      text: `Going to the airport, everything above is turned round. You know the hour, nobody queues, and a taxi hailed in the street at four in the morning may not come at all. Be at the terminal three hours before an international flight; security asks its questions before check-in, and it asks them slowly when the hall is full. Trains are fine if one arrives in time and you have checked that it runs that night. Otherwise book whatever you book on the day before. ${terms.roundTrip}`,
    },
    {
      kind: 'checklist',
      title: 'Decide at home, not in the hall',
      items: [
        'Landing time plus one hour: what runs then, on that weekday?',
        'Distance from the last stop to the door, with this luggage',
        'Number of people who can carry',
        'Plan B if the flight is two hours late',
        'Address in Hebrew letters on the phone, for whichever driver it is',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Knowing the means, you may want the town: ',
        { text: 'the same question by destination', to: '/blog/transportation-from-ben-gurion-airport-guide' },
        ', from Tel Aviv to Eilat.',
      ],
    },
  ],
};
