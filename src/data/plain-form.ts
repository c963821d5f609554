/** The trip form for browsers without JavaScript, as data; the function that receives it shares it. */
export { PLAIN_CHOOSE, PLAIN_COUNTRY_CODE, PLAIN_FORMS, PLAIN_SEND, type PlainField } from '@shared/plain-form';
