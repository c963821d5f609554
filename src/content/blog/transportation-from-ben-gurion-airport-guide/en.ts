import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { drive } from '../figures.en';
import { shabbatTable } from '../shabbat-table';
import { LANDING_TO_CAR } from '../shabbat-times';
import { sourceLines } from '../sources.en';

const towns = [
  ['Tel Aviv', drive('tel-aviv'), 'Direct, four stations'],
  ['Ramat Gan', drive('ramat-gan'), 'Direct to HaShalom or Savidor, then a short ride'],
  ['Petah Tikva', drive('petah-tikva'), 'With a change, not worth the detour'],
  ['Jerusalem', drive('jerusalem'), 'Direct, faster than any car in the rush'],
  ['Netanya', drive('netanya'), 'Direct or one change, far from the sea'],
  ['Ashdod', drive('ashdod'), 'With a change in Tel Aviv'],
  ['Ashkelon', drive('ashkelon'), 'With a change in Tel Aviv'],
  ['Haifa', drive('haifa'), 'Direct, along the coast'],
  ['Nazareth', drive('nazareth'), 'None to the town'],
  ['Beer Sheva', drive('beer-sheva'), 'With a change in Tel Aviv'],
  ['Dead Sea', drive('dead-sea'), 'None'],
  ['Tiberias', drive('tiberias'), 'None to the lake'],
  ['Masada', drive('masada'), 'None'],
  ['Safed', drive('safed'), 'None'],
  ['Eilat', drive('eilat'), 'None, but there are domestic flights'],
] as const;

