import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Private transfers across Israel, door to door | Tamar VIP',
    description:
      'City to city with your own driver, from the Galilee to Eilat: no changes, luggage in one place, stops where you want them, one fixed price with VAT.',
  },
  slug: 'nationwide-transport',
  name: 'Nationwide transfers',
  title: 'Nationwide transfers',
  lead: 'From one door in Israel to another, however far apart they are. No changing at a junction, no second bus, and the suitcases are lifted twice only.',
  facts: [
    { label: 'Area', value: 'All of Israel' },
    { label: 'Changes', value: 'None' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
    { label: 'Price', value: 'Fixed, in writing' },
  ],
  chat: 'Hello, I would like to book nationwide transfers. From and to: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};
