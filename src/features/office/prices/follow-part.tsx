import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PriceContent } from '@/data/prices';
import type { Option } from '@/features/office/kit/choice';
import { ChoiceField, DigitsField, ManyField } from '@/features/office/kit/fields';
import { FormSheet } from '@/features/office/kit/side-sheet';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Button, IconButton } from '@/ui/button';
import { useKeptForm } from '@/ui/form/use-kept-form';
import { useNames } from './change-list';
import { writtenOut } from './follow-rules';
import { followGroups, followSchema, followValues, mayFollow, withGroup, type FollowGroup } from './follow-values';
import { numberAt } from './price-numbers';
import { leadersFor } from './place-values';
import type { PartEnds } from './part-sheet';
import type { PriceWork } from './use-price-draft';

/** Which places take their fares from another, with how much on top. */
export function FollowPart({ work: { content, change } }: { work: PriceWork }) {
  const m = useMessages('staffPrices').follow;
  const { name } = useNames([content]);
  const [opened, setOpened] = useState<FollowGroup | 'new' | null>(null);
  const groups = followGroups(content);
  const title = ({ leader, plus, minutes }: FollowGroup) => m.rule(name('zone', leader), plus, minutes);
  const close = () => setOpened(null);
  return (
    <section aria-label={m.title} className="grid gap-3">
      <h3 className="font-sans text-base font-bold">{m.title}</h3>
      <p className="text-sm text-ink-2">{m.intro}</p>
      {groups.length > 0 ? (
        <ul className="grid max-w-200">
          {groups.map((group) => (
            <li key={title(group)} className="flex items-center justify-between gap-4 border-b border-stone-200 py-2">
              <div className="min-w-0">
                <p className="font-bold">{title(group)}</p>
                <p className="text-sm text-ink-2">{group.members.map((id) => name('zone', id)).join(', ')}</p>
              </div>
              <IconButton icon="edit" label={m.edit(title(group))} onClick={() => setOpened(group)} />
            </li>
          ))}
        </ul>
      ) : null}
      <Button tone="outline" icon="plus" className="justify-self-start" onClick={() => setOpened('new')}>
        {m.add}
      </Button>
      {opened ? (
        <FollowForm
          content={content}
          group={opened === 'new' ? null : opened}
          title={opened === 'new' ? m.add : title(opened)}
          onClose={close}
          onDone={(update) => {
            change(update);
            close();
          }}
        />
      ) : null}
    </section>
  );
}

interface FollowFormProps extends PartEnds {
  content: PriceContent;
  /** Null: a new one. */
  group: FollowGroup | null;
  title: string;
}

function FollowForm({ content, group, title, onDone, onClose }: FollowFormProps) {
  const m = useMessages('staffPrices');
  const locale = useLocale();
  const faults: Readonly<Record<string, (text: string) => string>> = { ...m.faults, steps: () => m.follow.steps };
  const form = useKeptForm({
    keep: `price-follow:${group ? JSON.stringify([group.leader, group.plus, group.minutes]) : 'new'}`,
    schema: followSchema(content, group),
    defaultValues: followValues(group),
    errorText: (code) => {
      const [fault = '', text = ''] = code.split('\n');
      return faults[fault]?.(text) ?? fault;
    },
  });
  const [leader] = useWatch({ control: form.state.control, name: ['leader'] });
  const told = writtenOut(content);
  const away = (id: string) => numberAt(told, { part: 'minutes', vehicleClass: '', one: leader, other: id });
  const members = mayFollow(content, leader)
    .map(({ id, name }) => ({ id, name: name[locale], minutes: away(id) }))
    .toSorted((one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity))
    .map(({ id, name, minutes }): Option => [id, minutes === null ? name : m.follow.away(name, minutes)]);
  return (
    <FormSheet title={title} form={form} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.submit((values) => {
          form.draft.forget();
          onDone((present) => withGroup(present, group, values));
        })}
      >
        <ChoiceField
          form={form}
          name="leader"
          label={m.follow.leader}
          options={[
            ['', m.follow.choose],
            ...leadersFor(content, undefined).map(({ id, name }): Option => [id, name[locale]]),
          ]}
        />
        <div className="grid grid-cols-2 items-end gap-4">
          <DigitsField form={form} name="plus" label={m.follow.plus} hint={m.follow.plusHint} />
          <DigitsField form={form} name="minutes" label={m.follow.minutes} />
        </div>
        {leader === '' ? null : <ManyField form={form} name="members" label={m.follow.members} options={members} />}
        <ChoiceField
          form={form}
          name="clear"
          label={m.follow.clear}
          options={[
            ['yes', m.follow.clearYes],
            ['no', m.follow.clearNo],
          ]}
        />
        <Button type="submit" className="justify-self-start">
          {m.partWords.apply}
        </Button>
      </form>
    </FormSheet>
  );
}