export const article: ArticleTexts = {
  title: 'How to get from Ben Gurion to fifteen places in Israel',
  excerpt:
    'How far, how long and what the meter comes to for fifteen places from Petah Tikva to Eilat. And for six of them, month by month, the last Friday landing that should get you there before Shabbat.',
  tags: ['airport', 'planning'],
  meta: {
    title: 'Ben Gurion Airport to 15 towns: time, fare, train',
    description:
      'Distance, drive, metered fare and train from Ben Gurion Airport to fifteen places, and the last Friday landing before Shabbat by month for six.',
    keywords: ['Ben Gurion to Jerusalem', 'Ben Gurion to Haifa', 'land before Shabbat', 'Ben Gurion distances'],
  },
  body: [
    {
      kind: 'table',
      caption: 'By road and rail from Ben Gurion, Terminal 3',
      columns: ['To', 'Distance', 'Clear road', 'Rush hours', 'By rail'],
      rows: towns.map(([name, { km, clear, rush }, rail]) => [name, km, clear, rush, rail]),
    },
    {
      kind: 'paragraph',
      text: 'Clear road means at night, or in the quiet middle of a weekday. Rush hours are Sunday to Thursday, roughly 07:00–10:00 and 15:00–19:00. The two figures are for the near side and the far side of a place: the Dead Sea begins with Kalia in the north and ends, for most visitors, at Ein Bokek.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'How to read your line',
      text: `Take the rush-hour figure if you land between 06:00 and 09:00 or between 14:00 and 18:00. Add ${LANDING_TO_CAR} minutes between touching down and the car, less with hand luggage only.`,
    },
    { kind: 'heading', level: 2, id: 'fares', text: 'What the meter comes to' },
    { kind: 'fares', caption: 'A taxi from Ben Gurion to fifteen places, by tariff' },
    {
      kind: 'paragraph',
      text: [
        'How the tariff works, and what a driver may not add, is in ',
        { text: 'the fare guide', to: '/blog/taxi-cost-guide' },
        '. Our own price is for the whole vehicle and comes in writing before you fly.',
      ],
    },
    { kind: 'heading', level: 2, id: 'friday', text: 'Friday: the last landing that works' },
    ...shabbatTable('en', ['jerusalem', 'tel-aviv', 'netanya', 'haifa', 'tiberias', 'eilat']),
    {
      kind: 'paragraph',
      text: 'Trains and most buses end in the early afternoon on Friday, in winter earlier. If your flight lands after the time in the table, land on Thursday instead, or spend Shabbat near the airport or in Tel Aviv and travel on when it is over.',
    },
    { kind: 'heading', level: 2, id: 'near', text: 'Near: Tel Aviv, Ramat Gan, Petah Tikva' },
    {
      kind: 'paragraph',
      text: [
        'To Tel Aviv there is one road, Route 1, and then the Ayalon Highway, where the exit decides. Alone and near a station, take the train. With luggage, children or a flat in a one-way street, take a car. For exits and hours see ',
        { text: 'the fast way to Tel Aviv', to: '/blog/tel-aviv-fast-route' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ramat Gan is two places by road. The towers of the Diamond Exchange stand beside a railway station. Sheba Medical Center and Bar-Ilan University lie on Route 4. Petah Tikva is quickest by Route 40 through Yehud: a quarter of an hour at night, and at eight in the morning as slow as everything else.',
    },
    { kind: 'heading', level: 2, id: 'middle', text: 'Within the hour: Jerusalem, Netanya, Ashdod, Ashkelon' },
    {
      kind: 'paragraph',
      text: [
        'The train to Jerusalem stops deep under the western entrance of the city, and from there it is the tram or a taxi. By road the last mile is the slow one. Route 443 and the Route 16 tunnels help, each for different quarters. Hotels by Jaffa Gate are reached by car, guesthouses inside the walls on foot. More in ',
        { text: 'the Jerusalem guide', to: '/blog/jerusalem-travel-guide' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'In Netanya the hotels stand on the cliff and the station behind the motorway, with the whole town between them. By road it is the Ayalon and Route 2, or Route 6 and Route 57, which is longer and often quicker.',
    },
    {
      kind: 'paragraph',
      text: 'Ashdod and Ashkelon lie on Route 431 and Route 4, clear of Tel Aviv. By rail you go into Tel Aviv first and out again. Cruise passengers: the port of Ashdod has a gate of its own, and the driver needs the name of the ship and the boarding time.',
    },
    { kind: 'heading', level: 2, id: 'hour', text: 'Over an hour: Haifa, Nazareth, Beer Sheva, the Dead Sea' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Haifa. ' },
          'The train runs along the sea to stations at the foot of the mountain. If your hotel is on the Carmel, the last two kilometres are the steepest. For one or two people by day the train and a local taxi cost much less than a taxi all the way.',
        ],
        [
          { strong: 'Nazareth. ' },
          'Through Wadi Ara and the Jezreel Valley. In the afternoon its main street stands still, so plan to arrive before two or after seven. On Sundays the shops are closed and the churches full.',
        ],
        [
          { strong: 'Beer Sheva. ' },
          'Route 6 and Route 40, nearly empty at night. The university and Soroka Hospital have a railway station at the door. On Sunday mornings and Thursday afternoons soldiers fill the trains.',
        ],
        [
          { strong: 'The Dead Sea. ' },
          'Past Jerusalem and down. The north shore is just over an hour away, Ein Bokek nearly two hours. After heavy rain floods can close Route 90. What to do there is in ',
          { text: 'the Dead Sea guide', to: '/blog/dead-sea-guide' },
          '.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'far', text: 'Far: Tiberias, Safed, Masada, Eilat' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Tiberias and Safed. ' },
          'By bus with a change. By car Tiberias takes about two hours in ordinary traffic, and Safed half an hour more, ending in tight bends. If you have flown through the night, do not drive them yourself.',
        ],
        [
          { strong: 'Masada. ' },
          'Two gates that no road connects directly: the cable car in the east, on Route 90, and the Roman ramp in the west, beyond Arad. Choose the wrong one and you lose more than an hour.',
        ],
        [
          { strong: 'Eilat. ' },
          'Four hours and more, the second half through desert worth seeing by daylight. Domestic flights go to Ramon Airport, north of the town. By car it makes sense for families, for divers with their gear and if you want to stop at Mitzpe Ramon. Such ',
          { text: 'rides across the country', to: '/nationwide-transport' },
          ' can take in a stop: name it, and the price covers it.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'three-landings', text: 'Three landings, worked through' },
    {
      kind: 'table',
      caption: 'Three arrivals, from landing to the door',
      columns: ['Landing', 'In the car', 'Drive', 'At the door'],
      rows: [
        ['Monday 06:10, Jerusalem', '07:25, the rush has begun', drive('jerusalem').rush, 'Between 08:25 and 08:55'],
        ['Wednesday 22:40, Haifa', '23:55, clear', drive('haifa').clear, 'Between 01:10 and 01:25'],
        ['Thursday 15:20, Tel Aviv', '16:35, the worst hour', drive('tel-aviv').rush, 'Between 17:15 and 17:35'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'On Monday the train is quicker, if you can carry what you brought. On Wednesday look for a night train towards Haifa, which runs on most weekdays: check the timetable, because the line is repaired at night. On Thursday nothing is quick.',
    },
    { kind: 'heading', level: 2, id: 'what-to-send', text: 'What to send so that one answer is enough' },
    {
      kind: 'checklist',
      title: 'For any driver and any town',
      items: [
        'Flight number and the date on which you land',
        'Name of the hotel, or street and number, and for the Old City the nearest gate',
        `How many people and suitcases (up to ${business.vehicleSeats} people travel in one vehicle)`,
        'Children’s ages, and anything that is not a suitcase: wheelchair, bicycle, surfboard',
        'Any stop on the way: a supermarket, a viewpoint, a relative',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${terms.fixedPrice} ${terms.roundTrip} `,
        { text: 'The form takes two minutes', to: '/plan-your-trip' },
        '. If you are still choosing between train, bus, taxi and driver, see ',
        { text: 'six ways out of the airport', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      items: [
        'Distances and driving times: our own, as given on each place’s page.',
        ...sourceLines('tariff', 'candles', 'fastTrain', 'nightTrain', 'northTrain'),
      ],
    },
  ],
};
