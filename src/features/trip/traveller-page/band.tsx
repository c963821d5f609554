import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { classNames } from '@/ui/class-names';

interface BandProps {
  title: string;
  /** The disc before the title. */
  icon?: IconName;
  /** A small title: something larger follows. */
  isQuiet?: boolean;
  /** The state came with something that the traveller did: it takes the focus, and is read out. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** How the trip stands, under the ticket. */
export function Band({ title, icon, isQuiet = false, takesFocus = false, children }: BandProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Card className="grid gap-5 px-5 py-6 shadow-2 sm:px-7">
      <h2
        ref={heading}
        tabIndex={-1}
        className={classNames(
          'flex items-center gap-3 focus:outline-none',
          isQuiet ? 'kicker font-sans tracking-normal' : 'text-h3',
        )}
      >
        {icon ? (
          <span className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-sea-600 text-paper">
            <Icon name={icon} />
          </span>
        ) : null}
        {title}
      </h2>
      {children}
    </Card>
  );
}
