import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Wedding and event transport for guests | Tamar VIP Transfers',
    description: `Guests from several hotels to the hall and home again, up to ${business.maximumGroup} people, with drivers who wait for the last dance. One plan and one fixed price before the day.`,
  },
  slug: 'event-wedding-transport',
  name: 'Weddings and events',
  title: 'Weddings and events',
  lead: 'Your guests arrive together, before the canopy and not during it, and go home when they like. You have other things to think about that evening.',
  facts: [
    { label: 'Group', value: `Up to ${business.maximumGroup} people` },
    { label: 'Direction', value: 'There and back' },
    { label: 'Price', value: 'Fixed for the evening' },
    { label: 'Answer', value: 'Within minutes' },
  ],
  chat: 'Hello, I would like to ask about transport for weddings and events. Date, place and number of guests: ',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};
