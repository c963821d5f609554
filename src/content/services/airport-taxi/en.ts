import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Ben Gurion airport taxi at a fixed price | Tamar VIP Transfers',
    description: `A booked car to or from Ben Gurion, day and night: one final price before you fly, no meter, up to ${business.vehicleSeats} passengers, ${business.roundTripDiscount}% off when you book both ways.`,
  },
  slug: 'airport-taxi',
  name: 'Airport taxi',
  title: 'Ben Gurion airport taxi',
  lead: 'One price, given before you fly, and a car that is already outside when you come out. To the airport or home from it, at any hour.',
  facts: [
    { label: 'Price', value: 'Fixed, in writing' },
    { label: 'Flight late', value: '2 hours at no charge' },
    { label: 'Passengers', value: `Up to ${business.vehicleSeats}` },
    { label: 'Hours', value: '24/6, nights too' },
  ],
  chat: 'Hello, I would like to book an airport taxi. My flight: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};
