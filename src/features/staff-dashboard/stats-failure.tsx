import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';

interface StatsFailureProps {
  /** The account waits for an administrator: that is why. */
  notApproved: boolean;
  onRetry: () => void;
}

/** Stands where the figures would be. */
export function StatsFailure({ notApproved, onRetry }: StatsFailureProps) {
  const staff = useMessages('staff');
  const m = staff.dashboard;
  return (
    <div className="grid gap-4">
      <Alert tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-bold">{m.statsFailed}</p>
          {notApproved ? null : (
            <Button tone="outline" size="small" icon="refresh" className="sm:-my-2" onClick={onRetry}>
              {staff.frame.retry}
            </Button>
          )}
        </div>
      </Alert>
      {notApproved ? <Alert tone="info">{m.notApproved}</Alert> : null}
    </div>
  );
}
