import type { PublicPricesMessages } from '../he/public-prices';

export const messages: PublicPricesMessages = {
  title: 'Le prix du trajet depuis l’aéroport',
  titleOfAll: 'Nos prix depuis et vers Ben Gourion',
  whole: 'Le prix vaut pour tout le véhicule. Il est le même dans les deux sens.',
  meter:
    'Vous voyagez en taxi agréé\u202F: le compteur tourne, et vous payez son montant ou le prix indiqué ici, le plus bas des deux.',
  asOf: (day) => `Prix au ${day}, TVA comprise.`,
  sample: 'Exemple',
  from: (airport) => `Départ\u202F: ${airport}`,
  upTo: (seats) => (seats === 1 ? '1 passager' : `jusqu’à ${seats} passagers`),
  vehicle: 'Véhicule',
  place: 'Destination',
  day: 'De jour',
  night: 'De nuit',
  dayAndNight: 'Jour et nuit',
  onRequest: 'Sur demande',
  atMost: (price) => `${price} au plus`,
};
