import { useState, type ComponentProps } from 'react';
import { internationalNumber, TRIP_WORDS_MAX, type TripChange, type TripView } from '@/data/trip';
import { useMessages } from '@/i18n/messages';
import { TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { ErrorSummary } from '@/ui/form/error-summary';
import { useOpenTrip } from './trip-context';
import { stubsOf } from './trip-stubs';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

type ChangeField = keyof TripChange;

/** What may be changed at once, as it stands now. */
function valuesOf(trip: TripView): Record<ChangeField, string> {
  const { request } = trip;
  const [there, back] = stubsOf(trip);
  return {
    flight_number: there?.flight ?? request.flight_number ?? '',
    return_flight: back?.flight ?? request.return_flight ?? '',
    passenger_name: request.passenger_name ?? '',
    passenger_phone: request.passenger_phone ?? '',
    pickup: there?.pickup ?? '',
    dropoff: there?.dropoff ?? '',
    driver_note: request.driver_note ?? '',
  };
}

/** An address can be made exact, never taken away. Whether a short one is a town's name is for the server to say, which knows them. */
const address = (value: string) => (value.length < 2 ? 'addressMin' : undefined);
const anything = () => undefined;
const RULES: Readonly<Record<ChangeField, (value: string) => string | undefined>> = {
  flight_number: anything,
  return_flight: anything,
  passenger_name: (value) => (value.length === 1 ? 'nameMin' : undefined),
  passenger_phone: (value) => (value && value.replaceAll(/\D/gu, '').length < 7 ? 'phoneMin' : undefined),
  pickup: address,
  dropoff: address,
  driver_note: anything,
};

const LTR = { dir: 'ltr', className: 'rtl:text-end' } as const;
const KINDS: Readonly<Record<ChangeField, ComponentProps<typeof TextInput>>> = {
  flight_number: { ...LTR, maxLength: 12, autoCapitalize: 'characters' },
  return_flight: { ...LTR, maxLength: 12, autoCapitalize: 'characters' },
  passenger_name: { maxLength: 100, autoComplete: 'off' },
  passenger_phone: { ...LTR, type: 'tel', inputMode: 'tel', maxLength: 40, autoComplete: 'off' },
  pickup: { maxLength: 200 },
  dropoff: { maxLength: 200 },
  driver_note: {},
};

/** Changes at once what costs nothing to change. Fields that were left alone are not sent. */
export function ChangeForm() {
  const { trip, send } = useOpenTrip();
  const m = useMessages('trip');
  const initial = valuesOf(trip);
  const form = useTripForm<ChangeField>({ action: 'change', rules: RULES, initial });
  const [isUnchanged, setUnchanged] = useState(false);
  const labels: Readonly<Record<ChangeField, string>> = {
    flight_number: m.change.flight,
    return_flight: m.change.returnFlight,
    passenger_name: m.change.passengerName,
    passenger_phone: m.change.passengerPhone,
    pickup: m.change.pickup,
    dropoff: m.change.dropoff,
    driver_note: m.change.note,
  };
  const change = (values: Record<ChangeField, string>) => {
    const changed = (Object.keys(values) as ChangeField[]).filter(
      (name) => isAsked(trip, name) && values[name] !== initial[name],
    );
    setUnchanged(changed.length === 0);
    if (changed.length === 0) return;
    const said = { ...values, passenger_phone: internationalNumber(values.passenger_phone) };
    const fields = Object.fromEntries(changed.map((name) => [name, said[name] || null])) as TripChange;
    void send({ action: 'change', fields });
  };
  const asksForOther = trip.can.includes('ask_change') ? m.change.addressHint : undefined;
  const addressHint = trip.price ? m.change.priceHint : asksForOther;
  const line = (name: Exclude<ChangeField, 'driver_note'>, hint?: string) =>
    isAsked(trip, name) ? (
      <FormField form={form} name={name} label={labels[name]} hint={hint}>
        {(control) => <TextInput {...control} {...KINDS[name]} />}
      </FormField>
    ) : null;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.submit(change)}>
      <ErrorSummary
        title={m.summary.title}
        mark={m.summary.mark}
        attempt={form.attempt}
        items={form.problems((name, error) => `${labels[name]}: ${error}`)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {line('flight_number')}
        {line('return_flight')}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {line('passenger_name')}
        {line('passenger_phone')}
      </div>
      {line('pickup', addressHint)}
      {line('dropoff')}
      <FormField form={form} name="driver_note" label={labels.driver_note} hint={m.change.noteHint}>
        {(control) => <TextArea {...control} rows={2} maxLength={TRIP_WORDS_MAX.driver_note} />}
      </FormField>
      <div role="status" className="empty:hidden">
        {isUnchanged ? <p className="font-bold">{m.change.unchanged}</p> : null}
      </div>
      <WishNotice actions={['change']} />
      <WishButton action="change">{m.change.save}</WishButton>
    </form>
  );
}

/** Whether the trip has the field at all (a way back, more than the two ends), and whether it is still open. */
function isAsked(trip: TripView, name: ChangeField): boolean {
  const stubs = stubsOf(trip);
  if ((name === 'pickup' || name === 'dropoff') && !trip.can.includes('change_address')) return false;
  if (name === 'flight_number' && trip.state === 'between_rides') return false;
  if (name === 'return_flight') return stubs.length === 2;
  return stubs.length <= 2 || (name !== 'pickup' && name !== 'dropoff' && name !== 'flight_number');
}
