import { hoursInWords } from '../../hours-in-words.fr';
import type { PublicPricesMessages } from '../he/public-prices';

const hours = (count: number): string => (count === 1 ? '1\u00A0heure' : `${count}\u00A0heures`);
const drive = (minutes: number): string =>
  minutes < 60 ? `${minutes}\u00A0min` : hoursInWords(Math.floor(minutes / 60), minutes % 60);

const ofRides = () => 'Le prix vaut pour tout le véhicule. Il est le même dans les deux sens.';

export const messages: PublicPricesMessages = {
  titles: {
    from: 'Le prix du trajet depuis l’aéroport',
    places: 'Nos prix depuis et vers Ben Gourion',
    board: 'Nos prix depuis Ben Gourion, accueil avec pancarte',
    towns: 'Le prix d’un trajet de ville en ville',
    route: 'Le prix de cette journée',
    routes: 'Le prix d’une journée avec chauffeur',
    hours: 'Le prix d’une voiture avec chauffeur, à l’heure',
    events: 'Le prix d’un véhicule pour votre événement',
    pages: 'Nos prix en un coup d’œil',
  },
  conditions: {
    from: ofRides,
    places: ofRides,
    board: () => 'Le prix vaut pour tout le véhicule, accueil avec une pancarte à votre nom compris.',
    towns: ofRides,
    route: (day, start, reach) =>
      `Un seul prix pour le véhicule et son chauffeur, jusqu’à ${hours(day)} de porte à porte. Il vaut pour un départ à ${drive(reach)} de route au plus de ${start}.`,
    routes: () => 'Une journée sur un itinéraire a un seul prix, véhicule et chauffeur compris.',
    hours: (least) => `À l’heure, vous payez le véhicule avec son chauffeur. Durée minimale\u202F: ${hours(least)}.`,
    events: (least) =>
      `Le prix d’un véhicule avec son chauffeur, aller et retour compris dans les heures. Durée minimale\u202F: ${hours(least)}.`,
    pages: () =>
      'Le prix le plus bas de chaque service, pour tout le véhicule. Le formulaire affiche celui de votre trajet.',
  },
  meter:
    'Vous voyagez en taxi agréé\u202F: le compteur tourne, et vous payez son montant ou le prix indiqué ici, le plus bas des deux.',
  asOf: (day) => `Prix au ${day}, TVA comprise.`,
  sample: 'Exemple',
  from: (airport) => `Départ\u202F: ${airport}`,
  upTo: (seats) => (seats === 1 ? '1 passager' : `jusqu’à ${seats} passagers`),
  captions: {
    from: '',
    places: '',
    board: '',
    towns: '',
    route: 'La journée avec véhicule et chauffeur',
    routes: '',
    hours: 'Voiture avec chauffeur, à l’heure',
    events: 'Véhicule avec chauffeur pour un événement',
    pages: 'Tous les services',
  },
  rows: {
    from: 'Véhicule',
    places: 'Destination',
    board: 'Destination',
    towns: 'Trajet',
    route: 'Véhicule',
    routes: 'Itinéraire',
    hours: 'Véhicule',
    events: 'Véhicule',
    pages: 'Service',
  },
  day: 'De jour',
  night: 'De nuit',
  dayAndNight: 'Jour et nuit',
  whole: 'La journée',
  hour: 'Par heure',
  lowest: 'Prix',
  hours,
  onRequest: 'Sur demande',
  atMost: (price) => `${price} au plus`,
};
