import type { ServiceSlug } from './slugs';

/** Four pages to go on to from each service, by path. */
export const relatedPaths: Record<ServiceSlug, readonly string[]> = {
  'airport-taxi': ['/vip-airport-transport', '/jerusalem', '/tel-aviv', '/haifa'],
  'vip-airport-transport': ['/airport-taxi', '/tel-aviv', '/private-driver-tours', '/jerusalem'],
  'private-driver-tours': [
    '/routes/galilee-kinneret',
    '/routes/coastal-time-journey',
    '/routes/jerusalem-dead-sea',
    '/masada',
  ],
  'nationwide-transport': ['/eilat', '/tiberias', '/airport-taxi', '/dead-sea'],
  'event-wedding-transport': ['/nationwide-transport', '/netanya', '/jerusalem', '/vip-airport-transport'],
};
