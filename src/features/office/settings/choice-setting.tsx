import * as z from 'zod/mini';
import type { SettingOf } from '@/data/settings';
import { OptionLines, type Option } from '@/features/office/kit/choice';
import { useMessages } from '@/i18n/messages';
import { Select } from '@/ui/select';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

const schema = z.object({ choice: z.string() });

interface ChoiceSettingProps {
  setting: SettingOf<'language' | 'choice'>;
  /** The values to choose from, with their names. */
  options: readonly Option[];
}

/** One of several values. */
export function ChoiceSetting({ setting, options }: ChoiceSettingProps) {
  const m = useMessages('staffSettings');
  const record = useSettingForm({
    setting,
    schema,
    errorText: (code) => code,
    valuesOf: ({ value }) => ({ choice: value }),
    valueOf: ({ choice }) => choice,
  });
  const { form, values } = record;
  return (
    <SettingFrame setting={setting} record={record}>
      {/* As wide as its longest choice. */}
      <div className="w-fit max-w-full min-w-60">
        <Select
          aria-label={m.settings[setting.key]?.name ?? setting.key}
          value={values.choice}
          onChange={({ target }) => form.state.setValue('choice', target.value)}
        >
          <OptionLines options={options} />
        </Select>
      </div>
    </SettingFrame>
  );
}
