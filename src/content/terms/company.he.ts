import { business } from '@/config/business';

const { legal } = business;

/** Who the business is, for the documents and About. */
export const company = [
  { term: 'השם המשפטי', text: legal.name.he },
  { term: 'ח״פ', text: legal.registrationNumber },
  { term: 'כתובת', text: legal.address.he },
  { term: 'רישוי', text: `${legal.licence.he}, מספר ${legal.licenceNumber}` },
  { term: 'זמן תגובה', text: `עד {minutes reply_minutes}, ביום ובלילה{if rest_city|, חוץ משבת ומחגי ישראל|}` },
] as const;

/** The same as one sentence, for guides that tell readers to ask. */
export const companySentence = `אנחנו ${legal.name.he}, ח״פ ${legal.registrationNumber}, ${legal.address.he}. יש לנו ${legal.licence.he}, מספר ${legal.licenceNumber}, וכל ביטוחי החובה. אנחנו עונים בתוך {minutes reply_minutes}{if rest_city|, חוץ משבת ומחגי ישראל|}.`;
