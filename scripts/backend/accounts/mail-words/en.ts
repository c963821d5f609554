import type { AccountMailWords } from './account-mail-words.ts';

export const words: AccountMailWords = {
  confirmation: {
    subject: (site) => `Confirm your email address for ${site}`,
    opening: (site) =>
      `An account for the staff area of ${site} was requested with this email address. Follow the link to confirm the address and choose your password.`,
    link: 'Confirm and choose a password',
    note: 'The link works once, within an hour. If it was not you, do nothing: without the link the account stays closed.',
  },
  recovery: {
    subject: (site) => `A new password for ${site}`,
    opening: (site) => `A new password was requested for your account at ${site}. Follow the link to choose it.`,
    link: 'Choose a new password',
    note: 'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  },
  existing: {
    subject: (site) => `You already have an account at ${site}`,
    opening: (site) =>
      `Somebody, probably you, tried to sign up at ${site} with this email address. It has an account already: sign in, or ask for a new password there.`,
    link: 'Go to sign-in',
    note: 'If it was not you, there is nothing to do.',
  },
  passwordChanged: {
    subject: (site) => `Your password for ${site} was changed`,
    opening: (site) =>
      `The password of your account at ${site} has just been changed, and every other device was signed out.`,
    link: 'Go to sign-in',
    note: 'If it was not you, choose a new password at once: “Forgot Password?” on the sign-in page.',
  },
};
