import { useEffect, useState } from 'react';
import { Button } from './button';

/** Milliseconds that "Copied" stands in place of "Copy" (docs/spec/public-site.md#times-and-limits). */
const COPIED_MS = 2000;

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string };
  /** The browser refused access to the clipboard. */
  onFailure: () => void;
}

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, labels, onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onFailure();
    }
  }

  return (
    <Button tone="outline" size="small" icon={copied ? 'check' : 'note'} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? labels.copied : labels.copy}</span>
    </Button>
  );
}
