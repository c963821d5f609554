import type { StaffTrendsMessages } from '../he/staff-trends';

export const messages: StaffTrendsMessages = {
  period: {
    label: 'Période',
    days: (days) => `${days} jours`,
    last: (days) => `${days} derniers jours`,
    compared: (days) => `${days} derniers jours complets, par rapport aux ${days} précédents\u202F:`,
  },
  chart: {
    caption: (from, to) => `Visiteurs et demandes par jour, du ${from} au ${to}`,
    keys: 'Les flèches gauche et droite passent d’un jour à l’autre.',
    visitors: 'Visiteurs',
    pageViews: 'Pages vues',
    leads: 'Demandes',
    day: 'Jour',
    today: 'aujourd’hui, en cours',
    asTable: 'Afficher en tableau',
    asChart: 'Afficher en graphique',
  },
  response: {
    title: 'Délai de réponse',
    median: 'Délai médian de première réponse',
    noneYet: 'Aucune réponse pour l’instant',
    withinHour: 'Réponse en moins d’une heure',
    waiting: 'En attente de réponse',
    longest: 'Plus longue attente',
    underMinute: 'Moins d’une minute',
  },
  breakdown: {
    title: 'Demandes par prestation et statut',
    services: 'Par prestation',
    statuses: 'Par statut',
    leads: (count, figure) => `${figure} ${count < 2 ? 'demande' : 'demandes'}`,
  },
};
