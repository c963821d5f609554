import type { TripContent } from './he';

/** The page's words stand with those of the interface (messages/fr/trip.ts): the trip itself is not known before it is opened. */
export const content: TripContent = {
  meta: {
    title: 'Mon trajet',
    description:
      'La page privée de votre trajet : le prix par écrit, accepter, modifier, annuler, sans mot de passe. Redemandez votre lien, ou annulez sans lui.',
  },
};
