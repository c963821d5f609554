import type { TripServiceType } from '@/data/submit-lead';

/** What the visitor fills in (specification, section 3). Choices not made yet are empty texts. */
export interface TripValues {
  name: string;
  /** Calling code with its plus sign, "+972", for the islands of North America with their area, "+1-876". */
  country_code: string;
  /** As typed, without the calling code. */
  phone: string;
  email: string;
  pickup: string;
  dropoff: string;
  /** Day of the calendar in Israel, "YYYY-MM-DD". */
  travel_date: string;
  /** Hourly slot in Israel, "HH:00". */
  pickup_time: string;
  /** "1" to "8", as radio buttons hold it. */
  passengers: string;
  /** "0" to "6". */
  luggage: string;
  service_type: TripServiceType | '';
  round_trip: boolean;
  flight_number: string;
  notes: string;
}
export type TripField = keyof TripValues;

const DEFAULT_CALLING_CODE = '+972';

export const emptyTrip: TripValues = {
  name: '',
  country_code: DEFAULT_CALLING_CODE,
  phone: '',
  email: '',
  pickup: '',
  dropoff: '',
  travel_date: '',
  pickup_time: '',
  passengers: '',
  luggage: '',
  service_type: '',
  round_trip: false,
  flight_number: '',
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
