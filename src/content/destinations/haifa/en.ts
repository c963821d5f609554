import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'haifa',
  meta: {
    title: 'Haifa from Ben Gurion or the cruise port: time, fare',
    description:
      'Two roads north, what the meter comes to, the Bahá’í Gardens from top to bottom, and Acre on the same day. Private transfer at a fixed price.',
  },
  name: 'Haifa',
  tagline: 'A mountain facing the sea',
  lead: 'A city on three levels, with the port at the bottom, pines at the top and stairways in between. With a car waiting below, you walk them in one direction only.',
  pictureShows: 'The Bahá’í Gardens with their golden dome, and below them the port and the bay.',
  chat: 'Hello, I would like a price for a ride to Haifa.',
  ride: {
    title: 'North by one of two roads, chosen on the day',
    paragraphs: [
      'Route 6 runs inland and suits the Technion and the upper town. Route 2 follows the sea and suits the port and Bat Galim. Traffic decides which on the day. Near the end the Carmel Tunnels pass under the mountain in a few minutes. Both Route 6 and the tunnels charge tolls, and both are included in your price.',
      'Over this distance a meter adds up, above all at night. With us you have the price in writing before you travel. If your ship docks in Haifa, the passenger terminal is in the middle of the lower town beside the railway station: the driver meets you outside the gate, and we plan the day backwards from all-aboard.',
      'For the ride back to Ben Gurion we count three hours before the flight and add the coast-road traffic of that weekday. For a dawn departure it often pays to leave in the night, when the road is empty, rather than pay for an airport hotel.',
    ],
  },
  sights: {
    title: 'Down the mountain, in the right order',
    items: [
      {
        name: 'Bahá’í Gardens',
        text: 'The free walking tour starts high up on Yefe Nof Street and descends several hundred steps to HaTzionut Avenue. Your driver drops you above and waits below. Days and languages vary, and the gardens close on Bahá’í holy days: check the hours.',
      },
      {
        name: 'Louis Promenade',
        text: 'The whole bay as far as Lebanon’s hills, with the golden dome beneath you. Best late in the day, when the sun has moved behind the ridge.',
      },
      {
        name: 'German Colony and Wadi Nisnas',
        text: 'A straight avenue of Templer stone houses, and close by an Arab market with painted walls and well-known falafel.',
      },
      {
        name: 'Stella Maris',
        text: 'The Carmelite church stands over a grotto linked with Elijah. Cover your shoulders. It closes at midday. Elijah’s Cave, holy to Jews, Christians and Muslims alike, is further down the slope.',
      },
      {
        name: 'Muhraqa and Daliyat al-Karmel',
        text: 'The monastery where Elijah faced the priests of Baal, with a rooftop view over the Jezreel Valley, then a Druze town for lunch. Half an hour of winding road each way.',
      },
    ],
  },
  tips: {
    title: 'Before you plan the day',
    items: [
      {
        term: 'Pair it',
        text: 'Acre’s Crusader halls are half an hour to the north, and Caesarea is on the way back. Choose one, or start at eight and do both.',
      },
      {
        term: 'Cruise days',
        text: 'When two ships are in, the gardens fill up in the morning. See the viewpoint first and take the tour later.',
      },
      {
        term: 'Shabbat',
        text: `If your ship calls on a Saturday, write to us before you book{if rest_city|: we can only drive you once Shabbat is over|}. ${fridayLanding('en', 'haifa')}`,
      },
      {
        term: 'Shoes and shade',
        text: 'The terraces are stone, open and steep. Bring a hat in summer, and wear non-slip soles after rain.',
      },
      {
        term: 'December',
        text: 'In Wadi Nisnas the Holiday of Holidays marks Hanukkah and Christmas together. Weekends are packed, so come midweek.',
      },
    ],
  },
};
