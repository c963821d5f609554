import type { RideLine } from '../../facts/lead-field.ts';
import type { RideFieldName } from '../../facts/ride-facts.ts';

/**
 * What of a ride may change besides its facts, as the database says it (migrations rides_watch, flight_watch): its hour, its car, what the
 * office says of it, and that its flight does not come.
 */
export const OWN_CHANGES = ['time', 'vehicle', 'stops', 'meeting_point', 'instructions', 'flight_cancelled'] as const;

/** What a message says before the facts of the ride. Names and times in it are isolated (isolates.ts). */
interface DriverWordsOfKind {
  subject: string;
  text: string;
}

/** What drivers are told about their rides, in one language: short, to be read in a car park. @param when day and hour in words */
export interface DriverWords {
  assigned: (when: string) => DriverWordsOfKind;
  /** @param what has changed, as a list in words */
  changed: (when: string, what: string) => DriverWordsOfKind;
  cancelled: (when: string, route: string) => DriverWordsOfKind;
  /** It is not this driver’s any more: somebody else’s, or nobody’s yet. */
  passedOn: (when: string, route: string) => DriverWordsOfKind;
  /** @param day the last one of these rides, in words @param first when the first is */
  ahead: (count: number, day: string, first: string) => DriverWordsOfKind;
  /** Names of the link to his page: to confirm the ride there, or all of them, or to read. */
  confirm: string;
  confirmAll: string;
  page: string;
  /** What has changed, in a sentence: a fact without words here is named by its label. */
  changes: Readonly<Record<(typeof OWN_CHANGES)[number], string> & Partial<Record<RideFieldName | RideLine, string>>>;
  /** Facts under another name than travellers read. */
  labels: Readonly<Partial<Record<RideFieldName, string>>>;
  /** Names of the rows that a booking's document has not. */
  rows: Readonly<Record<'reference' | 'passenger' | 'phone' | 'meeting' | 'car' | 'instructions', string>>;
  /** A ride that was moved, beside the hour that its driver knows. @param now the new hour, with its day where that is another */
  nowAt: (before: string, now: string) => string;
  /** One of several cars of the same journey. */
  carOf: (car: number, cars: number) => string;
}
