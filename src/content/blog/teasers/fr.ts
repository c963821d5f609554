import type { BlogTeaser } from '.';

export const content: readonly BlogTeaser[] = [
  {
    id: 1,
    slug: 'taxi-cost-guide',
    title: 'Taxi depuis Ben Gourion : le vrai prix',
    excerpt:
      'Au compteur, un hôtel de Tel-Aviv coûte 160 à 180 ₪. On en paie 200 à 280. D’où vient l’écart, et comment l’éviter.',
    date: '2026-11-05',
    readTime: 9,
    image: 'fare-table',
  },
  {
    id: 2,
    slug: 'ben-gurion-transport-guide',
    title: 'De la passerelle à la voiture, sans détour',
    excerpt: 'Quelle sortie prendre, où attendre, et à qui ne pas répondre quand on vous propose un taxi dans le hall.',
    date: '2026-10-18',
    readTime: 7,
    image: 'airport-arrivals',
  },
];
