import {
  askedFields,
  leadField,
  LEAD_FIELDS,
  OWN_ROUTE,
  startsAtAirport,
  type AskedField,
  type LeadFieldName,
  type LeadForm,
  type LeadValue,
} from '@/data/submit-lead';

/** Calling code of a number that is typed without one. */
export const HOME_CALLING_CODE = '+972';

type TypedValue<Name extends LeadFieldName> =
  LeadValue<Name> extends infer Value
    ? Value extends boolean
      ? boolean
      : Value extends number
        ? string
        : Value
    : never;

/**
 * What stands in the inputs of a form, by the table of fields. Counts are texts, as radio buttons hold them; days are
 * "YYYY-MM-DD"; choices that are not made yet are empty texts.
 */
export type FormValues<Form extends LeadForm> = {
  [Name in AskedField<Form>]: TypedValue<Name> | (TypedValue<Name> extends boolean ? never : '');
};
export type ContactValues = FormValues<'contact'>;
export interface TripValues extends FormValues<'trip'> {
  /** Calling codes with their plus sign, "+972", for the islands of North America with their area, "+1-876". */
  country_code: string;
  passenger_country_code: string;
  /** Somebody else rides: the passenger's fields are open. */
  for_other: boolean;
}
export type TripField = keyof TripValues;
export type ContactField = keyof ContactValues;

function emptyValues<Form extends LeadForm>(form: Form): FormValues<Form> {
  const entries = askedFields(form).map((name) => [name, LEAD_FIELDS[name].kind === 'flag' ? false : '']);
  return Object.fromEntries(entries) as FormValues<Form>;
}

export const emptyTrip: TripValues = {
  ...emptyValues('trip'),
  country_code: HOME_CALLING_CODE,
  passenger_country_code: HOME_CALLING_CODE,
  for_other: false,
};
export const emptyContact: ContactValues = emptyValues('contact');

/** Where the calling code of a number stands. */
export const CALLING_CODE_OF = { phone: 'country_code', passenger_phone: 'passenger_country_code' } as const;
export type PhoneName = keyof typeof CALLING_CODE_OF;
export const PHONE_NAMES = Object.keys(CALLING_CODE_OF) as PhoneName[];

/** What a box opens. Closed again, the answers stay in the form and count no more. */
export const OPENED_BY = {
  round_trip: ['return_date', 'return_time', 'return_flight'],
  for_other: ['passenger_name', 'passenger_country_code', 'passenger_phone', 'passenger_email', 'passenger_language'],
} as const satisfies Partial<Record<TripField, readonly TripField[]>>;
export type OpeningBox = keyof typeof OPENED_BY;
export const isOpeningBox = (name: string | undefined): name is OpeningBox =>
  name !== undefined && Object.hasOwn(OPENED_BY, name);

/** Whether somebody lands on a trip, and is met: at its beginning, or where the way back begins. */
const isMet = ({
  service_type,
  pickup,
  dropoff,
  round_trip,
}: Pick<TripValues, 'service_type' | 'pickup' | 'dropoff' | 'round_trip'>): boolean =>
  service_type === 'airport_pickup' || startsAtAirport(pickup) || (round_trip && startsAtAirport(dropoff));

/** Whether the form asks a question, by what else is answered. */
export function isAsked(name: AskedField<'trip'>, values: TripValues): boolean {
  const { services } = leadField(name);
  if (services && !services.includes(values.service_type)) return false;
  // A route of the list has its own hours.
  if (name === 'hire_hours' && values.service_type === 'day_tour') return values.day_route === OWN_ROUTE;
  return name !== 'meeting_way' || isMet(values);
}

/** The values that count: behind a box that is not ticked, and of a question that is not asked, stands nothing. */
export function openValues(values: TripValues): TripValues {
  const closed: TripField[] = [
    ...Object.entries(OPENED_BY).flatMap(([box, names]) => (values[box as OpeningBox] ? [] : names)),
    ...askedFields('trip').filter((name) => !isAsked(name, values)),
  ];
  return { ...values, ...Object.fromEntries(closed.map((name) => [name, emptyTrip[name]])) };
}
