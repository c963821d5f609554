import { useFormContext } from 'react-hook-form';
import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { Checkbox, Field, TextArea, TextInput } from '@/ui/field';
import { CollectionNotice } from '../collection-notice';
import { FlightCheck } from '../flight-check';
import { extrasSchema } from '../step-schemas';
import type { TripStep } from '../step-types';
import { summaryLines } from '../trip-summary';
import { fieldId, type TripValues } from '../trip-values';
import { useTextField } from '../use-trip-field';

const fields = ['round_trip', 'flight_number', 'notes'] as const;

export const extrasStep: TripStep = {
  id: 'extras',
  icon: 'note',
  schema: extrasSchema,
  fields,
  required: [],
  Fields: ExtrasFields,
  summary: (values, context) => summaryLines(fields, values, context),
};

function ExtrasFields() {
  const m = useMessages('tripRequest');
  const { register } = useFormContext<TripValues>();
  const flight = useTextField('flight_number', m.hints.flight_number);
  const notes = useTextField('notes', m.hints.notes);
  return (
    <div className="grid gap-6">
      <Checkbox
        {...register('round_trip')}
        id={fieldId('round_trip')}
        label={m.fields.round_trip}
        hint={m.hints.round_trip(business.roundTripDiscount)}
      />
      <Field {...flight.field} label={<Optional label={flight.field.label} />} hint={m.hints.flight_number}>
        <TextInput
          {...flight.control}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="LY 316"
          className="max-w-60 rtl:text-end"
        />
        <FlightCheck />
      </Field>
      <Field {...notes.field} label={<Optional label={notes.field.label} />} hint={m.hints.notes}>
        <TextArea {...notes.control} />
      </Field>
      <CollectionNotice />
    </div>
  );
}

function Optional({ label }: { label: string }) {
  const m = useMessages('tripRequest');
  return (
    <>
      {label} <span className="text-sm font-normal text-ink-3">({m.optional})</span>
    </>
  );
}
