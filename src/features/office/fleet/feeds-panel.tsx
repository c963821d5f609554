import { useQuery } from '@tanstack/react-query';
import type { Driver } from '@/data/fleet';
import { driverName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { PanelCard } from '@/ui/panel-card';
import { Loaded } from '@/features/office/kit/lookup';
import { FeedLine } from './feed-line';
import { feedsQuery } from './queries';

/** Addresses from which calendars read the rides: one for the office, one for each driver. */
export function FeedsPanel({ drivers }: { drivers: readonly Driver[] }) {
  const m = useMessages('staffFleet').feeds;
  const locale = useLocale();
  const feeds = useQuery(feedsQuery);
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
      <Loaded of={feeds} failed={m.loadFailed} className="m-5">
        {(known) => (
          <ul aria-label={m.title}>
            {owners.map(({ no, name }) => (
              <FeedLine
                key={no ?? 'office'}
                driver={no}
                name={name}
                feed={known.find(({ driver_no }) => driver_no === no)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </PanelCard>
  );
}
