import { useMessages } from '@/i18n/messages';
import { Field, TextInput } from '@/ui/field';
import { routeSchema } from '../step-schemas';
import type { TripStep } from '../step-types';
import { summaryLines } from '../trip-summary';
import { useTextField } from '../use-trip-field';

const fields = ['pickup', 'dropoff'] as const;

export const routeStep: TripStep = {
  id: 'route',
  icon: 'pin',
  schema: routeSchema,
  fields,
  required: fields,
  Fields: RouteFields,
  summary: (values, context) => summaryLines(fields, values, context),
};

function RouteFields() {
  const m = useMessages('tripRequest');
  const pickup = useTextField('pickup', m.hints.pickup);
  const destination = useTextField('dropoff', m.hints.dropoff);
  return (
    <div className="grid gap-6">
      <Field {...pickup.field} required={m.required} hint={m.hints.pickup}>
        <TextInput {...pickup.control} autoComplete="off" required />
      </Field>
      <Field {...destination.field} required={m.required} hint={m.hints.dropoff}>
        <TextInput {...destination.control} autoComplete="off" required />
      </Field>
    </div>
  );
}
