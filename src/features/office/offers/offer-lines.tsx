import { useFieldArray } from 'react-hook-form';
import { OFFER_LINE_KINDS } from '@/data/offers';
import { useMessages } from '@/i18n/messages';
import { Button, IconButton } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Select } from '@/ui/select';
import type { OfferValues } from './offer-values';

/** As many as an offer may have (constraint quotes_lines), less the ride's own. */
const MOST_LINES = 19;

/** Parts of the price that the customer sees by themselves. */
export function OfferLines({ form }: { form: CheckedForm<OfferValues> }) {
  const m = useMessages('staffOffers');
  const { fields, append, remove } = useFieldArray({ control: form.state.control, name: 'lines' });
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 text-sm">
          <legend className="sr-only">{m.extra}</legend>
          <FormField form={form} name={`lines.${nth}.kind`} label={m.lineKind}>
            {(control) => (
              <Select {...control}>
                {OFFER_LINE_KINDS.filter((kind) => kind !== 'fare').map((kind) => (
                  <option key={kind} value={kind}>
                    {m.lines[kind]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField form={form} name={`lines.${nth}.amount`} label={m.lineAmount}>
            {(control) => <TextInput {...control} dir="ltr" inputMode="numeric" autoComplete="off" />}
          </FormField>
          <IconButton icon="close" label={m.removeLine} onClick={() => remove(nth)} />
          <FormField form={form} name={`lines.${nth}.text`} label={m.lineText} className="col-span-full">
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={120} />}
          </FormField>
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
