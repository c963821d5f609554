import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'netanya',
  meta: {
    title: 'Ben Gurion to Netanya: two roads and clifftop hotels',
    description:
      'Which road at which hour, holiday flats and their lobbies, the promenade, the iris reserve and Caesarea in half a day. Fixed price from Ben Gurion.',
  },
  name: 'Netanya',
  tagline: 'Cliffs, promenade and sea',
  lead: 'A city on a cliff, with the sea at the foot of a glass lift. When the coast road is stuck there is a second way in, from the east.',
  pictureShows: 'The glass lift on the cliff, the beach at its foot and paragliders over the sea.',
  chat: 'Hello, I would like a price for a ride to Netanya.',
  ride: {
    title: 'Two ways in, chosen by the clock',
    paragraphs: [
      'When the Ayalon Highway flows, it is the shortest way: through Tel Aviv and up Route 2 to the Poleg or Netanya interchange. When it does not, the Route 6 toll road runs inland and Route 57 enters the city from the east. That is longer on the map and often quicker. Your price is the same either way.',
      'Netanya is three towns in one. Ir Yamim and Kiryat Nordau are in the south, the hotels and Independence Square on the cliff in the middle, and religious Kiryat Sanz in the north, where streets close to cars before Shabbat. Holiday towers often have two lobbies on different streets, so send the name of the building, the flat and the person with the key.',
      'Summer guests arrive with many suitcases. Tell us how many, and the driver helps you as far as the lift. For a flight before dawn you can leave later than you would think: at night the road is empty.',
    ],
  },
  sights: {
    title: 'On the cliff, under it and near it',
    items: [
      {
        name: 'The promenade and Independence Square',
        text: 'Gardens along the edge for kilometres, cafés, and a glass lift down to Sironit Beach.',
      },
      {
        name: 'The beaches',
        text: 'Sironit has ramps and suits families; Poleg, in the south, is wide and calmer. On Saturdays in July the car parks are full by nine.',
      },
      {
        name: 'Iris Reserve',
        text: 'Dark purple coastal irises bloom above the sea from late January into March. Come in the morning, keep to the path and pick nothing.',
      },
      {
        name: 'Caesarea',
        text: 'Herod’s harbour, theatre and hippodrome, half an hour north. Allow two hours at least. The aqueduct looks its best in late afternoon light.',
      },
      {
        name: 'Alexander River',
        text: 'Soft-shelled turtles the size of a table, seen from a footbridge among lawns. It costs nothing, and children love it.',
      },
    ],
  },
  tips: {
    title: 'Tips for the coast',
    items: [
      {
        term: 'Sunset',
        text: 'The cliff faces due west. Take a bench by the amphitheatre a quarter of an hour ahead.',
      },
      {
        term: 'Shabbat',
        text: `{if rest_city|We do not drive on Shabbat. |}Many hotels have a Shabbat lift and a synagogue within walking distance. The streets of Kiryat Sanz close to cars. ${fridayLanding('en', 'netanya')}`,
      },
      {
        term: 'French spoken',
        text: 'You will hear it all over the square. In August book kosher restaurants a day ahead.',
      },
      {
        term: 'The cliff lift',
        text: 'It is sometimes out for maintenance. Your driver can set you down at the beach itself.',
      },
      {
        term: 'Laniado Hospital',
        text: 'It is in the north of the city. Name the department, and we stop at the entrance nearest to it.',
      },
      {
        term: 'Day trips',
        text: 'Haifa, Acre and Jerusalem can all be reached by ten in the morning. Sunday is the slowest day to leave.',
      },
    ],
  },
};
