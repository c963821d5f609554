import { useWatch } from 'react-hook-form';
import { destinations } from '@/content/destinations';
import type { PriceContent, PriceZone } from '@/data/prices';
import { ChoiceField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { FormSheet } from '@/ui/form-sheet';
import { FormField } from '@/ui/form/form-field';
import { ActiveField, NameFields, PartButtons, type PartValues } from './part-fields';
import { followersOf, leadersFor, placeOf, placeSchema, placeValues, ZONE_KINDS } from './place-values';
import { withNumbersOfZone, withPart, withZones } from './price-shape';
import type { ChangeContent } from './use-price-draft';

interface PlaceFormProps {
  content: PriceContent;
  /** Null: a new one. */
  zone: PriceZone | null;
  onDone: (update: ChangeContent) => void;
  onClose: () => void;
}

/** A zone of the list: its names and spellings, whose prices it has, whether it is in use. */
export function PlaceForm({ content, zone, onDone, onClose }: PlaceFormProps) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const words = m.places;
  const faults: Readonly<Record<string, (text: string) => string>> = m.faults;
  const nameOf = (id: string) => content.zones.find((each) => each.id === id)?.name[locale] ?? id;
  const form = useKeptForm<PartValues>({
    keep: `price-place:${zone?.id ?? 'new'}`,
    schema: placeSchema(content, zone?.id),
    defaultValues: placeValues(zone),
    errorText: (code) => {
      const [fault = '', name = '', owner = ''] = code.split('\n');
      return fault === 'taken' ? words.taken(name, nameOf(owner)) : (faults[fault]?.(name) ?? fault);
    },
  });
  const [like] = useWatch({ control: form.state.control, name: ['like'] });
  const followers = followersOf(content, zone?.id).map(({ name }) => name[locale]);
  const leaders = leadersFor(content, zone?.id).map(({ id, name }) => [id, name[locale]] as const);
  const used = new Set(content.zones.filter(({ id }) => id !== zone?.id).map(({ destination }) => destination));
  const pages = destinations
    .filter(({ slug }) => !used.has(slug))
    .map(({ slug, name }) => [slug, name[locale]] as const);
  const apply = (values: PartValues) => {
    form.draft.forget();
    const next = placeOf(values, content, zone?.id);
    const begin = values['begin'];
    onDone((present) => {
      const changed = withZones(present, withPart(present.zones, next));
      return !zone && begin && next.like === undefined ? withNumbersOfZone(changed, next.id, begin) : changed;
    });
  };
  const remove = () =>
    onDone((present) =>
      withZones(
        present,
        present.zones.filter(({ id }) => id !== zone?.id),
      ),
    );
  return (
    <FormSheet title={zone?.name[locale] ?? words.add} words={frame} form={form} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(apply)}>
        <NameFields form={form} />
        <FormField form={form} name="aliases" label={words.fields.aliases} hint={words.aliasesHint}>
          {(control) => <TextArea {...control} dir="auto" rows={5} />}
        </FormField>
        <ChoiceField
          form={form}
          name="kind"
          label={words.fields.kind}
          options={ZONE_KINDS.map((kind) => [kind, words.kinds[kind]] as const)}
        />
        {followers.length > 0 ? (
          <p className="text-sm text-ink-2">{words.followed(followers.join(', '))}</p>
        ) : (
          <ChoiceField
            form={form}
            name="like"
            label={words.fields.like}
            hint={words.likeHint}
            options={[['', words.own], ...leaders]}
          />
        )}
        {zone || like ? null : (
          <ChoiceField
            form={form}
            name="begin"
            label={m.partWords.begin}
            hint={words.beginHint}
            options={[['', m.partWords.empty], ...leaders]}
          />
        )}
        <ChoiceField
          form={form}
          name="destination"
          label={words.fields.destination}
          options={[['', words.noPage], ...pages]}
        />
        <ActiveField form={form} />
        <PartButtons name={zone?.name[locale]} onRemove={followers.length > 0 ? undefined : remove} />
      </form>
    </FormSheet>
  );
}
