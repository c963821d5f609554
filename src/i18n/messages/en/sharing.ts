import type { SharingMessages } from '../he/sharing';

export const messages: SharingMessages = {
  title: 'Know someone who lands soon?',
  line: 'Send them this page.',
  share: 'Share',
  email: 'E-mail',
  byEmail: 'Send by e-mail',
  copy: 'Copy link',
  copied: 'Copied',
  shareOn: (network) => `Share on ${network}`,
  completed: 'Share completed',
  windowOpened: 'Share window opened',
  linkCopied: 'Link copied!',
  openingEmail: 'Opening email...',
  contentCopied: (network) => `Content copied! Opening ${network}...`,
  copyFailed: 'Copy failed',
  allowPopups: 'Please allow popups',
};
