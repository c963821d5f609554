import { useRef, type ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Skeleton } from '@/ui/skeleton';
import type { SecurityData } from './queries';

/** What each tab of the monitor gets. */
export interface TabProps {
  /** Undefined while it loads. */
  data: SecurityData | undefined;
  /** On the section's own page, which has room for everything. */
  isFull: boolean;
}

const SKELETON_ROWS = ['first', 'second', 'third'] as const;

interface MonitorListProps<Item extends { id: string }> {
  /** Undefined while they load. */
  items: readonly Item[] | undefined;
  /** Stands where nothing is to be shown. */
  empty: string;
  /** @param keepFocus moves the focus to the list, before the row and the pressed button in it go away */
  children: (item: Item, keepFocus: () => void) => ReactNode;
}

/** The content of one tab of the monitor: rows, bars while they load, or that there are none. */
export function MonitorList<Item extends { id: string }>({ items, empty, children }: MonitorListProps<Item>) {
  const { frame } = useMessages('staff');
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = () => region.current?.focus();
  return (
    <div ref={region} tabIndex={-1} className="border-t border-stone-200 outline-none">
      {items?.length === 0 ? <p className="px-5 py-12 text-center text-ink-2">{empty}</p> : null}
      {items ? (
        <ul>
          {items.map((item) => (
            <li key={item.id} className="border-t border-stone-200 px-5 py-4 first:border-t-0">
              {children(item, keepFocus)}
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid gap-6 px-5 py-6">
          <span className="sr-only">{frame.loading}</span>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} className="h-5 w-full" />
          ))}
        </div>
      )}
    </div>
  );
}
