import { useMessages } from '@/i18n/messages';
import { LoadFailure } from '@/ui/load-failure';

/** Stands in a panel whose figures of the period could not be had. */
export function TrendsFailure({ onRetry }: { onRetry: () => void }) {
  const { frame, dashboard } = useMessages('staff');
  return <LoadFailure text={dashboard.statsFailed} retryLabel={frame.retry} onRetry={onRetry} />;
}
