import { useFieldArray } from 'react-hook-form';
import { OFFER_LINE_KINDS } from '@/data/offers';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DigitsField, TextField } from '@/features/office/kit/fields';
import { useMessages } from '@/i18n/messages';
import { Button, IconButton } from '@/ui/button';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { OfferValues } from './offer-values';

/** As many as an offer may have (constraint quotes_lines), less the ride's own. */
const MOST_LINES = 19;

/** Parts of the price that the customer sees by themselves. */
export function OfferLines({ form }: { form: CheckedForm<OfferValues> }) {
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
