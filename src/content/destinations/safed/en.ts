import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'safed',
  meta: {
    title: 'Ben Gurion to Safed (Tzfat) by private driver',
    description:
      'Private transfer from Ben Gurion Airport to Safed at a fixed price: where to get out in a city of steps, the Kabbalists’ synagogues, artists, Meron and Shabbat.',
  },
  name: 'Safed',
  tagline: 'Alleys, Kabbalah, mountain air',
  lead: 'Israel’s highest city, where a street is usually a staircase. The driver sets you down at the top of it and waits at the bottom.',
  chat: 'Hello, I would like a price for a ride to Safed.',
  ride: {
    title: 'Up to nine hundred metres',
    paragraphs: [
      'Route 6 nearly to its end, then Route 85 across Galilee to Amiad and the climb, or the western way by Meron. The final bends are tight; in winter there is fog, and once in a while snow that shuts the road for some hours. The driver checks before leaving and, if need be, leaves earlier.',
      'In Safed it matters which end you reach. For the old synagogues you get out on Jerusalem Street by the broad stone stairs and walk down. The guesthouses of the Artists’ Quarter have another approach, past the old Saraya. Send the host’s name and telephone along with the address, because the lanes were numbered by somebody in a hurry.',
      'From the airport it is the longest ride in Galilee, and the price is the same whether you land at three in the afternoon or at three in the morning. With a stop in Zippori, Nazareth or on the lake the transfer becomes the first day of touring.',
    ],
  },
  sights: {
    title: 'Blue doors, old prayers',
    items: [
      {
        name: 'The Kabbalists’ synagogues',
        text: 'The Ari’s Ashkenazi synagogue, Abuhav, Joseph Caro. Small, painted and in daily use, so wait for a service to end. Dress modestly; Friday evening is the hour people travel for.',
      },
      {
        name: 'Artists’ Quarter',
        text: 'Stone houses turned studios, and the General Exhibition in a former mosque. Quiet out of season, shut from early Friday until Sunday.',
      },
      {
        name: 'The Citadel',
        text: 'A garden on the ruins of a Crusader fortress. Five minutes up, and Galilee lies open from Mount Hermon to the lake. Best in the last hour of light.',
      },
      {
        name: 'The old cemetery',
        text: 'Graves painted sky blue beneath the town, among them Isaac Luria’s. It is all downhill, which is why the car waits below. The Ari’s mikveh is for men only.',
      },
      {
        name: 'Meron',
        text: 'The tomb of Rabbi Shimon bar Yochai, open day and night, a short drive west. On Lag BaOmer only the organised buses get near; private cars, ours included, do not.',
      },
    ],
  },
  tips: {
    title: 'Before you climb',
    items: [
      {
        term: 'Shabbat',
        text: 'The city closes on Friday at noon, restaurants included. Come by one, order meals ahead, and be collected about an hour after Shabbat ends.',
      },
      {
        term: 'Warm layer',
        text: 'July evenings need a sweater. In winter bring a real coat and soles that hold on wet stone.',
      },
      {
        term: 'Steps',
        text: 'A pushchair is a burden here; take a carrier. Ask the driver for the level way through the Artists’ Quarter with older travellers.',
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
