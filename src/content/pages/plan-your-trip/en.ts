import type { PlanYourTripContent } from './he';

export const content: PlanYourTripContent = {
  meta: {
    title: 'Request a trip with a private driver',
    description:
      'Five short steps: who travels, from where to where, when, and how many bags. We reply with a final price within minutes.',
  },
  title: 'Request a trip',
  lead: 'Five short steps. We reply with a final price within minutes.',
};
