import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'Yes',
  no: 'No',
  reference: 'Reference',
  languages: { he: 'Hebrew', en: 'English', fr: 'French' },
  lead: {
    subject: (reference, service) => `New request ${reference}: ${service}`,
    opening: 'A new request came in from the site. A reply to this email goes to the customer.',
    wrote: 'The customer wrote:',
    call: 'Call',
    whatsapp: 'WhatsApp',
    link: 'The request in the back office',
  },
  alert: {
    subject: (name) => `Alert: ${name}`,
    opening: 'An alert has been raised in the back office.',
    severity: 'Severity',
    address: 'Network address',
    link: 'The alerts in the back office',
  },
  heldBack: {
    subject: (count) => (count === 1 ? '1 request held back' : `${count} requests held back`),
    opening:
      'Requests that look automated are held back. They need no answer; if a person sent one, let it through in the back office.',
    link: 'The requests held back',
  },
  accounts: {
    subject: (count) => (count === 1 ? '1 account waits for approval' : `${count} accounts wait for approval`),
    opening: 'These accounts signed up for the back office and have no role yet.',
    link: 'Approve them in the back office',
  },
  invitation: {
    subject: 'Invitation to the back office',
    opening:
      'You are invited to the back office. Sign up with this email address; once you have confirmed it, your account is open. The invitation holds for two weeks.',
    role: 'Role',
    link: 'Sign up',
  },
  roles: { admin: 'Administrator', manager: 'Manager', operator: 'Operator', readonly: 'Read Only' },
  more: (count) => `and ${count} more`,
};
