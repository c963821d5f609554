import type { PriceClass, PriceContent } from '@/data/prices';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DigitsField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { CLASS_NUMBER_NAMES, classOf, classSchema, classValues, LICENCES } from './class-values';
import { PartSheet, type PartEnds } from './part-sheet';
import type { PartValues } from './part-values';
import { withClasses, withNumbersOfClass, withPart } from './price-shape';

interface ClassFormProps extends PartEnds {
  content: PriceContent;
  /** Null: a new one. */
  vehicle: PriceClass | null;
}

/** A class of vehicles: its names, how many fit in, the licence it is driven under, what an hour costs. */
export function ClassForm({ content, vehicle, ...ends }: ClassFormProps) {
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
  const withTyped = (present: PriceContent, values: PartValues) => {
    const next = classOf(values, content, vehicle?.id);
    const changed = withClasses(present, withPart(present.classes, next));
    return !vehicle && values['begin'] ? withNumbersOfClass(changed, next.id, values['begin']) : changed;
  };
  const without = (present: PriceContent) =>
    withClasses(
      present,
      present.classes.filter(({ id }) => id !== vehicle?.id),
    );
  const others = content.classes.map(({ id, name }): Option => [id, name[locale]]);
  return (
    <PartSheet part={vehicle} titleOfNew={words.add} {...{ form, withTyped, without }} {...ends}>
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
        options={LICENCES.map((licence) => [licence, words.licences[licence]])}
      />
      {vehicle || others.length === 0 ? null : (
        <ChoiceField
          form={form}
          name="begin"
          label={m.partWords.begin}
          options={[['', m.partWords.empty], ...others]}
        />
      )}
    </PartSheet>
  );
}
