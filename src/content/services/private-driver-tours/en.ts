import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Private driver tours of Israel | Tamar VIP Transfers',
    description: `A day with your own driver: the Galilee, the coast, Jerusalem and the Dead Sea, or a route of yours. From your hotel door, up to ${business.vehicleSeats} people, one fixed price.`,
  },
  slug: 'private-driver-tours',
  name: 'Private driver tours',
  title: 'Private driver tours',
  lead: 'A day in Israel without a coach timetable, a rented car or a parking meter. You say what you would like to see; the driver knows in which order.',
  facts: [
    { label: 'Length', value: 'A full day' },
    { label: 'Starts', value: 'At your hotel door' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
    { label: 'Price', value: 'For the car, fixed' },
  ],
  chat: 'Hello, I would like to ask about private driver tours. Our date: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};
