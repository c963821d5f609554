import { business } from '@/config/business';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';
import { sourceLines } from '../sources.en';

export const article: ArticleTexts = {
  title: 'Ten taxi mistakes, and what each of them costs',
  excerpt:
    'Follow no one through the hall. Say “moneh, bevakasha” before the door closes. Give the date on which you land. Ten mistakes with a price on each, including the ones people make with cars like ours.',
  tags: ['taxi-fares', 'regulations'],
  meta: {
    title: 'Ten common taxi mistakes in Israel and their price',
    description:
      'From the man who whispers “taxi” in arrivals to the flight booked for the wrong night: ten taxi mistakes in Israel, what each costs and how to avoid it.',
    keywords: ['taxi scams Israel', 'Tel Aviv taxi tips', 'Ben Gurion taxi mistakes', 'taxi meter Israel'],
  },
  body: [
    {
      kind: 'table',
      caption: 'The ten, at a glance',
      columns: ['Mistake', 'What it costs', 'Instead'],
      rows: [
        ['1. Following a man through the hall', 'Whatever he says at the end', 'The rank, or a booked car'],
        ['2. Riding with the meter off', 'The difference, and your receipt', '“Meter, please”, before the door closes'],
        [
          '3. Budgeting the figure from the forum',
          `Tel Aviv in the rush: ${fare.telAviv.rush}, not ${fare.telAviv.metered}`,
          'Plan with the second figure',
        ],
        [
          '4. Forgetting the clock',
          `A rate about ${night.percent} higher, late on weekend nights ${night.latePercent}`,
          'Know the hours',
        ],
        ['5. Landing into Shabbat', 'The dearer tariff, or a night on the coast', 'Look at the weekday before buying'],
        ['6. Naming a city, not a door', 'Ten minutes on the meter', 'Street, number, entrance'],
        ['7. Six people, one ordinary taxi', 'A second taxi', 'Say the number of people and suitcases'],
        ['8. Leaving when the map says', 'In the worst case, the flight', 'Count backwards from check-in'],
        ['9. Booking the wrong midnight', 'A car that came yesterday', 'The date on which you land'],
        ['10. No receipt', 'The forgotten phone, the complaint', 'Ask at the start'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Drivers in Israel are no worse than elsewhere. A long flight and a phone without data are enough for most of these mistakes.',
    },
    { kind: 'heading', level: 2, id: 'hall', text: '1. Following a man through the hall' },
    {
      kind: 'paragraph',
      text: 'He stands where you come out of customs and says “taxi?” under his breath. At Ben Gurion a taxi may pick you up at the rank on level G, or, if you booked it, in the bays at gate 23. Someone who hunts for passengers in the hall is avoiding either the queue or the licence. In the second case there is no meter, no receipt and perhaps no insurance that covers you.',
    },
    {
      kind: 'paragraph',
      text: [{ strong: 'What it costs: ' }, 'unknown. The price is named when your suitcases are already in the boot.'],
    },
    { kind: 'heading', level: 2, id: 'meter-off', text: '2. Riding with the meter off' },
    {
      kind: 'paragraph',
      text: 'Either the meter is “broken”, or the driver offers a round sum that sounds fair because you have nothing to compare it with. The meter has to run even where a sum was agreed, and the driver may only take less than it shows. So ask for the meter, and compare.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Two words that work',
      text: '“Moneh, bevakasha” – meter, please. Say it in Hebrew, in any accent, while your hand is still on the door.',
    },
    { kind: 'heading', level: 2, id: 'clear-road', text: '3. Budgeting the figure from the forum' },
    {
      kind: 'paragraph',
      text: `Someone wrote that Jerusalem is ${fare.jerusalem.metered}, and that is right: on the meter, by day, with the road clear. You go up on a Thursday at five, and it is ${fare.jerusalem.rush}. No one has cheated you. The meter counts minutes as well as kilometres, and you were stuck below the last ridge. Budget for the larger figure, and carry that much in cash in case the card reader does not work.`,
    },
    { kind: 'heading', level: 2, id: 'clock', text: '4. Forgetting the clock' },
    {
      kind: 'paragraph',
      text: [
        `Tariff B starts at ${night.from} and ends at ${night.to}. Its rate per minute and per kilometre is about ${night.percent} higher. On the nights of Thursday, Friday and Saturday tariff C takes over, at about ${night.latePercent}. To Tel Aviv that makes ${fare.telAviv.late} instead of ${fare.telAviv.metered}. You can do little about a flight that lands at 23:10. But if dinner is over at 20:40, or a train would do as well as a taxi at 05:15, look at the clock. Every line of that fare is worked out in `,
        { text: 'the cost guide', to: '/blog/taxi-cost-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'shabbat', text: '5. Landing into Shabbat without a plan' },
    {
      kind: 'paragraph',
      text: 'A cheap flight may be cheap because it lands at 15:30 on a Friday in December. By the time you have your luggage, trains{if rest_city|, buses and booked cars (ours too)| and buses} have stopped, and the whole plane is in the taxi queue. To Tel Aviv this means the higher tariff. To Safed or Eilat it can mean a hotel night you had not planned.',
    },
    { kind: 'heading', level: 2, id: 'door', text: '6. Naming a city instead of a door' },
    {
      kind: 'paragraph',
      text: 'A chain with a famous name has several hotels on the same shore. There is a Herzl Street in most towns, and Ramat Gan begins in the middle of streets that start in Tel Aviv. “Near the beach” can be anywhere along the shore. Have the street and the number on the screen in Hebrew letters. If you are staying in a flat, ask the host for the entrance: it is often round the corner.',
    },
    { kind: 'heading', level: 2, id: 'six-people', text: '7. Six people, one ordinary taxi' },
    {
      kind: 'paragraph',
      text: `An ordinary taxi is a saloon. Three people with three suitcases fit, and a fourth is a squeeze. You cannot choose a larger taxi in a queue at midnight, and two cars mean two meters. One booked van takes up to ${business.vehicleSeats}, provided you ordered it for that many. Count the suitcases as well as the people when you book.`,
    },
    { kind: 'heading', level: 2, id: 'leaving', text: '8. Leaving when the map says' },
    {
      kind: 'paragraph',
      text: [
        'At midnight the map says that the airport is twenty-five minutes from Tel Aviv. You set the alarm accordingly and leave on Sunday at 07:30, when soldiers return to their bases and everyone else drives to work. Now it is an hour. Count from the other end: three hours before an international flight at the terminal door, plus the drive at that hour of that weekday, plus a quarter of an hour in hand. When to leave for a flight from fifteen places is in ',
        { text: 'the guide to flying out', to: '/blog/tips-ben-gurion-airport' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'midnight', text: '9. Booking the wrong midnight' },
    {
      kind: 'paragraph',
      text: 'This one happens with booked cars. You fly on the evening of the 13th and land at 00:40. In your head it is still the 13th. On the calendar it is the 14th, and a driver ordered for “the 13th, 00:40” would come a day too early. Always give the date on which you land, and the flight number with it, so that the two can be compared.',
    },
    {
      kind: 'list',
      items: [
        '12-hour clocks: “12:30” in a message from America may mean lunchtime or half past midnight. Write 00:30.',
        '05/06: In Israel that is the fifth of June. Write the month as a word.',
        'The change of clocks: Israel’s summer time begins two days before Europe’s, on a Friday, and ends on the same night. With America the dates differ by weeks.',
      ],
    },
    { kind: 'heading', level: 2, id: 'receipt', text: '10. No receipt' },
    {
      kind: 'paragraph',
      text: 'The slip from the meter carries the number of the car. You need it to find a phone left between the seats, and to complain. Ask for one at the start.',
    },
    { kind: 'heading', level: 2, id: 'fair', text: 'What is not a mistake' },
    {
      kind: 'list',
      items: [
        'Taking a taxi from the rank by day, alone, to an address you know.',
        'Hailing one in the street in town, with the meter on.',
        'Ordering one by app. You see the route, and there is a record of it.',
        'Not tipping. Israelis round up at most, but a driver who carried four suitcases up the stairs has earned more.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before the first ride',
      items: [
        'Address in Hebrew letters, saved as a picture',
        'The realistic fare for the ride, and cash for it',
        'The landing date checked against midnight',
        'People and suitcases counted, child seats ordered if there are children',
        'For a Friday: the hour of candle lighting',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'With a price agreed before the flight, numbers one to four cannot happen, and you do not stand in the queue of ',
        `${queue} minutes: that is our `,
        { text: 'airport transfer', to: '/airport-taxi' },
        '. For numbers six to nine any driver needs your help, and ',
        { text: 'the request form', to: '/plan-your-trip' },
        ' asks for all four. Which apps work is in ',
        { text: 'the Uber timeline', to: '/blog/uber-enters-israel-what-it-means' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('tariff', 'meterIsDuty', 'taxiStops', 'cards') },
  ],
};
