import { company } from '../../terms/company.en';
import { terms } from '../../terms/sentences.en';
import type { TermsContent } from './he';
import type { TermsSections } from './terms-of-service';

const group = `A group of up to {most_passengers} travels in several vehicles on one booking.`;

const sections: TermsSections = {
  company: { title: 'Who we are', blocks: [{ kind: 'list', items: company }] },
  booking: {
    title: 'Booking',
    blocks: [
      { kind: 'text', text: terms.booking },
      { kind: 'text', text: terms.reply },
      {
        kind: 'text',
        text: 'Check the confirmation: date, time, addresses, number of passengers and flight number. If something is wrong, tell us at once and we will correct it.',
      },
      { kind: 'text', text: 'You do not need an account on this site.' },
    ],
  },
  price: {
    title: 'Price and payment',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.fixedPrice },
          { text: terms.extras },
          { text: terms.vat },
          { text: terms.roundTrip },
          { text: terms.payment },
        ],
      },
    ],
  },
  cancellation: {
    title: 'Cancelling and changing',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.cancellation },
          { text: terms.lateCancellation },
          { text: terms.cancelledFlight },
          { text: terms.howToCancel },
          { text: terms.changes },
          { text: terms.statutoryRights },
        ],
      },
    ],
  },
  pickup: {
    title: 'Pick-up, waiting and late flights',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.meetingVip },
          { text: terms.meetingTransfer },
          { text: terms.airportMeetings },
          { text: terms.waiting },
          { text: terms.afterWaiting },
          { text: terms.flightDelay },
          { text: terms.longDelay },
          { text: terms.lateDriver },
          { text: 'The driver tracks your flight by the number you give us, so please check that it is right.' },
        ],
      },
    ],
  },
  hours: {
    title: 'Days of service',
    blocks: [{ kind: 'list', items: [{ text: terms.hours }, { text: terms.restHours }] }],
  },
  luggage: {
    title: 'Passengers, luggage and children',
    blocks: [{ kind: 'list', items: [{ text: terms.luggage }, { text: group }, { text: terms.childSeats }] }],
  },
  liability: {
    title: 'Insurance and limits of liability',
    blocks: [{ kind: 'list', items: [{ text: terms.insurance }, { text: terms.liability }] }],
  },
  claims: {
    title: 'Complaints and claims',
    blocks: [{ kind: 'list', items: [{ text: terms.complaints }, { text: terms.claims }] }],
  },
  law: { title: 'Law and jurisdiction', blocks: [{ kind: 'text', text: terms.law }] },
  contact: {
    title: 'Questions about these terms',
    blocks: [
      {
        kind: 'contact',
        email: 'Email',
        emailSubject: 'Question about the terms',
        phone: 'Phone',
        whatsapp: 'WhatsApp',
      },
    ],
  },
};

export const content: TermsContent = {
  meta: {
    title: 'Terms of service: price, cancelling, waiting',
    description: `The terms on which we drive: a fixed price with VAT, free cancellation up to {hours free_until_hours} before the ride, waiting, late flights, insurance and jurisdiction.`,
  },
  title: 'Terms of service',
  updatedLabel: 'Last updated:',
  lastUpdated: '2026-11-22',
  tableOfContents: 'On this page',
  summary: {
    title: 'In short',
    sentences: [terms.fixedPrice, terms.cancellation, terms.cancelledFlight, terms.flightDelay],
  },
  sections,
};
