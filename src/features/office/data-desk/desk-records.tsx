import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { RetentionRun } from '@/data/data-desk';
import { Loaded, type Lookup } from '@/features/office/kit/lookup';
import { Moment } from '@/features/office/kit/moment';
import { formatCalendarDay, formatNumber, knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { PanelCard } from '@/ui/panel-card';
import { Table } from '@/ui/table';
import { CountLine } from './count-list';
import { auditQuery, keptBookingsQuery, retentionQuery } from './queries';

interface RecordsProps<Row> {
  words: { title: string; about: string; empty?: string; columns: Readonly<Record<string, string>> };
  lookup: Lookup<readonly Row[]>;
  renderRow: (row: Row) => ComponentProps<typeof Table>['rows'][number];
}

/** A panel with one of the desk's lists. */
function Records<Row>({ words, lookup, renderRow }: RecordsProps<Row>) {
  const { loadFailed } = useMessages('staffDataDesk');
  const columns = Object.entries(words.columns).map(([id, label]) => ({ id, label }));
  return (
    <PanelCard title={words.title} busy={!lookup.data && !lookup.isError}>
      <div className="grid gap-4 border-t border-stone-200 p-5">
        <p className="max-w-prose text-sm text-ink-2">{words.about}</p>
        <Loaded of={lookup} failed={loadFailed}>
          {(rows) =>
            rows.length > 0 ? (
              <Table caption={words.title} captionHidden theme="light" columns={columns} rows={rows.map(renderRow)} />
            ) : (
              <p>{words.empty}</p>
            )
          }
        </Loaded>
      </div>
    </PanelCard>
  );
}

/** Digits of a person's mark that are shown: enough to tell the people of one list apart. */
const MARK_LENGTH = 8;

const tones = { find: 'neutral', export: 'info', delete: 'danger' } as const;

/** Who looked up, handed out and deleted, the newest first. @param props.personHash mark of the person that is shown above, if any */
export function AuditRecords({ personHash }: { personHash: string | undefined }) {
  const { audit: words } = useMessages('staffDataDesk');
  return (
    <Records
      words={words}
      lookup={useQuery(auditQuery)}
      renderRow={(request) => ({
        id: String(request.id),
        cells: [
          <Moment key="when" at={request.requested_at} />,
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
      })}
    />
  );
}

/** What deletions have left for the books; nothing at all while there is nothing. */
export function KeptBookings() {
  const { services } = useMessages('staff');
  const { kept, none } = useMessages('staffDataDesk');
  const lookup = useQuery(keptBookingsQuery);
  if (!lookup.isError && !lookup.data?.length) return null;
  return (
    <Records
      words={kept}
      lookup={lookup}
      renderRow={(booking) => ({
        id: booking.reference,
        cells: [
          <Ltr key="reference">{booking.reference}</Ltr>,
          <bdi key="name">{booking.name}</bdi>,
          knownName(services, booking.service_type),
          booking.travel_date ? <Ltr key="date">{formatCalendarDay(booking.travel_date)}</Ltr> : none,
          <Ltr key="until">{formatCalendarDay(booking.kept_until)}</Ltr>,
        ],
      })}
    />
  );
}

/** What the daily clean-up deleted because its time was over. */
export function RetentionRuns() {
  const { retention: words } = useMessages('staffDataDesk');
  return (
    <Records
      words={words}
      lookup={useQuery(retentionQuery)}
      renderRow={({ id, ran_at, removed }) => ({
        id: String(id),
        cells: [<Moment key="when" at={ran_at} />, <Removed key="removed" removed={removed} />],
      })}
    />
  );
}

/** A kind that this version has no name for is shown as the server calls it. */
function Removed({ removed }: Pick<RetentionRun, 'removed'>) {
  const words = useMessages('staffDataDesk').retention;
  const { colon } = useMessages('staff').frame;
  const locale = useLocale();
  const parts = Object.entries(removed).map(
    ([kind, count]) => `${knownName(words.kinds, kind)}${colon} ${formatNumber(locale, count)}`,
  );
  return parts.join(' · ') || words.nothing;
}
