import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@/data/session';
import type { Setting } from '@/data/settings';
import { knownName } from '@/i18n/format';
import { localeRegistry, locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { BusinessFactsPanel } from './business-facts-panel';
import { ChoiceSetting } from './choice-setting';
import { DayListSetting } from './day-list-setting';
import { EmailListSetting } from './email-list-setting';
import { NumberSetting } from './number-setting';
import { settingsQuery } from './queries';
import { groupSettings } from './setting-groups';

/** Every setting that the account may see; the database decides which those are. */
export function StaffSettings({ user }: { user: SessionUser }) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffSettings');
  const { data: settings, error, refetch } = useQuery(settingsQuery(user.id));
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-h3">{m.title}</h1>
        <p className="text-ink-2">{m.intro}</p>
      </div>
      {error && !settings ? (
        <LoadFailure text={m.failed} retryLabel={frame.retry} onRetry={() => void refetch()} />
      ) : null}
      {!settings && !error ? (
        <PanelCard title={m.groups.business} busy>
          <div className="grid gap-4 p-5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-13 w-full" />
            <Skeleton className="h-13 w-full" />
          </div>
        </PanelCard>
      ) : null}
      {groupSettings(settings ?? []).map((group) => (
        <PanelCard key={group.id} title={m.groups[group.id]} busy={false}>
          {/* Numbers are small: two stand beside each other where there is room; one left over has the line to itself. */}
          <div
            className={
              group.id === 'business' ? 'grid' : 'grid lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2'
            }
          >
            {group.settings.map((setting) => (
              <SettingEditor key={setting.key} userId={user.id} setting={setting} />
            ))}
          </div>
        </PanelCard>
      ))}
      <BusinessFactsPanel />
    </>
  );
}

function SettingEditor({ userId, setting }: { userId: string; setting: Setting }) {
  const { choices } = useMessages('staffSettings');
  switch (setting.kind) {
    case 'integer':
      return <NumberSetting userId={userId} setting={setting} />;
    case 'emails':
      return <EmailListSetting userId={userId} setting={setting} />;
    case 'dates':
      return <DayListSetting userId={userId} setting={setting} />;
    case 'language':
      return (
        <ChoiceSetting
          userId={userId}
          setting={setting}
          options={locales.map((locale) => [locale, localeRegistry[locale].name])}
        />
      );
    case 'choice':
      return (
        <ChoiceSetting
          userId={userId}
          setting={setting}
          options={setting.choices.map((choice) => [choice, knownName(choices, choice)])}
        />
      );
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
