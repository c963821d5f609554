import { useWatch } from 'react-hook-form';
import { destinations } from '@/content/destinations';
import type { PriceContent, PriceZone } from '@/data/prices';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DigitsField } from '@/features/office/kit/fields';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { PartSheet, type PartEnds } from './part-sheet';
import type { PartValues } from './part-values';
import { followersOf, leadersFor, placeOf, placeSchema, placeValues, ZONE_KINDS } from './place-values';
import { withPart, withZones } from './price-shape';

interface PlaceFormProps extends PartEnds {
  content: PriceContent;
  /** Null: a new one. */
  zone: PriceZone | null;
}

/** A zone of the list: its names and spellings, whose prices it has, whether it is in use. */
export function PlaceForm({ content, zone, ...ends }: PlaceFormProps) {
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
  const leaders = leadersFor(content, zone?.id).map(({ id, name }): Option => [id, name[locale]]);
  const used = new Set(content.zones.filter(({ id }) => id !== zone?.id).map(({ destination }) => destination));
  const pages = destinations
    .filter(({ slug }) => !used.has(slug))
    .map(({ slug, name }): Option => [slug, name[locale]]);
  const withTyped = (present: PriceContent, values: PartValues) => {
    const next = placeOf(values, content, zone?.id);
    return withZones(present, withPart(present.zones, next));
  };
  const without = (present: PriceContent) =>
    withZones(
      present,
      present.zones.filter(({ id }) => id !== zone?.id),
    );
  return (
    <PartSheet
      part={zone}
      titleOfNew={words.add}
      without={followers.length > 0 ? null : without}
      {...{ form, withTyped }}
      {...ends}
    >
      <FormField form={form} name="aliases" label={words.fields.aliases} hint={words.aliasesHint}>
        {(control) => <TextArea {...control} dir="auto" rows={5} />}
      </FormField>
      <ChoiceField
        form={form}
        name="kind"
        label={words.fields.kind}
        options={ZONE_KINDS.map((kind) => [kind, words.kinds[kind]])}
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
        <>
          <ChoiceField
            form={form}
            name="leader"
            label={m.follow.leader}
            hint={words.leaderHint}
            options={[['', m.partWords.empty], ...leaders]}
          />
          <div className="grid grid-cols-2 gap-4">
            <DigitsField form={form} name="plus" label={m.follow.plus} />
            <DigitsField form={form} name="minutes" label={m.follow.minutes} />
          </div>
        </>
      )}
      <ChoiceField
        form={form}
        name="destination"
        label={words.fields.destination}
        options={[['', words.noPage], ...pages]}
      />
    </PartSheet>
  );
}
