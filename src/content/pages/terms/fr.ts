import { company } from '../../terms/company.fr';
import { terms } from '../../terms/sentences.fr';
import type { TermsContent } from './he';
import type { TermsSections } from './terms-of-service';

const group = `Un groupe, jusqu’à {most_passengers} personnes, voyage dans plusieurs véhicules, avec une seule réservation.`;

const sections: TermsSections = {
  company: { title: 'Qui nous sommes', blocks: [{ kind: 'list', items: company }] },
  booking: {
    title: 'La réservation',
    blocks: [
      { kind: 'text', text: terms.booking },
      { kind: 'text', text: terms.reply },
      {
        kind: 'text',
        text: 'Vérifiez la confirmation : date, heure, adresses, nombre de passagers et numéro de vol. S’il y a une erreur, écrivez-nous aussitôt : nous la corrigeons.',
      },
      { kind: 'text', text: 'Les passagers n’ont pas besoin de compte sur ce site.' },
    ],
  },
  price: {
    title: 'Prix et paiement',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.fixedPrice },
          { text: terms.extras },
          { text: terms.vat },
          { text: terms.roundTrip },
          { text: terms.payment },
        ],
      },
    ],
  },
  cancellation: {
    title: 'Annulation et modification',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.cancellation },
          { text: terms.lateCancellation },
          { text: terms.cancelledFlight },
          { text: terms.howToCancel },
          { text: terms.changes },
          { text: terms.statutoryRights },
        ],
      },
    ],
  },
  pickup: {
    title: 'Prise en charge, attente et retard de vol',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.meetingVip },
          { text: terms.meetingTransfer },
          { text: terms.airportMeetings },
          { text: terms.waiting },
          { text: terms.afterWaiting },
          { text: terms.flightDelay },
          { text: terms.longDelay },
          { text: terms.lateDriver },
          { text: 'Donnez-nous le bon numéro de vol : le chauffeur règle son départ sur lui.' },
        ],
      },
    ],
  },
  hours: {
    title: 'Jours de service',
    blocks: [{ kind: 'list', items: [{ text: terms.hours }, { text: terms.restHours }] }],
  },
  luggage: {
    title: 'Passagers, bagages et enfants',
    blocks: [{ kind: 'list', items: [{ text: terms.luggage }, { text: group }, { text: terms.childSeats }] }],
  },
  liability: {
    title: 'Assurance et limites de responsabilité',
    blocks: [{ kind: 'list', items: [{ text: terms.insurance }, { text: terms.liability }] }],
  },
  claims: {
    title: 'Réclamations et actions en justice',
    blocks: [{ kind: 'list', items: [{ text: terms.complaints }, { text: terms.claims }] }],
  },
  law: { title: 'Droit applicable et juridiction', blocks: [{ kind: 'text', text: terms.law }] },
  contact: {
    title: 'Une question sur ces conditions',
    blocks: [
      {
        kind: 'contact',
        email: 'E-mail',
        emailSubject: 'Question sur les conditions',
        phone: 'Téléphone',
        whatsapp: 'WhatsApp',
      },
    ],
  },
};

export const content: TermsContent = {
  meta: {
    title: 'Conditions : prix, annulation, attente',
    description: `Nos conditions de transport : prix fixe TTC, annulation gratuite jusqu’à {hours free_until_hours} avant, attente, retard de vol, assurance et juridiction.`,
  },
  title: 'Conditions générales',
  updatedLabel: 'Dernière mise à jour :',
  lastUpdated: '2026-11-22',
  tableOfContents: 'Sur cette page',
  summary: {
    title: 'En bref',
    sentences: [terms.fixedPrice, terms.cancellation, terms.cancelledFlight, terms.flightDelay],
  },
  sections,
};
