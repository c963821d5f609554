/**
 * What the Consumer Protection Law grants for a sale at a distance (sections 14C and 14E): days from the order, working days
 * that must be left before the service, the highest fee in percent and in shekels, whichever is lower, and the months of
 * those whom the law gives longer. `confirm`: a lawyer reads it before the site opens.
 */
export const statutoryCancelling = {
  days: 14,
  workingDays: 2 as number,
  feePercent: 5,
  feeShekels: 100,
  longerMonths: 4,
  confirm: true,
} as const;

/** What only a lawyer can answer; the launch check lists it for as long as it stands here. */
export const lawyerQuestions: readonly string[] = [
  'Cancelling a ride ordered at a distance: two working days before it, or seven days that are no days of rest (14C(d))?',
];

/**
 * What the business promises, as sentences, one file per language (`sentences.{he,en,fr}.ts`): terms of service, questions,
 * services and guides take them from here. Each is a whole sentence or two and stands alone. Their figures are names of promises in
 * braces (src/i18n/promises.ts).
 */
export interface TermSentences {
  /** Who concludes the booking, and when. */
  booking: string;
  /** How soon a request is answered. */
  reply: string;
  /** The price that was given is the price that is paid. */
  fixedPrice: string;
  /** What else the price covers. */
  extras: string;
  vat: string;
  cancellation: string;
  lateCancellation: string;
  /** The ways to cancel. */
  howToCancel: string;
  /** What the law grants besides. */
  statutoryRights: string;
  cancelledFlight: string;
  changes: string;
  flightDelay: string;
  /** After a delay that is longer than the free one. */
  longDelay: string;
  /** How long, and from when. */
  waiting: string;
  /** What happens when the free waiting is over. */
  afterWaiting: string;
  /** Who waits where: with the VIP service, and with the airport transfer (docs/spec/trade.md#waiting-and-meeting). */
  meetingVip: string;
  meetingTransfer: string;
  /** In what the two airport services differ, and where a traveller chooses. */
  airportMeetings: string;
  roundTrip: string;
  payment: string;
  childSeats: string;
  luggage: string;
  /** The business's own delay. */
  lateDriver: string;
  /** When we drive and when not. */
  hours: string;
  /** The last ride before Shabbat or a holiday and the first one after it, as the rest clock has them. */
  restHours: string;
  insurance: string;
  liability: string;
  complaints: string;
  claims: string;
  law: string;
}
