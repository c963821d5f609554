import type { SharingMessages } from '../he/sharing';

export const messages: SharingMessages = {
  title: 'Know someone landing soon?',
  line: 'Send them this page.',
  share: 'Share',
  email: 'Email',
  byEmail: 'Send by email',
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
