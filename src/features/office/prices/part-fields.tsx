import { useState } from 'react';
import { locales } from '@/data/prices';
import { ChoiceField } from '@/features/office/kit/fields';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';

/** What stands in the inputs of a zone or a class, by name of the input; names by language as "name_en". */
export type PartValues = Record<string, string>;

interface FieldsProps {
  form: CheckedForm<PartValues>;
}

/** The name in every language of the site. */
export function NameFields({ form }: FieldsProps) {
  const m = useMessages('staffPrices').partWords;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {locales.map((locale) => (
        <FormField key={locale} form={form} name={`name_${locale}`} label={m.name(localeRegistry[locale].name)}>
          {(control) => (
            <TextInput {...control} lang={locale} dir={localeRegistry[locale].direction} autoComplete="off" />
          )}
        </FormField>
      ))}
    </div>
  );
}

/** Whether visitors get it: what is switched off stays in the draft. */
export function ActiveField({ form }: FieldsProps) {
  const m = useMessages('staffPrices').partWords;
  return (
    <ChoiceField
      form={form}
      name="active"
      label={m.active}
      options={[
        ['yes', m.on],
        ['no', m.off],
      ]}
    />
  );
}

interface PartButtonsProps {
  /** Of what is edited; undefined for something new. */
  name: string | undefined;
  /** Undefined where it cannot be taken out of the list. */
  onRemove: (() => void) | undefined;
}

/** Takes what was typed over into the draft, or the part out of it. */
export function PartButtons({ name, onRemove }: PartButtonsProps) {
  const m = useMessages('staffPrices').partWords;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{m.apply}</Button>
      {name !== undefined && onRemove ? (
        <Button tone="outline" onClick={() => setAsking(true)}>
          {m.remove}
        </Button>
      ) : null}
      {isAsking && name !== undefined && onRemove ? (
        <ConfirmDialog
          title={m.removeTitle(name)}
          confirmLabel={m.remove}
          cancelLabel={m.keep}
          onConfirm={onRemove}
          onCancel={() => setAsking(false)}
        >
          {m.removeText}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
