import { resolveAlert, type SecurityAlert } from '@/data/security';
import { useMessages } from '@/i18n/messages';
import { Button } from '@/ui/button';
import { EventRow } from './event-row';
import { MonitorList, type TabProps } from './monitor-list';
import { eventName } from './event-text';
import { useSecurityAction } from './use-security-action';

/** What asks for a person: each stays until somebody resolves it. */
export function AlertsTab({ userId, data, isFull }: TabProps) {
  const m = useMessages('staffSecurity');
  const resolving = useSecurityAction({
    userId,
    run: ({ id }: SecurityAlert) => resolveAlert(id),
    done: m.resolved,
    failed: m.resolveFailed,
  });
  return (
    <MonitorList items={data?.alerts} empty={m.noAlerts}>
      {(alert, keepFocus) => (
        <EventRow event={alert} names={data?.names ?? {}} withRecord={isFull}>
          <Button
            size="small"
            busy={resolving.isPending && resolving.variables.id === alert.id}
            onClick={() => resolving.mutate(alert, { onSuccess: keepFocus })}
          >
            {m.resolve}
            <span className="sr-only"> {eventName(m, alert.eventType)}</span>
          </Button>
        </EventRow>
      )}
    </MonitorList>
  );
}
