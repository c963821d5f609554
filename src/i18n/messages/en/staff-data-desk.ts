import type { StaffDataDeskMessages } from '../he/staff-data-desk';

export const messages: StaffDataDeskMessages = {
  title: 'Data desk',
  intro: (accessDays, deletionDays) =>
    `For people who ask to see what is kept about them, or to have it deleted. A request to see is answered within ${accessDays} days, a request to delete is handled within ${deletionDays} days.`,
  verify:
    'Before you hand out or delete anything, make sure that the person asking is the person concerned, for example by replying to the address or number we have on record.',
  search: {
    title: 'Find a person',
    label: 'Email or phone',
    hint: 'In any format. A number without a country code is read as an Israeli one.',
    find: 'Find',
    finding: 'Searching…',
    invalid: 'Enter a complete email address or phone number',
    recorded: 'Every search, export and deletion is recorded further down this page.',
  },
  counts: {
    requests: 'Requests',
    history: 'Changes by staff',
    messages: 'Messages',
    visits: 'Page views',
    consents: 'Consent records',
    kept_bookings: 'Accounting records',
    invitations: 'Invitations to the back office',
    drivers: 'Entries as a driver',
    rides_driven: 'Rides driven',
  },
  found: {
    title: 'What is kept about',
    nothing: 'Nothing is kept about this person.',
    latest: (shown, all) => `The latest ${shown} of ${all} requests are shown.`,
    columns: {
      reference: 'Reference',
      received: 'Received',
      name: 'Name',
      contact: 'Phone and email',
      service: 'Service',
      status: 'Status',
    },
    quarantined: 'Held as spam',
    alsoKnownAs: 'These requests also hold:',
    findOther: (other) => `Find ${other}`,
    mentions:
      'Other people’s requests that mention this person. They are not deleted here. Open them and edit what is needed:',
    account: 'There is also a back office account with this address. Accounts are removed under Team, not here.',
    getsRequestMails:
      'This address is in the settings and gets emails about requests or alerts. Remove it under Settings.',
    elsewhere:
      'What is outside this system has to be deleted separately: messages in staff mailboxes, WhatsApp chats, drivers’ notes and exported files.',
  },
  actions: {
    export: 'Export to a file',
    exporting: 'Preparing the file…',
    exported: 'The file is ready',
    exportedText: 'Read it before you send it: it contains staff notes, which may mention other people.',
    delete: 'Delete the data…',
  },
  confirm: {
    title: 'Delete all of this person’s data',
    text: 'Deleting is final and cannot be undone.',
    goes: 'Will be deleted:',
    stays: 'Will stay:',
    consentsStay:
      'The records of cookie consent stay as proof. Without the requests and visits, nothing in them shows who the person is.',
    ridesStay: 'Rides that were driven stay, with initials in place of the driver’s name.',
    bookings: (count) =>
      count === 1 ? 'One of the requests became a booking' : `${count} of the requests became bookings`,
    keptBefore: (count) =>
      count === 1 ? 'An earlier deletion left one booking entry' : `An earlier deletion left ${count} booking entries`,
    keep: 'Keep a minimal accounting record',
    keepHint: (years) =>
      `Bookkeeping duty: name, day, route and number of passengers, without phone, email and notes, until ${years} years after the trip.`,
    deleteAll: 'Delete these too',
    deleteAllHint: 'Only if the bookings are in your accounts elsewhere.',
    keptGoToo: 'Booking entries left by an earlier deletion will be deleted too.',
    type: 'To continue, type the email or phone',
    mismatch: 'That is not the email or phone you searched for',
    delete: 'Delete for good',
    deleting: 'Deleting…',
    cancel: 'Cancel',
    upcomingTitle: 'A booked ride is still to come',
    upcoming: 'Nothing was deleted. Cancel the ride in its request first, then delete. Request:',
    changed:
      'The number of requests has changed in the meantime, so nothing was deleted. Check the new numbers and confirm again.',
  },
  deleted: {
    title: 'The data has been deleted',
    kept: (count) => (count === 1 ? 'One accounting record was kept.' : `${count} accounting records were kept.`),
  },
  audit: {
    title: 'Record of actions',
    about:
      'The record holds no customers’ names, addresses or numbers. The same mark always means the same person. Lines cannot be changed or deleted.',
    empty: 'Nothing has been done here yet.',
    columns: { when: 'When', who: 'Who', what: 'Action', person: 'Mark', counts: 'Records' },
    kinds: { find: 'Search', export: 'Export', delete: 'Deletion' },
    nobody: 'unknown account',
    nothing: 'nothing found',
    samePerson: 'the person above',
  },
  retention: {
    title: 'What the clean-up deleted',
    about:
      'Once a day, data that is older than the privacy page promises is deleted automatically. Each run is listed here.',
    empty: 'The clean-up has not run yet.',
    columns: { when: 'When', removed: 'Deleted' },
    nothing: 'nothing was due',
    kinds: {
      bookings_reduced: 'Bookings reduced to accounting records',
      requests: 'Requests',
      kept_bookings: 'Accounting records',
      sessions_of_requests: 'Links between requests and visits',
      message_words: 'Words of messages to customers',
      drivers: 'Drivers reduced to initials',
      visits: 'Page views',
      consents: 'Consent records',
      security_events: 'Security events',
      security_alerts: 'Security alerts',
      blocked_ips: 'Blocked addresses',
      unconfirmed_accounts: 'Accounts never confirmed',
      sign_in_records: 'Sign-in records',
      digests: 'Emails about waiting items',
      data_requests: 'Lines of the record above',
    },
  },
  kept: {
    title: 'Accounting records',
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
    rejected: 'The request was not accepted. Check the email or phone.',
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
      kept_bookings: 'Accounting records that the law requires to be kept',
      invitations: 'An invitation to the back office that was not taken',
      drives: 'The entry as a driver, with absences and the rides driven',
      account: 'An account of the back office',
    },
  },
};
