/** What several rows of the table of facts have in common (lead-fields.ts), and whole rows of whoever rides. */
import { locales } from '../words/locales.ts';

export const EVERYWHERE = ['drawer', 'export', 'mail', 'correction'] as const;
/** What nobody corrects: the customer's own words, and what is made of others. */
export const READ_ONLY = ['drawer', 'export', 'mail'] as const;

/** Wherever a ride is spoken of, but for the books. */
export const RIDE_PLACES = ['ticket', 'letter', 'calendar', 'driver', 'board', 'sheet', 'paper'] as const;

/** Seats of one kind for children; without an answer there is none. */
export const SEAT_COUNT = {
  kind: 'count',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'service',
  min: 1,
  max: 7,
  errors: { missing: 'invalidValue' },
  staff: EVERYWHERE,
  ride: { carried: 'leg', shown: RIDE_PLACES, touches: ['price'], until: 'near', line: 'seats' },
} as const;

/** A place on the way there. */
export const STOP = {
  kind: 'line',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'route',
  min: 2,
  max: 200,
  errors: { missing: 'stopMin', long: 'addressMax' },
  staff: EVERYWHERE,
  ride: { carried: 'made', touches: ['price', 'length'], until: 'offer' },
} as const;

/** Something that the car has to have room for, or to have. */
export const NEED = {
  kind: 'flag',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'extras',
  errors: { missing: 'invalidValue' },
  staff: EVERYWHERE,
  ride: {
    carried: 'trip',
    shown: ['ticket', 'letter', 'driver', 'board', 'sheet', 'paper'],
    touches: ['price'],
    until: 'offer',
    line: 'needs',
  },
} as const;

/** How somebody who lands is met. */
export const HOW_MET = {
  carried: 'leg',
  shown: ['ticket', 'letter', 'driver', 'board', 'sheet', 'paper'],
  touches: ['price'],
  until: 'offer',
} as const;

export const WHO_RIDES = {
  carried: 'trip',
  shown: ['ticket', 'letter', 'calendar', 'rider'],
  until: 'pickup',
  personal: true,
  line: 'passenger',
} as const;

export const PASSENGER_EMAIL = {
  kind: 'email',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'extras',
  max: 254,
  errors: { missing: 'invalidEmail', invalid: 'emailLetters' },
  autoComplete: 'off',
  ltr: true,
  staff: EVERYWHERE,
  ride: { carried: 'trip', shown: ['ticket'], until: 'pickup', personal: true, line: 'passenger' },
} as const;

export const PASSENGER_LANGUAGE = {
  kind: 'choice',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'extras',
  options: locales,
  errors: { missing: 'invalidValue' },
  staff: EVERYWHERE,
  ride: { carried: 'trip', until: 'pickup', personal: true },
} as const;

export const SIGN_TEXT = {
  kind: 'line',
  place: 'details',
  forms: { trip: 'optional' },
  max: 40,
  errors: { missing: 'invalidValue', long: 'invalidValue' },
  staff: EVERYWHERE,
  ride: { carried: 'trip', shown: ['ticket', 'letter', 'driver', 'sheet', 'paper'], until: 'pickup' },
} as const;

export const DRIVER_NOTE = {
  kind: 'text',
  place: 'details',
  forms: {},
  max: 500,
  errors: { missing: 'messageRequired', long: 'notesMax' },
  staff: ['drawer', 'export'],
  ride: {
    carried: 'trip',
    shown: ['ticket', 'letter', 'calendar', 'driver', 'sheet', 'paper'],
    until: 'pickup',
    personal: true,
  },
} as const;

export const VEHICLE_CLASS = {
  kind: 'line',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'service',
  max: 40,
  errors: { missing: 'invalidValue' },
  ltr: true,
  staff: READ_ONLY,
  ride: { carried: 'made', touches: ['price'], until: 'offer' },
} as const;
