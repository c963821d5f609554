import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { business } from '@/config/business';
import { callDatabase } from '@/data/call-database';
import type { DeletedPerson, FoundPerson as Found, FoundRequest } from '@/data/data-desk';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { saveAsFile } from '@/lib/save-as-file';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Ltr } from '@/ui/ltr';
import { displayPhone, formatDayInIsrael, knownName } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { Table } from '@/ui/table';
import { CountTiles } from './count-list';
import { DeleteDialog } from './delete-dialog';
import { exportFile } from './export-file';
import { failureText } from './failure-text';
import { PersonName } from './person-name';

interface FoundPersonProps {
  identifier: string;
  found: Found;
  onFind: (identifier: string) => void;
  onExported: () => void;
  onDeleted: (deleted: DeletedPerson, keptBookings: boolean) => void;
}

/** Everything that is kept about one person, and what can be done with it. */
export function FoundPerson({ identifier, found, onFind, onExported, onDeleted }: FoundPersonProps) {
  const m = useMessages('staffDataDesk');
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const exporting = useMutation({
    mutationFn: () => callDatabase('export_person', { identifier }),
    onSuccess: (data) => {
      const about = { business: business.name[locale], texts: m.file, now: new Date() };
      const { name, text } = exportFile(data, identifier, about);
      saveAsFile(name, 'application/json', text);
      onExported();
    },
  });
  const { counts } = found;
  const isKnown = counts.requests + counts.kept_bookings + counts.invitations + counts.drivers > 0;

  return (
    <div className="grid gap-5 border-t border-stone-200 p-5">
      {isKnown ? (
        <>
          <CountTiles counts={counts} />
          {found.requests.length > 0 ? <FoundRequests requests={found.requests} total={counts.requests} /> : null}
        </>
      ) : (
        <p className="font-bold">{m.found.nothing}</p>
      )}
      <Hints found={found} onFind={onFind} />
      {isKnown || found.account ? (
        <div className="flex flex-wrap gap-3">
          <Button
            tone="outline"
            icon="note"
            busy={exporting.isPending}
            busyLabel={m.actions.exporting}
            onClick={() => exporting.mutate()}
          >
            {m.actions.export}
          </Button>
          {isKnown ? (
            <Button ref={opener} tone="danger" onClick={() => setDeleting(true)}>
              {m.actions.delete}
            </Button>
          ) : null}
        </div>
      ) : null}
      {exporting.isSuccess ? (
        <Alert tone="success" title={m.actions.exported}>
          {m.actions.exportedText}
        </Alert>
      ) : null}
      {exporting.error ? <Alert tone="danger">{failureText(exporting.error, m.failed)}</Alert> : null}
      {isDeleting ? (
        <DeleteDialog
          identifier={identifier}
          found={counts}
          onClose={() => {
            setDeleting(false);
            opener.current?.focus();
          }}
          onDeleted={onDeleted}
        />
      ) : null}
    </div>
  );
}

/** What else an administrator should know: other identifiers, other people's words, places outside this desk. */
function Hints({ found, onFind }: Pick<FoundPersonProps, 'found' | 'onFind'>) {
  const m = useMessages('staffDataDesk').found;
  return (
    <>
      {found.also_known_as.length > 0 ? (
        <Hint text={m.alsoKnownAs}>
          {found.also_known_as.map((other) => (
            <Button
              key={other}
              tone="outline"
              size="small"
              icon="search"
              aria-label={m.findOther(other)}
              onClick={() => onFind(other)}
            >
              <PersonName identifier={other} />
            </Button>
          ))}
        </Hint>
      ) : null}
      {found.mentions.length > 0 ? (
        <Hint text={m.mentions}>
          {found.mentions.map((reference) => (
            <Ltr key={reference} className="rounded bg-stone-100 px-2 py-1 text-sm font-bold forced-colors:border">
              {reference}
            </Ltr>
          ))}
        </Hint>
      ) : null}
      {found.account ? <Alert tone="info">{m.account}</Alert> : null}
      {found.gets_request_mails ? <Alert tone="info">{m.getsRequestMails}</Alert> : null}
    </>
  );
}

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** The requests of a person, the newest first. */
function FoundRequests({ requests, total }: { requests: readonly FoundRequest[]; total: number }) {
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
