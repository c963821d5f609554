import { resolveAlert, type SecurityAlert } from '@/data/security';
import { StepButton } from '@/features/office/kit/step-button';
import { useMessages } from '@/i18n/messages';
import { EventRow } from './event-row';
import { MonitorList, type TabProps } from './monitor-list';
import { eventName } from './event-text';
import { useSecurityAction } from './use-security-action';

/** What asks for a person: each stays until somebody resolves it. */
export function AlertsTab({ userId, data, isFull }: TabProps) {
  const m = useMessages('staffSecurity');
  const resolving = useSecurityAction({
    userId,
    call: ({ id }: SecurityAlert) => resolveAlert(id),
    done: m.resolved,
    failed: m.resolveFailed,
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
