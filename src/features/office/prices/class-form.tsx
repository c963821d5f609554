import { useWatch } from 'react-hook-form';
import { NEEDS, type PriceClass, type PriceContent } from '@/data/prices';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DigitsField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Checkbox } from '@/ui/field';
import { useKeptForm, type KeptForm } from '@/ui/form/use-kept-form';
import { CLASS_NUMBER_NAMES, classLeaders, classOf, classSchema, classValues, LICENCES } from './class-values';
import { PartSheet, type PartEnds } from './part-sheet';
import type { PartValues } from './part-values';
import { withClasses, withoutNumbersOfClass, withPart } from './price-shape';

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
    return next.follows && !vehicle?.follows ? withoutNumbersOfClass(changed, next.id) : changed;
  };
  const without = (present: PriceContent) =>
    withClasses(
      present,
      present.classes.filter(({ id }) => id !== vehicle?.id),
    );
  const leaders = classLeaders(content, vehicle?.id).map(({ id, name }): Option => [id, name[locale]]);
  const isFollowed = content.classes.some(({ follows }) => vehicle && follows?.class === vehicle.id);
  return (
    <PartSheet
      part={vehicle}
      titleOfNew={words.add}
      {...{ form, withTyped }}
      without={isFollowed ? null : without}
      {...ends}
    >
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
      <Takes form={form} />
      {leaders.length === 0 ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            form={form}
            name="leader"
            label={words.leader}
            hint={words.leaderHint}
            options={[['', words.own], ...leaders]}
          />
          <DigitsField form={form} name="percent" label={words.percent} />
        </div>
      )}
    </PartSheet>
  );
}

/** What its cars take along or have, of what passengers may need. */
function Takes({ form }: { form: KeptForm<PartValues> }) {
  const m = useMessages('staffPrices').classes;
  const { control, setValue } = form.state;
  const values = useWatch({ control });
  return (
    <fieldset>
      <legend className="font-bold">{m.takes}</legend>
      <p className="text-sm text-ink-2">{m.takesHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {NEEDS.map((need) => (
          <Checkbox
            key={need}
            label={m.needs[need]}
            checked={values[need] === 'yes'}
            onChange={({ target }) => setValue(need, target.checked ? 'yes' : '', { shouldDirty: true })}
          />
        ))}
      </div>
    </fieldset>
  );
}
