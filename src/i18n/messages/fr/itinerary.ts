import { hoursInWords } from '../../hours-in-words.fr';
import type { ItineraryMessages } from '../he/itinerary';

const span = (minutes: number): string =>
  minutes < 60 ? `${minutes}\u00A0min` : hoursInWords(Math.floor(minutes / 60), minutes % 60);

export const messages: ItineraryMessages = {
  fullDay: 'Journée entière',
  difficulty: { easy: 'facile', easyToModerate: 'facile à modérée' },
  difficultyLabel: (level) => `Difficulté : ${level}`,
  facts: {
    start: { label: 'Départ', value: 'Devant votre porte' },
    stops: { label: 'Étapes', value: 'Quatre, avec leur durée' },
    passengers: (seats) => ({ label: 'Passagers', value: `Jusqu’à ${seats}` }),
  },
  stopsTitle: 'Les quatre étapes',
  goldTip: 'Le conseil du chauffeur',
  recommendedTime: 'Temps conseillé :',
  stay: (minutes, isRough, upTo) =>
    upTo === undefined ? `${isRough ? 'environ ' : ''}${span(minutes)}` : `${span(minutes)} à ${span(upTo)}`,
  map: 'L’itinéraire sur la carte',
  mapNote: 'Le nord est en haut. Schéma sans échelle.',
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
