import type { BlogTeaser } from '.';

export const content: readonly BlogTeaser[] = [
  {
    id: 1,
    slug: 'taxi-cost-guide',
    title: 'What a taxi from Ben Gurion really costs',
    excerpt:
      'On the meter, a hotel in Tel Aviv is 160–180 ₪. People pay 200–280. Where the difference comes from, and how not to pay it.',
    date: '2026-11-05',
    readTime: 9,
    image: 'fare-table',
  },
  {
    id: 2,
    slug: 'guide-ben-gurion-airport-english',
    title: 'From the jet bridge to the car, without a wrong turn',
    excerpt: 'Which door to take, where to stand, and whom not to answer when a taxi is offered indoors.',
    date: '2026-10-18',
    readTime: 7,
    image: 'airport-arrivals',
  },
];
