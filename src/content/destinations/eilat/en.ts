import { fridayLanding } from '../../blog/shabbat-table';
import { eilat } from '../../safety/eilat.en';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'eilat',
  meta: {
    title: 'Ben Gurion to Eilat by road: route, stops, hours',
    description:
      'When a car beats the domestic flight, two routes through the Negev, stops at Mitzpe Ramon and Timna, and the crossings to Aqaba and Taba.',
  },
  name: 'Eilat',
  tagline: 'Red Sea, sun all year',
  lead: 'The length of the Negev in one drive, with a crater at noon and a reef before dark.',
  pictureShows: 'Red mountains and a sailing boat above the water, corals and fish below it.',
  chat: 'Hello, I would like a price for a ride to Eilat.',
  ride: {
    title: 'Four desert hours, or a day with stops',
    paragraphs: [
      'Two roads lead south. Route 40 goes by Sde Boker and Mitzpe Ramon and winds down through the crater. Route 90 runs straight along the Arava valley under the mountains of Jordan. By day take the first and stop on the way. By night take the second and sleep. Your driver stops whenever you ask, and takes the breaks that a drive of this length needs.',
      'There is a domestic flight, to Ramon Airport north of the town. A car makes sense when you are four or more, carry diving gear or pushchairs, land at Ben Gurion at an hour with no connection, or want to see the desert rather than fly over it. And it takes you to your hotel’s door.',
      'On the way back we count from your flight: for a night departure you leave Eilat after lunch, with an hour in hand. On the last evening of a holiday the road north is full, so book both directions together if you can.',
    ],
  },
  sights: {
    title: 'In the town and on the road',
    items: [
      {
        name: 'Coral Beach Nature Reserve',
        text: 'A bridge leads out over the reef, and you swim from it with a mask, which you can hire there. Mornings are clearest and calmest. Saturdays are crowded.',
      },
      {
        name: 'Underwater Observatory',
        text: 'The reef seen through windows below the surface, without getting wet. Good for small children, grandparents and August afternoons.',
      },
      {
        name: 'Timna Park',
        text: 'Solomon’s Pillars, copper mines far older than Solomon, and a lake. The sights are kilometres apart inside the park, so keep the van with you.',
      },
      {
        name: 'Red Canyon',
        text: `A narrow red cleft with ladders and handholds, up Route 12. ${eilat.canyon}`,
      },
      {
        name: 'Mitzpe Ramon',
        text: 'The rim of the great erosion crater, on the way down. Ibex wander through the car park. The colours are best early and late in the day.',
      },
    ],
  },
  tips: {
    title: 'Worth knowing first',
    items: [
      {
        term: 'Fridays',
        text: `${fridayLanding('en', 'eilat')}{if rest_city| On such a Friday the driver cannot be home before Shabbat, so ask us before you buy the ticket.|}`,
      },
      {
        term: 'Heat',
        text: 'Around 40 °C (104 °F) from June to September. Walk early, swim, and stay in the shade at midday.',
      },
      {
        term: 'Season',
        text: 'Come between October and May. For Passover and Sukkot book weeks ahead.',
      },
      {
        term: 'Petra and Sinai',
        text: 'We take you to the Rabin crossing for Aqaba or to Taba, and you cross on foot. Check visas, fees and hours yourself before setting out.',
      },
      { term: 'Diving and flying', text: eilat.diving },
      {
        term: 'Shopping',
        text: 'Eilat is free of VAT, but not always cheaper. Compare before you fill a suitcase.',
      },
      {
        term: 'Clothes',
        text: 'Desert evenings in winter are cold. Keep a jacket in your hand luggage.',
      },
    ],
  },
};
