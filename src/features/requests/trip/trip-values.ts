import type { TripServiceType } from '@/data/submit-lead';

/** What the visitor fills in (specification, section 3). Choices not made yet are empty texts. */
export interface TripValues {
  name: string;
  /** Calling code with its plus sign, "+972", for the islands of North America with their area, "+1-876". */
  countryCode: string;
  /** As typed, without the calling code. */
  phone: string;
  email: string;
  pickupAddress: string;
  destinationAddress: string;
  /** Day of the calendar in Israel, "YYYY-MM-DD". */
  date: string;
  /** Hourly slot in Israel, "HH:00". */
  time: string;
  /** "1" to "8", as radio buttons hold it. */
  passengers: string;
  /** "0" to "6". */
  luggage: string;
  serviceType: TripServiceType | '';
  roundTrip: boolean;
  flightNumber: string;
  notes: string;
}
export type TripField = keyof TripValues;

const DEFAULT_CALLING_CODE = '+972';

export const emptyTrip: TripValues = {
  name: '',
  countryCode: DEFAULT_CALLING_CODE,
  phone: '',
  email: '',
  pickupAddress: '',
  destinationAddress: '',
  date: '',
  time: '',
  passengers: '',
  luggage: '',
  serviceType: '',
  roundTrip: false,
  flightNumber: '',
  notes: '',
};

/** Id of a field's control, for labels and for the links of the error summary. */
export function fieldId(field: TripField): string {
  return `trip-${field}`;
}

/** Whether anything differs from an untouched form. */
export function isTouched(values: TripValues): boolean {
  return (Object.keys(emptyTrip) as TripField[]).some((field) => values[field] !== emptyTrip[field]);
}
