import type { FlightsMessages } from '../he/flights';

export const messages: FlightsMessages = {
  label: 'Tableau des vols',
  search: 'Numéro de vol',
  searchHint: 'Par exemple LY 316. La recherche couvre les arrivées et les départs des prochains jours.',
  find: 'Chercher',
  showArrivals: 'Revenir à toutes les arrivées',
  refresh: 'Actualiser',
  loading: 'Chargement du tableau des vols',
  noScript:
    'Le tableau des vols a besoin de JavaScript. Sinon, envoyez-nous votre numéro de vol et nous le vérifierons.',
  updated: 'Mis à jour à ',
  arrivals: (count) =>
    count === 1 ? 'Une arrivée dans les prochaines heures' : `${count} arrivées dans les prochaines heures`,
  found: (count, flight) => (count === 1 ? `Un vol trouvé : ${flight}` : `${count} vols trouvés : ${flight}`),
  none: 'Aucune arrivée dans les prochaines heures.',
  notFound: (flight) =>
    `Le vol ${flight} ne figure pas au tableau. Celui-ci couvre environ trois jours : un vol plus lointain n’y est pas encore.`,
  invalid: 'Un numéro de vol se compose du code de la compagnie et d’un nombre, par exemple LY 316.',
  unavailable: 'Impossible de vérifier ce vol pour l’instant. Envoyez-nous son numéro, nous le vérifierons.',
  sample: 'Tableau d’exemple. Les données de l’aéroport sont inaccessibles pour l’instant et ces vols sont fictifs.',
  disclaimer: 'Données issues de l’Autorité des aéroports d’Israël, susceptibles de changer.',
  source: 'Source : le jeu de données flydata du site public data.gov.il. Heures locales d’Israël.',
  more: 'Plus de vols',
  columns: {
    flight: 'Vol',
    origin: 'Provenance',
    destination: 'Destination',
    scheduled: 'Prévu',
    estimated: 'Estimé',
    terminal: 'Terminal',
    gate: 'Porte',
    status: 'État',
  },
  changed: 'modifié',
  status: {
    landed: 'Atterri',
    delayed: 'Retardé',
    'on-time': 'À l’heure',
    boarding: 'Embarquement',
    departed: 'Parti',
    cancelled: 'Annulé',
    early: 'En avance',
    unknown: 'Inconnu',
  },
  book: 'Réserver',
  bookFlight: (flight) => `Réserver un trajet pour le vol ${flight}`,
  bookText: {
    arrival: (flight, time) =>
      `Bonjour, je souhaite réserver un trajet depuis l’aéroport Ben Gourion. Vol ${flight}, atterrissage à ${time}.`,
    departure: (flight, time) =>
      `Bonjour, je souhaite réserver un trajet vers l’aéroport Ben Gourion. Vol ${flight}, décollage à ${time}.`,
  },
};
