import { useState, type ComponentProps } from 'react';
import { CHANGE_FIELDS, type ChangeFieldName, leadField, rideFact, stopsOf } from '@/data/facts';
import { internationalNumber, type TripView } from '@/data/trip';
import { dayInText, todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { readTypedDay } from '@/i18n/typed-day';
import { DayInput } from '@/ui/day-input';
import { Checkbox, TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { ErrorSummary } from '@/ui/form/error-summary';
import type { LightControl } from '@/ui/form/use-light-form';
import { Select } from '@/ui/select';
import { PriceQuestion } from './price-question';
import { useOpenTrip } from './trip-context';
import { stubsOf, type Stub } from './trip-stubs';
import { useChange } from './use-change';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

const ofAll = <Value,>(valueOf: (name: ChangeFieldName) => Value): Record<ChangeFieldName, Value> =>
  Object.fromEntries(CHANGE_FIELDS.map((name) => [name, valueOf(name)])) as Record<ChangeFieldName, Value>;

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** What journeys say in their own way: days, hours and stops. */
function madeOf([there, back]: readonly Stub[]): Readonly<Partial<Record<ChangeFieldName, string | null | undefined>>> {
  const [stop_1, stop_2, stop_3] = there?.stops ?? [];
  return {
    travel_date: there?.day,
    pickup_time: there?.time,
    return_date: back?.day,
    return_time: back?.time,
    ...(stop_1 && { stop_1, stop_2, stop_3 }),
  };
}

/** What may be changed, as it stands now; a tick that is not set is empty. */
function valueOf(name: ChangeFieldName, { request }: TripView, stubs: readonly Stub[]): string {
  const [there, back] = stubs;
  const leg = rideFact(name).carried === 'leg' ? there : undefined;
  const ofLeg = name === 'return_flight' ? back?.facts.flight_number : (leg?.facts[name] ?? madeOf(stubs)[name]);
  const said = ofLeg ?? request[name] ?? '';
  // None, of what is counted from one on: the field is empty, as in the request's own form.
  return said === false || (said === 0 && (leadField(name).min ?? 0) > 0) ? '' : String(said);
}

/** As it is compared and sent: a day as "YYYY-MM-DD" where it is one. */
const asSaid = (name: ChangeFieldName, typed: string): string =>
  leadField(name).kind === 'date' ? (readTypedDay(typed, todayInIsrael()) ?? typed) : typed;

/**
 * What is wrong by itself. What every trip says can be made exact, never taken away; whether a short address is a town's name, and
 * all else, is for the server to say.
 */
function problemOf(name: ChangeFieldName, value: string): string | undefined {
  const { kind, forms, errors, min = 0, knownMin = min, max = 0 } = leadField(name);
  if (value === '' && forms.trip !== 'required') return undefined;
  if (kind === 'date') return readTypedDay(value, todayInIsrael()) ? undefined : 'selectDate';
  if (kind === 'phone') return value.replaceAll(/\D/gu, '').length < 7 ? errors.missing : undefined;
  const isCount = kind === 'count' && /^\d+$/u.test(value) && Number(value) >= min && Number(value) <= max;
  return (kind === 'count' ? isCount : value.length >= knownMin) ? undefined : errors.missing;
}

const RULES = ofAll((name) => (value: string) => problemOf(name, value));

function inputOf(name: ChangeFieldName): ComponentProps<typeof TextInput> {
  const { kind, max, ltr, autoComplete } = leadField(name);
  return {
    ...(ltr && { dir: 'ltr', className: 'rtl:text-end' }),
    ...(autoComplete && { autoComplete }),
    ...(kind === 'phone' && { type: 'tel', inputMode: 'tel', maxLength: 40 }),
    ...(kind === 'email' && { type: 'email', inputMode: 'email', maxLength: max }),
    ...(kind === 'line' && { maxLength: max, ...(ltr && { autoCapitalize: 'characters' }) }),
    ...(kind === 'count' && { inputMode: 'numeric', maxLength: 2 }),
  };
}

const isWide = (name: ChangeFieldName) => leadField(name).step === 'route' || leadField(name).kind === 'text';
/** The fields in the order of the request's steps; what it never asks for comes last. */
const ROWS = ['when', 'route', 'service', 'extras', undefined].map((step) => {
  const names = CHANGE_FIELDS.filter((name) => leadField(name).step === step);
  // Ticks stand below what is filled in.
  const isTick = (name: ChangeFieldName) => Number(rideFact(name).line === 'needs');
  return names.toSorted((one, other) => isTick(one) - isTick(other));
});

/** As the field is sent: null for what is emptied. */
function sent(name: ChangeFieldName, value: string): string | number | boolean | null {
  const { kind } = leadField(name);
  if (kind === 'flag') return value !== '';
  if (value === '') return null;
  return kind === 'phone' ? internationalNumber(value) : kind === 'count' ? Number(value) : value;
}

/** Changes at once what has no other price; what has is priced anew, and asked once more with it. Fields that were left alone are not sent. */
export function ChangeForm() {
  const { trip } = useOpenTrip();
  const m = useMessages('trip');
  const saidOf = useSaid();
  const stubs = stubsOf(trip);
  const initial = ofAll((name) => valueOf(name, trip, stubs));
  const [isRound, setRound] = useState(initial.round_trip !== '');
  const form = useTripForm<ChangeFieldName>({ action: 'change', rules: RULES, initial });
  const { question, isUnchanged, change, leave } = useChange();
  const labelOf = (name: ChangeFieldName) => m.change.labels[name] ?? m.fields[name];
  const isShown = (name: ChangeFieldName) =>
    isAsked(trip, stubs, name) && (isRound || (name !== 'return_date' && name !== 'return_time'));
  const submit = (values: Record<ChangeFieldName, string>) => {
    const said = ofAll((name) => asSaid(name, values[name]));
    const changed = CHANGE_FIELDS.filter((name) => isAsked(trip, stubs, name) && said[name] !== initial[name]);
    void change(Object.fromEntries(changed.map((name) => [name, sent(name, said[name])])));
  };
  const hints: Readonly<Partial<Record<ChangeFieldName, string>>> = {
    travel_date: m.change.priceHint,
    driver_note: m.change.noteHint,
    passenger_email: m.change.passengerHint,
    sign_text: m.change.signHint,
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={form.submit(submit)}>
      <ErrorSummary
        title={m.summary.title}
        mark={m.summary.mark}
        attempt={form.attempt}
        items={form.problems((name, error) => `${labelOf(name)}: ${error}`)}
      />
      {ROWS.filter((names) => names.some(isShown)).map((names) => (
        <div key={names.join(' ')} className="grid gap-5 sm:grid-cols-2">
          {names.filter(isShown).map((name) =>
            leadField(name).kind === 'flag' ? (
              <Checkbox
                key={name}
                id={form.fieldId(name)}
                name={name}
                value="true"
                label={labelOf(name)}
                defaultChecked={initial[name] !== ''}
                onChange={({ target }) => {
                  if (name === 'round_trip') setRound(target.checked);
                }}
              />
            ) : (
              <FormField
                key={name}
                form={form}
                name={name}
                label={labelOf(name)}
                hint={hints[name]}
                className={isWide(name) ? 'sm:col-span-2' : undefined}
              >
                {(control) => <Control name={name} control={control} />}
              </FormField>
            ),
          )}
        </div>
      ))}
      <div role="status" className="empty:hidden">
        {isUnchanged ? <p className="font-bold">{m.change.unchanged}</p> : null}
      </div>
      <WishNotice actions={['change']} />
      {question ? (
        <PriceQuestion question={question} labelOf={labelOf} saidOf={saidOf} initial={initial} onLeave={leave} />
      ) : (
        <WishButton action="change">{m.change.save}</WishButton>
      )}
    </form>
  );
}

/** A field's value in words. */
function useSaid(): (name: ChangeFieldName, value: unknown) => string {
  const m = useMessages('trip');
  const locale = useLocale();
  return (name, value) => {
    if (value === '' || value === null || value === undefined || value === false) return '–';
    const { kind } = leadField(name);
    if (kind === 'date') return dayInText(locale, String(value));
    return kind === 'flag' ? '✓' : (m.said.choices[name]?.[String(value)] ?? String(value));
  };
}

function Control({ name, control }: { name: ChangeFieldName; control: LightControl }) {
  const m = useMessages('trip');
  const { kind, forms, options, max } = leadField(name);
  const [day, setDay] = useState(control.defaultValue ?? '');
  if (kind === 'text') return <TextArea {...control} rows={2} maxLength={max} />;
  if (kind === 'date') {
    const { defaultValue: _, onChange, ...field } = control;
    return (
      <DayInput
        {...field}
        placeholder={m.change.dayShape}
        today={todayInIsrael()}
        day={String(day)}
        keepsWhatIsNoDay
        readDay={readTypedDay}
        onDay={(next) => {
          setDay(next);
          onChange({ target: { value: next } });
        }}
      />
    );
  }
  if (kind !== 'choice' && kind !== 'slot') return <TextInput {...control} {...inputOf(name)} />;
  const said = String(control.defaultValue ?? '');
  // An hour that the office has offered is any.
  const choices = kind === 'choice' ? (options ?? []) : [...new Set([...HOURS, said])].filter(Boolean).toSorted();
  return (
    <Select {...control}>
      {forms.trip === 'required' ? null : (
        <option value="">{name === 'passenger_language' ? m.change.notChosen : '–'}</option>
      )}
      {choices.map((option) => (
        <option key={option} value={option}>
          {m.said.choices[name]?.[option] ?? option}
        </option>
      ))}
    </Select>
  );
}

/** Whoever lands is met with a name board, unless they have chosen the kerb. */
const isMetWithBoard = ({ facts }: Stub): boolean =>
  facts.service_type === 'airport_pickup' && facts.meeting_way !== 'kerb';

/** Services that are priced by places; the others by the time that a car is taken for. */
const RIDES: readonly unknown[] = ['airport_pickup', 'airport_dropoff', 'intercity'];

/** Whether the trip has the field at all (a way back, more than the two ends), and whether it is still open. */
function isAsked(trip: TripView, stubs: readonly Stub[], name: ChangeFieldName): boolean {
  const { carried, until } = rideFact(name);
  const [there] = stubs;
  const service = there?.facts.service_type ?? trip.request.service_type;
  if (until !== 'pickup' && !trip.can.includes('change_address')) return false;
  if (name === 'flight_number' && trip.state === 'between_rides') return false;
  if (name === 'return_flight') return stubs.length === 2;
  if (name === 'sign_text') return stubs.some(isMetWithBoard);
  if (stubs.length > 2 && (carried === 'leg' || until === 'offer')) return false;
  // Classes of cars are chosen by their prices.
  if (name === 'vehicle_class') return false;
  if (name === 'meeting_way') return stubs.some(({ facts }) => facts.service_type === 'airport_pickup');
  if (name === 'round_trip' || name === 'return_date' || name === 'return_time') return RIDES.includes(service);
  // One more than are named.
  const stop = STOPS_OF.indexOf(name);
  if (stop >= 0) return stop <= (there?.stops.length || stopsOf(trip.request).length);
  const { services } = leadField(name);
  return !services || services.includes(String(service));
}

const STOPS_OF: readonly ChangeFieldName[] = ['stop_1', 'stop_2', 'stop_3'];
