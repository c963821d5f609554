import { useId, useRef, useState } from 'react';
import type { SettingOf } from '@/data/settings';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { describedBy, Field, TextInput } from '@/ui/field';
import { Ltr } from '@/ui/ltr';
import { RemovableChips } from './removable-chips';
import { addAddresses, ADDRESSES_MAX, type AddressFault } from './setting-drafts';
import { SettingFrame } from './setting-frame';
import { useSaving } from './use-saving';

/** A list of e-mail addresses. What is typed and not yet added goes in with "save". */
export function EmailListSetting({ userId, setting }: { userId: string; setting: SettingOf<'emails'> }) {
  const m = useMessages('staffSettings');
  const words = m.emails;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Null: nothing is being edited, the stored list shows.
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<AddressFault | null>(null);
  const saving = useSaving(userId, setting, clear);
  const list = draft ?? setting.value;

  function clear() {
    setDraft(null);
    setTyped('');
    setFault(null);
  }

  /** @returns the list with what was typed, or null when that is no address */
  function takeTyped(): readonly string[] | null {
    const next = addAddresses(list, typed);
    if ('fault' in next) {
      setFault(next);
      input.current?.focus();
      return null;
    }
    setDraft(next);
    setTyped('');
    setFault(null);
    return next;
  }

  const error = fault && (fault.fault === 'tooMany' ? words.tooMany(ADDRESSES_MAX) : words[fault.fault](fault.text));
  return (
    <SettingFrame
      setting={setting}
      saving={saving}
      isChanged={typed.trim() !== '' || list.join('\n') !== setting.value.join('\n')}
      onDiscard={() => {
        clear();
        saving.forget();
      }}
      onSave={() => {
        const next = takeTyped();
        if (next) saving.save(next);
      }}
    >
      <RemovableChips
        label={words.list}
        none={words.none}
        items={list.map((address) => ({
          id: address,
          text: <Ltr className="wrap-anywhere">{address}</Ltr>,
          removeLabel: words.remove(address),
        }))}
        onRemove={(address) => {
          setDraft(list.filter((other) => other !== address));
          input.current?.focus();
        }}
      />
      <Field id={id} label={words.label} error={error ?? undefined} className="max-w-xl">
        <div className="flex flex-wrap gap-2">
          <TextInput
            ref={input}
            id={id}
            {...describedBy(id, { error })}
            type="text"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
            className="flex-[1_1_14rem]"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(null);
            }}
            onKeyDown={(event) => {
              // Enter adds to the list; with nothing typed it saves, as in any form.
              if (event.key !== 'Enter' || !typed.trim()) return;
              event.preventDefault();
              takeTyped();
            }}
          />
          <Button tone="outline" icon="plus" onClick={takeTyped}>
            {words.add}
          </Button>
        </div>
      </Field>
    </SettingFrame>
  );
}
