import type { ItineraryMessages } from '../he/itinerary';

const stays: Record<number, string> = {
  30: '30 min',
  60: '1 h',
  75: '1 h 15',
  120: '2 h',
  150: '2 h 30',
  180: '3 h',
};

export const messages: ItineraryMessages = {
  fullDay: 'Journée entière',
  difficulty: { easy: 'facile', easyToModerate: 'facile à modérée' },
  difficultyLabel: (level) => `Difficulté : ${level}`,
  facts: {
    start: { label: 'Départ', value: 'Devant votre porte' },
    stops: { label: 'Étapes', value: 'Quatre, avec leur durée' },
    passengers: (seats) => ({ label: 'Passagers', value: `Jusqu’à ${seats}` }),
    price: { label: 'Prix', value: 'Par véhicule, fixe' },
  },
  stopsTitle: 'Les quatre étapes',
  goldTip: 'Le conseil du chauffeur',
  recommendedTime: 'Temps conseillé :',
  stay: (minutes, isRough, upTo) =>
    upTo === undefined
      ? `${isRough ? 'environ ' : ''}${stays[minutes] ?? `${minutes}\u00a0min`}`
      : `${stays[minutes] ?? minutes} à ${stays[upTo] ?? upTo}`,
  map: 'L’itinéraire sur la carte',
  mapNote: 'Le nord est en haut. Ce schéma ne remplace pas une carte routière.',
  bookRoute: 'Réserver cet itinéraire',
  contact: 'Nous contacter',
  take: {
    title: 'Emportez l’itinéraire',
    day: 'Pour quel jour ?',
    rest: 'Nous ne roulons pas ce jour-là. Choisissez un autre jour.',
    noDay: 'Choisissez un jour.',
    past: 'La date est passée.',
    calendar: 'Ajouter à l’agenda',
    print: 'Imprimer',
  },
  relatedTitle: 'À voir aussi sur la route',
};
