import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface TicketStopProps {
  label: string;
  /** The journey goes on from here: a ring and a dotted line; without it the disc of the goal. */
  isStart?: boolean;
  children: ReactNode;
}

/** A stop of the journey on a night ticket, in a list of terms. */
export function TicketStop({ label, isStart = false, children }: TicketStopProps) {
  return (
    <div className="relative ps-8">
      <dt className="text-sm text-on-dark-2">
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-0 top-1 size-3.5 rounded-full',
            isStart ? 'border-[3px] border-amber-400' : 'bg-amber-400',
          )}
        />
        {isStart ? (
          <span
            aria-hidden="true"
            className="absolute start-1.5 top-6 -bottom-3.5 border-s-2 border-dotted border-night-line"
          />
        ) : null}
        {label}
      </dt>
      <dd className="min-h-7 font-display text-lead leading-snug font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}
