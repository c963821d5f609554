import { useMessages } from '@/i18n/messages';
import { EventRow } from './event-row';
import { MonitorList, type TabProps } from './monitor-list';

/** Of the events that were fetched, the first so many are shown (docs/spec/office.md#security). */
const EVENTS_SHOWN = 20;

/** What happened lately. */
export function EventsTab({ data, isFull }: TabProps) {
  const m = useMessages('staffSecurity');
  return (
    <MonitorList items={data?.events.slice(0, EVENTS_SHOWN)} empty={m.noEvents}>
      {(event) => <EventRow event={event} names={data?.names ?? {}} withRecord={isFull} />}
    </MonitorList>
  );
}
