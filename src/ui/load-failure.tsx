import { Alert } from './alert';
import { Button } from './button';

interface LoadFailureProps {
  /** Says what could not be loaded. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** The next attempt is running. */
  busy?: boolean;
  className?: string | undefined;
}

/** Replaces content that could not be loaded, with a button to retry. */
export function LoadFailure({ text, retryLabel, onRetry, busy = false, className }: LoadFailureProps) {
  return (
    <Alert tone="danger" className={className}>
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
