import { business } from '@/config/business';
import { terms } from '../../terms/sentences.en';
import type { TermsContent } from './he';
import type { TermsSections } from './terms-of-service';

const sections: TermsSections = {
  booking: {
    title: 'Booking',
    blocks: [
      {
        kind: 'text',
        text: 'A request sent on this site, by WhatsApp or by phone is an enquiry and not yet a booking. The booking is made when we confirm the ride and its price to you in writing.',
      },
      {
        kind: 'text',
        text: 'Check the confirmation: date, hour, addresses, number of passengers and flight number. A mistake found in time is easily put right.',
      },
      { kind: 'text', text: 'No payment is taken on this site, and passengers need no account.' },
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
        items: [{ text: terms.cancellation }, { text: terms.lateCancellation }, { text: terms.changes }],
      },
    ],
  },
  pickup: {
    title: 'Pickup, waiting and late flights',
    blocks: [
      {
        kind: 'list',
        items: [
          { text: terms.waiting },
          { text: terms.flightDelay },
          { text: 'Give us the right flight number: the driver follows the flight by it and sets out accordingly.' },
        ],
      },
    ],
  },
  hours: { title: 'Days of service', blocks: [{ kind: 'text', text: terms.hours }] },
  luggage: {
    title: 'Passengers and luggage',
    blocks: [
      {
        kind: 'text',
        text: `One vehicle takes up to ${business.vehicleSeats} passengers; a group of up to ${business.maximumGroup} travels in several. Say in your request how many people and suitcases there are, so that the right vehicle comes.`,
      },
    ],
  },
  liability: {
    title: 'Insurance and limits of liability',
    blocks: [{ kind: 'list', items: [{ text: terms.insurance }, { text: terms.liability }] }],
  },
  claims: { title: 'Claims', blocks: [{ kind: 'text', text: terms.claims }] },
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
    description: `The terms on which we drive: a fixed price with VAT, free cancellation up to ${business.freeCancellationHours} hours before the ride, waiting, late flights, insurance and jurisdiction.`,
  },
  title: 'Terms of service',
  updatedLabel: 'Last updated:',
  lastUpdated: '2026-11-20',
  tableOfContents: 'On this page',
  summary: {
    title: 'In short',
    sentences: [terms.fixedPrice, terms.cancellation, terms.flightDelay],
  },
  sections,
};
