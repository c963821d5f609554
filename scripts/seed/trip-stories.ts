import type { Locale } from '../../supabase/functions/_shared/words/locales.ts';

/** What happens to a trip. `shekels` and `holds` (hours) are an offer's, `fee` (shekels) is that of cancelling. */
export interface Step {
  what: 'draft' | 'offer' | 'accept' | 'decline' | 'expire' | 'withdraw' | 'change' | 'ask' | 'cancel' | 'cancelByUs';
  /** Hours from now: of what has happened below zero. */
  at: number;
  shekels?: number;
  holds?: number;
  /** With a child's seat, a discount and a word to the traveller. */
  hasNote?: boolean;
  /** By WhatsApp. */
  byHand?: true;
  /** Its mail is refused. */
  fails?: true;
  fee?: number;
}

export interface Story {
  locale: Locale;
  /** Hours from now. */
  asked: number;
  pickupIn: number;
  /** Hours after the pick-up; of a round trip. */
  returnIn?: number;
  /** Somebody else rides than who booked. */
  hasPassenger?: true;
  steps: readonly Step[];
}

/** Every state that a trip can be in, and what an office meets besides. */
export const STORIES: readonly Story[] = [
  // Just asked for; the second with a draft.
  { locale: 'he', asked: -0.7, pickupIn: 60, steps: [] },
  { locale: 'en', asked: -1.2, pickupIn: 90, steps: [{ what: 'draft', at: -0.2, shekels: 480 }] },
  // Open offers, by mail and by WhatsApp.
  { locale: 'fr', asked: -3, pickupIn: 110, steps: [{ what: 'offer', at: -2.5, shekels: 420, hasNote: true }] },
  { locale: 'he', asked: -5, pickupIn: 70, steps: [{ what: 'offer', at: -4.8, shekels: 380, byHand: true }] },
  // Offers that came to nothing.
  {
    locale: 'en',
    asked: -50,
    pickupIn: 140,
    steps: [
      { what: 'offer', at: -49, shekels: 650 },
      { what: 'expire', at: -25 },
    ],
  },
  {
    locale: 'fr',
    asked: -40,
    pickupIn: 160,
    steps: [
      { what: 'offer', at: -39, shekels: 900 },
      { what: 'withdraw', at: -36 },
    ],
  },
  {
    locale: 'he',
    asked: -30,
    pickupIn: 120,
    steps: [
      { what: 'offer', at: -29, shekels: 550 },
      { what: 'decline', at: -20 },
    ],
  },
  // There yesterday, back in two days.
  {
    locale: 'fr',
    asked: -110,
    pickupIn: -30,
    returnIn: 96,
    steps: [
      { what: 'offer', at: -109, shekels: 780 },
      { what: 'accept', at: -100 },
    ],
  },
  // Booked: far off, there and back, for a guest; with another flight; for tomorrow; within hours.
  {
    locale: 'en',
    asked: -120,
    pickupIn: 400,
    returnIn: 120,
    hasPassenger: true,
    steps: [
      { what: 'offer', at: -119, shekels: 1240, hasNote: true },
      { what: 'accept', at: -110 },
    ],
  },
  {
    locale: 'fr',
    asked: -100,
    pickupIn: 240,
    steps: [
      { what: 'offer', at: -99, shekels: 460 },
      { what: 'accept', at: -96 },
      { what: 'change', at: -10 },
    ],
  },
  {
    locale: 'he',
    asked: -70,
    pickupIn: 18,
    steps: [
      { what: 'offer', at: -69, shekels: 420, byHand: true },
      { what: 'accept', at: -66 },
    ],
  },
  {
    locale: 'en',
    asked: -28,
    pickupIn: 3,
    steps: [
      { what: 'offer', at: -27, shekels: 390, holds: 12 },
      { what: 'accept', at: -26, fails: true },
    ],
  },
  // To be changed: asked for, and offered.
  {
    locale: 'fr',
    asked: -90,
    pickupIn: 200,
    steps: [
      { what: 'offer', at: -89, shekels: 780 },
      { what: 'accept', at: -80 },
      { what: 'ask', at: -1.5 },
    ],
  },
  {
    locale: 'en',
    asked: -96,
    pickupIn: 180,
    steps: [
      { what: 'offer', at: -95, shekels: 520 },
      { what: 'accept', at: -90 },
      { what: 'ask', at: -6 },
      { what: 'offer', at: -2, shekels: 610 },
    ],
  },
  // On the road; done; and done at the second price.
  {
    locale: 'he',
    asked: -60,
    pickupIn: 0,
    steps: [
      { what: 'offer', at: -59, shekels: 350 },
      { what: 'accept', at: -55 },
    ],
  },
  {
    locale: 'fr',
    asked: -200,
    pickupIn: -40,
    steps: [
      { what: 'offer', at: -199, shekels: 840 },
      { what: 'accept', at: -190 },
    ],
  },
  {
    locale: 'en',
    asked: -300,
    pickupIn: -100,
    steps: [
      { what: 'offer', at: -299, shekels: 500 },
      { what: 'offer', at: -280, shekels: 450 },
      { what: 'accept', at: -276 },
    ],
  },
  // Cancelled: with a fee, in time, and by the business.
  {
    locale: 'he',
    asked: -80,
    pickupIn: 9,
    steps: [
      { what: 'offer', at: -79, shekels: 420 },
      { what: 'accept', at: -75 },
      { what: 'cancel', at: -3, fee: 210 },
    ],
  },
  {
    locale: 'fr',
    asked: -80,
    pickupIn: 130,
    steps: [
      { what: 'offer', at: -79, shekels: 620 },
      { what: 'accept', at: -75 },
      { what: 'cancel', at: -5 },
    ],
  },
  {
    locale: 'en',
    asked: -80,
    pickupIn: 150,
    steps: [
      { what: 'offer', at: -79, shekels: 700 },
      { what: 'accept', at: -75 },
      { what: 'cancelByUs', at: -8 },
    ],
  },
];
