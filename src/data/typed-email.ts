/** E-mail addresses as people type them, by the grammar that the server keeps as well. */
export { emailProblem, readEmailAddress, type EmailProblem } from '@shared/people/email-address';
