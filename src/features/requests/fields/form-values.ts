import {
  askedFields,
  LEAD_FIELDS,
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
  /** Calling code with its plus sign, "+972", for the islands of North America with their area, "+1-876". */
  country_code: string;
}
export type TripField = keyof TripValues;
export type ContactField = keyof ContactValues;

function emptyValues<Form extends LeadForm>(form: Form): FormValues<Form> {
  const entries = askedFields(form).map((name) => [name, LEAD_FIELDS[name].kind === 'flag' ? false : '']);
  return Object.fromEntries(entries) as FormValues<Form>;
}

export const emptyTrip: TripValues = { ...emptyValues('trip'), country_code: HOME_CALLING_CODE };
export const emptyContact: ContactValues = emptyValues('contact');
