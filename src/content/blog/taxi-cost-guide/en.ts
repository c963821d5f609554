import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'What a taxi from Ben Gurion really costs',
  excerpt: `On the meter, a hotel in Tel Aviv is ${fare.telAviv.metered}. People pay ${fare.telAviv.realistic}. Where the difference comes from, and how not to pay it.`,
  tags: ['taxi-fares', 'airport'],
  meta: {
    title: 'Taxi from Ben Gurion Airport: real fares for 2026',
    description:
      'What a taxi from Ben Gurion to Tel Aviv, Jerusalem or Haifa costs by day, by night and on Shabbat, which extras are real, and when a fixed price is cheaper.',
    keywords: [
      'Ben Gurion taxi fare',
      'taxi Tel Aviv airport price',
      'night tariff Israel',
      'fixed price airport taxi',
    ],
  },
  body: [
    {
      kind: 'callout',
      tone: 'tip',
      title: 'The short answer, if you are reading this in the queue',
      text: [
        'To a hotel in Tel Aviv: ',
        { strong: `${fare.telAviv.metered} on the meter by day with the road clear` },
        `, ${fare.telAviv.realistic} as people actually pay it, and ${night.total} at night. Between ${night.from} and ${night.to}, and from Friday evening to Saturday evening, the meter runs about ${night.percent} dearer. A price fixed before the flight is ${night.fixed} at any hour.`,
      ],
    },
    { kind: 'fares', caption: 'Metered taxi from Ben Gurion, one ride, by day' },
    {
      kind: 'paragraph',
      text: 'The first figure is what the meter shows when nothing goes wrong: a weekday around eleven, no accident on Route 1, a driver who takes the right exit the first time. The second is what stands on the receipt once the road has behaved as it usually does. Plan with the second. If the first one comes true, buy yourself lunch.',
    },
    {
      kind: 'heading',
      level: 2,
      id: 'two-figures',
      text: 'Why the meter and the wallet disagree',
    },
    {
      kind: 'paragraph',
      text: 'Nobody has to cheat for a ride to cost half as much again as you expected. An Israeli meter counts distance while the car moves and time while it crawls, and between the airport and the sea there is a good deal of crawling. Four things move the figure, in this order:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'The hour.' },
          ' Sunday to Thursday from about seven to ten and again from three to seven, the road into Tel Aviv takes twice as long. The kilometres stay the same; the minutes are charged.',
        ],
        [
          { strong: 'The clock.' },
          ` At ${night.from} the tariff changes. Two passengers off the same flight, one with hand luggage and one waiting at the belt, can ride on two different tariffs.`,
        ],
        [
          { strong: 'The address.' },
          ' “Tel Aviv” is a long city. Florentin and the old port lie at opposite ends of it, and every one-way street between them is on the meter.',
        ],
        [
          { strong: 'The supplements.' },
          ` The airport fee of ${fare.airportFee} is always there. Others depend on the ride; they are listed further down.`,
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `Jerusalem shows the same pattern with larger numbers: ${fare.jerusalem.metered} on the meter, ${fare.jerusalem.realistic} in life, because half of that drive is the last mile. For Haifa, ${fare.haifa.metered} becomes ${fare.haifa.realistic}: an hour and a quarter of motorway, then the mountain, then the search for the house.`,
    },
    { kind: 'heading', level: 2, id: 'night', text: 'The night fare, line by line' },
    {
      kind: 'paragraph',
      text: `A good many flights land here after nine in the evening or before dawn, so for many visitors this is the first fare of the holiday. Take a ride to a Tel Aviv hotel that would come to ${night.meter} by day with ordinary traffic:`,
    },
    {
      kind: 'table',
      caption: 'Ben Gurion to a Tel Aviv hotel, landing at 23:00',
      columns: ['Line', 'Amount', 'What it is'],
      rows: [
        ['Meter', night.meter, 'The day rate for distance and time'],
        ['Night surcharge', night.surcharge, `About ${night.percent}, from ${night.from} to ${night.to}`],
        ['Airport fee', fare.airportFee, 'For setting out from Ben Gurion'],
        ['Total with the meter', [{ strong: night.total }], 'Before tolls and other supplements'],
        ['Fixed price, agreed before', [{ strong: night.fixed }], 'Night, tolls, luggage and waiting included'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Read the last two lines honestly: they overlap. At night the fixed price is not a bargain, it is the same money with the uncertainty taken out. What you buy for it is that the figure was known in your kitchen and not at the kerb, that nobody discusses suitcases at midnight, and that a jam on the Ayalon is the driver’s problem. By day, alone and with one bag, the meter can come out lower. We say so below too.',
    },
    { kind: 'heading', level: 2, id: 'shabbat', text: 'Friday evening to Saturday evening' },
    {
      kind: 'paragraph',
      text: 'The dearer tariff also runs through Shabbat: from Friday evening until Saturday evening, in daylight as well. At the same time the trains stop, almost all buses stop, and the demand for taxis does what you would expect. We do not drive on Shabbat, so in those hours we are not an option either. If your flight lands on Saturday at noon, the honest advice is the official rank, the meter running, and patience; or a later flight. A landing on Saturday night is another matter: tell us the flight number and we will name the first hour at which we can set out.',
    },
    { kind: 'heading', level: 2, id: 'extras', text: 'Supplements: which are real' },
    {
      kind: 'paragraph',
      text: 'The tariff is set by the state, supplements included, and revised from time to time. The amounts change; the logic does not. This is how to hear a supplement when it is named to you:',
    },
    {
      kind: 'table',
      caption: 'What may be added to a meter, and what to say',
      columns: ['You hear', 'Is it real?', 'What to do'],
      rows: [
        ['“Airport fee”', `Yes: ${fare.airportFee}, once per ride from the airport`, 'Pay it'],
        [
          '“Toll road”',
          'Yes, if you took one: the fast lane into Tel Aviv, Route 6, the Carmel tunnels',
          'Ask before the driver turns in; you may choose the slower road',
        ],
        [
          '“Night” or “Shabbat”',
          `Yes, in its hours: about ${night.percent}`,
          'Look at the time. At 20:40 it is not night',
        ],
        ['“You ordered by telephone”', 'Only if you did', 'From the rank you did not'],
        [
          '“Luggage”',
          'The tariff has known a supplement for cases, and a small one',
          'Ask for the tariff sheet. A round sum per case is an invention',
        ],
        ['“Passengers”', 'Depends on the size of the car and on the tariff in force', 'Ask before you get in'],
        ['“Credit card”', 'Ask to see the line on the tariff sheet', 'Decline, politely and once'],
        ['“I have to drive back empty”', 'Not on a metered ride', 'Take the next car'],
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'The sentence that costs most',
      text: '“The meter is broken, I will make you a good price.” A good price for whom becomes clear at the hotel. A taxi whose meter does not work is a taxi you do not take; at the rank there is another one behind it.',
    },
    { kind: 'heading', level: 2, id: 'fixed-price', text: 'What a fixed price contains' },
    {
      kind: 'paragraph',
      text: [
        'The word “fixed” is cheap, so here is what stands behind it with us, and what you should ask of anybody else who uses it. ',
        `${terms.fixedPrice} ${terms.extras} ${terms.vat} ${terms.flightDelay} ${terms.cancellation} `,
        { text: 'The terms are one page', to: '/terms' },
        ', and the ',
        { text: 'airport taxi page', to: '/airport-taxi' },
        ' says what we need to know to name the figure: flight, address, people, cases.',
      ],
    },
    {
      kind: 'paragraph',
      text: `It does not contain magic. The driver waits, but not for ever: give a real number of passengers and bags, because a car for three will not take six, and say when you checked a surfboard. And a fixed price for one ride is not the whole saving. ${terms.roundTrip}`,
    },
    { kind: 'heading', level: 2, id: 'meter-wins', text: 'When the meter is the better choice' },
    {
      kind: 'list',
      items: [
        'You are one or two, with hand luggage, landing on a weekday between eleven and two, bound for central Tel Aviv. The queue is short and the road is open.',
        'You do not know when you will be out. A passport problem, a missing case, a meeting in the terminal: a taxi rank waits for everybody.',
        'It is Shabbat, and neither train nor booked car is running.',
        'You are going somewhere close to the airport: Lod, Ramla, Yehud, Airport City. A short ride on a meter is a short ride.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'And sometimes neither of us is. On a weekday in daylight the train goes from under Terminal 3 to Tel Aviv and Jerusalem for a small part of any figure on this page. If you are alone and your hotel is near a station, take it; we compare them fairly in ',
        { text: 'the guide to the ways out of the airport', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'before', text: 'Before the boot closes' },
    {
      kind: 'checklist',
      title: 'At the taxi rank',
      items: [
        'I am at the official rank outside the terminal, not following somebody through the hall.',
        'The car is a licensed taxi: sign on the roof, meter on the dashboard, the driver’s licence displayed inside.',
        'The driver has understood the street and the number, not only the city.',
        'The meter is on, and it started when we did.',
        'I know whether we take a toll road.',
        'I know whether cards are taken. If not: is there enough cash in my pocket for the second figure, not the first?',
        'At the end I ask for a printed receipt.',
      ],
    },
    {
      kind: 'paragraph',
      text: `Add the queue to the price. When several flights land together it takes ${queue} minutes, outdoors. An hour at two in the morning with a sleeping child has no line in the tariff, but you pay it.`,
    },
    { kind: 'heading', level: 2, id: 'too-much', text: 'If you paid too much' },
    {
      kind: 'paragraph',
      text: 'Keep the receipt; it carries the number of the taxi, the time and the amount. Without one, photograph the number on the car before it leaves. The Ministry of Transport takes complaints about fares, and the dispatcher of the rank wants to know as well. Sums do come back, slowly. What helps more is to mention the receipt at the beginning of the ride, in a friendly voice. Hardly any invention survives the word “receipt”.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'What may have changed since',
      text: 'Tariffs are revised, usually upwards, and roads change their tolls by the hour. The figures here are ranges as they stood when this page was last updated. The relations between them – clear road and rush hour, day and night, meter and fixed price – have been the same for years.',
    },
    {
      kind: 'paragraph',
      text: [
        'If you would rather have one figure than a page of ranges, ',
        { text: 'send us the flight and the address', to: '/plan-your-trip' },
        '. And if you are still deciding what kind of ride this should be, read ',
        { text: 'VIP transfer or regular taxi', to: '/blog/vip-vs-regular-taxi' },
        ' or the ',
        { text: 'mistakes people pay for', to: '/blog/common-taxi-mistakes' },
        ' next.',
      ],
    },
  ],
};
