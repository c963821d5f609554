import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'Yes',
  no: 'No',
  reference: 'Reference',
  languages: { he: 'Hebrew', en: 'English', fr: 'French' },
  lead: {
    subject: (reference, service) => `New request ${reference}: ${service}`,
    opening: 'A new request has come in through the site. If you reply to this email, the customer gets your reply.',
    wrote: 'The customer wrote:',
    call: 'Call',
    whatsapp: 'WhatsApp',
    link: 'Open the request in the back office',
  },
  alert: {
    subject: (name) => `Alert: ${name}`,
    opening: 'An alert has been raised in the back office.',
    severity: 'Severity',
    address: 'Network address',
    link: 'Open the alerts in the back office',
  },
  heldBack: {
    subject: (count) => (count === 1 ? '1 request held back' : `${count} requests held back`),
    opening:
      'Requests that look automated are held back. They need no answer. If a person did send one, release it in the back office.',
    link: 'Open the requests held back',
  },
  accounts: {
    subject: (count) =>
      count === 1 ? '1 account is waiting for approval' : `${count} accounts are waiting for approval`,
    opening: 'These people have signed up for the back office and have no role yet.',
    link: 'Open the approvals in the back office',
  },
  invitation: {
    subject: 'Invitation to the back office',
    opening:
      'You are invited to the back office. Sign up with this email address. Your account opens once you have confirmed it. The invitation is valid for two weeks.',
    role: 'Role',
    link: 'Sign up',
  },
  roles: { admin: 'Administrator', manager: 'Manager', operator: 'Operator', readonly: 'Read Only' },
  more: (count) => `and ${count} more`,
};
