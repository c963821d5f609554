/** What of a ride may change, as the database says it (migration ride_watch). */
export const RIDE_CHANGES = [
  'time',
  'vehicle',
  'meeting_point',
  'instructions',
  'pickup',
  'dropoff',
  'flight',
  'passengers',
  'name',
  'note',
] as const;
export type RideChange = (typeof RIDE_CHANGES)[number];

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
  confirm: string;
  confirmAll: string;
  changes: Readonly<Record<RideChange, string>>;
  /** Names of the rows that a booking's document has not. */
  rows: Readonly<Record<'reference' | 'passenger' | 'phone' | 'meeting' | 'car' | 'note' | 'instructions', string>>;
  /** A ride that was moved, beside the hour that its driver knows. @param now the new hour, with its day where that is another */
  nowAt: (before: string, now: string) => string;
  /** One of several cars of the same journey. */
  carOf: (car: number, cars: number) => string;
}
