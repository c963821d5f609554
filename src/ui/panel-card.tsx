import { useId, type ReactNode } from 'react';
import { Card } from './card';
import { classNames } from './class-names';

interface PanelCardProps {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** Still loading: announced to assistive technology. */
  busy: boolean;
  children: ReactNode;
  className?: string;
}

/** A card with a heading: the frame of every panel. */
export function PanelCard({ title, aside, busy, children, className }: PanelCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} aria-busy={busy} className={classNames('min-w-0', className)}>
      <div className="flex items-baseline justify-between gap-4 p-5">
        <h2 id={id} className="text-[1.375rem] leading-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
