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
  found: (count, flight) => (count === 1 ? `Un vol trouvé : ${flight}` : `${count} vols trouvés : ${flight}`),
  none: 'Aucune arrivée dans les prochaines heures.',
  notFound: (flight) =>
    `Le vol ${flight} ne figure pas au tableau. Celui-ci couvre environ trois jours : un vol plus lointain n’y est pas encore.`,
  invalid: 'Un numéro de vol se compose du code de la compagnie et d’un nombre, par exemple LY 316.',
  unavailable: 'Le tableau des vols n’est pas disponible pour l’instant.',
  notRefreshed: 'Les données de l’aéroport ne sont pas arrivées cette fois. Voici le dernier tableau reçu.',
  askUs:
    'Les données de l’aéroport ne nous parviennent pas. Envoyez-nous le numéro de vol et nous le vérifions pour vous.',
  askText: (flight) =>
    flight
      ? `Bonjour, pouvez-vous vérifier le vol ${flight} ?`
      : 'Bonjour, pouvez-vous vérifier un vol ? Son numéro : ',
  askButton: 'Nous envoyer le numéro de vol',
  airportSite: 'Le site de l’aéroport',
  sample: 'Tableau d’exemple : les vols affichés ici sont inventés.',
  disclaimer: 'Données issues de l’Autorité des aéroports d’Israël, susceptibles de changer.',
  source: 'Source : le jeu de données flydata du site public data.gov.il. Heures locales d’Israël.',
  more: 'Plus de vols',
  landings: {
    title: (hours) => `Atterrissages par heure, prochaines ${hours} heures`,
    busiest: (from, to, count) =>
      `Heure la plus chargée : de ${from} à ${to}, avec ${count} atterrissages. La file des taxis s’allonge peu après.`,
    hour: (time, count) => `${time} : ${count}`,
  },
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
  request: 'Par formulaire',
  requestFlight: (flight) => `Par formulaire : un trajet pour le vol ${flight}`,
  bookText: {
    arrival: (flight, time) =>
      `Bonjour, je souhaite réserver un trajet depuis l’aéroport Ben Gourion. Vol ${flight}, atterrissage à ${time}.`,
    departure: (flight, time) =>
      `Bonjour, je souhaite réserver un trajet vers l’aéroport Ben Gourion. Vol ${flight}, décollage à ${time}.`,
  },
};
