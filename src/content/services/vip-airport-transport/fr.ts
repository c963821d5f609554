import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transfert VIP à l’aéroport Ben Gourion | Tamar VIP',
    description:
      'Votre nom sur une pancarte dans le hall des arrivées, un Mercedes Sprinter, sièges en cuir, vitres teintées, un prix fixe. Pour invités, dirigeants et familles.',
  },
  slug: 'vip-airport-transport',
  name: 'Transfert VIP à l’aéroport',
  title: 'Transfert VIP à l’aéroport',
  lead: 'Votre nom sur une pancarte dans le hall des arrivées, et un Mercedes Sprinter dehors. De la barrière à la porte de l’hôtel, vous ne portez rien et ne demandez rien à personne.',
  facts: [
    { label: 'Rendez-vous', value: 'Dans le hall, pancarte' },
    { label: 'Véhicule', value: 'Mercedes Sprinter' },
    { label: 'Vol retardé', value: '2 h sans supplément' },
    { label: 'Prix', value: 'Fixe, par écrit' },
  ],
  chat: 'Bonjour, je souhaite réserver un transfert VIP à l’aéroport. Mon vol : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
