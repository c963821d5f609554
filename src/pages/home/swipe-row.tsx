import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';

interface SwipeRowProps {
  /** Name of the region, which the keyboard reaches to scroll it. */
  label: string;
  /** How many cards there are: said under the row, since a phone shows one and the edge of the next. */
  count: number;
  className?: string;
  /** One list, or several side by side; their items take the class `swipe-card`. */
  children: ReactNode;
}

/**
 * Cards that stand side by side on a phone and are swiped, without code (`src/styles/index.css`); wider, as the lists say.
 * For collections of equals alone: what is read in order, or must be read, stands one below the other.
 */
export function SwipeRow({ label, count, className, children }: SwipeRowProps) {
  const m = useMessages('home');
  return (
    <div>
      {/* Browsers reach what scrolls by the keyboard only where it can take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={label} tabIndex={0} className={classNames('swipe-row', className)}>
        {children}
      </div>
      <p aria-hidden="true" className="flex items-center justify-end gap-2 text-sm font-bold sm:hidden print:hidden">
        {m.inAll(count)}
        <Icon name="arrow" className="size-4.5" />
      </p>
    </div>
  );
}
