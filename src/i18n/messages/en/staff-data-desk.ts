import type { StaffDataDeskMessages } from '../he/staff-data-desk';

export const messages: StaffDataDeskMessages = {
  title: 'Data desk',
  intro: (accessDays, deletionDays) =>
    `For people who ask to see what is kept about them, or to have it deleted. A request to see is answered within ${accessDays} days, a request to delete is handled within ${deletionDays} days.`,
  verify:
    'Before you hand out or delete anything, make sure that the person who asks is the one concerned: answer to the address or number that we have, for example.',
  search: {
    title: 'Find a person',
    label: 'E-mail or phone',
    hint: 'Written in any way. A number without a country code is read as an Israeli one.',
    find: 'Find',
    finding: 'Searching…',
    invalid: 'Write a whole e-mail address or a whole phone number',
    recorded: 'Every find, export and deletion is recorded further down this page.',
  },
  counts: {
    requests: 'Requests',
    history: 'Changes by staff',
    notifications: 'Messages to staff',
    visits: 'Page views',
    consents: 'Consent records',
    keptBookings: 'Booking entries for the books',
  },
  found: {
    title: 'What is kept about',
    nothing: 'Nothing is kept about this person.',
    latest: (shown, all) => `The latest ${shown} of ${all} requests are shown.`,
    columns: {
      reference: 'Reference',
      received: 'Received',
      name: 'Name',
      contact: 'Phone and e-mail',
      service: 'Service',
      status: 'Status',
    },
    quarantined: 'Held as spam',
    alsoKnownAs: 'These requests also hold:',
    findOther: (other) => `Find ${other}`,
    mentions:
      'Other people’s requests whose words name this person. They are not deleted here; open them and edit what is needed:',
    account:
      'Somebody also signs in to the back office with this address. Accounts are deleted in the Auth console of Supabase, not here.',
    getsNotifications:
      'This address stands in the settings and gets an e-mail about every new request. Take it out under Settings.',
    elsewhere:
      'What is outside this system has to be deleted on its own: messages in the mailboxes of staff, WhatsApp chats, drivers’ notes, and files that were exported.',
  },
  actions: {
    export: 'Export to a file',
    exporting: 'Preparing the file…',
    exported: 'The file is ready',
    exportedText: 'Read it before you send it: it holds the staff’s notes, and those may speak of other people.',
    delete: 'Delete the data…',
  },
  confirm: {
    title: 'Delete all data of this person',
    text: 'Deleting is final and cannot be undone.',
    goes: 'Will be deleted:',
    stays: 'Will stay:',
    consentsStay:
      'The records of cookie consent stay as proof. Without the requests and visits, nothing in them tells who the person is.',
    bookings: (count) =>
      count === 1 ? 'One of the requests became a booking' : `${count} of the requests became bookings`,
    keptBefore: (count) =>
      count === 1 ? 'An earlier deletion left one booking entry' : `An earlier deletion left ${count} booking entries`,
    keep: 'Keep a bare entry for the books',
    keepHint: (years) =>
      `Bookkeeping duty: name, day, route and number of passengers, without phone, e-mail and notes, until ${years} years after the trip.`,
    deleteAll: 'Delete these too',
    deleteAllHint: 'Only if the bookings stand in the books elsewhere.',
    keptGoToo: 'Booking entries that an earlier deletion left will be deleted too.',
    type: 'To go on, type the e-mail or phone',
    mismatch: 'That is not the e-mail or phone you searched for',
    delete: 'Delete for good',
    deleting: 'Deleting…',
    cancel: 'Cancel',
    changed:
      'The number of requests has changed meanwhile, so nothing was deleted. These are the numbers now; confirm again.',
  },
  deleted: {
    title: 'The data has been deleted',
    kept: (count) =>
      count === 1 ? 'One booking entry was kept for the books.' : `${count} booking entries were kept for the books.`,
  },
  audit: {
    title: 'Record of actions',
    about:
      'The record holds no names, addresses or numbers of customers. The same mark stands for the same person. Nobody can change or delete a line.',
    empty: 'Nothing has been done here yet.',
    columns: { when: 'When', who: 'Who', what: 'Action', person: 'Mark', counts: 'How much there was' },
    kinds: { find: 'Find', export: 'Export', delete: 'Deletion' },
    nobody: 'unknown account',
    nothing: 'nothing found',
    samePerson: 'the person above',
  },
  retention: {
    title: 'What the clean-up deleted',
    about:
      'Once a day, whatever is past the time that the privacy page promises is deleted by itself. Each run is listed here.',
    empty: 'The clean-up has not run yet.',
    columns: { when: 'When', removed: 'Deleted' },
    nothing: 'nothing was due',
    kinds: {
      bookings_reduced: 'Bookings reduced to an entry for the books',
      requests: 'Requests',
      kept_bookings: 'Booking entries for the books',
      sessions_of_requests: 'Links between requests and visits',
      visits: 'Page views',
      consents: 'Consent records',
      security_events: 'Security events',
      security_alerts: 'Security alerts',
      blocked_ips: 'Blocked addresses',
      data_requests: 'Lines of the record above',
    },
  },
  kept: {
    title: 'Booking entries for the books',
    about: 'Left after a deletion, until the bookkeeping duty ends.',
    columns: {
      reference: 'Reference',
      name: 'Name',
      service: 'Service',
      travelDate: 'Travel date',
      keptUntil: 'Kept until',
    },
  },
  failed: {
    refused: 'Your account may not do this.',
    rejected: 'The request was not accepted. Check the e-mail or phone.',
    unavailable: 'The server cannot be reached. Try again in a moment.',
    unexpected: 'That failed. Try again.',
  },
  loadFailed: 'Loading failed',
  none: 'not given',
  file: {
    about: (business) =>
      `What ${business} keeps in the system of its site about the person who asked to see it, as it was when this file was made. Times are in UTC.`,
    parts: {
      requests:
        'The requests that were sent, with their status, the staff’s notes and the changes to them, and the messages about them to staff',
      page_visits: 'Pages of the site that were viewed, with consent to analytics',
      consents: 'Choices about cookies that were recorded',
      kept_bookings: 'Booking entries that are kept because of the duty to keep books',
      account: 'An account of the back office',
    },
  },
};
