import * as z from 'zod/mini';
import type { SettingOf } from '@/data/settings';
import { useMessages } from '@/i18n/messages';
import { Select } from '@/ui/select';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

const schema = z.object({ choice: z.string() });

interface ChoiceSettingProps {
  userId: string;
  setting: SettingOf<'language' | 'choice'>;
  /** The values to choose from, with their names. */
  options: readonly (readonly [value: string, name: string])[];
}

/** One of several values. */
export function ChoiceSetting({ userId, setting, options }: ChoiceSettingProps) {
  const m = useMessages('staffSettings');
  const record = useSettingForm({
    userId,
    setting,
    schema,
    errorText: (code) => code,
    valuesOf: ({ value }) => ({ choice: value }),
    valueOf: ({ choice }) => choice,
  });
  const { form, values } = record;
  return (
    <SettingFrame setting={setting} record={record}>
      <div className="max-w-60">
        <Select
          aria-label={m.settings[setting.key]?.name ?? setting.key}
          value={values.choice}
          onChange={({ target }) => form.state.setValue('choice', target.value)}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </SettingFrame>
  );
}
