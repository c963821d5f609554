import type { PublicPricesMessages } from '../he/public-prices';

const hours = (count: number): string => (count === 1 ? '1\u00A0heure' : `${count}\u00A0heures`);

export const messages: PublicPricesMessages = {
  titles: {
    from: 'Le prix du trajet depuis l’aéroport',
    places: 'Nos prix depuis et vers Ben Gourion',
    towns: 'Le prix d’un trajet de ville en ville',
    hours: 'Le prix d’une voiture avec chauffeur, à l’heure',
    pages: 'Nos prix',
  },
  ofRides: 'Le prix vaut pour tout le véhicule. Il est le même dans les deux sens.',
  ofHours: (least) => `Le prix comprend le véhicule et son chauffeur. Durée minimale\u202F: ${hours(least)}.`,
  meter:
    'Vous voyagez en taxi agréé\u202F: le compteur tourne, et vous payez son montant ou le prix indiqué ici, le plus bas des deux.',
  asOf: (day) => `Prix au ${day}, TVA comprise.`,
  sample: 'Exemple',
  from: (airport) => `Départ\u202F: ${airport}`,
  upTo: (seats) => (seats === 1 ? '1 passager' : `jusqu’à ${seats} passagers`),
  rows: { from: 'Véhicule', places: 'Destination', towns: 'Trajet', hours: 'Véhicule', pages: 'Service' },
  day: 'De jour',
  night: 'De nuit',
  dayAndNight: 'Jour et nuit',
  hour: 'Par heure',
  lowest: 'À partir de',
  hours,
  onRequest: 'Sur demande',
  atMost: (price) => `${price} au plus`,
};
