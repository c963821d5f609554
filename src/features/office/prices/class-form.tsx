import type { PriceClass, PriceContent } from '@/data/prices';
import { ChoiceField, DigitsField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { FormSheet } from '@/ui/form-sheet';
import { CLASS_NUMBER_NAMES, classOf, classSchema, classValues, LICENCES } from './class-values';
import { ActiveField, NameFields, PartButtons, type PartValues } from './part-fields';
import { withClasses, withNumbersOfClass, withPart } from './price-shape';
import type { ChangeContent } from './use-price-draft';

interface ClassFormProps {
  content: PriceContent;
  /** Null: a new one. */
  vehicle: PriceClass | null;
  onDone: (update: ChangeContent) => void;
  onClose: () => void;
}

/** A class of vehicles: its names, how many fit in, the licence it is driven under, what an hour costs. */
export function ClassForm({ content, vehicle, onDone, onClose }: ClassFormProps) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const words = m.classes;
  const faults: Readonly<Record<string, (text: string) => string>> = m.faults;
  const form = useKeptForm<PartValues>({
    keep: `price-class:${vehicle?.id ?? 'new'}`,
    schema: classSchema(content, vehicle?.id),
    defaultValues: classValues(vehicle),
    errorText: (code) => {
      const [fault = '', text = ''] = code.split('\n');
      return faults[fault]?.(text) ?? fault;
    },
  });
  const apply = (values: PartValues) => {
    form.draft.forget();
    const next = classOf(values, content, vehicle?.id);
    const begin = values['begin'];
    onDone((present) => {
      const changed = withClasses(present, withPart(present.classes, next));
      return !vehicle && begin ? withNumbersOfClass(changed, next.id, begin) : changed;
    });
  };
  const remove = () =>
    onDone((present) =>
      withClasses(
        present,
        present.classes.filter(({ id }) => id !== vehicle?.id),
      ),
    );
  const others = content.classes.map(({ id, name }) => [id, name[locale]] as const);
  return (
    <FormSheet title={vehicle?.name[locale] ?? words.add} words={frame} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(apply)}>
        <NameFields form={form} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {CLASS_NUMBER_NAMES.map((name) => (
            <DigitsField key={name} form={form} name={name} label={words.fields[name]} hint={words.hints[name]} />
          ))}
        </div>
        <ChoiceField
          form={form}
          name="licence"
          label={words.fields.licence}
          hint={words.licenceHint}
          options={LICENCES.map((licence) => [licence, words.licences[licence]] as const)}
        />
        {vehicle || others.length === 0 ? null : (
          <ChoiceField
            form={form}
            name="begin"
            label={m.partWords.begin}
            options={[['', m.partWords.empty], ...others]}
          />
        )}
        <ActiveField form={form} />
        <PartButtons name={vehicle?.name[locale]} onRemove={remove} />
      </form>
    </FormSheet>
  );
}
