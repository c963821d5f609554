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
  /** What becomes of its flight: minutes by which it is late. */
  lands?: number | 'cancelled';
  /** Somebody else rides than who booked. */
  hasPassenger?: true;
  steps: readonly Step[];
}

type More = Omit<Step, 'what' | 'at' | 'shekels'>;

// Steps as the stories write them: when, an offer for how much, and what is special about it.
const priced =
  (what: Step['what']) =>
  (at: number, shekels: number, more: More = {}): Step => ({ what, at, shekels, ...more });
const step =
  (what: Step['what']) =>
  (at: number, more: More = {}): Step => ({ what, at, ...more });

const [draft, offer] = [priced('draft'), priced('offer')];
const [accept, decline, expire, withdraw] = [step('accept'), step('decline'), step('expire'), step('withdraw')];
const [change, ask, cancel, cancelByUs] = [step('change'), step('ask'), step('cancel'), step('cancelByUs')];

/** Every state that a trip can be in, and what an office meets besides. */
export const STORIES: readonly Story[] = [
  // Just asked for; the second with a draft.
  { locale: 'he', asked: -0.7, pickupIn: 60, steps: [] },
  { locale: 'en', asked: -1.2, pickupIn: 90, steps: [draft(-0.2, 480)] },
  // Open offers, by mail and by WhatsApp.
  { locale: 'fr', asked: -3, pickupIn: 110, steps: [offer(-2.5, 420, { hasNote: true })] },
  { locale: 'he', asked: -5, pickupIn: 70, steps: [offer(-4.8, 380, { byHand: true })] },
  // Offers that came to nothing.
  { locale: 'en', asked: -50, pickupIn: 140, steps: [offer(-49, 650), expire(-25)] },
  { locale: 'fr', asked: -40, pickupIn: 160, steps: [offer(-39, 900), withdraw(-36)] },
  { locale: 'he', asked: -30, pickupIn: 120, steps: [offer(-29, 550), decline(-20)] },
  // There yesterday, back in two days.
  { locale: 'fr', asked: -110, pickupIn: -30, returnIn: 96, steps: [offer(-109, 780), accept(-100)] },
  // Booked: far off, there and back, for a guest; with another flight; for tomorrow; within hours.
  {
    locale: 'en',
    asked: -120,
    pickupIn: 400,
    returnIn: 120,
    hasPassenger: true,
    steps: [offer(-119, 1240, { hasNote: true }), accept(-110)],
  },
  { locale: 'fr', asked: -100, pickupIn: 240, steps: [offer(-99, 460), accept(-96), change(-10)] },
  { locale: 'he', asked: -70, pickupIn: 18, lands: 190, steps: [offer(-69, 420, { byHand: true }), accept(-66)] },
  {
    locale: 'en',
    asked: -28,
    pickupIn: 3,
    lands: 50,
    steps: [offer(-27, 390, { holds: 12 }), accept(-26, { fails: true })],
  },
  // To be changed: asked for, and offered.
  { locale: 'fr', asked: -90, pickupIn: 200, steps: [offer(-89, 780), accept(-80), ask(-1.5)] },
  { locale: 'en', asked: -96, pickupIn: 180, steps: [offer(-95, 520), accept(-90), ask(-6), offer(-2, 610)] },
  // On the road; done; and done at the second price.
  { locale: 'he', asked: -60, pickupIn: 0, steps: [offer(-59, 350), accept(-55)] },
  { locale: 'fr', asked: -200, pickupIn: -40, steps: [offer(-199, 840), accept(-190)] },
  { locale: 'en', asked: -300, pickupIn: -100, steps: [offer(-299, 500), offer(-280, 450), accept(-276)] },
  // Cancelled: with a fee, in time, and by the business.
  { locale: 'he', asked: -80, pickupIn: 9, steps: [offer(-79, 420), accept(-75), cancel(-3, { fee: 210 })] },
  { locale: 'fr', asked: -80, pickupIn: 130, steps: [offer(-79, 620), accept(-75), cancel(-5)] },
  { locale: 'en', asked: -80, pickupIn: 150, steps: [offer(-79, 700), accept(-75), cancelByUs(-8)] },
  // Booked, and the flight is cancelled.
  { locale: 'fr', asked: -75, pickupIn: 20, lands: 'cancelled', steps: [offer(-74, 440), accept(-70)] },
];
