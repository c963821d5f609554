import { useQuery } from '@tanstack/react-query';
import { formatDayInIsrael, timeInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Table } from '@/ui/table';
import { CountLine } from './count-list';
import { auditQuery } from './queries';

/** Digits of a person's mark that are shown: enough to tell the people of one list apart. */
const MARK_LENGTH = 8;
const tones = { find: 'neutral', export: 'info', delete: 'danger' } as const;

interface AuditPanelProps {
  userId: string;
  /** Mark of the person that is shown above, if any. */
  personHash: string | undefined;
}

/** Who looked up, handed out and deleted, the newest first. */
export function AuditPanel({ userId, personHash }: AuditPanelProps) {
  const { frame } = useMessages('staff');
  const { loadFailed, audit: words } = useMessages('staffDataDesk');
  const { data: requests, error, refetch } = useQuery(auditQuery(userId));
  const columns = Object.entries(words.columns).map(([id, label]) => ({ id, label }));
  const rows = (requests ?? []).map((request) => ({
    id: String(request.id),
    cells: [
      <Ltr key="when">
        {formatDayInIsrael(request.requested_at)} {timeInIsrael(request.requested_at)}
      </Ltr>,
      request.requested_by_name ? <bdi key="who">{request.requested_by_name}</bdi> : words.nobody,
      <Badge key="what" tone={tones[request.kind]}>
        {words.kinds[request.kind]}
      </Badge>,
      <span key="person">
        <Ltr className="font-mono text-sm">{request.person_hash.slice(0, MARK_LENGTH)}</Ltr>
        {request.person_hash === personHash ? (
          <span className="block text-sm font-bold text-sea-700">{words.samePerson}</span>
        ) : null}
      </span>,
      <CountLine key="counts" counts={request.counts} none={words.nothing} />,
    ],
  }));
  return (
    <PanelCard title={words.title} busy={!requests && !error}>
      <div className="grid gap-4 border-t border-stone-200 p-5">
        <p className="max-w-prose text-sm text-ink-2">{words.about}</p>
        {error && !requests ? (
          <LoadFailure text={loadFailed} retryLabel={frame.retry} onRetry={() => void refetch()} />
        ) : null}
        {requests?.length === 0 ? <p>{words.empty}</p> : null}
        {rows.length > 0 ? (
          <Table caption={words.title} captionHidden theme="light" columns={columns} rows={rows} />
        ) : null}
      </div>
    </PanelCard>
  );
}
