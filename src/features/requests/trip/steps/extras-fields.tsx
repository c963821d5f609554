import { business } from '@/config/business';
import { useMessages } from '@/i18n/messages';
import { Checkbox, TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { CollectionNotice } from '../collection-notice';
import { FlightCheck } from '../flight-check';
import type { TripFormProps } from '../trip-form-props';

export function ExtrasFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-6">
      <Checkbox
        {...form.control('round_trip')}
        label={m.fields.round_trip}
        hint={m.hints.round_trip(business.roundTripDiscount)}
      />
      <FormField
        form={form}
        name="flight_number"
        label={<Optional label={m.fields.flight_number} />}
        hint={m.hints.flight_number}
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="LY 316"
              className="max-w-60 rtl:text-end"
            />
            <FlightCheck form={form} />
          </>
        )}
      </FormField>
      <FormField form={form} name="notes" label={<Optional label={m.fields.notes} />} hint={m.hints.notes}>
        {(control) => <TextArea {...control} />}
      </FormField>
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
