import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { drive, fare } from '../figures.en';

const towns = [
  ['Tel Aviv', drive('tel-aviv'), 'Train to four stations'],
  ['Ramat Gan', drive('ramat-gan'), 'Train, then a short ride'],
  ['Petah Tikva', drive('petah-tikva'), 'Not worth the detour'],
  ['Jerusalem', drive('jerusalem'), 'Train, faster than any car'],
  ['Netanya', drive('netanya'), 'Train, but the sea is a ride away'],
  ['Ashdod', drive('ashdod'), 'Train with a change'],
  ['Ashkelon', drive('ashkelon'), 'Train with a change'],
  ['Haifa', drive('haifa'), 'Train along the coast'],
  ['Nazareth', drive('nazareth'), 'None to the town'],
  ['Beersheba', drive('beer-sheva'), 'Train with a change'],
  ['Dead Sea', drive('dead-sea'), 'None'],
  ['Tiberias', drive('tiberias'), 'None to the lake'],
  ['Masada', drive('masada'), 'None'],
  ['Safed', drive('safed'), 'None'],
  ['Eilat', drive('eilat'), 'None; there are flights'],
] as const;

export const article: ArticleTexts = {
  title: 'From Ben Gurion to your town: fifteen answers on one page',
  excerpt:
    'How far, how long, by which road, and whether a train saves you the trouble. In four rings around the airport, from Petah Tikva to Eilat.',
  tags: ['airport', 'planning'],
  meta: {
    title: 'From Ben Gurion Airport to 15 towns: time, road, train',
    description:
      'Distance and driving time from Ben Gurion Airport to Tel Aviv, Jerusalem, Haifa, the Dead Sea, Galilee, Eilat and more: clear road, rush hour, and the train.',
    keywords: ['Ben Gurion to Jerusalem', 'Ben Gurion to Haifa', 'airport to Dead Sea', 'Ben Gurion distances'],
  },
  body: [
    {
      kind: 'table',
      caption: 'By road from Ben Gurion, Terminal 3',
      columns: ['To', 'Distance', 'Clear road', 'Rush hours', 'By rail'],
      rows: towns.map(([name, { km, clear, rush }, rail]) => [name, km, clear, rush, rail]),
    },
    {
      kind: 'paragraph',
      text: 'Clear road means night, or the quiet middle of a weekday. Rush hours are Sunday to Thursday, roughly seven to ten and three to seven. Two figures are given because there are two: to the centre of the place, to its near side and to its far side. A “Dead Sea” of 85 kilometres is Kalia; one of 150 is Ein Bokek.',
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'How to read your line',
      text: 'Take the rush-hour figure if you leave the terminal between six and nine in the morning or between two and six in the afternoon, and the clear figure otherwise. Then add an hour between landing and car. That is the time at which you may promise somebody dinner.',
    },
    { kind: 'fares', caption: 'What a metered taxi comes to, by tariff' },
    {
      kind: 'paragraph',
      text: 'These are the meter’s own figures. With us the price is for the whole vehicle, and you have it for your address in writing before you fly.',
    },
    { kind: 'heading', level: 2, id: 'first-ring', text: 'The first ring: half an hour, in theory' },
    { kind: 'heading', level: 3, text: 'Tel Aviv' },
    {
      kind: 'paragraph',
      text: [
        'One road, Route 1, and then the Ayalon Highway, on which everything depends on the exit. By day, alone, near a station: train. With luggage, children or a flat in a one-way street: car. ',
        `A taxi is ${fare.telAviv.metered} on a clear road, ${fare.telAviv.rush} in the rush. The exits, the hours and the fast lane have `,
        { text: 'an article of their own', to: '/blog/tel-aviv-fast-route' },
        '.',
      ],
    },
    { kind: 'heading', level: 3, text: 'Ramat Gan and Petah Tikva' },
    {
      kind: 'paragraph',
      text: 'Both are nearer than Tel Aviv and harder than they look. Ramat Gan has two lives: the towers of the Diamond Exchange stand beside a railway station, while Sheba hospital and Bar-Ilan University lie on Route 4, quite another approach. Say which. Petah Tikva is reached by Route 40 through Yehud in a quarter of an hour at night; at eight in the morning everyone who works there has the same idea.',
    },
    { kind: 'heading', level: 2, id: 'second-ring', text: 'The second ring: an hour, if you choose it well' },
    { kind: 'heading', level: 3, text: 'Jerusalem' },
    {
      kind: 'paragraph',
      text: [
        'By rail in well under half an hour, deep under the western entrance; then the tram or a taxi. By road Route 1 climbs eight hundred metres, and half of the drive is the last mile. Route 443 and the Route 16 tunnels help, each for other quarters. ',
        `A taxi: ${fare.jerusalem.metered} on a clear road, ${fare.jerusalem.rush} in the rush. Hotels by Jaffa Gate are reached by car, guesthouses inside the walls are not. The rest is in `,
        { text: 'the Jerusalem guide', to: '/blog/jerusalem-travel-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 3, text: 'Netanya' },
    {
      kind: 'paragraph',
      text: 'The hotels stand on the cliff, the railway station behind the motorway, and between them lies the whole town. With luggage the train saves money and no time. By road it is the Ayalon and Route 2, which everybody takes, or Route 6 and Route 57, which is longer and sometimes quicker. On summer Fridays the coast road is a car park with a view.',
    },
    { kind: 'heading', level: 3, text: 'Ashdod and Ashkelon' },
    {
      kind: 'paragraph',
      text: 'Southwards you are spared Tel Aviv: Route 431 and then Route 4. By rail you go into Tel Aviv first in order to come out again. Cruise passengers, mind the word: the port of Ashdod has a gate of its own, ships give a boarding hour and not a sailing hour, and the driver needs the name of the ship.',
    },
    {
      kind: 'heading',
      level: 2,
      id: 'third-ring',
      text: 'The third ring: up to an hour and a half, and real distances',
    },
    { kind: 'heading', level: 3, text: 'Haifa' },
    {
      kind: 'paragraph',
      text: `Route 6 and then Route 70, or the coast. The train is good: it runs along the sea, and the stations lie at the foot of the mountain. So does the catch. If your hotel is on the Carmel, three hundred metres above, the last two kilometres are the steepest. A taxi from the airport is ${fare.haifa.metered} on a clear road, tolls apart, and against that the train and a local taxi are a serious alternative for one or two people by day.`,
    },
    { kind: 'heading', level: 3, text: 'Nazareth' },
    {
      kind: 'paragraph',
      text: 'Through Wadi Ara and the Jezreel Valley. There is no railway to the town. In the afternoon its main street stands still, so an arrival before two or after seven is worth planning for. On Sundays the shops are closed, the churches full.',
    },
    { kind: 'heading', level: 3, text: 'Beersheba' },
    {
      kind: 'paragraph',
      text: 'Route 6 and Route 40, nearly empty at night. The university and the hospital have a railway station of their own, one of the few cases in Israel in which the train stops at the very door. Soldiers know this too: on Sunday mornings and Thursday afternoons there is standing room.',
    },
    { kind: 'heading', level: 3, text: 'The Dead Sea' },
    {
      kind: 'paragraph',
      text: [
        'Past Jerusalem and down: the sign at sea level comes well before the sea. The north shore is an hour and some minutes away, Ein Bokek nearly two hours. Buses exist and are few. After heavy rain Route 90 can be closed by floods under a blue sky. What to do when you are there: ',
        { text: 'the Dead Sea guide', to: '/blog/dead-sea-guide' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, id: 'fourth-ring', text: 'The fourth ring: an afternoon of road' },
    { kind: 'heading', level: 3, text: 'Tiberias and Safed' },
    {
      kind: 'paragraph',
      text: 'Public transport reaches both by bus, with a change and with patience. By car Tiberias is about two hours as people drive it, Safed half an hour more and nine hundred metres higher. Whoever lands after a long flight and intends to drive himself should look honestly at the clock: the last bends to Safed are not the place to discover how tired one is.',
    },
    { kind: 'heading', level: 3, text: 'Masada' },
    {
      kind: 'paragraph',
      text: 'Two gates that no road connects directly: the cable car in the east, on Route 90, the Roman ramp in the west, beyond Arad. Enter the wrong one into the navigation and you add an hour. Landing in the morning, it makes a fine first day; landing in the evening, sleep on the shore.',
    },
    { kind: 'heading', level: 3, text: 'Eilat' },
    {
      kind: 'paragraph',
      text: [
        'Four hours and more by road, the second half through a desert worth seeing by daylight. Domestic flights go to Ramon airport, some way north of the town; they suit people with one case and a booking that matches. By car it makes sense for families, for divers with their gear, and for whoever wants to stop at Mitzpe Ramon or the Dead Sea. ',
        { text: 'Rides across the country', to: '/nationwide-transport' },
        ' are planned with a stop in any case.',
      ],
    },
    { kind: 'heading', level: 2, id: 'three-landings', text: 'Three landings, worked through' },
    {
      kind: 'table',
      caption: 'The same arithmetic, three times',
      columns: ['Landing', 'In the car', 'Drive', 'At the door'],
      rows: [
        ['Monday 06:10, Jerusalem', '07:15, the rush has begun', drive('jerusalem').rush, 'Between 08:15 and 08:45'],
        ['Wednesday 22:40, Haifa', '23:40, clear', drive('haifa').clear, 'Around one in the morning'],
        ['Thursday 15:20, Tel Aviv', '16:20, the worst hour', drive('tel-aviv').rush, 'Between 17:00 and 17:20'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'On Monday the train would win, if you can carry what you brought. On Wednesday at that hour hardly anything runs to Haifa, and the meter is on its night tariff for the whole mountain. On Thursday nobody wins; bring a podcast.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Fridays and holiday eves',
      text: 'Trains and most buses end in the early afternoon, in winter earlier. For rings three and four a landing after noon on a Friday means arriving after Shabbat has begun, without us. Land on Thursday, or spend the night near the airport or in Tel Aviv and travel on when Shabbat is out.',
    },
    { kind: 'heading', level: 2, id: 'what-to-send', text: 'What to send so that one answer is enough' },
    {
      kind: 'checklist',
      title: 'For any driver, to any town',
      items: [
        'Flight number and the date on which you land',
        'Name of the hotel or street and number; for the Old Cities also the nearest gate',
        `How many people, and how many pieces; up to ${business.vehicleSeats} travel in one vehicle`,
        'Children’s ages, wheelchair, bicycle, surfboard: whatever is not a suitcase',
        'Whether you want a stop: supermarket, viewpoint, aunt',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${terms.fixedPrice} ${terms.roundTrip} `,
        { text: 'The form takes two minutes', to: '/plan-your-trip' },
        '. If you are still weighing train against taxi against driver, ',
        { text: 'here they stand side by side', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
  ],
};
