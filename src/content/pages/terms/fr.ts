import { business } from '@/config/business';
import { terms } from '../../terms/sentences.fr';
import type { TermsContent } from './he';
import type { TermsSections } from './terms-of-service';

const sections: TermsSections = {
  booking: {
    title: 'La réservation',
    blocks: [
      {
        kind: 'text',
        text: 'Une demande envoyée sur ce site, par WhatsApp ou par téléphone n’est pas encore une réservation. Celle-ci est conclue lorsque nous vous confirmons par écrit le trajet et son prix.',
      },
      {
        kind: 'text',
        text: 'Vérifiez la confirmation : date, heure, adresses, nombre de passagers et numéro de vol. Une erreur repérée à temps se corrige facilement.',
      },
      { kind: 'text', text: 'Aucun paiement n’est effectué sur ce site et les passagers n’ont pas besoin de compte.' },
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
        items: [{ text: terms.cancellation }, { text: terms.lateCancellation }, { text: terms.changes }],
      },
    ],
  },
  pickup: {
    title: 'Prise en charge, attente et retard de vol',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.waiting },
          { text: terms.flightDelay },
          { text: 'Donnez-nous le bon numéro de vol : c’est lui que suit le chauffeur pour se mettre en route.' },
        ],
      },
    ],
  },
  hours: { title: 'Jours de service', blocks: [{ kind: 'text', text: terms.hours }] },
  luggage: {
    title: 'Passagers et bagages',
    blocks: [
      {
        kind: 'text',
        text: `Un véhicule accueille jusqu’à ${business.vehicleSeats} passagers ; un groupe, jusqu’à ${business.maximumGroup} personnes, voyage dans plusieurs. Précisez dans la demande le nombre de personnes et de valises pour que le bon véhicule vienne.`,
      },
    ],
  },
  liability: {
    title: 'Assurance et limites de responsabilité',
    blocks: [{ kind: 'list', items: [{ text: terms.insurance }, { text: terms.liability }] }],
  },
  claims: { title: 'Réclamations', blocks: [{ kind: 'text', text: terms.claims }] },
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
    description: `Nos conditions de transport : prix fixe TTC, annulation gratuite jusqu’à ${business.freeCancellationHours} heures avant, attente, retard de vol, assurance et juridiction.`,
  },
  title: 'Conditions de service',
  updatedLabel: 'Dernière mise à jour :',
  lastUpdated: '2026-11-20',
  tableOfContents: 'Sur cette page',
  summary: {
    title: 'En bref',
    sentences: [terms.fixedPrice, terms.cancellation, terms.flightDelay],
  },
  sections,
};
