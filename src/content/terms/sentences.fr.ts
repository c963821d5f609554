import { business } from '@/config/business';
import { termFigures as f, type TermSentences } from '.';

export const terms: TermSentences = {
  fixedPrice: 'Le prix annoncé avant le trajet est celui que vous payez.',
  extras: 'Tarif de nuit, péages, aide aux bagages et attente en cas de vol retardé sont compris dans le prix.',
  vat: 'Tous les prix sont TTC.',
  cancellation: `Annulation sans frais jusqu’à ${f.freeCancellationHours} heures avant le trajet.`,
  lateCancellation: `Dans les dernières ${f.freeCancellationHours} heures, des frais peuvent s’appliquer.`,
  changes: `Modification possible jusqu’à ${f.changeHours} heures avant le trajet.`,
  flightDelay: `Jusqu’à ${f.freeDelayHours} heures de retard du vol, vous ne payez rien de plus.`,
  waiting: `Le chauffeur vous attend ${f.waitingMinutes} minutes.`,
  roundTrip: `Pour un aller-retour à l’aéroport réservé ensemble, le total baisse de ${f.roundTripDiscount} %.`,
  payment: `Vous réglez par carte bancaire, ${business.wallets.join(', ')} ou en espèces.`,
  hours: 'Nous roulons 24/6, de jour comme de nuit, sauf le Chabbat et les fêtes juives.',
  insurance:
    'L’entreprise détient toutes les assurances obligatoires ; une assurance voyage complémentaire est recommandée.',
  liability: 'L’indemnisation est plafonnée au prix du trajet.',
  claims:
    f.claimYears === 1
      ? 'Une réclamation peut être introduite dans un délai d’un an.'
      : `Une réclamation peut être introduite dans un délai de ${f.claimYears} ans.`,
  law: 'Le droit israélien s’applique ; les tribunaux de Tel-Aviv sont compétents.',
};
