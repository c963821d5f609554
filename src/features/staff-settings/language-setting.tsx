import * as z from 'zod/mini';
import type { SettingOf } from '@/data/settings';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Select } from '@/ui/select';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

const schema = z.object({ language: z.enum(locales) });

/** One of the languages of the site. */
export function LanguageSetting({ userId, setting }: { userId: string; setting: SettingOf<'language'> }) {
  const m = useMessages('staffSettings');
  const { form, values, editing } = useSettingForm<z.infer<typeof schema>>({
    userId,
    setting,
    schema,
    errorText: () => m.saveFailed.rejected,
    stored: { language: setting.value },
    valueOf: ({ language }) => language,
  });
  return (
    <SettingFrame setting={setting} editing={editing}>
      <div className="max-w-60">
        <Select
          aria-label={m.settings[setting.key]?.name ?? setting.key}
          value={values.language}
          onChange={({ target }) => {
            const chosen = locales.find((locale) => locale === target.value);
            if (chosen) form.state.setValue('language', chosen);
          }}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {localeRegistry[locale].name}
            </option>
          ))}
        </Select>
      </div>
    </SettingFrame>
  );
}
