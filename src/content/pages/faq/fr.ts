import { terms } from '../../terms/sentences.fr';
import type { FaqContent } from './he';

const questions = [
  { id: 'price', question: 'Que comprend le prix ?', answer: [`${terms.fixedPrice} ${terms.extras}`, terms.vat] },
  {
    id: 'booking',
    question: 'Comment réserver, et quand est-ce confirmé ?',
    answer: [
      'Envoyez une demande par WhatsApp, par téléphone ou avec le formulaire : départ, destination, date et heure, passagers et valises.',
      terms.booking,
    ],
  },
  {
    id: 'delay',
    question: 'Et si mon vol a du retard ?',
    answer: [
      terms.flightDelay,
      `${terms.longDelay} ${terms.cancelledFlight}`,
      'Indiquez le numéro de vol dans la demande : le chauffeur le suit et part en fonction de l’heure réelle d’atterrissage.',
    ],
  },
  {
    id: 'waiting',
    question: 'Combien de temps le chauffeur attend-il ?',
    answer: [terms.waiting, terms.afterWaiting, `${terms.meetingVip} ${terms.meetingTransfer}`],
  },
  {
    id: 'cancellation',
    question: 'Comment annuler ou modifier ?',
    answer: [
      terms.cancellation,
      `${terms.lateCancellation} ${terms.cancelledFlight}`,
      terms.changes,
      terms.howToCancel,
    ],
  },
  {
    id: 'people',
    question: 'Combien de passagers et de bagages ?',
    answer: [
      terms.luggage,
      terms.childSeats,
      `Un groupe, jusqu’à {most_passengers} personnes, voyage dans plusieurs véhicules avec une seule réservation.`,
    ],
  },
  { id: 'payment', question: 'Comment payer ?', answer: [terms.payment, terms.roundTrip] },
  {
    id: 'hours',
    question: 'Roulez-vous le chabbat et les jours de fête juive ?',
    answer: [
      terms.hours,
      terms.restHours,
      'Vous atterrissez pendant le chabbat ? {if rest_city|Écrivez-nous à l’avance : nous vous indiquons la première heure de départ après sa sortie|Donnez-nous le numéro du vol, nous serons là}.',
    ],
  },
];

export const content: FaqContent = {
  meta: {
    title: 'Questions sur les transferts privés en Israël',
    description:
      'Ce que comprend le prix, le vol en retard, l’attente du chauffeur, l’annulation, le paiement : huit réponses courtes avant de réserver votre trajet.',
    keywords: ['FAQ transfert privé Israël', 'annuler un transfert', 'retard de vol transfert', 'payer le chauffeur'],
  },
  title: 'Vos questions',
  lead: 'Huit réponses avant de réserver. Votre question n’y est pas ? Appelez-nous ou écrivez-nous.',
  backHome: 'Retour à l’accueil',
  questions,
  searchFacts: () => Promise.resolve({ questions }),
  search: {
    label: 'Chercher dans les questions',
    count: (found) => `${found} ${found < 2 ? 'réponse' : 'réponses'}`,
    none: 'Aucune réponse à cette question ici. Écrivez-nous, ou décrivez votre trajet pour recevoir un prix.',
  },
  contact: {
    title: 'Autre chose ?',
    text: 'Au téléphone comme sur WhatsApp, c’est une personne qui vous répond.',
    call: 'Nous appeler',
    chat: 'WhatsApp',
    chatText: 'Bonjour, j’ai une question avant de réserver un trajet.',
  },
};
