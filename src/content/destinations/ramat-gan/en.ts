import type { DestinationContent } from '../destination-content';

export const content: DestinationContent = {
  slug: 'ramat-gan',
  meta: {
    title: 'Ben Gurion to Ramat Gan by private driver, Sheba gates | Tamar',
    description:
      'Private transfer from Ben Gurion Airport to Ramat Gan at a fixed price: the Diamond Exchange towers, Sheba Medical Center’s gates, Bar-Ilan and the Safari.',
  },
  name: 'Ramat Gan',
  tagline: 'The Diamond Exchange and the park',
  lead: 'It looks like more of Tel Aviv and works by other roads: diamond towers at one end, the country’s largest hospital and a safari park at the other.',
  chat: 'Hello, I would like a price for a ride to Ramat Gan.',
  rest: () => import('./rest-en').then(({ texts }) => texts),
};
