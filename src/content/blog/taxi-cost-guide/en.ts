import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { example, fare, night, queue } from '../figures.en';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'What a taxi from Ben Gurion really costs',
  excerpt: `On the meter, a hotel in Tel Aviv is ${fare.telAviv.metered} on a clear road and ${fare.telAviv.rush} in the rush. Three tariffs, fifteen places, and when a fixed price is worth it.`,
  tags: ['taxi-fares', 'airport'],
  meta: {
    title: 'Taxi from Ben Gurion: what the meter should show',
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
        `, ${fare.telAviv.rush} in the rush, ${fare.telAviv.night} at night (tariff B) and ${fare.telAviv.late} on Thursday, Friday and Saturday nights (tariff C). Our own price for a vehicle for up to ${business.vehicleSeats} is the same by day and by night. It stands on `,
        { text: 'the airport transfer page', to: '/airport-taxi' },
        '.',
      ],
    },
    { kind: 'fares', caption: 'Metered taxi from Ben Gurion, one ride, by tariff' },
    {
      kind: 'paragraph',
      text: 'The first column is a weekday around eleven, no accident on Route 1, a driver who takes the right exit the first time. The second is the same road between 07:00 and 10:00 or between 15:00 and 19:00. The last two are nights, when the road is clear and the tariff is higher.',
    },
    {
      kind: 'heading',
      level: 2,
      id: 'two-figures',
      text: 'How the meter counts',
    },
    {
      kind: 'paragraph',
      text: 'A ride can cost half as much again as you expected without anyone cheating. An Israeli meter adds up minutes and kilometres all the way: a starting amount, a price for every minute, and the same price for every kilometre. Four things move the figure, in this order:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'The hour.' },
          ' Sunday to Thursday from about 07:00 to 10:00 and again from 15:00 to 19:00, the road into Tel Aviv takes twice as long. The kilometres stay the same, but you pay for the minutes.',
        ],
        [
          { strong: 'The clock.' },
          ` At ${night.from} tariff B begins, on Thursdays tariff C at ${night.lateThursday}. Two passengers off the same flight, one with hand luggage and one waiting at the belt, can ride on two different tariffs.`,
        ],
        [
          { strong: 'The address.' },
          ' Tel Aviv is a long city. Florentin and the old port lie at opposite ends of it, and the one-way streets in between all count.',
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
      text: `Many flights land after nine in the evening or before dawn, so your first fare may well be a night fare. Take a ride of ${example.kilometres} kilometres and ${example.minutes} minutes to a Tel Aviv hotel, in each of the three tariffs:`,
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
      text: `Compare that with the price of a booked vehicle: alone and with one suitcase, the meter is cheaper, at night as well. The fixed price buys room for up to ${business.vehicleSeats}, a price you know before you fly, a driver who waits, and no extra minutes when the Ayalon stands still.`,
    },
    { kind: 'heading', level: 2, id: 'shabbat', text: 'Friday evening to Saturday evening' },
    {
      kind: 'paragraph',
      text: `Tariff B begins at ${night.friday} on Friday and also applies on Shabbat by day. Tariff C, the highest, begins at ${night.lateFriday} on Friday and at ${night.lateSaturday} on Saturday, just when everyone is going home. Trains and almost all buses stop in those hours, {if rest_city|and we do not drive either|but we do drive}. If your flight lands on Saturday at noon, take the official rank with the meter running, and allow for a long queue. For a landing on Saturday night send us the flight number, and we will give you the earliest pick-up.`,
    },
    { kind: 'heading', level: 2, id: 'extras', text: 'Supplements: which are real' },
    {
      kind: 'paragraph',
      text: 'The tariff is set by the state, supplements included, and revised every April. If the driver names one, this is what to make of it:',
    },
    {
      kind: 'table',
      caption: 'What may be added to a meter, and what to say',
      columns: ['You hear', 'Is it real?', 'What to do'],
      rows: [
        ['“Airport fee”', `Yes: ${fare.airportFee}, once per ride from the airport`, 'Pay it'],
        [
          '“Toll road”',
          'Yes, if you took one: Route 6, the Carmel Tunnels, the fast lane into Tel Aviv. In the fast lane a taxi with three or four people in it, the driver counted, pays nothing',
          'Ask before the driver turns in. You may choose the slower road',
        ],
        [
          '“Night” or “Shabbat”',
          `Yes, in its hours: the rate rises by about ${night.percent}, or by ${night.latePercent} from ${night.lateThursday} on Thursday, ${night.lateFriday} on Friday and ${night.lateSaturday} on Saturday`,
          'Look at the time. At 20:40 it is not night',
        ],
        ['“You ordered by telephone”', 'Only if you did', 'From the rank you did not'],
        [
          '“Luggage”',
          'No: the supplement for luggage was abolished with the new tariff',
          'Do not pay it. Ask for the tariff sheet',
        ],
        ['“Passengers”', 'No: nothing may be added for a third or fourth one', 'Do not pay it'],
        ['“Credit card”', 'No: airport taxis have had to take cards since 2018', 'Decline, politely'],
        ['“I have to drive back empty”', 'Not on a metered ride', 'Take the next car'],
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'The sentence that costs most',
      text: '“The meter is broken, I will make you a good price.” Do not take a taxi whose meter does not work. At the rank there is another one behind it.',
    },
    { kind: 'heading', level: 2, id: 'fixed-price', text: 'What a fixed price contains' },
    {
      kind: 'paragraph',
      text: [
        'This is what “fixed” means with us, and what to ask of anyone else who uses the word. ',
        `${terms.fixedPrice} ${terms.extras} ${terms.vat} ${terms.payment} ${terms.flightDelay} ${terms.cancellation} `,
        { text: 'All the terms are here', to: '/terms' },
        ', and the ',
        { text: 'airport transfer page', to: '/airport-taxi' },
        ' says what we need to know to name the price: flight, address, people, suitcases.',
      ],
    },
    {
      kind: 'paragraph',
      text: `Give the real number of passengers and suitcases, and mention a surfboard or a bicycle, so that the right vehicle comes. ${terms.roundTrip}`,
    },
    { kind: 'heading', level: 2, id: 'meter-wins', text: 'When the meter is the better choice' },
    {
      kind: 'list',
      items: [
        'You are one or two, with hand luggage, landing on a weekday between eleven and two, bound for central Tel Aviv. The queue is short and the road is open.',
        'You do not know when you will be out: a passport problem, missing luggage, a meeting in the terminal.',
        'It is Shabbat, and {if rest_city|neither train nor booked car is|no train is} running.',
        'You are going somewhere close to the airport: Lod, Ramla, Yehud, Airport City.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Sometimes the train is better than both: it leaves from under Terminal 3 and costs a small part of any fare on this page. If you are alone and your hotel is near a station, take it. All the ways are compared in ',
        { text: 'the guide to the ways out of the airport', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'before', text: 'Before the boot closes' },
    {
      kind: 'checklist',
      title: 'At the taxi rank',
      items: [
        'I am at the official rank outside the terminal, not following someone through the hall.',
        'The car is a licensed taxi: sign on the roof, meter on the dashboard, the driver’s licence displayed inside.',
        'The driver has understood the street and the number.',
        'The meter is on, and it started when we did.',
        'I know whether we take a toll road.',
        'I know how I am paying: card, or cash for the rush-hour figure.',
        'At the end I ask for a printed receipt.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `Allow for the queue. When several flights land together passengers report ${queue} minutes, and before the holidays of September 2025 they reported two hours and more. You can see when many flights land together on `,
        { text: 'the arrivals board', to: '/flights' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'too-much', text: 'If you paid too much' },
    {
      kind: 'paragraph',
      text: 'Keep the receipt: it carries the number of the taxi, the time and the amount. Without one, photograph the number on the car before it leaves. The Ministry of Transport takes complaints about fares, and so does the operator of the rank. Say at the beginning of the ride that you will need a receipt.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'What may have changed since',
      text: 'The figures here come from the tariff whose date is under the first table, the latest we found. Tariffs are revised every April, usually upwards, so expect to pay a little more.',
    },
    {
      kind: 'paragraph',
      text: [
        'If you would rather have one price, ',
        { text: 'send us the flight and the address', to: '/plan-your-trip' },
        '. If you are still deciding what kind of ride to take, read ',
        { text: 'VIP transfer or regular taxi', to: '/blog/vip-vs-regular-taxi' },
        ' or the ',
        { text: 'mistakes people pay for', to: '/blog/common-taxi-mistakes' },
        ' next.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: sourceLines('tariff', 'taxiStops', 'cards', 'fastLaneTaxi', 'gett', 'queueHour', 'queueTwoHours'),
    },
  ],
};
