import { Alert } from './alert';
import { Button } from './button';

interface LoadFailureProps {
  /** What could not be had. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** The next attempt is on its way. */
  busy?: boolean;
  className?: string;
}

/** Stands where something would be that could not be loaded, with the way to ask again. */
export function LoadFailure({ text, retryLabel, onRetry, busy = false, className }: LoadFailureProps) {
  return (
    <Alert tone="danger" {...(className && { className })}>
      <p className="font-bold">{text}</p>
      <Button
        tone="outline"
        size="small"
        icon="refresh"
        busy={busy}
        className="mt-1 justify-self-start"
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    </Alert>
  );
}
