import type { FreeWaitingWords } from '../../facts/free-waiting.ts';
import type { CarColour, PayWay, TripExtra } from '../../contracts/trip-contract.ts';

/** What a message says, before it becomes a mail or a chat. Names, prices and times in it are isolated (isolates.ts). */
interface MessageWords {
  subject: string;
  text: readonly string[];
}

/** What the office has said of the price of a pick-up that it has moved. */
export type PriceOfDelay = 'stays' | 'new_offer';

/**
 * What travellers are told about their trip, in one language: mails, and the texts that the office sends by hand. Like a good
 * hotel's: who, what, when, and what can be done; nothing is praised.
 */
export interface TravellerWords {
  hello: (name: string) => string;
  /** Follows the greeting in a chat, where no sender stands above. */
  thisIs: (brand: string) => string;
  /** @param time a clock's time as `time` says it; null where none is agreed */
  journey: (route: string, day: string, time: string | null) => string;
  /** After the first journey, where there are more. */
  moreRides: (count: number) => string;
  /** After the way there, where a way back is asked for. @param time like that of `journey` */
  wayBack: (day: string, time: string | null) => string;
  /** "14:05" in a sentence. */
  time: (clock: string) => string;
  /** A moment: a day in words and a clock's time as `time` says it. */
  moment: (day: string, time: string) => string;
  /** A moment of which one must know by whose clock it is. */
  israelTime: (moment: string) => string;
  price: (amount: string) => string;
  /** A taxi: the meter decides. */
  atMost: (amount: string) => string;
  /** Before the link. */
  link: string;
  linkToAnswer: string;
  /** On a button that leads to an offer. */
  linkToAccept: (amount: string) => string;
  /** Whoever holds the link can act. */
  keepLink: string;
  /** To whoever rides, where it is not who booked. */
  viewLink: string;
  /** The calendar file, in a mail alone. */
  attached: string;
  /** The same of a booking that has changed. */
  attachedAgain: string;
  /** @param rests whether nobody answers on Shabbat and holidays */
  requestReceived: (reference: string, journey: string, minutes: number, rests: boolean) => MessageWords;
  /** An amount, and until when it is kept. */
  heldUntil: (amount: string, until: string) => string;
  /** After it: the price that was shown. @param price in the words of `heldUntil` */
  heldPrice: (price: string) => string;
  /** After the link to a request. */
  whatPageDoes: string;
  /** @param price in the words of `price` or `atMost` */
  offer: (reference: string, journey: string, amount: string, price: string, until: string) => MessageWords;
  offerAgain: (reference: string, amount: string, until: string) => MessageWords;
  /** @param when day and hour of the first pick-up */
  booking: (reference: string, when: string) => MessageWords;
  /** @param what has changed, in words; empty where that is not known @param isPassenger who has booked nothing, and pays nothing */
  bookingChanged: (reference: string, when: string, what: string, isPassenger: boolean) => MessageWords;
  /** @param when null where nothing was booked yet */
  cancelled: (reference: string, when: string | null, fee: string, phone: string) => MessageWords;
  cancelledByUs: (reference: string, when: string, phone: string) => MessageWords;
  nothingDue: string;
  fee: (hours: number, amount: string) => string;
  linkAgain: (reference: string) => MessageWords;
  /** @param when day and hour of the pick-up */
  driverDetails: (reference: string, when: string) => MessageWords;
  driverChanged: (reference: string, when: string) => MessageWords;
  /** The driver has set out, and has come to the pick-up. @param since a clock's time as `time` says it */
  driverOnTheWay: (reference: string, when: string, since: string) => MessageWords;
  driverWaiting: (reference: string, when: string, since: string) => MessageWords;
  /** @param at when he will be there */
  driverLate: (reference: string, when: string, at: string) => MessageWords;
  /** A driver, with what is known of the car: make and colour, plate. */
  driverLine: (name: string, car: string, plate: string) => string;
  /** The office has moved a pick-up: subject, and what follows the sentences below. @param when the new day and hour
   * @param price null to whoever does not pay */
  pickupMoved: (reference: string, when: string, price: PriceOfDelay | null) => MessageWords;
  /** Instead of the sentences below, of a pick-up that has gone with its flight. @param planned when it was to land; null: it lands as planned
   * @param car its number where a leg has several; else null */
  flightMoved: (
    flight: string,
    lands: string,
    planned: string | null,
    pickup: string,
    car: number | null,
    isPassenger: boolean,
  ) => string;
  /** After it. */
  nothingToDo: string;
  flightCancelled: (reference: string, flight: string, phone: string, isPassenger: boolean) => MessageWords;
  /** Nobody came. @param waited clock's times, the place, the fee (null: none is charged), and whom to call */
  noShow: (
    reference: string,
    when: string,
    waited: Readonly<Record<'from' | 'until' | 'place' | 'phone', string>> & { fee: string | null },
  ) => MessageWords;
  /** That this was told by mistake. */
  noShowMistake: (reference: string, when: string) => MessageWords;
  /** What a ride may cost besides. @param minutes of waiting, beyond the free ones */
  extras: Readonly<Record<TripExtra['kind'], (minutes: number) => string>>;
  /** Asks to agree to one of them. @param asked what it is, its price, why, and whom to call */
  extraToAgree: (
    reference: string,
    when: string,
    asked: Readonly<Record<'what' | 'price' | 'reason' | 'phone', string>>,
  ) => MessageWords;
  /** Another hour of the same day. @param car its number where a leg has several; else null */
  movedHour: (day: string, time: string, before: string, car: number | null) => string;
  /** Another day. @param when day and hour @param before like it */
  movedDay: (when: string, before: string, car: number | null) => string;
  colours: Readonly<Record<Exclude<CarColour, 'other'>, string>>;
  meetingAt: (place: string) => string;
  driverPhone: (phone: string) => string;
  phoneFrom: (moment: string) => string;
  /** The document of a booking (Consumer Protection Law, section 14C(b)): names and values of its rows. */
  booked: {
    reference: string;
    ride: string;
    from: string;
    to: string;
    stops: string;
    when: string;
    /** Its hour, where the day stays the same. */
    hour: string;
    meeting: string;
    price: string;
    payment: string;
    waiting: string;
    cancelling: string;
    howToCancel: string;
    business: string;
    accepted: string;
    terms: string;
    /** Above the rows of each ride, where there are two, */
    there: string;
    back: string;
    /** or more; */
    nth: (nth: number) => string;
    /** and above those that are about all of them. */
    allRides: string;
    vehicles: (count: number, vehicleClass: string) => string;
    priceValue: (amount: string, vat: string) => string;
    atMostValue: (amount: string, vat: string) => string;
    payWays: Readonly<Record<PayWay, string>>;
    /** @param ways those of `payWays` that are paid in the car */
    toDriver: (ways: string) => string;
    waitingSays: FreeWaitingWords;
    freeUntil: (moment: string) => string;
    /** @param percent with its sign; @param first whether nothing precedes it */
    lateFee: (amount: string, percent: string, first: boolean) => string;
    howToCancelValue: (email: string, phone: string, address: string) => string;
    businessValue: (name: string, number: string, address: string, licence: string, licenceNumber: string) => string;
    acceptedValue: (name: string, moment: string) => string;
    termsValue: (day: string) => string;
  };
  calendar: {
    title: (dropoff: string, brand: string) => string;
    description: (reference: string, phone: string) => string;
  };
}
