import { useStep } from '@/features/office/kit/use-step';
import { COUNTS_KEY } from '@/data/staff-counts';
import { resolveAlert, unblockIp, type BlockedIp, type SecurityAlert } from '@/data/security';
import { Moment } from '@/features/office/kit/moment';
import { StepButton } from '@/features/office/kit/step-button';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { useRef, type ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';
import { EventRow, Facts } from './event-row';
import { eventName } from './event-text';
import { securityQuery, type SecurityData } from './queries';

/** The lists of the monitor, and the count at the section's link. */
const again = [securityQuery.queryKey, [COUNTS_KEY]];

/** What asks for a person: each stays until somebody resolves it. */
export function AlertsTab({ data, isFull }: TabProps) {
  const m = useMessages('staffSecurity');
  const resolving = useStep<SecurityAlert, void>({
    call: ({ id }) => resolveAlert(id),
    again,
    toast: () => m.resolved,
    errorWords: () => m.resolveFailed,
  });
  return (
    <MonitorList items={data?.alerts} empty={m.noAlerts}>
      {(alert, keepFocus) => (
        <EventRow event={alert} names={data?.names ?? {}} withRecord={isFull}>
          <StepButton
            size="small"
            busy={resolving.isBusy && resolving.wish?.id === alert.id}
            onClick={() => resolving.run(alert, keepFocus)}
          >
            {m.resolve}
            <span className="sr-only"> {eventName(m, alert.event_type)}</span>
          </StepButton>
        </EventRow>
      )}
    </MonitorList>
  );
}

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

/** Who may not send requests for a while. */
export function BlocksTab({ data }: TabProps) {
  const m = useMessages('staffSecurity');
  const unblocking = useStep<BlockedIp, void>({
    call: ({ id }) => unblockIp(id),
    again,
    toast: () => m.unblocked,
    errorWords: () => m.unblockFailed,
  });
  return (
    <MonitorList items={data?.blocks} empty={m.noBlocks}>
      {(block, keepFocus) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 font-bold">
              <Ltr className="wrap-anywhere">{block.ip_address}</Ltr>
              <Badge tone={block.auto_blocked ? 'neutral' : 'outline'}>
                {block.auto_blocked ? m.automatic : m.byHand}
              </Badge>
            </p>
            <Facts>
              {block.reason ? (
                <bdi className="wrap-anywhere">
                  {block.auto_blocked ? knownName(m.blockReasons, block.reason) : block.reason}
                </bdi>
              ) : null}
              <span>
                {m.until} <Moment at={block.blocked_until} />
              </span>
            </Facts>
          </div>
          <StepButton
            tone="outline"
            size="small"
            busy={unblocking.isBusy && unblocking.wish?.id === block.id}
            onClick={() => unblocking.run(block, keepFocus)}
          >
            {m.unblock}
            <span className="sr-only">
              {' '}
              <Ltr>{block.ip_address}</Ltr>
            </span>
          </StepButton>
        </div>
      )}
    </MonitorList>
  );
}

/** What each tab of the monitor gets. */
interface TabProps {
  /** Undefined while it loads. */
  data: SecurityData | undefined;
  /** On the section's own page, which has room for everything. */
  isFull: boolean;
}

const SKELETON_ROWS = ['first', 'second', 'third'] as const;

interface MonitorListProps<Item extends { id: string }> {
  /** Undefined while they load. */
  items: readonly Item[] | undefined;
  /** Stands where nothing is to be shown. */
  empty: string;
  /** @param keepFocus moves the focus to the list, before the row and the pressed button in it go away */
  children: (item: Item, keepFocus: () => void) => ReactNode;
}

/** The content of one tab of the monitor: rows, bars while they load, or that there are none. */
function MonitorList<Item extends { id: string }>({ items, empty, children }: MonitorListProps<Item>) {
  const { frame } = useMessages('staff');
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = () => region.current?.focus();
  return (
    <div ref={region} tabIndex={-1} className="border-t border-stone-200 outline-none">
      {items?.length === 0 ? <p className="px-5 py-12 text-center text-ink-2">{empty}</p> : null}
      {items ? (
        <ul>
          {items.map((item) => (
            <li key={item.id} className="border-t border-stone-200 px-5 py-4 first:border-t-0">
              {children(item, keepFocus)}
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid gap-6 px-5 py-6">
          <span className="sr-only">{frame.loading}</span>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} className="h-5 w-full" />
          ))}
        </div>
      )}
    </div>
  );
}
