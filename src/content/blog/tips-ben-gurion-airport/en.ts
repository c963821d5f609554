import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { leaveFor } from '../figures.en';
import { sourceLines } from '../sources.en';

const towns = [
  ['Tel Aviv', 'tel-aviv'],
  ['Ramat Gan', 'ramat-gan'],
  ['Petah Tikva', 'petah-tikva'],
  ['Jerusalem', 'jerusalem'],
  ['Netanya', 'netanya'],
  ['Ashdod', 'ashdod'],
  ['Ashkelon', 'ashkelon'],
  ['Haifa', 'haifa'],
  ['Nazareth', 'nazareth'],
  ['Beer Sheva', 'beer-sheva'],
  ['Dead Sea', 'dead-sea'],
  ['Tiberias', 'tiberias'],
  ['Masada', 'masada'],
  ['Safed', 'safed'],
  ['Eilat', 'eilat'],
] as const;

export const article: ArticleTexts = {
  title: 'When to leave for Ben Gurion, and what to expect there',
  excerpt:
    'What time to leave fifteen places for a flight at dawn, mid-morning or evening. Then Terminal 1 or 3, the security questions, liquids, VAT refunds and flights around Shabbat.',
  tags: ['airport', 'planning'],
  meta: {
    title: 'Flying out of Ben Gurion: how early, what to expect',
    description:
      'When to leave Tel Aviv, Jerusalem, Haifa and twelve other places for a flight from Ben Gurion, and what happens there: terminals, security, liquids, VAT refund.',
    keywords: [
      'Ben Gurion departure',
      'how early Ben Gurion airport',
      'Ben Gurion security questions',
      'Terminal 1 or 3',
    ],
  },
  body: [
    {
      kind: 'table',
      caption: 'When to leave for an international flight, Sunday to Thursday',
      columns: ['From', 'Take-off 06:00', 'Take-off 10:30', 'Take-off 20:00'],
      rows: towns.map(([name, slug]) => [
        name,
        leaveFor('06:00', slug),
        leaveFor('10:30', slug),
        leaveFor('20:00', slug),
      ]),
    },
    {
      kind: 'paragraph',
      text: 'Worked out from our driving times: three hours at the terminal before take-off, a quarter of an hour in hand, and the longest drive for that time of day. The rush hours counted are 06:00–10:00 and 15:00–19:00: the morning one begins an hour earlier here than on our other pages, to be on the safe side. Leave earlier still if you have a hire car to return.',
    },
    {
      kind: 'checklist',
      title: 'Flying today? Seven things to check',
      items: [
        'Terminal on the ticket: 1 or 3',
        'Ride booked, for the right date if it leaves after midnight',
        'Checked in online, passports together',
        'No one else’s parcel in the luggage',
        'Border slip from the arrival still in the passport',
        'Power bank in the cabin bag, water bottle empty',
        'Mud, hummus and date honey in the suitcase',
      ],
    },
    { kind: 'heading', level: 2, id: 'evening-before', text: 'The evening before' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Count backwards from take-off. ' },
          'The table above allows three hours at the terminal. If your airline asks for more, leave that much earlier.',
        ],
        [
          { strong: 'Check the terminal. ' },
          'Most flights leave from Terminal 3. Terminal 1 serves some low-cost airlines and the flights to Eilat, but it closes from time to time, and Eilat flights then use Terminal 3, as they did from October 2025. Go by the terminal on your ticket. A free shuttle runs between the two. Allow half an hour for it.',
        ],
        [
          { strong: 'Book the ride the day before. ' },
          'At half past three in the morning few taxis are about. Give the flight number and let the driver suggest the pick-up time.',
        ],
        [
          { strong: 'Watch the date around midnight. ' },
          'For a flight at 00:55 on the 8th you leave home on the 7th, and the ride has to be booked for that date.',
        ],
        [
          { strong: 'Pack your own bag. ' },
          'You will be asked whether you did. It is best to carry nothing for anyone else. If you must, look inside it first and say so when asked.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'departures', text: 'At the terminal, in order' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'The security questions. ' },
          'They come before check-in: where you were, who you know here, who packed your bags. Answer briefly and truthfully, and do not joke about it.',
        ],
        [
          { strong: 'A longer check. ' },
          'Some passengers are asked more questions and searched for longer. The third hour is for this.',
        ],
        [
          { strong: 'VAT refund. ' },
          'If you have a form for goods in your suitcase, go to the refund counter before you check the suitcase in: you may have to show them. Rules and limits change, so read them when you buy.',
        ],
        [
          { strong: 'Check-in and hand luggage. ' },
          'Dead Sea mud, hummus, tahini and date honey count as liquids, so put them in the suitcase before you check it in.',
        ],
        [
          { strong: 'Passport control. ' },
          'Have the slip from your arrival ready. Without it you may be sent to another counter.',
        ],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Are three hours too much?',
      text: 'On many days, yes, and you will have time for coffee. On a summer morning or the eve of a holiday they can be only just enough.',
    },
    { kind: 'heading', level: 2, id: 'ways', text: 'How to get there' },
    {
      kind: 'table',
      caption: 'What runs when, to the airport',
      columns: ['When', 'Train', 'Bus 485 from Jerusalem (hours of 2017)', 'Taxi', 'Booked car'],
      rows: [
        ['Sunday to Thursday, day', 'Yes', 'Hourly', 'Yes', 'Yes'],
        [
          'Sunday to Thursday, night',
          'Most nights, check the timetable',
          'Hourly',
          'If ordered ahead',
          'Yes, same price',
        ],
        ['Friday morning', 'Yes', 'Until about two', 'Yes', 'Yes'],
        ['Friday afternoon', 'Ends early', 'No', 'Yes', '{if rest_city|Ask us for the last hour|Yes}'],
        ['Friday evening to Saturday evening', 'No', 'No', 'Yes, higher tariff', '{if rest_city|No|Yes}'],
        [
          'Saturday night',
          'Starts late',
          'From about seven',
          'Yes, highest tariff',
          '{if rest_city|Once Shabbat is over|Yes}',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The bus hours are those of the year in which line 485 opened. The night trains are those reported in 2022 and 2025. Check both in Moovit the day before.',
    },
    {
      kind: 'paragraph',
      text: 'For a flight on Saturday afternoon, order a {if rest_city|taxi|ride} by Friday. Hotels in Tel Aviv and near the airport can do that for you. If you are staying with family who keep Shabbat, consider moving to such a hotel on Friday.',
    },
    { kind: 'heading', level: 2, id: 'children', text: 'With children' },
    {
      kind: 'list',
      items: [
        'Order the child seats with the ride, and give each child’s age and weight.',
        'A pushchair usually goes with you to the gate. Ask at check-in for its tag.',
        'The security questions are put to the adults. Keep the children’s passports to hand and, if one parent travels alone, the other parent’s written consent.',
        'Pack a change of clothes in the cabin bag. Getting from the security questions to the gate can take a long time.',
      ],
    },
    { kind: 'heading', level: 2, id: 'last-hours', text: 'A last day with the luggage in the car' },
    {
      kind: 'paragraph',
      text: [
        'The hotel wants the room back at eleven and the flight leaves at night. If you have a driver for the day, the suitcases stay in the car while you are on the beach or at a last stop on the way: Jaffa, Latrun, Abu Ghosh, Caesarea or the springs at Antipatris. What a day costs depends on the hours, so ',
        { text: 'ask for a price', to: '/private-driver-tours' },
        ' with the flight number.',
      ],
    },
    { kind: 'heading', level: 2, id: 'not', text: 'What you do not need to worry about' },
    {
      kind: 'list',
      items: [
        'Hebrew. Signs are in English too.',
        'A stamp in the passport. There is none, only the slip.',
        'Asking the way. Almost anyone will help, usually in English.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${terms.roundTrip} The `,
        { text: 'airport transfer page', to: '/airport-taxi' },
        ' covers both rides. For the day you land, read ',
        { text: 'the way out of Terminal 3', to: '/blog/guide-ben-gurion-airport-english' },
        ' and look at ',
        { text: 'the arrivals board', to: '/flights' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: [
        'Driving times: our own, as given on each place’s page.',
        ...sourceLines('terminalOne', 'eilatAtThree', 'nightTrain', 'northTrain', 'bus485', 'tariff'),
      ],
    },
  ],
};
