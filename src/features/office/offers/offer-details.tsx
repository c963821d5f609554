import { useWatch } from 'react-hook-form';
import { business } from '@/config/business';
import { customerLanguage } from '@/i18n/locales';
import type { Lead } from '@/data/leads';
import { PAY_WAYS } from '@/data/offers';
import { ChoiceField, DayField, DigitsField } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import { Checkbox, FieldError, TextArea, TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { OfferLines } from './offer-lines';
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
            <FormField key={name} form={form} name={name} label={name === 'pickup' ? m.from : m.to}>
              {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={200} />}
            </FormField>
          ))}
          <RideTimes form={form} day="day" texts={['time', 'duration']} />
          {kinds.length > 1 ? (
            <ChoiceField
              form={form}
              name="fare_kind"
              label={m.fareKind}
              options={kinds.map((kind) => [kind, m.fareKinds[kind]] as const)}
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
        <fieldset>
          <legend className="font-bold">{m.payWays}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {PAY_WAYS.map((way) => (
              <Checkbox key={way} label={m.payWay[way]} value={way} {...form.state.register('pay_ways')} />
            ))}
          </div>
          <FieldError id={`${form.fieldId('pay_ways')}-error`} message={form.errorOf('pay_ways')} />
        </fieldset>
        {payWays.includes('link') ? (
          <FormField form={form} name="payment_url" label={m.paymentUrl}>
            {(field) => <TextInput {...field} type="url" dir="ltr" autoComplete="off" maxLength={500} />}
          </FormField>
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
