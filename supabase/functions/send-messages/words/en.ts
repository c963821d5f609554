import type { MailWords } from './words.ts';

export const words: MailWords = {
  yes: 'Yes',
  no: 'No',
  reference: 'Reference',
  languages: { he: 'Hebrew', en: 'English', fr: 'French' },
  lead: {
    subject: (reference, service) => `New request ${reference}: ${service}`,
    opening: 'A new request has come in through the site. Your reply to this email goes to the customer.',
    wrote: 'The customer wrote:',
    shownPrice: 'Price shown',
    closed: { outward: 'Time asked for', back: 'Return time asked for' },
    closedTime: (start, end) => `closed from ${start} to ${end}`,
    confirmation: 'Confirmation',
    unmailed: 'no email went out to the customer, who has no link yet',
    call: 'Call',
    whatsapp: 'WhatsApp',
    link: 'Open the request in the back office',
  },
  trip: {
    subject: {
      offer_accepted: (reference) => `Offer accepted: ${reference}`,
      offer_declined: (reference) => `Offer declined: ${reference}`,
      trip_changed: (reference) => `Change to a trip: ${reference}`,
      trip_cancelled: (reference) => `Cancellation: ${reference}`,
      cannot_find_driver: (reference) => `Now: passenger cannot find the driver: ${reference}`,
    },
    opening: {
      offer_accepted: 'The offer is accepted and the ride is booked.',
      offer_declined: 'The customer has declined the offer.',
      trip_changed: 'The customer has changed a detail of this trip.',
      trip_cancelled: 'This trip is cancelled.',
      cannot_find_driver: 'The passenger is waiting and cannot find the driver. Please call both of them now.',
    },
    customer: 'Customer',
    driver: 'Driver',
    route: 'Route',
    when: 'Day and time',
    price: 'Price',
    fee: 'Cancellation fee',
    by: 'By',
    reason: 'Reason',
    listPrice: 'Price by the list',
    noPrice: 'none',
    events: {
      change_asked: 'The customer has asked for a change that needs a new offer. Nothing has changed yet.',
      asked_again: 'The customer has asked for the price again.',
      cancel_notice:
        'Someone without the link has written to cancel this trip. Nothing has been cancelled yet. Please check, and cancel it in the back office.',
      notice_of_no_trip:
        'Someone without the link has written to cancel, and the details match no trip. Nothing has been cancelled yet. Please find the trip, and cancel it in the back office.',
    },
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
  rides: {
    subject: (day, total, open) =>
      `Rides until ${day}: ${total}${open === 0 ? ', all confirmed' : open === 1 ? ', 1 needs attention' : `, ${open} need attention`}`,
    opening: (total, day, open) =>
      `${total === 1 ? 'There is 1 ride' : `There are ${total} rides`} until the end of ${day}. ${total === 1 ? 'It needs your attention' : open === 1 ? '1 of them needs your attention' : `${open} of them need your attention`}:`,
    nothingOpen: (total, day) =>
      total === 1
        ? `There is 1 ride until the end of ${day}, and its driver has confirmed it.`
        : `There are ${total} rides until the end of ${day}, and every driver has confirmed.`,
    byHand: (count) =>
      count === 1
        ? '1 message is waiting to be sent by WhatsApp. Open its ride to send it.'
        : `${count} messages are waiting to be sent by WhatsApp. Open their rides to send them.`,
    withoutDriver: 'no driver yet',
    notConfirmed: (driver) => `${driver} has not confirmed yet`,
    link: 'Open the day board',
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
