/** The trip form for browsers without JavaScript, as data; the function that receives it shares it. */
export { LEAD_WORDS } from '@shared/words/lead-words/by-language';
export { PLAIN_COUNTRY_CODE, plainForm, type PlainField } from '@shared/contracts/plain-form';
