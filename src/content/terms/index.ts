import { business } from '@/config/business';
import type { RestRules } from '@/config/rest-clock';
import type { Localized } from '@/i18n/locales';

/** The towns whose sun the rest clock may follow. */
const REST_TOWNS: Readonly<Record<Exclude<RestRules['city'], 'none'>, Localized<string>>> = {
  jerusalem: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
  'tel-aviv': { he: 'תל אביב', en: 'Tel Aviv', fr: 'Tel-Aviv' },
  haifa: { he: 'חיפה', en: 'Haifa', fr: 'Haïfa' },
};
const { city, before, after } = business.rest;

/** The figures of the business's terms, stated once. */
export const termFigures = {
  /** Hours before the ride until which it is cancelled free of charge. */
  freeCancellationHours: business.freeCancellationHours,
  /** Percent of the price that a later cancellation costs at most. */
  lateCancellationPercent: business.lateCancellation.percent,
  /** Hours before the ride until which it may be changed. */
  changeHours: business.changeHours,
  /** Hours of a flight's delay that cost nothing. */
  freeDelayHours: business.freeDelayHours,
  /** Minutes that the driver waits free of charge: from the landing at the airport, and from the agreed time anywhere else. */
  landingWaitingMinutes: business.landingWaitingMinutes,
  waitingMinutes: business.freeWaitingMinutes,
  /** Large suitcases that one vehicle takes with all seats taken. */
  suitcases: business.luggage.largeSuitcases,
  /** Percent off the total of a round trip to and from the airport. */
  roundTripDiscount: business.roundTripDiscount,
  /** Years within which a claim may be made. */
  claimYears: 1 as number,
} as const;

/**
 * Shabbat and holidays by the rest clock: minutes before candle lighting by which rides are over, and after nightfall from
 * which they begin, in which town. Null for a business that drives on them.
 */
export const restFigures = city === 'none' ? null : { before, after, town: REST_TOWNS[city] };

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
 * services and guides take them from here. Each is a whole sentence or two and stands alone.
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
  /** Why the two airport services cost the same, and how a traveller says which one it is to be. */
  sameAirportPrice: string;
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
