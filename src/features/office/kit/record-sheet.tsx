import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { IconButton } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';

interface RecordSheetProps<Row> {
  /** Accessible name. */
  label: string;
  /** How it is looked up; null where there is none (any more). */
  lookup: { data: Row | null | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
  words: { waiting: string; loading: string; failed: string; gone: string };
  /** What stands at the head, once it is there. */
  renderHead: (row: Row) => ReactNode;
  /** Beside the button that closes it. */
  renderActions?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
  onClose: () => void;
}

/** Everything about one thing of the office, beside the page it was opened from. */
export function RecordSheet<Row>({
  label,
  lookup,
  words,
  renderHead,
  renderActions,
  children,
  onClose,
}: RecordSheetProps<Row>) {
  const { frame } = useMessages('staff');
  const { data: row, isPending, isError, refetch } = lookup;
  return (
    <Sheet open side="end" size="page" tone="paper" label={label} onClose={onClose}>
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <div className="min-w-0">{row ? renderHead(row) : <h2 className="text-card">{words.waiting}</h2>}</div>
        <span className="flex flex-none gap-2">
          {row ? renderActions?.(row) : null}
          <IconButton icon="close" label={frame.close} onClick={onClose} />
        </span>
      </header>
      <div className="grid content-start gap-8 px-4 py-6 sm:px-6" aria-busy={!row && isPending}>
        {row ? (
          children(row)
        ) : isPending ? (
          <>
            <span className="sr-only">{words.loading}</span>
            {['first', 'second', 'third'].map((part) => (
              <Skeleton key={part} className="h-32 w-full" />
            ))}
          </>
        ) : isError ? (
          <LoadFailure text={words.failed} retryLabel={frame.retry} onRetry={() => void refetch()} />
        ) : (
          <Alert tone="info">{words.gone}</Alert>
        )}
      </div>
    </Sheet>
  );
}

/** A part of a record, with its title. */
export function Part({ title, children, busy }: { title: string; children: ReactNode; busy?: boolean }) {
  return (
    <section className="grid gap-3" aria-busy={busy}>
      <h3 className="text-[1.25rem] leading-tight">{title}</h3>
      {children}
    </section>
  );
}
