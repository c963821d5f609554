/**
 * The life of a trip as its page sees it: the states a request goes through once it can be answered, and what whoever
 * holds its link may do in each. The database computes the state and keeps to this table (a test compares the two, and
 * tries every action in every state).
 */

/** What a link opens: everything for whoever booked; time and place, without price, for whoever waits or rides along. */
export const TRIP_SCOPES = ['full', 'view'] as const;
export type TripScope = (typeof TRIP_SCOPES)[number];

/**
 * - `accept`, `decline`: answer the open offer.
 * - `change`: what changes at once and costs nothing: flight number, passenger, note to the driver. Open until the pick-up.
 * - `change_address`: the same of the exact address, which a car may already be on its way to.
 * - `ask_change`: what needs a new price; the office answers.
 * - `ask_again`: ask for a price once more.
 * - `cancel`: with the fee that the page showed.
 * - `share`: pass on the view of the trip.
 */
export const TRIP_ACTIONS = [
  ...(['accept', 'decline', 'change', 'change_address', 'ask_change', 'ask_again'] as const),
  ...(['cancel', 'share'] as const),
] as const;
export type TripAction = (typeof TRIP_ACTIONS)[number];

interface StateRules {
  /** What the link with everything allows. */
  full: readonly TripAction[];
  /** Whether the shared view shows anything yet, or still. */
  view: boolean;
}

/**
 * Ordered as a trip goes through them. A draft of an offer changes nothing for the traveller: it is not seen.
 * - `booked_soon`: fewer than `change_hours` before the pick-up; another address or hour goes by phone.
 * - `changed_offer`: booked, and a new offer for it is open.
 * - `under_way`: from a pick-up until that ride has ended.
 * - `between_rides`: one ride is over and another is to come, such as the way back.
 * - `no_show`: nobody came to any of its rides; `ask_change` says that it was otherwise.
 */
export const TRIP_LIFE = {
  request: { full: ['change', 'change_address', 'cancel'], view: false },
  offer: { full: ['accept', 'decline', 'change', 'change_address', 'ask_change', 'cancel'], view: false },
  offer_expired: { full: ['ask_again', 'change', 'change_address', 'cancel'], view: false },
  offer_withdrawn: { full: ['ask_again', 'cancel'], view: false },
  offer_declined: { full: ['ask_again', 'cancel'], view: false },
  booked: { full: ['change', 'change_address', 'ask_change', 'cancel', 'share'], view: true },
  booked_soon: { full: ['change', 'cancel', 'share'], view: true },
  changed_offer: { full: ['accept', 'decline', 'change', 'cancel', 'share'], view: true },
  under_way: { full: ['share'], view: true },
  between_rides: { full: ['change', 'share'], view: true },
  no_show: { full: ['ask_change'], view: false },
  past: { full: [], view: false },
  cancelled: { full: [], view: false },
} as const satisfies Record<string, StateRules>;

export type TripState = keyof typeof TRIP_LIFE;
export const TRIP_STATES = Object.keys(TRIP_LIFE) as TripState[];

/** What a link allows in a state. */
export const actionsIn = (state: TripState, scope: TripScope): readonly TripAction[] =>
  scope === 'full' ? TRIP_LIFE[state].full : [];
