import { useEffect, useRef } from 'react';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';

/** Another way to reach whoever did not get the form. */
interface OtherWay {
  icon: IconName;
  label: string;
  href: string;
  /** Leaves the site in a tab of its own. */
  newTab?: boolean;
}

interface FailedAlertProps {
  title: string;
  /** What happened; a new text takes the focus anew. */
  text: string;
  /** What became of the answers. */
  note: string;
  retry: { label: string; onRetry: () => void };
  otherWays: readonly OtherWay[];
}

/** The lasting word on something that was sent and not confirmed, with every other way to get it across (ruling 12). */
export function FailedAlert({ title, text, note, retry, otherWays }: FailedAlertProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [text]);

  function tryAgain() {
    // The panel goes away under the focus; the form's own button says that it is busy now.
    panel.current?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    retry.onRetry();
  }

  return (
    <Alert ref={panel} tone="danger" title={title} tabIndex={-1} className="focus:outline-none">
      <p className="text-ink">{text}</p>
      <p className="text-sm text-ink-2">{note}</p>
      <div className="mt-2 flex flex-wrap gap-2 text-ink">
        <Button tone="secondary" size="small" icon="refresh" onClick={tryAgain}>
          {retry.label}
        </Button>
        {otherWays.map((way) => (
          <OtherWayLink key={way.href} {...way} />
        ))}
      </div>
    </Alert>
  );
}

interface SlowAlertProps {
  /** Null while there is nothing to offer. */
  offer: { text: string; otherWay: OtherWay } | null;
}

/**
 * Offered while an answer is slow to come. Stands in the form from the start: a live region that comes together with its
 * words is not read out.
 */
export function SlowAlert({ offer }: SlowAlertProps) {
  return (
    <div role="status" className="contents">
      {offer ? (
        <Alert tone="info" role="none">
          <p>{offer.text}</p>
          <div className="mt-2 text-ink">
            <OtherWayLink {...offer.otherWay} />
          </div>
        </Alert>
      ) : null}
    </div>
  );
}

function OtherWayLink({ icon, label, href, newTab = false }: OtherWay) {
  return (
    <a
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={buttonClass({ tone: 'outline', size: 'small' })}
    >
      <Icon name={icon} />
      {label}
    </a>
  );
}
