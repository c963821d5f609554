import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NEEDS } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Checkbox, Optional, TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { OpeningBox } from '../../fields/form-values';
import { CollectionNotice } from '../collection-notice';
import { FlightField } from '../flight-field';
import { PassengerFields } from '../passenger-fields';
import { ReturnFields } from '../return-fields';
import type { TripFormProps } from '../trip-form-props';

export function ExtrasFields({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  return (
    <div className="grid gap-6">
      <Opening form={form} box="round_trip" hint={m.hints.round_trip}>
        <ReturnFields form={form} />
      </Opening>
      <FlightField form={form} of={['flight_number', 'travel_date']} hint={m.hints.flight_number} />
      <Needs form={form} />
      <Opening form={form} box="for_other" hint={m.hints.for_other}>
        <PassengerFields form={form} />
      </Opening>
      <FormField
        form={form}
        name="notes"
        label={<Optional label={m.fields.notes} word={m.optional} />}
        hint={m.hints.notes}
      >
        {(control) => <TextArea {...control} />}
      </FormField>
      <CollectionNotice />
    </div>
  );
}

/** What the car has to have room for, or to have. */
function Needs({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const id = 'trip-needs';
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className="grid gap-1">
      <p id={id} className="font-bold">
        {m.needs.title}
      </p>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {m.needs.why}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {NEEDS.map((need) => (
          <Checkbox key={need} {...form.control(need)} label={m.fields[need]} />
        ))}
      </div>
    </div>
  );
}

interface OpeningProps extends TripFormProps {
  box: OpeningBox;
  hint: string;
  /** Asked for while the box is ticked. */
  children: ReactNode;
}

/** One line for those who do not need it, and questions below for those who do. */
function Opening({ form, box, hint, children }: OpeningProps) {
  const m = useMessages('tripRequest');
  const isOpen = useWatch({ control: form.state.control, name: box });
  return (
    <div className="grid gap-3">
      <Checkbox {...form.control(box)} aria-expanded={isOpen} label={m.fields[box]} hint={hint} />
      {isOpen ? (
        <div
          role="group"
          aria-label={m.fields[box]}
          className="grid gap-6 border-s-4 border-stone-300 ps-4 sm:ms-2.5 sm:ps-6"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
