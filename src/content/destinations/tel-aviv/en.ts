import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'tel-aviv',
  meta: {
    title: 'Ben Gurion to Tel Aviv: driving time, fare and exits',
    description:
      'Driving times by hour, what the meter comes to, which Ayalon exit for which street, and where a van can stop. Private transfer at a fixed price.',
  },
  name: 'Tel Aviv',
  tagline: 'The white city',
  lead: 'Half an hour at night, and a slow crawl at five in the afternoon. A good deal depends on which exit of the Ayalon Highway you take.',
  pictureShows: 'A white Bauhaus building and palms above the beach, with the sun low over the sea.',
  chat: 'Hello, I would like a price for a ride to Tel Aviv.',
  ride: {
    title: 'From the baggage belt to the sea',
    paragraphs: [
      'There is one road to Tel Aviv, Route 1, and then the choice that matters: which exit of the Ayalon Highway. La Guardia for Florentin and Jaffa, HaShalom for Rothschild, Arlozorov for the hotels on HaYarkon Street, Rokach for the north. If the fast lane saves time, we take it, and the toll is in your price.',
      'Many streets around Dizengoff and Neve Tzedek are one-way and hardly wider than the van. Send us the house number and we plan the stop before you land. Flats booked online often have no lift: tell us how many suitcases you have, and the driver helps with them. Landing at two in the morning? The driver is still there, at the price you were given.',
      'On the way back to the airport we count from the moment you want to stand at the terminal door, three hours before an international flight, and work backwards through the traffic of that weekday. On a Sunday morning the pick-up time we suggest may look early.',
    ],
  },
  sights: {
    title: 'A day and an evening',
    items: [
      {
        name: 'Jaffa',
        text: 'Start at the clock tower, climb to the garden above the old port for the whole curve of the beach, walk down to the quay. Flea market stalls are shut on Saturday.',
      },
      {
        name: 'Carmel Market',
        text: 'Loud and good before noon. On Tuesdays and Fridays the Nahalat Binyamin craft fair fills the next street. On Friday the lanes close early for Shabbat.',
      },
      {
        name: 'The White City',
        text: 'Rothschild Boulevard, Bialik Square and Dizengoff Square make one walk among the 1930s buildings that UNESCO listed. The balconies look their best in afternoon shade.',
      },
      {
        name: 'ANU or the Tel Aviv Museum of Art',
        text: 'The story of the Jewish people on the university campus, or modern art in town. Their closing days differ, so check before choosing.',
      },
      {
        name: 'The promenade at dusk',
        text: 'The sun sets into the sea on every clear day of the year. Start at Hilton Beach and walk north to the old port, Namal.',
      },
    ],
  },
  tips: {
    title: 'Small things that save an hour',
    items: [
      {
        term: 'Rush hours',
        text: 'Sunday to Thursday, roughly 07:00–10:00 and 15:00–19:00. For a morning flight leave earlier than the map says.',
      },
      {
        term: 'Shabbat',
        text: `Tel Aviv’s beaches and cafés stay open. Trains and most buses stop{if rest_city|, and we do not drive|}. ${fridayLanding('en', 'tel-aviv')}`,
      },
      {
        term: 'With children',
        text: 'The Hatachana station yard and the playgrounds of Yarkon Park are easy stops. Ask for child seats when booking, with ages.',
      },
      {
        term: 'Between check-out and flight',
        text: 'Leave the luggage in the van, spend the last hours on the beach, shower there and go straight to Terminal 3.',
      },
      {
        term: 'Day trips',
        text: 'Jerusalem, Caesarea and Masada all start from here. With one driver for the day your bags stay in the car.',
      },
    ],
  },
};
