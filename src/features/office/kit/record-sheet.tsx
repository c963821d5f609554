import type { ReactNode } from 'react';
import { Alert } from '@/ui/alert';
import { Skeleton } from '@/ui/skeleton';
import { Loaded, type Lookup } from './lookup';
import { SideSheet } from './side-sheet';

interface RecordSheetProps<Row> {
  /** Accessible name. */
  label: string;
  /** How it is looked up; null where there is none (any more). */
  lookup: Lookup<Row | null>;
  words: { waiting: string; loading: string; failed: string; gone: string };
  /** What stands at the head, once it is there. */
  renderHead: (row: Row) => ReactNode;
  /** Beside the button that closes it. */
  renderActions?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
  onClose: () => void;
}

/** Everything about one thing of the office, beside the page it was opened from. */
export function RecordSheet<Row>(props: RecordSheetProps<Row>) {
  const { label, lookup, words, renderHead, renderActions, children, onClose } = props;
  const { data: row, isError } = lookup;
  const waiting = (
    <>
      <span className="sr-only">{words.loading}</span>
      {['first', 'second', 'third'].map((part) => (
        <Skeleton key={part} className="h-32 w-full" />
      ))}
    </>
  );
  return (
    <SideSheet
      label={label}
      head={row ? renderHead(row) : <h2 className="text-card">{words.waiting}</h2>}
      actions={row ? renderActions?.(row) : null}
      onClose={onClose}
    >
      <div className="grid content-start gap-8 px-4 py-6 sm:px-6" aria-busy={row === undefined && !isError}>
        <Loaded of={lookup} failed={words.failed} waiting={waiting}>
          {(known) => (known ? children(known) : <Alert tone="info">{words.gone}</Alert>)}
        </Loaded>
      </div>
    </SideSheet>
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
