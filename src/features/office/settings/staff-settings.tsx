import { useQuery } from '@tanstack/react-query';
import type { Setting, SettingOf } from '@/data/settings';
import { OptionLines, type Option } from '@/features/office/kit/choice';
import { Loaded } from '@/features/office/kit/lookup';
import { RoomHead } from '@/features/office/kit/room-head';
import { knownName } from '@/i18n/format';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import * as z from 'zod/mini';
import { Select } from '@/ui/select';
import { BusinessFactsPanel } from './business-facts-panel';
import { DayListSetting } from './day-list-setting';
import { EmailListSetting } from './email-list-setting';
import { NumberSetting } from './number-setting';
import { settingsQuery } from './queries';
import { groupSettings } from './setting-groups';
import { SettingFrame } from './setting-frame';
import { useSettingForm } from './use-setting-form';

/** Every setting that the account may see; the database decides which those are. */
export function StaffSettings() {
  const m = useMessages('staffSettings');
  const lookup = useQuery(settingsQuery);
  return (
    <>
      <RoomHead title={m.title} text={m.intro} />
      <Loaded of={lookup} failed={m.failed} waiting={<Waiting />}>
        {(settings) =>
          groupSettings(settings).map((group) => (
            <PanelCard key={group.id} title={m.groups[group.id]} busy={false}>
              {/* Numbers are small: two stand beside each other where there is room; one left over has the line to itself. */}
              <div
                className={
                  group.id === 'business' ? 'grid' : 'grid lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2'
                }
              >
                {group.settings.map((setting) => (
                  <SettingEditor key={setting.key} setting={setting} />
                ))}
              </div>
            </PanelCard>
          ))
        }
      </Loaded>
      <BusinessFactsPanel />
    </>
  );
}

function Waiting() {
  const m = useMessages('staffSettings');
  return (
    <PanelCard title={m.groups.business} busy>
      <div className="grid gap-4 p-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </PanelCard>
  );
}

function SettingEditor({ setting }: { setting: Setting }) {
  const { choices } = useMessages('staffSettings');
  switch (setting.kind) {
    case 'integer':
      return <NumberSetting setting={setting} />;
    case 'emails':
      return <EmailListSetting setting={setting} />;
    case 'dates':
      return <DayListSetting setting={setting} />;
    case 'language':
    case 'choice': {
      const options =
        setting.kind === 'language'
          ? locales.map((locale): Option => [locale, localeRegistry[locale].name])
          : setting.choices.map((choice): Option => [choice, knownName(choices, choice)]);
      return <ChoiceSetting setting={setting} options={options} />;
    }
    case 'other':
      return <RawSetting setting={setting} />;
  }
}

/** A setting of a kind that this version of the site has no control for. */
function RawSetting({ setting }: { setting: Setting }) {
  const m = useMessages('staffSettings');
  return (
    <div className="grid gap-1 border-t border-stone-200 p-5 text-sm">
      <h3 className="font-sans text-base font-bold">
        <Ltr>{setting.key}</Ltr>
      </h3>
      <p className="text-ink-2">
        <bdi>{setting.description}</bdi>
      </p>
      <p>
        <Ltr className="wrap-anywhere">{JSON.stringify(setting.value)}</Ltr>
      </p>
      <p className="text-ink-3">{m.notEditable}</p>
    </div>
  );
}

const schema = z.object({ choice: z.string() });

interface ChoiceSettingProps {
  setting: SettingOf<'language' | 'choice'>;
  /** The values to choose from, with their names. */
  options: readonly Option[];
}

/** One of several values. */
function ChoiceSetting({ setting, options }: ChoiceSettingProps) {
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
