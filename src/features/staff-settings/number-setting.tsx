import { useId, useState } from 'react';
import type { SettingOf } from '@/data/settings';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { describedBy, FieldError, fieldIds, TextInput } from '@/ui/field';
import { readWhole } from './setting-drafts';
import { SettingFrame } from './setting-frame';
import { useSaving } from './use-saving';

/** A whole number between bounds. */
export function NumberSetting({ userId, setting }: { userId: string; setting: SettingOf<'integer'> }) {
  const m = useMessages('staffSettings');
  const locale = useLocale();
  const id = useId();
  // Null: nothing is being edited, the stored value shows.
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const saving = useSaving(userId, setting, () => edit(null));
  const { minimum, maximum, value } = setting;
  const bounds = [formatNumber(locale, minimum), formatNumber(locale, maximum)] as const;
  const shown = typed ?? String(value);
  const number = readWhole(shown, minimum, maximum);
  const error = isChecked && number === null ? m.number.invalid(...bounds) : undefined;
  const text = m.settings[setting.key];

  function edit(next: string | null) {
    setTyped(next);
    setChecked(false);
  }

  return (
    <SettingFrame
      setting={setting}
      saving={saving}
      isChanged={shown.trim() !== String(value)}
      onDiscard={() => {
        edit(null);
        saving.forget();
      }}
      onSave={() => {
        if (number === null) setChecked(true);
        else if (number !== value) saving.save(number);
      }}
    >
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextInput
            id={id}
            {...describedBy(id, { hint: true, error })}
            aria-label={text?.name ?? setting.key}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            className="max-w-32"
            value={shown}
            onChange={(event) => edit(event.target.value)}
          />
          <p id={fieldIds(id).hint} className="text-sm text-ink-2">
            {[text?.unit, m.bounds(...bounds)].filter(Boolean).join(', ')}
          </p>
        </div>
        <FieldError id={fieldIds(id).error} message={error} />
      </div>
    </SettingFrame>
  );
}
