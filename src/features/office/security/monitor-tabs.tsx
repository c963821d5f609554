import { useStep } from '@/features/office/kit/use-step';
import { COUNTS_KEY } from '@/data/staff-counts';
import { resolveAlert, unblockIp, type BlockedIp, type SecurityAlert } from '@/data/security';
import { Moment } from '@/features/office/kit/moment';
import { StepButton } from '@/features/office/kit/step-button';
import { knownName } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { EventRow, Facts } from './event-row';
import { eventName } from './event-text';
import { MonitorList, type TabProps } from './monitor-list';
import { securityQuery } from './queries';

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
