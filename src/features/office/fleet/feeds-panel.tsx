import { useQuery } from '@tanstack/react-query';
import type { Driver } from '@/data/fleet';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { LoadFailure } from '@/ui/load-failure';
import { PanelCard } from '@/ui/panel-card';
import { FeedLine } from './feed-line';
import { feedsQuery } from './queries';

/** Addresses from which calendars read the rides: one for the office, one for each driver. */
export function FeedsPanel({ userId, drivers }: { userId: string; drivers: readonly Driver[] }) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffFleet').feeds;
  const locale = useLocale();
  const feeds = useQuery(feedsQuery(userId));
  const owners = [
    { no: null, name: m.office },
    ...drivers.filter(({ active }) => active).map(({ no, name }) => ({ no, name: driverName(locale, name) })),
  ];
  return (
    <PanelCard title={m.title} busy={feeds.isPending}>
      <div className="grid max-w-prose gap-1 px-5 pb-5 text-sm text-ink-2">
        <p>{m.intro}</p>
        <p>{m.limits}</p>
      </div>
      {feeds.data ? (
        <ul aria-label={m.title}>
          {owners.map(({ no, name }) => (
            <FeedLine
              key={no ?? 'office'}
              userId={userId}
              driver={no}
              name={name}
              feed={feeds.data.find(({ driver_no }) => driver_no === no)}
            />
          ))}
        </ul>
      ) : feeds.isError ? (
        <LoadFailure
          className="m-5"
          text={m.loadFailed}
          retryLabel={frame.retry}
          onRetry={() => void feeds.refetch()}
        />
      ) : null}
    </PanelCard>
  );
}
