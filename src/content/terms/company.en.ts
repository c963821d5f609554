import { business } from '@/config/business';

const { legal } = business;

/** Who the business is, for the documents and About. */
export const company = [
  { term: 'Legal name', text: legal.name.en },
  { term: 'Company number', text: legal.registrationNumber },
  { term: 'Address', text: legal.address.en },
  { term: 'Licence', text: `${legal.licence.en}, no. ${legal.licenceNumber}` },
  {
    term: 'Reply time',
    text: `Within {minutes reply_minutes}, day and night{if rest_city|, except on Shabbat and Jewish holidays|}`,
  },
] as const;

/** The same as one sentence, for guides that tell readers to ask. */
export const companySentence = `We are ${legal.name.en}, company number ${legal.registrationNumber}, ${legal.address.en}. We hold a ${legal.licence.en} (no. ${legal.licenceNumber}) and all mandatory insurance, and we answer within {minutes reply_minutes}{if rest_city|, except on Shabbat and Jewish holidays|}.`;
