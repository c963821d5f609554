import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { drive, fare } from '../figures.en';
import { sourceLines } from '../sources.en';

const road = drive('tel-aviv');

export const article: ArticleTexts = {
  title: 'Ben Gurion to Tel Aviv: the fast way, hour by hour',
  excerpt: `${road.clear} on a clear road, ${road.rush} in the rush. Which exit for which address, when the fast lane is free, and when the train is quicker.`,
  tags: ['tel-aviv', 'airport'],
  meta: {
    title: 'Ben Gurion to Tel Aviv: fastest route, hour by hour',
    description:
      'The fastest way from Ben Gurion Airport to Tel Aviv for each hour of the week: Ayalon exits by neighbourhood, the fast lane, the train, and Fridays.',
    keywords: ['Ben Gurion to Tel Aviv', 'Ayalon exits', 'fast lane Tel Aviv', 'airport train Tel Aviv'],
  },
  body: [
    {
      kind: 'table',
      caption: 'When you stand outside the terminal, and what is quickest',
      columns: ['Sunday to Thursday', 'The road', 'Quickest'],
      rows: [
        ['05:30–07:00', 'Open, filling up', 'Car'],
        ['07:00–10:00', 'Morning rush', 'Train, or the car with the fast lane'],
        ['10:00–15:00', 'Moving', 'Car, or the train if you stay near a station'],
        ['15:00–19:00', 'Rush in both directions', 'Train'],
        ['19:00–23:00', 'Eases off', 'Car'],
        ['23:00–05:30', 'Empty, apart from night works', 'Car, hardly more than twenty minutes'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'On Fridays the morning is easy and noon is not. By evening the road is empty, but trains {if rest_city|and booked cars |}have stopped. On Saturday afternoon the beach traffic goes home. Most of the time is lost in the last ten minutes of the drive, so begin with the exit.',
    },
    { kind: 'heading', level: 2, id: 'one-road', text: 'One road, then a choice' },
    {
      kind: 'paragraph',
      text: 'From the terminal you join Route 1 westwards, through fields to the first towers. Then Route 1 meets the Ayalon Highway, Route 20, which runs through Tel Aviv from south to north in the bed of a river that fills for some days in winter. From here on the question is which exit to take. One too early and you cross the city at walking pace, one too late and you come back through the same lights.',
    },
    {
      kind: 'table',
      caption: 'Which exit for which address',
      columns: ['You are staying in', 'Exit', 'Watch out for'],
      rows: [
        ['Jaffa, Florentin', 'La Guardia', 'One-way streets around Levinsky Market'],
        [
          'Neve Tzedek, southern Rothschild',
          'La Guardia or HaShalom, depending on the hour',
          'Lanes hardly wider than a van',
        ],
        ['Rothschild, Habima, Sarona', 'HaShalom', 'The ramp backs up from four in the afternoon'],
        ['Dizengoff, Ben Yehuda', 'HaShalom or Arlozorov', 'Loading vans until noon'],
        ['Hotels on HaYarkon Street', 'Arlozorov', 'The entrances are on HaYarkon, not on the promenade'],
        ['The old north, Namal port', 'Arlozorov or Rokach', 'Avoid Rokach on match and fair days'],
        ['Ramat Aviv, the university', 'Further north', 'Say “Ramat Aviv”, not only “Tel Aviv”'],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Useful in any car',
      text: 'Tell the driver the street and number before you leave the airport. The exit is chosen on Route 1, while there is time to change lanes.',
    },
    { kind: 'heading', level: 2, id: 'fast-lane', text: 'The fast lane, and when it is free' },
    {
      kind: 'paragraph',
      text: 'Along Route 1, from the Ben Gurion interchange to the Kibbutz Galuyot exit, runs a separate lane. Buses use it free. A taxi with three or four people in it, the driver counted, pays nothing if it stops at the checkpoint, so for a couple in a taxi the lane can be free. For private cars the rule was reported in 2014 as three people, or four when traffic is heavy. The toll rises with the traffic. The number plate is photographed and the bill goes to the owner of the car.',
    },
    {
      kind: 'list',
      items: [
        'In a taxi with the meter on, a toll may be added to the fare only if there was one. You should be asked before the driver turns in, and you may say no.',
        'In a hire car it comes later, through the hire company.',
        'In a car booked with us it is in the price.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'It helps as far as the edge of the city. On some mornings it only gets you to the jam on the Ayalon sooner.',
    },
    { kind: 'heading', level: 2, id: 'train', text: 'The train: four stations in a row' },
    {
      kind: 'paragraph',
      text: 'Between seven and ten the train beats every car, ours included. It runs from level S under Terminal 3 to four stations along the Ayalon. HaHagana is for the south, HaShalom for the towers and Rothschild, Savidor Central for the middle and for onward trains, University for the north. None of them is at the sea: the beach hotels are two or three kilometres off, a short taxi ride. With one suitcase it is still the best way. When last reported, in 2022, night trains ran about once an hour, so check the timetable for your night. There are none on Shabbat.',
    },
    { kind: 'heading', level: 2, id: 'cost', text: 'What it costs' },
    {
      kind: 'paragraph',
      text: [
        `A metered taxi shows ${fare.telAviv.metered} on a clear road by day and ${fare.telAviv.rush} in the rush. The nights have tariffs of their own, `,
        { text: 'worked out line by line here', to: '/blog/taxi-cost-guide' },
        `. A fixed price is the same at every hour, so it compares best in the rush and on weekend nights. ${terms.fixedPrice}`,
      ],
    },
    { kind: 'heading', level: 2, id: 'wrong', text: 'What slows you down' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'The ground floor. ' },
          'A quarter of an hour is easily lost by standing in the wrong place. Know where you are being picked up before you come out.',
        ],
        [{ strong: 'Rain. ' }, 'After the first rain of autumn the Ayalon can flood. Add half an hour.'],
        [
          { strong: 'Night works. ' },
          'The Ayalon and the bridges over it are repaired at night. Navigation apps show the closures.',
        ],
        [{ strong: 'Light-rail building sites. ' }, 'Ask the host of your flat which end of the street is open.'],
        [
          { strong: 'Demonstrations, the marathon, the big fair. ' },
          'Demonstrations close Kaplan, the marathon the promenade, the fair Rokach. All are announced.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'back', text: 'Back to the airport' },
    {
      kind: 'paragraph',
      text: `The distance is the same, but now there is a flight to catch. Be at the terminal door three hours before an international departure, and allow ${road.clear} for the drive at night or ${road.rush} in the rush, with a quarter of an hour in hand. On Sunday mornings the rush begins before seven.`,
    },
    {
      kind: 'table',
      caption: 'When to leave a hotel on the beach',
      columns: ['Take-off', 'At the terminal', 'Leave the hotel'],
      rows: [
        ['06:00, any weekday', '03:00', '02:15'],
        ['10:30, Sunday', '07:30', '06:15, before the Sunday rush'],
        ['16:00, Wednesday', '13:00', '12:15'],
        ['20:00, Thursday', '17:00', '15:45, with no stops on the way'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'For fourteen other places, see ',
        { text: 'the table of when to leave', to: '/blog/tips-ben-gurion-airport' },
        '. ',
        { text: 'Our Tel Aviv page', to: '/tel-aviv' },
        ' has ideas for the hours in between. Six ways out of the airport are ',
        { text: 'compared here', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    { kind: 'list', items: sourceLines('fastLane', 'fastLaneTaxi', 'nightTrain', 'tariff') },
  ],
};
