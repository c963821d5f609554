import type { FoundRequest } from '@/data/data-desk';
import { displayPhone, formatDayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { knownName } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { Ltr } from '@/ui/ltr';
import { Table } from '@/ui/table';

/** The requests of a person, the newest first. */
export function FoundRequests({ requests, total }: { requests: readonly FoundRequest[]; total: number }) {
  const { services } = useMessages('staff');
  const m = useMessages('staffDataDesk');
  const statuses: Readonly<Record<string, string>> = useMessages('staff').dashboard.leads.statuses;
  const columns = Object.entries(m.found.columns).map(([id, label]) => ({ id, label }));
  const rows = requests.map((request) => ({
    id: request.reference,
    cells: [
      <Ltr key="reference" className="whitespace-nowrap">
        {request.reference}
      </Ltr>,
      <Ltr key="received">{formatDayInIsrael(request.created_at)}</Ltr>,
      <bdi key="name">{request.name}</bdi>,
      <span key="contact" className="grid md:min-w-40">
        {request.phone ? <Ltr className="whitespace-nowrap">{displayPhone(request.phone)}</Ltr> : null}
        {request.email ? <Ltr className="wrap-anywhere">{request.email}</Ltr> : null}
      </span>,
      knownName(services, request.service_type),
      request.quarantined ? (
        <Badge key="status" tone="warn">
          {m.found.quarantined}
        </Badge>
      ) : (
        <Badge key="status">{statuses[request.status] ?? request.status}</Badge>
      ),
    ],
  }));
  return (
    <div className="grid gap-2">
      <Table caption={m.counts.requests} captionHidden theme="light" columns={columns} rows={rows} />
      {requests.length < total ? <p className="text-sm text-ink-2">{m.found.latest(requests.length, total)}</p> : null}
    </div>
  );
}
