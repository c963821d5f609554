import { DataError } from '@/data/errors';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';

interface SavingStateProps {
  saving: { isPending: boolean; isSuccess: boolean; error: Error | null };
  /** Said instead of "saved". */
  conflict?: string | undefined;
}

/** What became of a change, at its place: the page's toasts lie behind the drawer. */
export function SavingState({ saving, conflict }: SavingStateProps) {
  const m = useMessages('staffLeads').work;
  const { isPending, isSuccess, error } = saving;
  const failure = error instanceof DataError && error.kind === 'refused' ? m.ended : m.failed;
  const isBad = !isPending && (error !== null || conflict !== undefined);
  return (
    <p role="status" className={classNames('min-h-6 text-sm', isBad ? 'font-bold text-danger' : 'text-ink-3')}>
      {isPending ? m.saving : error ? failure : (conflict ?? (isSuccess ? m.saved : null))}
    </p>
  );
}
