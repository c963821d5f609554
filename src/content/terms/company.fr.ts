import { business } from '@/config/business';

const { legal, replyTime } = business;

/** Who the business is, for the documents and About. */
export const company = [
  { term: 'Raison sociale', text: legal.name.fr },
  { term: 'Numéro d’immatriculation', text: legal.registrationNumber },
  { term: 'Adresse', text: legal.address.fr },
  { term: 'Licence', text: `${legal.licence.fr}, numéro ${legal.licenceNumber}` },
  { term: 'Délai de réponse', text: `Sous ${replyTime.minutes} minutes les jours ouvrés, de jour comme de nuit` },
] as const;

/** The same as one sentence, for guides that tell readers to ask. */
export const companySentence = `Nos propres réponses : l’entreprise est ${legal.name.fr}, numéro d’immatriculation ${legal.registrationNumber}, ${legal.address.fr} ; elle détient une ${legal.licence.fr} (numéro ${legal.licenceNumber}) et toutes les assurances obligatoires, et répond sous ${replyTime.minutes} minutes.`;
