import { business } from '@/config/business';

/** The figures of the business's terms (specification, content-and-staff.md, section 9), stated once. */
export const termFigures = {
  /** Hours before the ride until which it is cancelled free of charge. */
  freeCancellationHours: business.freeCancellationHours,
  /** Hours before the ride until which it may be changed. */
  changeHours: business.changeHours,
  /** Hours of a flight's delay that cost nothing. */
  freeDelayHours: business.freeDelayHours,
  /** Minutes that the driver waits. */
  waitingMinutes: business.freeWaitingMinutes,
  /** Percent off the total of a round trip to and from the airport. */
  roundTripDiscount: business.roundTripDiscount,
  /** Years within which a claim may be made. */
  claimYears: 1 as number,
} as const;

/**
 * The terms as sentences, one file per language (`sentences.{he,en,fr}.ts`), for every page that states them: services,
 * questions, terms of service. Each is a whole sentence and stands alone.
 */
export interface TermSentences {
  /** The price that was given is the price that is paid. */
  fixedPrice: string;
  /** What else the price covers. */
  extras: string;
  vat: string;
  cancellation: string;
  lateCancellation: string;
  changes: string;
  flightDelay: string;
  waiting: string;
  roundTrip: string;
  payment: string;
  /** When we drive and when not. */
  hours: string;
  insurance: string;
  liability: string;
  claims: string;
  law: string;
}
