import { PlaceField } from '../place-field';
import { StopFields } from '../stop-fields';
import type { TripFormProps } from '../trip-form-props';

/** Two addresses and what is on the way, or places that the form knows by their names. */
export function RouteFields({ form }: TripFormProps) {
  return (
    <div className="grid gap-6">
      <PlaceField form={form} name="pickup" />
      <StopFields form={form} />
      <PlaceField form={form} name="dropoff" />
    </div>
  );
}
