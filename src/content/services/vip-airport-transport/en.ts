import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'VIP airport transfer, met at Ben Gurion | Tamar VIP Transfers',
    description:
      'Your name on a board in the arrivals hall, a Mercedes Sprinter with leather seats and tinted windows, one fixed price. For guests, executives and families.',
  },
  slug: 'vip-airport-transport',
  name: 'VIP airport transfer',
  title: 'VIP airport transfer',
  lead: 'Someone with your name on a board in the arrivals hall, and a Mercedes Sprinter outside. From the barrier to the hotel door you carry nothing and ask nobody.',
  facts: [
    { label: 'Meeting point', value: 'Inside, with a board' },
    { label: 'Vehicle', value: 'Mercedes Sprinter' },
    { label: 'Flight late', value: '2 hours at no charge' },
    { label: 'Price', value: 'Fixed, in writing' },
  ],
  chat: 'Hello, I would like to book a VIP airport transfer. My flight: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};
