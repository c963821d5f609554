import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';

/** A list could not be had, and the way to ask again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const m = useMessages('staffDataDesk');
  return (
    <Alert tone="danger">
      <p className="font-bold">{m.loadFailed}</p>
      <Button tone="line" size="small" icon="refresh" className="justify-self-start" onClick={onRetry}>
        {m.retry}
      </Button>
    </Alert>
  );
}
