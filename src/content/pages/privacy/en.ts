import { business } from '@/config/business';
import { messages as consent } from '@/i18n/messages/en/consent';
import { company } from '../../terms/company.en';
import type { PrivacyContent } from './he';
import type { PanelTopic, PrivacySections } from './privacy-policy';

/** The names of banner and settings. */
const { essential, analytics, marketing, personalization } = consent.categories;

const sections: PrivacySections = {
  controller: {
    title: 'Who is responsible',
    blocks: [
      {
        kind: 'text',
        text: `The controller of your data, which decides what is collected and why, is the business that runs this site: ${business.name.en}.`,
      },
      {
        kind: 'text',
        text: 'For any question or request about privacy, write to us by email. You may also call or send a message.',
      },
      { kind: 'list', items: company },
      {
        kind: 'contact',
        email: 'Privacy contact',
        emailSubject: 'Privacy request',
        phone: 'Phone',
        whatsapp: 'WhatsApp',
      },
    ],
  },
  collected: {
    title: 'What we collect, and when',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'A trip request',
            text: 'Your name, phone and email, the pick-up address and destination, date and time, number of passengers and bags, type of service and, if you wish, seats for children by their age, a flight number, a return journey with its day, time and flight, the name and phone of the passenger if it is not you, and notes. We also record the language of the site, when the request was sent and how long the form took to fill in.',
          },
          {
            term: 'Your trip page',
            text: 'When an offer is first opened, what you accept, change or cancel there, and when. The name and phone of another passenger, if you give them. We need this to drive you as agreed and to be able to show later what was agreed.',
          },
          { term: 'A short message', text: 'Your name, phone and message. An email address only if you wish.' },
          {
            term: 'A call or WhatsApp',
            text: 'Your phone number and what you tell us. Chats on WhatsApp are also subject to WhatsApp’s own terms.',
          },
          {
            term: 'A visit without consent to analytics',
            text: 'At most a page count: which page was opened, and on which day. No identifier, no browser type, no referring page.',
          },
          {
            term: 'A visit with consent to analytics',
            text: 'A random identifier of the visit, the addresses and titles of the pages you open, the page you came from, your browser type and the time spent on each page. If you then send a request, the identifier goes with it. The pages about privacy and terms are never measured, even with consent.',
          },
          {
            term: 'Security',
            text: 'The IP address from which a form is sent, to stop spam, overload attacks and break-ins.',
          },
        ],
      },
      { kind: 'text', text: 'No payment is taken on this site, so it never asks for card details.' },
    ],
  },
  voluntary: {
    title: 'Do you have to give it?',
    blocks: [
      {
        kind: 'text',
        text: 'No. The law does not oblige you to give us anything: it is your own choice, and rests on your consent.',
      },
      {
        kind: 'text',
        text: 'Without the required fields the form cannot be sent, because we could neither quote a price nor send a driver. The flight number and notes are optional, but without a flight number the driver cannot track your landing.',
      },
      {
        kind: 'text',
        text: 'If you say no to analytics, the service and the price stay the same.',
      },
    ],
  },
  purposes: {
    title: 'What we use it for',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: 'To quote a price, arrange the trip and carry it out.' },
          {
            text: 'To carry out what you accept, change or cancel on your trip page, and to be able to show what was agreed.',
          },
          { text: 'To follow your flight and tell you when something changes.' },
          { text: 'To keep accounts, deal with complaints and claims, and meet our legal duties.' },
          { text: 'To protect the site from spam, overload attacks and break-ins.' },
          { text: 'With your consent: to learn which pages help visitors, and improve them.' },
          {
            text: 'We send no advertising and no newsletters. If that changes, we will ask for separate consent first, and every message will say how to stop them.',
          },
        ],
      },
    ],
  },
  recipients: {
    title: 'Who receives it',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Authorised employees only',
            text: 'Those who need the data for their work, each with an account of their own and only the access their role needs.',
          },
          {
            term: 'Your driver',
            text: 'What the trip requires: name, phone, addresses, time, number of passengers and bags, children’s seats, flight number and notes.',
          },
          {
            term: 'The mail service',
            text: 'Our staff are told of each new request by email, with your name, phone, route and time. What we write to you about your trip is sent by email, too.',
          },
          {
            term: 'WhatsApp and YouTube',
            text: 'A chat on WhatsApp, opened by you or by us to answer you, goes through Meta, and a film that you play comes from YouTube (Google). Both have their own terms.',
          },
          {
            term: 'The hosting provider',
            text: 'The company whose servers run the site and its database holds the data on our behalf and on our instructions. The servers may be outside Israel, and the data is then transferred under the rules for transfers abroad. For residents of the EU: the European Commission recognises Israel as offering adequate protection.',
          },
          { term: 'Authorities', text: 'Only when the law requires us to.' },
        ],
      },
      { kind: 'text', text: 'We do not sell your data, rent it out or pass it to advertisers.' },
    ],
  },
  retention: {
    title: 'How long we keep it',
    blocks: [
      {
        kind: 'table',
        caption: 'Retention periods by kind of data',
        columns: { what: 'Kind of data', howLong: 'Kept for' },
        rows: [
          { what: 'Booking details', howLong: `${business.retention.bookingYears} years` },
          { what: 'Contact details', howLong: `${business.retention.contactYears} years` },
          {
            what: 'What was done on your trip page, with its request',
            howLong: `${business.retention.contactYears} years`,
          },
          { what: 'Marketing consent (none is asked for today)', howLong: 'Until you withdraw it' },
          { what: 'Text of messages about your trip', howLong: `${business.retention.messageMonths} months` },
          { what: 'Essential cookies', howLong: `${business.retention.technicalCookieMonths} months` },
          { what: 'Visit records made with consent', howLong: `${business.retention.visitMonths} months` },
          { what: 'Security records', howLong: `${business.retention.securityMonths} months` },
          { what: 'Proof of your cookie choice', howLong: `${business.retention.consentYears} years` },
        ],
      },
      {
        kind: 'text',
        text: `When the period ends, the data is deleted. You do not have to wait for that: a deletion request is handled within ${business.deletionDays} days.`,
      },
    ],
  },
  security: {
    title: 'How it is protected',
    blocks: [
      {
        kind: 'text',
        text: 'The connection to the site is encrypted. Only authorised employees see your details, each as far as their role allows, and your driver sees what the trip needs. Every change an employee makes to a request is recorded with name and time. System logs hold no names, phone numbers or message texts.',
      },
      {
        kind: 'text',
        text: 'No site is completely safe. If a serious security incident happens, we report it to the Privacy Protection Authority and inform those who may be affected, as the law requires.',
      },
    ],
  },
  cookies: {
    title: 'Cookies and your choices',
    blocks: [
      {
        kind: 'text',
        text: 'The site keeps a few small things in your browser, as cookies or in local storage. Anything that is not essential stays off until you agree.',
      },
      {
        kind: 'list',
        items: [essential, analytics, marketing, personalization].map(({ title, text }) => ({ term: title, text })),
      },
      {
        kind: 'text',
        text: `You can withdraw your consent at any time, and after ${business.consentDays} days we ask again. We keep a record of your choice: which text you saw, what you chose and when. Clearing the site’s data in your browser removes everything kept there.`,
      },
    ],
  },
  rights: {
    title: 'Your rights',
    blocks: [
      {
        kind: 'list',
        items: [
          { term: 'Access', text: `Receive the data we hold about you, within ${business.accessDays} days.` },
          { term: 'Correction', text: 'Have wrong, missing or out-of-date details corrected.' },
          {
            term: 'Deletion',
            text: `Ask us to delete your data. We handle the request within ${business.deletionDays} days. What the law requires us to keep, such as accounting records, stays until the set period ends.`,
          },
          {
            term: 'Withdrawal of consent',
            text: 'At any time, without giving a reason. It takes effect from then on.',
          },
          {
            term: 'Complaint',
            text: 'Complain to the Israeli Privacy Protection Authority at the Ministry of Justice.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'A message to us is enough. Write from the email address you gave us, or tell us the phone number in your request, so that we know it is really you.',
      },
    ],
  },
  europe: {
    title: 'If you live in the EU or the UK',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Legal bases',
            text: 'Your request and the ride: steps you ask for before a contract, and the contract itself. Accounting: a legal duty. Security: our legitimate interest in a site that works. Analytics: your consent.',
          },
          {
            term: 'Further rights',
            text: 'To restrict processing, to object to it, and to receive your data in a common format.',
          },
          {
            term: 'Time limit',
            text: `We answer within one month. For access the limit is ${business.accessDays} days.`,
          },
          {
            term: 'Your own authority',
            text: 'You may also complain to the authority of the country you live in, such as the ICO in the UK or the CNIL in France.',
          },
        ],
      },
    ],
  },
  children: {
    title: 'Children',
    blocks: [
      {
        kind: 'text',
        text: 'Trips are booked by adults. Count children as passengers. Only for children under 8 do we ask for the age and weight of each, so that the seat is the right one.',
      },
    ],
  },
  changes: {
    title: 'Changes to this policy',
    blocks: [
      {
        kind: 'text',
        text: 'A new version is published on this page with its date. We will not put details you have already given us to a new use without your consent.',
      },
    ],
  },
};

