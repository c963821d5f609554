import { useState, type ReactNode } from 'react';
import { locales } from '@/data/prices';
import { ChoiceField, TextField } from '@/features/office/kit/fields';
import { FormSheet } from '@/features/office/kit/side-sheet';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { KeptForm } from '@/ui/form/use-kept-form';
import type { ListPart, PartValues } from './part-values';
import type { ChangeContent } from './use-price-draft';

/** What the list of parts hands to the form of one. */
export interface PartEnds {
  onDone: (update: ChangeContent) => void;
  onClose: () => void;
}

interface PartSheetProps extends PartEnds {
  form: KeptForm<PartValues>;
  /** Null: a new one. */
  part: ListPart | null;
  titleOfNew: string;
  /** The list with what was typed. */
  withTyped: (content: Parameters<ChangeContent>[0], values: PartValues) => ReturnType<ChangeContent>;
  /** The list without it; null where it cannot be taken out. */
  without: ChangeContent | null;
  /** Its own fields, between the names and whether visitors get it. */
  children: ReactNode;
}

/** The form of a zone or a class: its names, and what takes it over into the draft, or out of it. */
export function PartSheet(props: PartSheetProps) {
  const { form, part, titleOfNew, withTyped, without, children, onDone, onClose } = props;
  const m = useMessages('staffPrices').partWords;
  const name = part?.name[useLocale()];
  const [isAsking, setAsking] = useState(false);
  const apply = (values: PartValues) => {
    form.draft.forget();
    onDone((present) => withTyped(present, values));
  };
  return (
    <FormSheet title={name ?? titleOfNew} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(apply)}>
        <div className="grid gap-4 sm:grid-cols-3">
          {locales.map((locale) => (
            <TextField
              key={locale}
              form={form}
              name={`name_${locale}`}
              label={m.name(localeRegistry[locale].name)}
              lang={locale}
              dir={localeRegistry[locale].direction}
            />
          ))}
        </div>
        {children}
        {/* What is switched off stays in the draft. */}
        <ChoiceField
          form={form}
          name="active"
          label={m.active}
          options={[
            ['yes', m.on],
            ['no', m.off],
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{m.apply}</Button>
          {part && without ? (
            <Button tone="outline" onClick={() => setAsking(true)}>
              {m.remove}
            </Button>
          ) : null}
        </div>
        {isAsking && name && without ? (
          <ConfirmDialog
            title={m.removeTitle(name)}
            confirmLabel={m.remove}
            cancelLabel={m.keep}
            onConfirm={() => onDone(without)}
            onCancel={() => setAsking(false)}
          >
            {m.removeText}
          </ConfirmDialog>
        ) : null}
      </form>
    </FormSheet>
  );
}
