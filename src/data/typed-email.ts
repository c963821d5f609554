/** E-mail addresses as people type them, by the grammar that the server keeps as well. */
export { readEmailAddress } from '@shared/people/email-address';
