import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';

/** Stands in a panel whose figures of the period could not be had. */
export function TrendsFailure({ onRetry }: { onRetry: () => void }) {
  const staff = useMessages('staff');
  return (
    <Alert tone="danger">
      <p className="font-bold">{staff.dashboard.statsFailed}</p>
      <Button tone="line" size="small" icon="refresh" className="mt-1 justify-self-start" onClick={onRetry}>
        {staff.frame.retry}
      </Button>
    </Alert>
  );
}
