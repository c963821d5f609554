import { fridayLanding } from '../../blog/shabbat-table';
import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'safed',
  meta: {
    title: 'Ben Gurion to Safed (Tzfat): where to get out',
    description:
      'A city of steps: which end to arrive at, the Kabbalists’ synagogues, Meron, and winter roads. Private transfer from Ben Gurion at a fixed price.',
  },
  name: 'Safed',
  tagline: 'Alleys, Kabbalah, mountain air',
  lead: 'Israel’s highest city, where a street is usually a staircase. The car sets you down at the top and waits at the bottom.',
  pictureShows: 'A lane of steps between stone houses with blue doors, and a cat on the steps.',
  chat: 'Hello, I would like a price for a ride to Safed.',
  ride: {
    title: 'Up to nine hundred metres',
    paragraphs: [
      'Route 6 nearly to its end, then Route 85 across the Galilee to Amiad and the climb, or the western way by Meron. The final bends are tight, in winter there is fog, and once in a while snow that shuts the road for some hours. We check before we leave and set out earlier if need be.',
      'In Safed it matters which end you reach. For the old synagogues you get out on Jerusalem Street by the broad stone stairs and walk down. The guesthouses of the Artists’ Quarter have another approach, past the old Saraya. Send the host’s name and telephone along with the address, because the numbering of the lanes is hard to follow.',
      'It is the longest ride from the airport to the Galilee. With a stop in Zippori, in Nazareth or by the lake, the transfer can be your first day of touring.',
    ],
  },
  sights: {
    title: 'Blue doors, old prayers',
    items: [
      {
        name: 'The Kabbalists’ synagogues',
        text: 'The Ari’s Ashkenazi synagogue, Abuhav, Joseph Caro. Small, painted and in daily use, so wait for a service to end. Dress modestly. People travel here for Friday evening.',
      },
      {
        name: 'Artists’ Quarter',
        text: 'Stone houses turned studios, and the General Exhibition in a former mosque. Quiet out of season, shut from early Friday until Sunday.',
      },
      {
        name: 'The Citadel',
        text: 'A garden on the ruins of a Crusader fortress. Five minutes up, and the Galilee lies open from Mount Hermon to the lake. Best in the last hour of light.',
      },
      {
        name: 'The old cemetery',
        text: 'Graves painted sky blue beneath the town, among them Isaac Luria’s. It is all downhill, and the car waits below. The Ari’s mikveh is for men only.',
      },
      {
        name: 'Meron',
        text: 'The tomb of Rabbi Shimon bar Yochai, open day and night, a short drive west. On Lag BaOmer only the organised buses get near. Private cars, ours included, are kept out.',
      },
    ],
  },
  tips: {
    title: 'Before you climb',
    items: [
      {
        term: 'Shabbat',
        text: `The city closes on Friday at noon, restaurants included. Arrive by one and order your meals ahead. On Saturday night we pick you up{if rest_city|, from {minutes rest_margin_after} after nightfall|}. ${fridayLanding('en', 'safed')}`,
      },
      {
        term: 'Warm layer',
        text: 'July evenings call for a jumper. In winter bring a real coat and soles that hold on wet stone.',
      },
      {
        term: 'Steps',
        text: 'Leave the pushchair and take a baby carrier. With older travellers, ask for the level way through the Artists’ Quarter.',
      },
      {
        term: 'Festival nights',
        text: 'During the klezmer festival in summer the old city is closed to cars. We agree a meeting point outside the barriers.',
      },
      {
        term: 'Combine',
        text: 'Rosh Pina for lunch in a restored village, the Hula Valley for cranes from November, Tiberias for a swim.',
      },
    ],
  },
};