const topics: readonly PanelTopic[] = [
  { title: 'Individual rights', text: 'Access, correction, deletion, withdrawal, complaint.', section: 'rights' },
  {
    title: 'Data collection',
    text: 'Only what a trip needs. Without consent, page views are only counted.',
    section: 'collected',
  },
  { title: 'Data security', text: 'Encrypted connection, access by role, every change recorded.', section: 'security' },
  {
    title: 'Data transfer',
    text: 'To the driver, the hosting provider and the mail service, which may be abroad. Never to advertisers.',
    section: 'recipients',
  },
  {
    title: 'Privacy contact',
    text: 'Answers questions, handles requests, looks into complaints.',
    section: 'controller',
  },
  {
    title: 'How to exercise a right',
    text: `By email, phone or message. Access within ${business.accessDays} days, deletion within ${business.deletionDays}.`,
    section: 'rights',
  },
];

export const content: PrivacyContent = {
  meta: {
    title: 'Privacy policy',
    description:
      'What we collect when you request a trip, who receives it, how long it is kept, and how to see your data, correct it or have it deleted.',
  },
  title: 'Privacy policy',
  updatedLabel: 'Last updated:',
  lastUpdated: business.privacyPolicyDate,
  summary: {
    title: 'In short',
    sentences: [
      'We ask only for what it takes to quote you a price and send a driver.',
      'We never sell your data, and we measure visits with an identifier only if you agree.',
      'You can see your data, correct it or have it deleted: one email is enough.',
    ],
  },
  tableOfContents: 'On this page',
  panel: {
    badge: 'Amendment 13',
    compliant: 'Compliant with Amendment 13',
    title: 'The Privacy Protection Law in figures',
    text: 'Amendment 13 to the Israeli law took effect on 14 August 2025.',
    cards: [
      { figure: business.accessDays, unit: 'days', text: 'at most until you receive the data we hold about you' },
      { figure: business.deletionDays, unit: 'days', text: 'at most to handle a deletion request' },
      { figure: business.retention.bookingYears, unit: 'years', text: 'and booking details are deleted' },
    ],
    more: 'By topic',
    topics,
  },
  sections,
};
