import { useState } from 'react';
import { CHANGE_FIELDS, leadField, rideFact, type ChangeFieldName } from '@/data/facts';
import { dayInText } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Checkbox } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { ErrorSummary } from '@/ui/form/error-summary';
import { ChangeControl } from './change-control';
import { asSaid, isAsked, ofAll, problemOf, sent, valueOf } from './change-fields';
import { PriceQuestion, type SaidOf } from './price-question';
import { useOpenTrip } from './trip-context';
import { stubsOf } from './trip-stubs';
import { useChange } from './use-change';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

const RULES = ofAll((name) => (value: string) => problemOf(name, value));

const isWide = (name: ChangeFieldName) => leadField(name).step === 'route' || leadField(name).kind === 'text';
/** The fields in the order of the request's steps; what it never asks for comes last. */
const ROWS = ['when', 'route', 'service', 'extras', undefined].map((step) => {
  const names = CHANGE_FIELDS.filter((name) => leadField(name).step === step);
  // Ticks stand below what is filled in.
  const isTick = (name: ChangeFieldName) => Number(rideFact(name).line === 'needs');
  return names.toSorted((one, other) => isTick(one) - isTick(other));
});

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
                {(control) => <ChangeControl name={name} control={control} />}
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
function useSaid(): SaidOf {
  const m = useMessages('trip');
  const locale = useLocale();
  return (name, value) => {
    if (value === '' || value === null || value === undefined || value === false) return '–';
    const { kind } = leadField(name);
    if (kind === 'date') return dayInText(locale, String(value));
    return kind === 'flag' ? m.change.yes : (m.said.choices[name]?.[String(value)] ?? String(value));
  };
}
