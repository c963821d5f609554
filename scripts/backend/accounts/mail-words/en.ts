import type { AccountMailWords } from './account-mail-words.ts';

export const words: AccountMailWords = {
  confirmation: {
    subject: (site) => `Confirm your email address for ${site}`,
    opening: (site) =>
      `Someone, probably you, asked for an account in the staff area of ${site} with this email address. Follow the link to confirm the address and choose your password.`,
    link: 'Confirm and choose a password',
    note: 'The link works once and expires after an hour. If this was not you, ignore this email and the account stays closed.',
  },
  recovery: {
    subject: (site) => `A new password for ${site}`,
    opening: (site) =>
      `Someone, probably you, asked for a new password for your account at ${site}. Follow the link to choose one.`,
    link: 'Choose a new password',
    note: 'The link works once and expires after an hour. If this was not you, ignore this email and your password stays as it is.',
  },
  existing: {
    subject: (site) => `You already have an account at ${site}`,
    opening: (site) =>
      `Someone, probably you, tried to sign up at ${site} with this email address. You already have an account, so sign in, or ask for a new password there.`,
    link: 'Go to sign-in',
    note: 'If this was not you, you do not need to do anything.',
  },
  passwordChanged: {
    subject: (site) => `Your password for ${site} was changed`,
    opening: (site) =>
      `The password for your account at ${site} has just been changed, and you have been signed out on every other device.`,
    link: 'Go to sign-in',
    note: 'If this was not you, choose a new password at once: press “Forgot Password?” on the sign-in page.',
  },
};
