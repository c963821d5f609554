import { business } from '@/config/business';

const { legal, replyTime } = business;

/** Who the business is, for the documents and About. */
export const company = [
  { term: 'השם המשפטי', text: legal.name.he },
  { term: 'מספר ברשם החברות', text: legal.registrationNumber },
  { term: 'כתובת', text: legal.address.he },
  { term: 'רישיון', text: `${legal.licence.he}, מספר ${legal.licenceNumber}` },
  { term: 'זמן תגובה', text: `בתוך ${replyTime.minutes} דקות בימי העבודה, ביום ובלילה` },
] as const;

/** The same as one sentence, for guides that tell readers to ask. */
export const companySentence = `העסק הוא ${legal.name.he}, מספר ${legal.registrationNumber}, ${legal.address.he}. יש לנו ${legal.licence.he}, מספר ${legal.licenceNumber}, וכל ביטוחי החובה, ואנחנו עונים בתוך ${replyTime.minutes} דקות.`;
