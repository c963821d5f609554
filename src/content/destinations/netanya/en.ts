import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'netanya',
  meta: {
    title: 'Ben Gurion to Netanya by private driver: time and tips',
    description:
      'Private transfer from Ben Gurion Airport to Netanya at a fixed price: two routes by the hour, beach flats, the cliff promenade, irises, Caesarea in a half day.',
  },
  name: 'Netanya',
  tagline: 'Cliffs, promenade and sea',
  lead: 'A city on a cliff, with the sea at the foot of a glass lift. The driver knows when the coast road is stuck and comes in from behind.',
  chat: 'Hello, I would like a price for a ride to Netanya.',
  ride: {
    title: 'Two ways in, chosen by the clock',
    paragraphs: [
      'When the Ayalon Highway flows, it is the shortest way: through Tel Aviv and up Route 2 to the Poleg or Netanya interchange. When it does not, your driver takes the Route 6 toll road inland and enters the city from the east by Route 57. That is longer on the map and often quicker, and your price does not change between the two.',
      'Netanya is three towns in one. Ir Yamim and Kiryat Nordau lie in the south; the hotels and Independence Square stand on the cliff in the middle; religious Kiryat Sanz is in the north, where streets close to cars before Shabbat. Holiday towers often have two lobbies on different streets, so send the name of the building, the flat and the person with the key.',
      'Summer guests arrive with many suitcases. Say how many, and the driver sees them as far as the lift. For a flight before dawn you may leave later than you would think: at night the road is yours.',
    ],
  },
  sights: {
    title: 'On the cliff, under it and near it',
    items: [
      {
        name: 'The promenade and Independence Square',
        text: 'Gardens along the edge for kilometres, cafés, and a lift of glass down to Sironit Beach. Be dropped at one end and fetched at the other.',
      },
      {
        name: 'The beaches',
        text: 'Sironit has ramps and suits families; Poleg, in the south, is wide and calmer. On July Saturdays car parks fill by nine, which is no concern of somebody who was driven.',
      },
      {
        name: 'Iris Reserve',
        text: 'Dark purple coastal irises bloom above the sea from late January into March. Come in the morning, keep to the path and pick nothing.',
      },
      {
        name: 'Caesarea',
        text: 'Herod’s harbour, theatre and hippodrome, half an hour north. Two hours at least; late afternoon light is kind to the aqueduct.',
      },
      {
        name: 'Alexander River',
        text: 'Soft-shelled turtles the size of a table, seen from a footbridge among lawns. It costs nothing, and for children it is the day.',
      },
    ],
  },
  tips: {
    title: 'Small things',
    items: [
      {
        term: 'Sunset',
        text: 'The cliff faces due west. Take a bench by the amphitheatre a quarter of an hour ahead.',
      },
      {
        term: 'Shabbat',
        text: 'We rest from Friday afternoon to Saturday night. Many hotels have a Shabbat lift and a synagogue within a walk.',
      },
      {
        term: 'French spoken',
        text: 'Half the square orders its coffee in French. In August reserve kosher restaurants a day ahead.',
      },
      {
        term: 'The cliff lift',
        text: 'It is sometimes out for maintenance. Ask the driver, who can set you down on the beach itself.',
      },
      {
        term: 'Laniado Hospital',
        text: 'The entrance is on the north side. Name the department and we stop at the right door and wait.',
      },
      {
        term: 'Day trips',
        text: 'Haifa, Acre and Jerusalem all work from here by ten in the morning; Sunday is the slowest day to leave.',
      },
    ],
  },
};
