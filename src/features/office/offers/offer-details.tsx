import { useFieldArray, useWatch } from 'react-hook-form';
import { business } from '@/config/business';
import { customerLanguage } from '@/i18n/locales';
import type { Lead } from '@/data/leads';
import { OFFER_LINE_KINDS, PAY_WAYS } from '@/data/offers';
import { ChoiceField, DayField, DigitsField, ManyField, TextField } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import { Checkbox, TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { Option } from '@/features/office/kit/choice';
import { Button, IconButton } from '@/ui/button';
import { fareKinds, type OfferValues } from './offer-values';

/** An error in one of these must be seen. */
const INSIDE = [
  ...(['pickup', 'dropoff', 'day', 'time', 'duration'] as const),
  ...(['back_day', 'back_time', 'back_duration', 'payment_url', 'pay_ways'] as const),
];

interface OfferDetailsProps {
  form: CheckedForm<OfferValues>;
  lead: Lead;
}

/** What an offer usually takes over from the request: when and where exactly, how to pay, a word to the customer. */
export function OfferDetails({ form, lead }: OfferDetailsProps) {
  const m = useMessages('staffOffers');
  const { control } = form.state;
  const [hasBack, payWays] = useWatch({ control, name: ['has_back', 'pay_ways'] });
  const language = customerLanguage(lead);
  const kinds = fareKinds(business.legal.licenceKind);
  const isWrong = INSIDE.some((name) => form.errorOf(name));
  const isOpen =
    !lead.pickup || !lead.dropoff || !lead.travel_date || !lead.pickup_time || (hasBack && !lead.return_time);
  return (
    <details open={isWrong || isOpen || undefined}>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-bold text-sea-700">{m.more}</summary>
      <div className="grid gap-4 pt-2">
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {(['pickup', 'dropoff'] as const).map((name) => (
            <TextField key={name} form={form} name={name} label={name === 'pickup' ? m.from : m.to} maxLength={200} />
          ))}
          <RideTimes form={form} day="day" texts={['time', 'duration']} />
          {kinds.length > 1 ? (
            <ChoiceField
              form={form}
              name="fare_kind"
              label={m.fareKind}
              options={kinds.map((kind) => [kind, m.fareKinds[kind]])}
            />
          ) : null}
        </div>
        <Checkbox label={m.has_back} {...form.control('has_back')} />
        {hasBack ? (
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <RideTimes form={form} day="back_day" texts={['back_time', 'back_duration']} />
          </div>
        ) : null}
        <OfferLines form={form} />
        <ManyField
          form={form}
          name="pay_ways"
          label={m.payWays}
          options={PAY_WAYS.map((way) => [way, m.payWay[way]])}
        />
        {payWays.includes('link') ? (
          <TextField form={form} name="payment_url" label={m.paymentUrl} type="url" dir="ltr" maxLength={500} />
        ) : null}
        <FormField form={form} name="note" label={m.note(m.languages[language])}>
          {(field) => <TextArea {...field} lang={language} dir="auto" maxLength={1000} rows={3} />}
        </FormField>
      </div>
    </details>
  );
}

interface RideTimesProps {
  form: CheckedForm<OfferValues>;
  day: 'day' | 'back_day';
  texts: readonly ('time' | 'duration' | 'back_time' | 'back_duration')[];
}

/** When a ride begins and how long it takes. */
function RideTimes({ form, day, texts }: RideTimesProps) {
  const m = useMessages('staffOffers');
  return (
    <>
      <DayField form={form} name={day} label={m[day]} />
      {texts.map((name) => (
        <DigitsField key={name} form={form} name={name} label={m[name]} />
      ))}
    </>
  );
}

/** As many as an offer may have (constraint quotes_lines), less the ride's own. */
const MOST_LINES = 19;

/** Parts of the price that the customer sees by themselves. */
function OfferLines({ form }: { form: CheckedForm<OfferValues> }) {
  const m = useMessages('staffOffers');
  const { fields, append, remove } = useFieldArray({ control: form.state.control, name: 'lines' });
  const kinds = OFFER_LINE_KINDS.filter((kind) => kind !== 'fare').map((kind): Option => [kind, m.lines[kind]]);
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 text-sm">
          <legend className="sr-only">{m.extra}</legend>
          <ChoiceField form={form} name={`lines.${nth}.kind`} label={m.lineKind} options={kinds} />
          <DigitsField form={form} name={`lines.${nth}.amount`} label={m.lineAmount} />
          <IconButton icon="close" label={m.removeLine} onClick={() => remove(nth)} />
          <TextField
            form={form}
            name={`lines.${nth}.text`}
            label={m.lineText}
            className="col-span-full"
            maxLength={120}
          />
        </fieldset>
      ))}
      {fields.length < MOST_LINES ? (
        <div>
          <Button
            tone="outline"
            size="small"
            icon="plus"
            onClick={() => append({ kind: 'other', amount: '', text: '' })}
          >
            {m.addLine}
          </Button>
          <p className="pt-1 text-sm text-ink-3">{m.extraHint}</p>
        </div>
      ) : null}
    </div>
  );
}
