import { business } from '@/config/business';
import type { CollectionNotice, PrivacySettingsContent } from './he';

const notices: readonly CollectionNotice[] = [
  {
    title: 'Visiting the site',
    what: 'Without consent: which page was opened and on which day, no more. With consent to analytics also a random identifier, your browser type, the previous page and the time on each page.',
    why: 'To learn which pages help visitors and improve them, and to protect the site from overload attacks and break-ins.',
    who: 'Authorised employees and the provider that hosts the site.',
    must: 'No. If you decline, the site, the service and the price are the same.',
  },
  {
    title: 'Contacting us',
    what: 'Name, phone and message, and an email address if you wish. Also the language of the site and when it was sent.',
    why: 'To get back to you and answer what you asked.',
    who: 'Authorised employees and the providers of hosting and mail.',
    must: 'No. But without a name, a phone number and a message we cannot get back to you.',
  },
  {
    title: 'Booking a trip',
    what: 'Contact details, addresses, date and time, number of passengers and bags, type of service. If you wish, child seats by age, a flight number, a return journey, the name and phone of another passenger, and notes.',
    why: 'To give a final price, arrange the trip, follow the flight and keep accounts.',
    who: 'The driver assigned to the trip, authorised employees and the providers of hosting and mail.',
    must: 'No. But without the required fields we can neither quote a price nor send a driver.',
  },
];

export const content: PrivacySettingsContent = {
  meta: {
    title: 'Privacy and cookie settings',
    description:
      'Choose which cookies you allow, see what each form collects and why, and how long every kind of data is kept.',
  },
  title: 'Privacy settings',
  lead: 'You decide what is kept. Until you agree, only what the site cannot work without is on.',
  notices: {
    title: 'What is collected, and when',
    terms: { what: 'What', why: 'What for', who: 'Who sees it', must: 'Do you have to?' },
    items: notices,
  },
  retention: {
    title: 'How long it is kept',
    caption: 'Retention period by kind of data',
    columns: { what: 'Kind of data', howLong: 'Kept for' },
    rows: [
      { what: 'Booking details', howLong: `${business.retention.bookingYears} years` },
      { what: 'Contact details', howLong: `${business.retention.contactYears} years` },
      { what: 'Marketing consent (none is asked for today)', howLong: 'Until you withdraw it' },
      { what: 'Essential cookies', howLong: `${business.retention.technicalCookieMonths} months` },
    ],
    text: `You do not have to wait: a deletion request is handled within ${business.deletionDays} days, and a request to see your data is answered within ${business.accessDays} days.`,
  },
  rights: {
    title: 'See, correct, delete',
    text: `Tell us what you want to see, correct or delete. Access: within ${business.accessDays} days. Deletion: within ${business.deletionDays} days.`,
    email: 'Write to the privacy contact',
    emailSubject: 'Privacy request',
    policy: 'To the full privacy policy',
  },
};
