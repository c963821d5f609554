/** The numbers and words of the submit-lead contract that need no schema library. */

/**
 * Lengths are counted after cleaning: minimums in characters, maximums in UTF-16 code units (never fewer than the
 * characters that the database counts). Counts are whole numbers. Source: specification, section 5.
 */
export const LEAD_LIMITS = {
  name: { min: 2, max: 100 },
  /** Digits of the whole number, calling code included. */
  phoneDigits: { min: 9, max: 15 },
  email: { max: 254 },
  address: { min: 5, max: 200 },
  destination: { min: 5, max: 450 },
  notes: { max: 4000 },
  flightNumber: { max: 12 },
  passengers: { min: 1, max: 8 },
  luggage: { min: 0, max: 6 },
  sessionId: { max: 64 },
  /** Bytes of a request body. */
  body: { max: 16_384 },
} as const;

/** The seven services a traveller can ask for; the order is the order of the form's list. */
export const TRIP_SERVICE_TYPES = [
  'airport_pickup',
  'airport_dropoff',
  'intercity',
  'day_tour',
  'car_with_driver',
  'event_transfer',
  'other',
] as const;
export type TripServiceType = (typeof TRIP_SERVICE_TYPES)[number];

/** `contact` marks the short forms (contact page and widget): no trip, only a message. */
export const CONTACT_SERVICE_TYPE = 'contact';
