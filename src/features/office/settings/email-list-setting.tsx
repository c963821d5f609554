import * as z from 'zod/mini';
import type { SettingOf } from '@/data/settings';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { TextInput } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Ltr } from '@/ui/ltr';
import { RemovableChips } from './removable-chips';
import { addAddresses, ADDRESSES_MAX } from './setting-drafts';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

/** What is typed must fit into the list. The codes name the address that does not. */
const schema = z
  .object({ list: z.array(z.string()), typed: z.string() })
  .check(({ value: { list, typed }, issues }) => {
    const next = addAddresses(list, typed);
    if (!('fault' in next)) return;
    const message = next.fault === 'tooMany' ? next.fault : `${next.fault} ${next.text}`;
    issues.push({ code: 'custom', message, path: ['typed'], input: typed });
  });
type Values = z.infer<typeof schema>;

/** The list with what was typed. */
function withTyped({ list, typed }: Values): Values {
  const next = addAddresses(list, typed);
  return 'fault' in next ? { list, typed } : { list: [...next], typed: '' };
}

/** A list of e-mail addresses. What is typed and not yet added goes in with "save". */
export function EmailListSetting({ setting }: { setting: SettingOf<'emails'> }) {
  const m = useMessages('staffSettings');
  const words = m.emails;
  const record = useSettingForm({
    setting,
    schema,
    errorText: (code) => {
      const [fault, text = ''] = code.split(' ');
      if (fault === 'invalidEmail' || fault === 'emailLetters' || fault === 'duplicate') return words[fault](text);
      return words.tooMany(ADDRESSES_MAX);
    },
    valuesOf: (stored) => ({ list: [...stored.value], typed: '' }),
    valueOf: (edited) => withTyped(edited).list,
  });
  const { form, values } = record;
  const { state } = form;

  async function add() {
    if (await form.check(['typed'])) state.setValues(withTyped(state.getValues()));
  }

  return (
    <SettingFrame setting={setting} record={record}>
      <RemovableChips
        label={words.list}
        none={words.none}
        items={values.list.map((address) => ({
          id: address,
          text: <Ltr className="wrap-anywhere">{address}</Ltr>,
          removeLabel: words.remove(address),
        }))}
        onRemove={(address) => {
          state.setValue(
            'list',
            values.list.filter((other) => other !== address),
          );
          state.setFocus('typed');
        }}
      />
      <FormField form={form} name="typed" label={words.label} className="max-w-xl">
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              type="text"
              inputMode="email"
              autoComplete="off"
              dir="ltr"
              className="flex-[1_1_14rem]"
              onKeyDown={(event) => {
                // Enter adds to the list; with nothing typed it saves, as in any form.
                if (event.key !== 'Enter' || !values.typed.trim()) return;
                event.preventDefault();
                void add();
              }}
            />
            <Button tone="outline" icon="plus" onClick={() => void add()}>
              {words.add}
            </Button>
          </div>
        )}
      </FormField>
    </SettingFrame>
  );
}
