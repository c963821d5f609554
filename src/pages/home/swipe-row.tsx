import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';

interface SwipeRowProps {
  /** Name of the region, which the keyboard reaches to scroll it. */
  label: string;
  className?: string;
  /** One list, or several side by side; their items take the class `swipe-card`. */
  children: ReactNode;
}

/** Cards that stand side by side on a phone and are swiped, without code (`src/styles/index.css`); wider, as the lists say. */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  return (
    // Browsers reach what scrolls by the keyboard only where it can take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={classNames('swipe-row', className)}>
      {children}
    </div>
  );
}
