import { useQuery } from '@tanstack/react-query';
import type { RetentionRun } from '@/data/data-desk';
import { formatDayInIsrael, formatNumber, timeInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Table } from '@/ui/table';
import { retentionQuery } from './queries';

/** What the daily clean-up deleted because its time was over. */
export function RetentionPanel({ userId }: { userId: string }) {
  const { frame } = useMessages('staff');
  const { loadFailed, retention: words } = useMessages('staffDataDesk');
  const { data: runs, error, refetch } = useQuery(retentionQuery(userId));
  const columns = Object.entries(words.columns).map(([id, label]) => ({ id, label }));
  const rows = (runs ?? []).map((run) => ({
    id: String(run.id),
    cells: [
      <Ltr key="when">
        {formatDayInIsrael(run.ran_at)} {timeInIsrael(run.ran_at)}
      </Ltr>,
      <Removed key="removed" removed={run.removed} />,
    ],
  }));
  return (
    <PanelCard title={words.title} busy={!runs && !error}>
      <div className="grid gap-4 border-t border-stone-200 p-5">
        <p className="max-w-prose text-sm text-ink-2">{words.about}</p>
        {error && !runs ? (
          <LoadFailure text={loadFailed} retryLabel={frame.retry} onRetry={() => void refetch()} />
        ) : null}
        {runs?.length === 0 ? <p>{words.empty}</p> : null}
        {rows.length > 0 ? (
          <Table caption={words.title} captionHidden theme="light" columns={columns} rows={rows} />
        ) : null}
      </div>
    </PanelCard>
  );
}

/** A kind that this version has no name for is shown as the server calls it. */
function Removed({ removed }: Pick<RetentionRun, 'removed'>) {
  const words = useMessages('staffDataDesk').retention;
  const { colon } = useMessages('staff').frame;
  const locale = useLocale();
  const names: Readonly<Record<string, string>> = words.kinds;
  const parts = Object.entries(removed).map(
    ([kind, count]) => `${names[kind] ?? kind}${colon} ${formatNumber(locale, count)}`,
  );
  return parts.length > 0 ? parts.join(' · ') : words.nothing;
}
