/** The five service pages, as their URLs name them, in the order of the menus. */
export const serviceSlugs = [
  'airport-taxi',
  'vip-airport-transport',
  'private-driver-tours',
  'nationwide-transport',
  'event-wedding-transport',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];
