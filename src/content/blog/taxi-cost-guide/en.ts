import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { example, fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'What a taxi from Ben Gurion really costs',
  excerpt: `On the meter, a hotel in Tel Aviv is ${fare.telAviv.metered} on a clear road and ${fare.telAviv.rush} in the rush. Three tariffs, fifteen places, and when a fixed price is worth it.`,
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
        `, ${fare.telAviv.rush} in the rush, ${fare.telAviv.night} at night (tariff B) and ${fare.telAviv.late} on Thursday, Friday and Saturday nights (tariff C). Booked with us, a vehicle for up to ${business.vehicleSeats} is ${fare.fixed}, depending on the address, the same by day and by night.`,
      ],
    },
    { kind: 'fares', caption: 'Metered taxi from Ben Gurion, one ride, by tariff' },
    {
      kind: 'paragraph',
      text: 'The first column is a weekday around eleven, no accident on Route 1, a driver who takes the right exit the first time. The second is the same road between seven and ten or three and seven. The last two are nights, when the road is clear and the tariff is higher.',
    },
    {
      kind: 'heading',
      level: 2,
      id: 'two-figures',
      text: 'How the meter counts',
    },
    {
      kind: 'paragraph',
      text: 'Nobody has to cheat for a ride to cost half as much again as you expected. An Israeli meter adds up minutes and kilometres all the way: a starting amount, a price for every minute, and the same price for every kilometre. Four things move the figure, in this order:',
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
          ` At ${night.from} tariff B begins, on Thursdays tariff C at ${night.lateThursday}. Two passengers off the same flight, one with hand luggage and one waiting at the belt, can ride on two different tariffs.`,
        ],
        [
          { strong: 'The address.' },
          ' “Tel Aviv” is a long city. Florentin and the old port lie at opposite ends of it, and every one-way street between them is on the meter.',
        ],
        [
          { strong: 'The supplements.' },
          ` The airport fee of ${fare.airportFee} is always there, a toll only if you took the road. What may not be added is listed further down.`,
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `Jerusalem shows the same pattern with larger numbers: ${fare.jerusalem.metered} on a clear road, ${fare.jerusalem.rush} in the rush. For Haifa, ${fare.haifa.metered} becomes ${fare.haifa.rush}. Passengers and guidebooks report paying more: ${fare.telAviv.reported} to Tel Aviv, ${fare.jerusalem.reported} to Jerusalem, ${fare.haifa.reported} to Haifa. If you are asked for that much, take a receipt and compare it with the calculator.`,
    },
    { kind: 'heading', level: 2, id: 'night', text: 'One fare, line by line' },
    {
      kind: 'paragraph',
      text: `A good many flights land here after nine in the evening or before dawn, so for many visitors a night fare is the first one of the holiday. Take a ride of ${example.kilometres} kilometres and ${example.minutes} minutes to a Tel Aviv hotel, in each of the three tariffs:`,
    },
    {
      kind: 'table',
      caption: 'Ben Gurion to a Tel Aviv hotel: the whole sum',
      columns: ['Line', 'Tariff A', 'Tariff B', 'Tariff C'],
      rows: [
        ['Start', ...example.lines.map(() => example.start)],
        ['Per minute and per kilometre', ...example.lines.map(({ rate }) => rate)],
        ['Distance', ...example.lines.map(({ distance }) => distance)],
        ['Time', ...example.lines.map(({ time }) => time)],
        ['Airport fee', ...example.lines.map(() => fare.airportFee)],
        [[{ strong: 'Total' }], ...example.lines.map(({ total }) => total)],
      ],
    },
    {
      kind: 'paragraph',
      text: `Compare that honestly with ${fare.fixed} for a booked vehicle: alone and with one bag, the meter is cheaper, by night too. What the fixed price buys is room for up to ${business.vehicleSeats}, a figure known in your kitchen and not at the kerb, a driver who waits, and a jam on the Ayalon that is the driver’s problem.`,
    },
    { kind: 'heading', level: 2, id: 'shabbat', text: 'Friday evening to Saturday evening' },
    {
      kind: 'paragraph',
      text: `Tariff B begins at ${night.friday} on Friday and also holds on Shabbat by day; tariff C, the dearest, from ${night.lateFriday} on Friday and from ${night.lateSaturday} on Saturday, just when everybody comes home. At the same time the trains stop, almost all buses stop, and the demand for taxis does what you would expect. We do not drive on Shabbat, so in those hours we are not an option either. If your flight lands on Saturday at noon, the honest advice is the official rank, the meter running, and patience; or a later flight. A landing on Saturday night is another matter: tell us the flight number and we will name the first hour at which we can set out.`,
    },
    { kind: 'heading', level: 2, id: 'extras', text: 'Supplements: which are real' },
    {
      kind: 'paragraph',
      text: 'The tariff is set by the state, supplements included, and revised every April. This is how to hear a supplement when it is named to you:',
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
          `Yes, in its hours: about ${night.percent}, or ${night.latePercent} around Shabbat`,
          'Look at the time. At 20:40 it is not night',
        ],
        ['“You ordered by telephone”', 'Only if you did', 'From the rank you did not'],
        [
          '“Luggage”',
          'No: the supplement for luggage was abolished with the new tariff',
          'Do not pay it; ask for the tariff sheet',
        ],
        ['“Passengers”', 'No: nothing may be added for a third or fourth one', 'Do not pay it'],
        ['“Credit card”', 'No: airport taxis have had to take cards since 2018', 'Decline, politely and once'],
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
        { text: 'airport transfer page', to: '/airport-taxi' },
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
        'I know how I am paying: card, or cash for the rush-hour figure.',
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
      text: 'Tariffs are revised, usually upwards, and roads change their tolls by the hour. The figures here are computed from the tariff whose date stands under the first table.',
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
