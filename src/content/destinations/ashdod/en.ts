import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ashdod',
  meta: {
    title: 'Ashdod from Ben Gurion: quarters and cruise port',
    description:
      'Lettered quarters and the exit for each, cruise passengers met at the port gate, dunes and a sea fort: a fixed-price ride from Ben Gurion to Ashdod.',
  },
  name: 'Ashdod',
  tagline: 'The port and the dunes',
  lead: 'A port city laid out in lettered quarters beside the dunes. The letter of the quarter decides which exit you take.',
  pictureShows:
    'A white shell roof over an amphitheatre in the dunes, and in the port behind it a container ship under the cranes.',
  chat: 'Hello, I would like a price for a ride to Ashdod.',
  ride: {
    title: 'Route 431, Route 4, then the right letter',
    paragraphs: [
      'From the airport Route 431 cuts across to the coast and Route 4 runs south. The northern quarters are entered from one end, the marina and the newer southern ones from the other, at Ad Halom. In the morning the heavy traffic goes the opposite way, towards Tel Aviv, so you reach Ashdod quickly but should leave it early for a flight.',
      'Addresses begin with a quarter: rova Alef, Bet, Gimel and on through the alphabet. Similar street names turn up in more than one, so send quarter, street, number and floor. If you are booking for family who are flying in, send us their flight number and we follow it.',
      'Cruise ships berth in a working cargo port where you may not walk. The ship’s shuttle brings you to the gate, and your driver meets you there. Jerusalem is a little over an hour away, so a day there is realistic if you are back at the gate well before all-aboard. We plan the return first and fit the sights around it.',
    ],
  },
  sights: {
    title: 'More than cranes',
    items: [
      {
        name: 'Lido Beach and its market',
        text: 'On Wednesdays a big open market fills the ground by the sea: olives, fish, clothes. On other days it is a broad beach with restaurants.',
      },
      {
        name: 'Jonah’s Hill',
        text: 'The highest point in town, with the lighthouse, the prophet’s tomb by tradition, and the whole harbour laid out below. Drive up: the climb on foot is dull.',
      },
      {
        name: 'Ashdod-Yam fortress',
        text: 'A square sea fort of the early Islamic centuries, where signal fires once answered ships. Open ground, nearly always empty, lovely at sunset.',
      },
      {
        name: 'Museum of Philistine Culture',
        text: 'On the people of Goliath: their kitchens, gods and Aegean pots. Check the hours before coming.',
      },
      {
        name: 'Nitzanim dunes',
        text: 'Sand to the horizon just south of the city. Come at first light, when tracks of gazelle and fox are still sharp, and carry water.',
      },
    ],
  },
  tips: {
    title: 'Useful to know',
    items: [
      {
        term: 'Shabbat',
        text: `{if rest_city|We do not drive on Shabbat. |}Several quarters are strictly observant and close their streets to cars before candle lighting, so allow for that. ${fridayLanding('en', 'ashdod')}`,
      },
      {
        term: 'Cruise timing',
        text: 'Agree the gate, and give us a number that works ashore. Passengers of one ship all come out in the same half hour.',
      },
      {
        term: 'Swimming',
        text: 'On summer afternoons the sea runs high. Mornings, and beaches behind a breakwater, are better with children.',
      },
      {
        term: 'Assuta Hospital',
        text: 'Tell us whether you need the emergency department or the clinics: the entrances are different.',
      },
      {
        term: 'Train',
        text: 'The Ad Halom station is far from most quarters. A driver can meet your train as well as your plane.',
      },
      { term: 'What to combine', text: 'Ashkelon’s seaside park is half an hour south and takes another half day.' },
    ],
  },
};
