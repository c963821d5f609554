import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/icon';

interface SentReferenceProps {
  title: string;
  /** Name of the reference. */
  label: string;
  /** A new one takes the focus anew. */
  reference: string;
}

/** Says that something has arrived, and under which reference; takes the focus. */
export function SentReference({ title, label, reference }: SentReferenceProps) {
  const heading = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [reference]);

  return (
    <>
      <p
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 font-display text-card font-bold focus:outline-none"
      >
        <span className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-sea-600 text-paper">
          <Icon name="check" />
        </span>
        {title}
      </p>
      <p>
        <span className="block text-sm text-ink-2">{label}</span>
        <bdi dir="ltr" className="font-display text-figure font-bold text-sea-700">
          {reference}
        </bdi>
      </p>
    </>
  );
}
