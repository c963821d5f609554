import type { AccountWords } from './account-words.ts';

export const words: AccountWords = {
  account_confirmation: {
    subject: (site) => `Confirm your email address for ${site}`,
    opening: (site) =>
      `Someone, probably you, asked for an account in the staff area of ${site} with this email address. Follow the link to confirm the address and choose your password.`,
    link: 'Confirm and choose a password',
    note: 'The link works once and expires after an hour. If this was not you, ignore this email and the account stays closed.',
  },
  account_invitation: {
    subject: (site) => `You are invited to the staff area of ${site}`,
    opening: (site) =>
      `You have been invited to the staff area of ${site} with this email address. Follow the link to accept and choose your password.`,
    link: 'Accept and choose a password',
    note: 'The link works once and expires after an hour. If you do not know what this is about, ignore this email.',
  },
  account_recovery: {
    subject: (site) => `A new password for ${site}`,
    opening: (site) =>
      `Someone, probably you, asked for a new password for your account at ${site}. Follow the link to choose one.`,
    link: 'Choose a new password',
    note: 'The link works once and expires after an hour. If this was not you, ignore this email and your password stays as it is.',
  },
  account_address_change: {
    subject: (site) => `Confirm the new email address for ${site}`,
    opening: (site) =>
      `Someone, probably you, wants to change the email address of an account at ${site}. The old and the new address each got a link. Follow this one to agree.`,
    link: 'Confirm the change',
    note: 'The change counts once both links were followed. Each works once and expires after an hour. If this was not you, do not follow the link, and choose a new password.',
  },
  account_exists: {
    subject: (site) => `You already have an account at ${site}`,
    opening: (site) =>
      `Someone, probably you, tried to sign up at ${site} with this email address. You already have an account, so sign in, or ask for a new password there.`,
    link: 'Go to sign-in',
    note: 'If this was not you, you do not need to do anything.',
  },
  account_password_changed: {
    subject: (site) => `Your password for ${site} was changed`,
    opening: (site) =>
      `The password for your account at ${site} has just been changed, and you have been signed out on every other device.`,
    link: 'Go to sign-in',
    note: 'If this was not you, choose a new password at once: press “Forgot Password?” on the sign-in page.',
  },
  account_address_changed: {
    subject: (site) => `The email address of your account at ${site} was changed`,
    opening: (site) =>
      `The email address of your account at ${site} has just been changed. From now on you sign in with the new one.`,
    link: 'Go to sign-in',
    note: 'If this was not you, tell the administrator of the site at once.',
  },
};
