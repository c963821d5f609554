import { terms } from '../../terms/sentences.en';
import type { ArticleTexts } from '../article';
import { drive, fare } from '../figures.en';

const road = drive('tel-aviv');

export const article: ArticleTexts = {
  title: 'Ben Gurion to Tel Aviv: the fast way, hour by hour',
  excerpt: `${road.km}, ${road.clear} or ${road.rush}. Which exit, which hour, when the fast lane pays and when the train overtakes us all.`,
  tags: ['tel-aviv', 'airport'],
  meta: {
    title: 'Ben Gurion to Tel Aviv: fastest route by hour and exit',
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
        ['05:30–06:30', 'Open, filling up', 'Car'],
        ['07:00–10:00', 'Everybody goes to work', 'Train; by car, with the fast lane'],
        ['10:00–15:00', 'Flows', 'Car to the door; train if you stay near a station'],
        ['15:00–19:00', 'Everybody goes home, in both directions', 'Train; by car, patience'],
        ['19:00–23:00', 'Eases off', 'Car'],
        ['23:00–05:30', 'Empty, apart from night works', 'Car, hardly more than twenty minutes'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'That is the whole article in six lines. On Fridays the morning is easy, noon is not, and by evening the road is yours, except that trains and booked cars rest by then. On Saturday afternoon the beach goes home. What follows is for those who want the last ten minutes as well, because between this airport and this city the last ten minutes are where the time goes.',
    },
    { kind: 'heading', level: 2, id: 'one-road', text: 'One road, then a choice' },
    {
      kind: 'paragraph',
      text: 'From the terminal you join Route 1 westwards, and there is nothing to be clever about: fields, a rest stop, the first towers. Then Route 1 meets the Ayalon Highway, Route 20, which runs through Tel Aviv from south to north in the bed of a river that appears for some days in winter. From here on, the question is only where to come up again. Take one exit too early and you cross the city at walking pace. Take one too late and you come back through the same lights from the other side.',
    },
    {
      kind: 'table',
      caption: 'Which exit for which address',
      columns: ['You sleep in', 'Exit', 'Mind'],
      rows: [
        ['Jaffa, Florentin', 'La Guardia', 'One-way streets around Levinsky Market'],
        ['Neve Tzedek, southern Rothschild', 'La Guardia or HaShalom, by the hour', 'Lanes hardly wider than a van'],
        ['Rothschild, Habima, Sarona', 'HaShalom', 'The ramp backs up from four in the afternoon'],
        ['Dizengoff, Ben Yehuda', 'HaShalom or Arlozorov', 'Loading vans until noon'],
        ['Hotels on HaYarkon Street', 'Arlozorov', 'The front doors lie on HaYarkon, the view on the sea side'],
        ['The old north, Namal port', 'Arlozorov or Rokach', 'On match days and fair days not Rokach'],
        ['Ramat Aviv, the university', 'Further north', 'Say “Ramat Aviv”, not only “Tel Aviv”'],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'Useful in any car',
      text: 'Tell the driver the street and number before you leave the airport, not at the exit. With an address, the choice is made on Route 1, where there is time for it. Without one, it is made at ninety kilometres an hour in the wrong lane.',
    },
    { kind: 'heading', level: 2, id: 'fast-lane', text: 'The fast lane: what it is and what it is not' },
    {
      kind: 'paragraph',
      text: 'Along Route 1 towards Tel Aviv runs a lane of its own, separated from the rest. It is meant for buses, for cars with enough people in them, and for whoever pays. The toll changes with the traffic: little when the road is empty, when nobody needs it, and a good deal when everyone would like to be in it. That is the idea; it is kept flowing by being made expensive. There is no booth. The plate is photographed and the bill goes to the owner of the car.',
    },
    {
      kind: 'list',
      items: [
        'In a taxi with the meter on, the toll may be added to the fare. You are asked, or you should be; you may say no.',
        'In a hire car it comes later, through the hire company.',
        'In a car booked with us it is in the price. The driver takes the lane when it saves time and does not mention it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'It helps as far as the entrance of the city and not a metre further. On some mornings it lets you arrive at the jam on the Ayalon ten minutes earlier, refreshed.',
    },
    { kind: 'heading', level: 2, id: 'train', text: 'The train: four stations in a row' },
    {
      kind: 'paragraph',
      text: 'Between seven and ten the train beats every car, ours included. It runs from under Terminal 3 to stations strung along the Ayalon like beads. HaHagana is for the south, HaShalom for the towers and Rothschild, Savidor Central for the middle and for onward trains, University for the north. None of them is at the sea: the beach hotels are two or three kilometres off, a short taxi ride or a walk that feels longer in August. If you have one case and it rolls, do it. With three cases the escalator decides. Not on Shabbat, and at night only if the day’s timetable says so.',
    },
    { kind: 'heading', level: 2, id: 'cost', text: 'What it costs' },
    {
      kind: 'paragraph',
      text: [
        `A metered taxi shows ${fare.telAviv.metered} on a clear road by day and ${fare.telAviv.rush} in the rush. The nights have tariffs of their own, `,
        { text: 'worked out line by line here', to: '/blog/taxi-cost-guide' },
        `. A fixed price does not care about the hour, which makes it most interesting exactly when the meter is least so: in the rush, and at night. ${terms.fixedPrice}`,
      ],
    },
    { kind: 'heading', level: 2, id: 'wrong', text: 'What makes the way slow' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'The ground floor. ' },
          'Nobody is late because of Route 1; people are late because they stood in the wrong place for a quarter of an hour. Know where you are being picked up before you come out.',
        ],
        [
          { strong: 'Rain. ' },
          'The first one of autumn comes in October or November, and it is a surprise every year. The Ayalon remembers that it is a river. Add half an hour.',
        ],
        [
          { strong: 'Night works. ' },
          'The Ayalon and the bridges over it are repaired at night. Navigation knows; the habit of thirty years does not.',
        ],
        [
          { strong: 'Light-rail building sites. ' },
          'A street that was open in spring may be a trench in autumn. Hosts of flats know it best: ask which end of the street is open.',
        ],
        [
          { strong: 'Demonstrations, the marathon, the big fair. ' },
          'They close Kaplan, the promenade and Rokach respectively. They are announced.',
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'back', text: 'The way back is another road' },
    {
      kind: 'paragraph',
      text: `The same kilometres, the other rule: arriving late in Tel Aviv costs you a drink, arriving late at the airport costs you the flight. Three hours before an international departure at the terminal door; before it the drive, ${road.clear} at night, ${road.rush} in the rush. On Sunday mornings the rush begins before seven.`,
    },
    {
      kind: 'table',
      caption: 'When to leave a hotel on the beach',
      columns: ['Take-off', 'At the terminal', 'Leave the hotel'],
      rows: [
        ['06:00, any weekday', '03:00', '02:30'],
        ['10:30, Sunday', '07:30', '06:30, before the soldiers'],
        ['16:00, Wednesday', '13:00', '12:20'],
        ['20:00, Thursday', '17:00', '15:45, and no errands on the way'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If you would rather sleep than calculate, give us the flight and ',
        { text: 'we name the minute', to: '/airport-taxi' },
        '. What to do with the hours in between is on the page of ',
        { text: 'Tel Aviv', to: '/tel-aviv' },
        '; the other ways out of the airport are ',
        { text: 'compared with each other', to: '/blog/ben-gurion-transport-guide' },
        '.',
      ],
    },
  ],
};
