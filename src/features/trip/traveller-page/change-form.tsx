import type { ComponentProps } from 'react';
import { CHANGE_FIELDS, type ChangeFieldName, leadField, rideFact } from '@/data/facts';
import { internationalNumber, type TripView } from '@/data/trip';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { ErrorSummary } from '@/ui/form/error-summary';
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

/** What may be changed at once, as it stands now. */
function valueOf(name: ChangeFieldName, { request }: TripView, [there, back]: readonly Stub[]): string {
  const leg = rideFact(name).carried === 'leg' ? there : undefined;
  const said = (name === 'return_flight' ? back?.facts.flight_number : leg?.facts[name]) ?? request[name] ?? '';
  // None, of what is counted from one on: the field is empty, as in the request's own form.
  return said === 0 && (leadField(name).min ?? 0) > 0 ? '' : String(said);
}

/**
 * What is wrong by itself. What every trip says can be made exact, never taken away; whether a short address is a town's name, and
 * all else, is for the server to say.
 */
function problemOf(name: ChangeFieldName, value: string): string | undefined {
  const { kind, forms, errors, min = 0, knownMin = min, max = 0 } = leadField(name);
  if (value === '' && forms.trip !== 'required') return undefined;
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

const isPlace = (name: ChangeFieldName) => rideFact(name).touches?.includes('place') === true;
const isText = (name: ChangeFieldName) => leadField(name).kind === 'text';
const isShort = (name: ChangeFieldName) => !isPlace(name) && !isText(name);
/** Fields side by side: of the rides, of who rides; below them the places, and the texts. */
const ROWS = [
  ...[['leg', 'made'], ['trip']].map((carried) =>
    CHANGE_FIELDS.filter((name) => carried.includes(rideFact(name).carried) && isShort(name)).toSorted(
      (one, other) => carried.indexOf(rideFact(one).carried) - carried.indexOf(rideFact(other).carried),
    ),
  ),
  ...CHANGE_FIELDS.filter(isPlace).map((name) => [name]),
  ...CHANGE_FIELDS.filter(isText).map((name) => [name]),
];

/** As the field is sent: null for what is emptied. */
function sent(name: ChangeFieldName, value: string): string | number | null {
  const { kind } = leadField(name);
  if (value === '') return null;
  return kind === 'phone' ? internationalNumber(value) : kind === 'count' ? Number(value) : value;
}

/** Changes at once what has no other price; what has is priced anew, and asked once more with it. Fields that were left alone are not sent. */
export function ChangeForm() {
  const { trip } = useOpenTrip();
  const m = useMessages('trip');
  const stubs = stubsOf(trip);
  const initial = ofAll((name) => valueOf(name, trip, stubs));
  const form = useTripForm<ChangeFieldName>({ action: 'change', rules: RULES, initial });
  const { question, isUnchanged, change, leave } = useChange();
  const labelOf = (name: ChangeFieldName) => m.change.labels[name] ?? m.fields[name];
  const submit = (values: Record<ChangeFieldName, string>) => {
    const changed = CHANGE_FIELDS.filter((name) => isAsked(trip, stubs, name) && values[name] !== initial[name]);
    void change(Object.fromEntries(changed.map((name) => [name, sent(name, values[name])])));
  };
  const hints: Readonly<Partial<Record<ChangeFieldName, string>>> = {
    pickup: m.change.priceHint,
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
      {ROWS.map((names) => names.filter((name) => isAsked(trip, stubs, name)))
        .filter(([name]) => name !== undefined)
        .map((names) => (
          <div key={names.join(' ')} className={classNames('grid gap-5', names.some(isShort) && 'sm:grid-cols-2')}>
            {names.map((name) => (
              <FormField key={name} form={form} name={name} label={labelOf(name)} hint={hints[name]}>
                {(control) =>
                  isText(name) ? (
                    <TextArea {...control} rows={2} maxLength={leadField(name).max} />
                  ) : leadField(name).kind === 'choice' ? (
                    <Select {...control}>
                      <option value="">{m.change.notChosen}</option>
                      {leadField(name).options?.map((option) => (
                        <option key={option} value={option}>
                          {m.said.choices[name]?.[option] ?? option}
                        </option>
                      ))}
                    </Select>
                  ) : (
                    <TextInput {...control} {...inputOf(name)} />
                  )
                }
              </FormField>
            ))}
          </div>
        ))}
      <div role="status" className="empty:hidden">
        {isUnchanged ? <p className="font-bold">{m.change.unchanged}</p> : null}
      </div>
      <WishNotice actions={['change']} />
      {question ? (
        <PriceQuestion question={question} labelOf={labelOf} initial={initial} onLeave={leave} />
      ) : (
        <WishButton action="change">{m.change.save}</WishButton>
      )}
    </form>
  );
}

/** Whoever lands is met with a name board, unless they have chosen the kerb. */
const isMetWithBoard = ({ facts }: Stub): boolean =>
  facts.service_type === 'airport_pickup' && facts.meeting_way !== 'kerb';

/** Whether the trip has the field at all (a way back, more than the two ends), and whether it is still open. */
function isAsked(trip: TripView, stubs: readonly Stub[], name: ChangeFieldName): boolean {
  const { carried, until } = rideFact(name);
  if (until === 'near' && !trip.can.includes('change_address')) return false;
  if (name === 'flight_number' && trip.state === 'between_rides') return false;
  if (name === 'return_flight') return stubs.length === 2;
  if (name === 'sign_text') return stubs.some(isMetWithBoard);
  return stubs.length <= 2 || carried !== 'leg';
}
