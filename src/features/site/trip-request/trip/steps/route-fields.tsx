import { PlaceField } from '../place-field';
import type { TripFormProps } from '../trip-form-props';

/** Two addresses, or places that the form knows by their names. */
export function RouteFields({ form }: TripFormProps) {
  return (
    <div className="grid gap-6">
      <PlaceField form={form} name="pickup" />
      <PlaceField form={form} name="dropoff" />
    </div>
  );
}
