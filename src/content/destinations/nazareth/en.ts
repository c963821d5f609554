import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'nazareth',
  meta: {
    title: 'Nazareth with a driver: the Basilica and Mount Tabor',
    description:
      'The Annunciation, a market that closes on Sundays, Cana and Mount Tabor, and the way round the traffic jam: Ben Gurion to Nazareth at a fixed price.',
  },
  name: 'Nazareth',
  tagline: 'The Annunciation and the old market',
  lead: 'The town of the Annunciation is now a busy Arab city with one famous traffic jam. The quick way in is from above, by Nof HaGalil.',
  pictureShows: 'The Basilica of the Annunciation among the houses of Nazareth at dusk.',
  chat: 'Hello, I would like a price for a ride to Nazareth.',
  ride: {
    title: 'Across the Jezreel Valley and up the hill',
    paragraphs: [
      'Route 6 runs north from the airport. You leave it for Wadi Ara and come out over the Jezreel Valley, with Megiddo on its mound at the mouth of the pass. From Afula Route 60 climbs through tunnels into the city. In the afternoon Paulus VI Street stands still. The way round it is by Nof HaGalil, on the ridge, and down to the old town.',
      'The car stops within a few steps of the pilgrim houses around the Basilica. For a guesthouse deep in the old market you get out by Mary’s Well or the Basilica square, and the driver helps carry the bags into the lane. Give us the name of the house, because street numbers are of little use here.',
      'Many groups stay two nights and see the Lower Galilee from here. With one vehicle for the whole stay, Cana, Tabor and the lake follow in any order you like, planned around your Mass.',
    ],
  },
  sights: {
    title: 'In the city and within half an hour',
    items: [
      {
        name: 'Basilica of the Annunciation',
        text: 'The grotto below, and above it Madonnas sent by the nations: Japan’s has sleeves sewn with pearls. No visits during Mass. Cover shoulders and knees. St Joseph’s Church stands in the same compound.',
      },
      {
        name: 'The old market',
        text: 'Spices, coffee and, inside it, the Synagogue Church where tradition places the sermon of Luke 4. Nearly everything shuts on Sunday.',
      },
      {
        name: 'St Gabriel’s and Mary’s Well',
        text: 'The Greek Orthodox Annunciation church, built over the spring that fed the village. You hear the water.',
      },
      {
        name: 'Mount Precipice',
        text: 'The cliff of Luke 4:29, with Tabor on one side and the whole plain below. Drive up, before sunset.',
      },
      {
        name: 'Zippori',
        text: 'Sepphoris, capital of Galilee when Jesus was a boy an hour’s walk away. Come for the mosaics, above all for one smiling face. No shade.',
      },
    ],
  },
  tips: {
    title: 'Choosing the day',
    items: [
      {
        term: 'Sunday',
        text: 'Mass at the Basilica, closed shops, and real quiet. For the market and Nazareth Village choose any other day.',
      },
      {
        term: 'Mass for your group',
        text: 'Altars are booked with the Franciscans well ahead. Tell us the time and we plan the day around it.',
      },
      {
        term: 'Cana and Tabor',
        text: 'Cana’s wedding church is ten minutes off. The last bends up Mount Tabor are tight. Large coaches stop at the foot, but a van can go on.',
      },
      {
        term: 'Shabbat',
        text: `The city is open on Saturday.{if rest_city| Plan to be here on Friday and stay until Sunday if you want to see it.|} ${fridayLanding('en', 'nazareth')}`,
      },
      {
        term: 'Feasts',
        text: 'On 25 March and through December processions close the centre. Expect to walk the last part.',
      },
    ],
  },
};
