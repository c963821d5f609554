import * as z from 'zod/mini';
import type { SettingOf } from '@/data/settings';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { FieldError, fieldIds, TextInput } from '@/ui/field';
import { readWhole } from './setting-drafts';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

const schemaFor = ({ minimum, maximum }: SettingOf<'integer'>) =>
  z.object({ number: z.string().check(z.refine((typed) => readWhole(typed, minimum, maximum) !== null, 'invalid')) });

/** A whole number between bounds. */
export function NumberSetting({ setting }: { setting: SettingOf<'integer'> }) {
  const m = useMessages('staffSettings');
  const locale = useLocale();
  const { minimum, maximum, value } = setting;
  const bounds = [formatNumber(locale, minimum), formatNumber(locale, maximum)] as const;
  const record = useSettingForm({
    setting,
    schema: schemaFor(setting),
    errorText: () => m.number.invalid(...bounds),
    valuesOf: (stored) => ({ number: String(stored.value) }),
    valueOf: ({ number }) => readWhole(number, minimum, maximum) ?? value,
  });
  const { form } = record;
  const text = m.settings[setting.key];
  const ids = fieldIds(form.fieldId('number'));

  return (
    <SettingFrame setting={setting} record={record}>
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextInput
            {...form.control('number', { hint: true })}
            aria-label={text?.name ?? setting.key}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            className="max-w-32"
          />
          <p id={ids.hint} className="text-sm text-ink-2">
            {[text?.unit, m.bounds(...bounds)].filter(Boolean).join(', ')}
          </p>
        </div>
        <FieldError id={ids.error} message={form.errorOf('number')} />
      </div>
    </SettingFrame>
  );
}
