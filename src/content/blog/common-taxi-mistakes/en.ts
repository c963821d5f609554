import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { fare, night, queue } from '../figures.en';

export const article: ArticleTexts = {
  title: 'Ten taxi mistakes, and what each of them costs',
  excerpt:
    'Follow nobody through the hall, say “moneh, bevakasha” before the door closes, give the date on which you land. Ten mistakes with a price on each, including those people make with cars like ours.',
  tags: ['taxi-fares', 'regulations'],
  meta: {
    title: 'Ten common taxi mistakes in Israel and their price',
    description:
      'From the man who whispers “taxi” in arrivals to the flight booked for the wrong night: ten taxi mistakes in Israel, what each costs, and the sentence that avoids it.',
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
          '3. Budgeting the clear-road figure',
          `Tel Aviv in the rush: ${fare.telAviv.rush}, not ${fare.telAviv.metered}`,
          'Plan with the second figure',
        ],
        ['4. Forgetting the clock', `About ${night.percent}, at weekends ${night.latePercent}`, 'Know the hours'],
        ['5. Landing into Shabbat', 'The dearer tariff, or a night on the coast', 'Look at the weekday before buying'],
        ['6. Naming a city, not a door', 'Ten minutes of meter, ten minutes of mood', 'Street, number, entrance'],
        ['7. Six people, one ordinary taxi', 'A second taxi', 'Say the number of people and cases'],
        ['8. Leaving at the hour the map says', 'In the worst case, the flight', 'Count backwards from check-in'],
        ['9. Booking the wrong midnight', 'A car that came yesterday', 'The date on which you land'],
        ['10. No receipt', 'The forgotten phone, the complaint', 'Ask at the start'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Drivers in Israel are not worse than elsewhere, and most are a good deal more talkative. The mistakes below rarely need a villain. They need a long flight, a phone without data and somebody in a hurry on each side.',
    },
    { kind: 'heading', level: 2, id: 'hall', text: '1. Following a man through the hall' },
    {
      kind: 'paragraph',
      text: 'He stands where the customs doors let you out and says “taxi?” as if it were a secret. It is. A licensed taxi waits in the rank, outdoors, in a queue, because that is where the licence puts it. Whoever leaves his car and hunts indoors is avoiding either the queue or the licence. In the second case there is no meter, there is no receipt, and it is an open question whether his insurance knows you as a passenger.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'What it costs: ' },
        'unknown, and that is the business model. The figure is named when your cases are already in his boot, and that boot is locked from the driver’s seat.',
      ],
    },
    { kind: 'heading', level: 2, id: 'meter-off', text: '2. Riding with the meter off' },
    {
      kind: 'paragraph',
      text: 'There are two versions. In the bad one the meter is “broken”. In the nice one the driver offers a round sum, and it sounds fair because you have nothing to compare it with. You may agree on a sum; then it holds, in both directions, traffic or not. But agree only if you know the range for that ride, at that hour. If you do not, the meter is the better negotiator: it does not get tired.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Two words that work',
      text: '“Moneh, bevakasha” – meter, please. Say it in Hebrew, in any accent, while your hand is still on the door. It tells the driver that this is not your first ride, even if it is.',
    },
    { kind: 'heading', level: 2, id: 'clear-road', text: '3. Budgeting the figure from the forum' },
    {
      kind: 'paragraph',
      text: `Somebody wrote that Jerusalem is ${fare.jerusalem.metered}. Somebody was right: on the meter, by day, with the road clear. You ride up on a Thursday at five, and it is ${fare.jerusalem.rush}. No one has cheated you; the meter counts minutes as well as kilometres, and you were standing below the last ridge. Put the larger figure into the budget, and cash for it into the pocket if you do not know whether the card reader works.`,
    },
    { kind: 'heading', level: 2, id: 'clock', text: '4. Forgetting the clock' },
    {
      kind: 'paragraph',
      text: [
        `Tariff B starts at ${night.from} and ends at ${night.to}. It is about ${night.percent} more. On the nights of Thursday, Friday and Saturday tariff C takes over, about ${night.latePercent} more: ${fare.telAviv.late} to Tel Aviv instead of ${fare.telAviv.metered}. You can do little about a flight that lands at 23:10. But if dinner is over at 20:40, or the early train would do just as well as a taxi at 05:15, the clock is worth a glance. Every line of that fare is worked out in `,
        { text: 'the cost guide', to: '/blog/taxi-cost-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'shabbat', text: '5. Landing into Shabbat without a plan' },
    {
      kind: 'paragraph',
      text: 'The cheap flight is cheap for a reason, and sometimes the reason is that it lands at 15:30 on a Friday in December. By the time you have your luggage the trains have stopped, the buses have stopped, booked cars have stopped, ours too, and the whole plane is in the taxi queue. To Tel Aviv this costs the dearer tariff. To Safed or Eilat it costs a night in a hotel you had not planned, which is why the cheap flight was not.',
    },
    { kind: 'heading', level: 2, id: 'door', text: '6. Naming a city instead of a door' },
    {
      kind: 'paragraph',
      text: 'A chain with a famous name has several hotels on the same shore. There is a Herzl Street in practically every town of the country, and Ramat Gan begins in the middle of a street that has been Tel Aviv until then. “Near the beach” is eight kilometres long. Have the street and the number on the screen in Hebrew letters; every driver reads those, also the one whose English ends at “hello”. And if you are staying in a flat, ask the host for the entrance: it is often round the corner.',
    },
    { kind: 'heading', level: 2, id: 'six-people', text: '7. Six people, one ordinary taxi' },
    {
      kind: 'paragraph',
      text: `An ordinary taxi is a saloon. Three people with three cases fit; the fourth passenger is already negotiating with a rucksack. Larger taxis exist and cost more, and you cannot choose one in a queue at midnight. Two cars mean two meters, two drivers and the question which of them has the grandmother. One booked van takes up to ${business.vehicleSeats}, provided that you said so. The mistake in its purest form is to book for the people and not mention the cases.`,
    },
    { kind: 'heading', level: 2, id: 'leaving', text: '8. Leaving when the map says' },
    {
      kind: 'paragraph',
      text: 'At midnight the map says that the airport is twenty-five minutes from Tel Aviv. You set the alarm accordingly and leave on Sunday at 07:30, when soldiers return to their bases and everybody else returns to the Ayalon. Now it is an hour. Count from the other end: three hours before an international flight at the terminal door, minus the drive at that hour of that weekday, minus ten minutes for the lift that does not come. If the result seems early, it is right.',
    },
    { kind: 'heading', level: 2, id: 'midnight', text: '9. Booking the wrong midnight' },
    {
      kind: 'paragraph',
      text: 'This one is ours: it happens only with booked cars, and it is the commonest of all. You fly on the evening of the 13th and land at 00:40. In your head it is still the 13th. On the calendar it is the 14th, and a driver ordered for “the 13th, 00:40” would have stood there a day before you. Always give the date on which you land, and the flight number with it. From the number, anybody with a flight board can see that the two do not match.',
    },
    {
      kind: 'list',
      items: [
        'Its little brother: 12-hour clocks. “12:30” in a message from America may be noon or half past midnight. Write 00:30.',
        'Its cousin: 05/06. In Israel that is the fifth of June. Write the month as a word.',
        'Its aunt: the change of clocks. Israel’s summer time does not begin and end quite when Europe’s or America’s does, so for some days of the year the difference to your country is not the usual one.',
      ],
    },
    { kind: 'heading', level: 2, id: 'receipt', text: '10. No receipt' },
    {
      kind: 'paragraph',
      text: 'The slip from the meter carries the number of the car. It is the only thread that leads back to the phone between the seats, and the first thing anybody asks for if you complain. Say at the start, in passing, that you will need one for the office. It is astonishing how correct a ride becomes when there is an office.',
    },
    { kind: 'heading', level: 2, id: 'fair', text: 'What is not a mistake' },
    {
      kind: 'list',
      items: [
        'Taking a taxi from the rank by day, alone, to an address you know. It is the right tool for that.',
        'Hailing one in the street in town. The meter runs, the ride is short, the driver has opinions.',
        'Ordering one by app. You see the route, and there is a record of it. What apps are and are not here is told in another article.',
        'Not tipping. Israelis round up at most. A driver who carried four cases up the stairs will not be offended by more.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before the first ride',
      items: [
        'Address in Hebrew letters, saved as a picture',
        'The realistic fare for the ride, and cash for it',
        'The landing date checked against midnight',
        'People and cases counted, child seats ordered if there are children',
        'For a Friday: the hour of candle lighting',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Numbers one to five disappear with a price that was agreed before the flight, and so does the queue of ',
        `${queue} minutes. ${terms.fixedPrice} That is the `,
        { text: 'airport taxi', to: '/airport-taxi' },
        ' in one sentence. Numbers six to nine are up to you, whoever drives; ',
        { text: 'the request form', to: '/plan-your-trip' },
        ' asks for exactly those four things. On apps, read ',
        { text: 'what Uber’s arrival would change', to: '/blog/uber-enters-israel-what-it-means' },
        '.',
      ],
    },
  ],
};
