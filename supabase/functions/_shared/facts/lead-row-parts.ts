/** What several rows of the table of facts have in common (lead-fields.ts). */

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
  ride: { carried: 'made', touches: ['price', 'length'] },
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
    line: 'needs',
  },
} as const;

export const WHO_RIDES = {
  carried: 'trip',
  shown: ['ticket', 'letter', 'calendar', 'rider'],
  until: 'pickup',
  personal: true,
  line: 'passenger',
} as const;
