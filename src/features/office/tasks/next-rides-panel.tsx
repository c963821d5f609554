import { israelClock } from '@shared/clock/clock';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { NextRide } from '@/data/ride-lists';
import { LookupFailure } from '@/features/office/kit/lookup';
import { timeInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { buttonClass } from '@/ui/button';
import { PanelCard } from '@/ui/panel-card';
import { Skeleton } from '@/ui/skeleton';
import { textLinkClass } from '@/ui/text-link';
import { ridesByDay } from './rides-by-day';
import { NextRideLine } from './next-ride-line';
import { nextRidesQuery, RIDES_SHOWN } from './queries';

/** As many as lines come. */
const SKELETON_ROWS = Array.from({ length: RIDES_SHOWN }, (_, nth) => `row-${nth}`);

/** The rides that come next, by their days; each opens on its board. */
export function NextRidesPanel() {
  const m = useMessages('staffRideLists').next;
  const { board, stale } = useMessages('staffRides');
  const locale = useLocale();
  const lookup = useQuery(nextRidesQuery);
  if (lookup.isPending) return <NextRidesWaiting />;
  return (
    <PanelCard
      title={m.title}
      busy={false}
      aside={
        <Link to={localizedPath(locale, '/dashboard/rides')} className={textLinkClass('sea', 'flex-none text-sm')}>
          {board}
        </Link>
      }
    >
      {lookup.isRefetchError ? (
        <Alert tone="warn" className="m-4 mt-0">
          {stale(isolatedText(timeInIsrael(new Date(lookup.dataUpdatedAt))))}
        </Alert>
      ) : null}
      {lookup.isLoadingError ? (
        <LookupFailure of={lookup} className="m-4" text={m.failed} />
      ) : lookup.data && lookup.data.length > 0 ? (
        <RideDays rides={lookup.data} now={lookup.dataUpdatedAt} />
      ) : (
        <div className="grid justify-items-center gap-1 border-t border-stone-200 px-5 py-8 text-center">
          <p className="font-bold">{m.empty}</p>
          <p className="text-ink-2">{m.emptyText}</p>
          <Link
            to={localizedPath(locale, '/dashboard/leads')}
            className={buttonClass({ tone: 'outline', size: 'small' }, 'mt-3')}
          >
            {m.requests}
          </Link>
        </div>
      )}
    </PanelCard>
  );
}

/** @param props.now milliseconds since 1970 */
function RideDays({ rides, now }: { rides: readonly NextRide[]; now: number }) {
  const m = useMessages('staffRideLists').next;
  const locale = useLocale();
  const today = israelClock(new Date(now)).day;
  return ridesByDay(rides, today).map(({ day, name, rides: ofDay }) => (
    <Fragment key={day}>
      <h3 className="flex flex-wrap gap-x-2 border-y border-stone-200 bg-stone-50 px-5 py-2 font-sans text-sm leading-snug font-bold">
        {name ? <span>{m[name]}</span> : null}
        <span className={name ? 'font-normal text-ink-2' : undefined}>{writtenOutDay(locale, day)}</span>
      </h3>
      <ul className="@container">
        {ofDay.map((ride) => (
          <NextRideLine key={ride.id} ride={ride} now={now} />
        ))}
      </ul>
    </Fragment>
  ));
}

/**
 * Stands where the panel will, as tall as with all its rides. There may be fewer, or none: what follows on the page is not in sight
 * before its place is known.
 */
export function NextRidesWaiting() {
  const m = useMessages('staffRideLists').next;
  return (
    <PanelCard title={m.title} busy className="[&~*]:invisible">
      <p role="status" className="sr-only">
        {m.loading}
      </p>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="grid gap-2 border-t border-stone-200 px-5 py-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </PanelCard>
  );
}
