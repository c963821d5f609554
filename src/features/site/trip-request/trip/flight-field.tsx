import { useMessages } from '@/i18n/messages';
import { Optional, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { FlightCheck, type FlightCheckProps } from './flight-check';

interface FlightFieldProps extends FlightCheckProps {
  hint?: string;
}

/** A flight's number, looked up on the airport's board. */
export function FlightField({ form, of, hint }: FlightFieldProps) {
  const m = useMessages('tripRequest');
  const [name] = of;
  return (
    <FormField form={form} name={name} label={<Optional label={m.fields[name]} word={m.optional} />} hint={hint}>
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
          <FlightCheck form={form} of={of} />
        </>
      )}
    </FormField>
  );
}
