import { business } from '@/config/business';

const { legal, replyTime } = business;

/** Who the business is, for the documents and About. */
export const company = [
  { term: 'השם המשפטי', text: legal.name.he },
  { term: 'ח״פ', text: legal.registrationNumber },
  { term: 'כתובת', text: legal.address.he },
  { term: 'רישוי', text: `${legal.licence.he}, מספר ${legal.licenceNumber}` },
  { term: 'זמן תגובה', text: `עד ${replyTime.minutes} דקות, ביום ובלילה, חוץ משבת ומחגי ישראל` },
] as const;

/** The same as one sentence, for guides that tell readers to ask. */
export const companySentence = `אנחנו ${legal.name.he}, ח״פ ${legal.registrationNumber}, ${legal.address.he}. יש לנו ${legal.licence.he}, מספר ${legal.licenceNumber}, וכל ביטוחי החובה. אנחנו עונים בתוך ${replyTime.minutes} דקות, חוץ משבת ומחגי ישראל.`;
