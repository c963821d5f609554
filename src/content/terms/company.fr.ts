import { business } from '@/config/business';

const { legal } = business;

/** Who the business is, for the documents and About. */
export const company = [
  { term: 'Raison sociale', text: legal.name.fr },
  { term: 'Numéro d’immatriculation', text: legal.registrationNumber },
  { term: 'Adresse', text: legal.address.fr },
  { term: 'Autorisation d’exercer', text: `${legal.licence.fr}, numéro ${legal.licenceNumber}` },
  {
    term: 'Délai de réponse',
    text: `Sous {minutes reply_minutes}, de jour comme de nuit{if rest_city|, sauf le chabbat et les jours de fête juive|}`,
  },
] as const;
