import type { PublicPricesMessages } from '../he/public-prices';

export const messages: PublicPricesMessages = {
  title: 'Le prix du trajet depuis l’aéroport',
  titleOfAll: 'Nos prix depuis et vers Ben Gourion',
  whole: 'Le prix vaut pour tout le véhicule, à l’aller comme au retour.',
  meter: 'En taxi, le chauffeur met le compteur et vous payez le plus bas des deux montants.',
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
  atMost: (price) => `${price} au maximum`,
};
