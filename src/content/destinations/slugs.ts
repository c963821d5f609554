/** The fifteen destinations, as their URLs name them. The first five are the ones that menus show with a picture. */
export const destinationSlugs = [
  'jerusalem',
  'tel-aviv',
  'haifa',
  'dead-sea',
  'masada',
  'eilat',
  'tiberias',
  'safed',
  'nazareth',
  'netanya',
  'ashdod',
  'ashkelon',
  'beer-sheva',
  'ramat-gan',
  'petah-tikva',
] as const;
export type DestinationSlug = (typeof destinationSlugs)[number];
