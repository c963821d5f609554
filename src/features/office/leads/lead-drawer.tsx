import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LeadRecord } from '@/data/lead-record';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { IconButton } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Ltr } from '@/ui/ltr';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { ContactMenu } from './contact-menu';
import { LeadCorrection } from './lead-correction';
import { LeadDeletion } from './lead-deletion';
import { LeadDuplicates } from './lead-duplicates';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';
import { LeadNote } from './lead-note';
import { LeadStatusBadge } from './lead-status';
import { LeadWorkFields } from './lead-work-fields';
import { leadQuery } from './queries';
import { ReleaseButton } from './release-button';

interface LeadDrawerProps {
  userId: string;
  /** Null: closed. */
  leadId: string | null;
  /** Managers and above. */
  mayDelete: boolean;
  onClose: () => void;
  /** The price, between the request and its handling. */
  renderOffer?: ((lead: LeadRecord) => ReactNode) | undefined;
  /** To another lead: a duplicate. */
  onOpen: (leadId: string) => void;
}

/** One lead in full, beside the page it was opened from. */
export function LeadDrawer({ leadId, ...rest }: LeadDrawerProps) {
  return leadId === null ? null : <OpenDrawer leadId={leadId} {...rest} />;
}

function OpenDrawer({ userId, leadId, mayDelete, renderOffer, onClose, onOpen }: LeadDrawerProps & { leadId: string }) {
  const { frame } = useMessages('staff');
  const m = useMessages('staffLeads');
  const lookup = useQuery(leadQuery(userId, leadId));
  const record = lookup.data;
  return (
    <Sheet
      open
      side="end"
      size="page"
      tone="paper"
      label={record ? m.drawer.label(record.name) : m.drawer.waiting}
      onClose={onClose}
    >
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-stone-200 bg-paper px-4 py-4 sm:px-6">
        <div className="min-w-0">
          {record ? (
            <>
              <h2 className="text-card wrap-anywhere">
                <bdi>{record.name}</bdi>
              </h2>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-2">
                <Ltr>{record.reference}</Ltr>
                <LeadStatusBadge status={record.status} />
              </p>
            </>
          ) : (
            <h2 className="text-card">{m.drawer.waiting}</h2>
          )}
        </div>
        <span className="flex flex-none gap-2">
          {record ? <ContactMenu userId={userId} lead={record} size="full" /> : null}
          <IconButton icon="close" label={m.close} onClick={onClose} />
        </span>
      </header>
      <div className="grid content-start gap-8 px-4 py-6 sm:px-6" aria-busy={lookup.isPending}>
        {record ? (
          <Contents key={record.id} {...{ userId, record, mayDelete, renderOffer, onClose, onOpen }} />
        ) : lookup.isPending ? (
          <>
            <span className="sr-only">{m.loading}</span>
            {['facts', 'work', 'history'].map((part) => (
              <Skeleton key={part} className="h-32 w-full" />
            ))}
          </>
        ) : lookup.isError ? (
          <LoadFailure text={m.drawer.failed} retryLabel={frame.retry} onRetry={() => void lookup.refetch()} />
        ) : (
          <Alert tone="info">{m.drawer.gone}</Alert>
        )}
      </div>
    </Sheet>
  );
}

function Contents({
  userId,
  record,
  mayDelete,
  renderOffer,
  onClose,
  onOpen,
}: Omit<LeadDrawerProps, 'leadId'> & { record: LeadRecord }) {
  const m = useMessages('staffLeads');
  const reasons: Readonly<Record<string, string>> = m.release.reasons;
  return (
    <>
      {record.quarantine_reason ? (
        <Alert tone="warn" title={m.tabs.quarantined}>
          <p>{reasons[record.quarantine_reason] ?? record.quarantine_reason}</p>
          <div className="pt-2 text-ink">
            <ReleaseButton userId={userId} leadId={record.id} onReleased={onClose} />
          </div>
        </Alert>
      ) : null}
      <LeadDuplicates record={record} onOpen={onOpen} />
      <Part title={m.drawer.facts}>
        <LeadFacts record={record} />
        <LeadCorrection userId={userId} record={record} />
      </Part>
      {renderOffer?.(record)}
      <Part title={m.drawer.work}>
        <LeadWorkFields userId={userId} record={record} />
        <LeadNote userId={userId} record={record} />
      </Part>
      <Part title={m.history.title}>
        <LeadHistory userId={userId} record={record} />
      </Part>
      {mayDelete ? <LeadDeletion userId={userId} record={record} onDeleted={onClose} /> : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-[1.25rem] leading-tight">{title}</h3>
      {children}
    </section>
  );
}
