import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LeadRecord } from '@/data/lead-record';
import { Part, RecordSheet } from '@/features/office/kit/record-sheet';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Ltr } from '@/ui/ltr';
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

function OpenDrawer({ leadId, ...rest }: LeadDrawerProps & { leadId: string }) {
  const { onClose } = rest;
  const m = useMessages('staffLeads');
  const lookup = useQuery(leadQuery(leadId));
  return (
    <RecordSheet
      label={lookup.data ? m.drawer.label(lookup.data.name) : m.drawer.waiting}
      lookup={lookup}
      words={{ ...m.drawer, loading: m.loading }}
      onClose={onClose}
      renderActions={(record) => <ContactMenu lead={record} size="full" />}
      renderHead={({ name, reference, status }) => (
        <>
          <h2 className="text-card wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-2">
            <Ltr>{reference}</Ltr>
            <LeadStatusBadge status={status} />
          </p>
        </>
      )}
    >
      {(record) => <Contents key={record.id} record={record} {...rest} />}
    </RecordSheet>
  );
}

function Contents({
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
            <ReleaseButton leadId={record.id} onReleased={onClose} />
          </div>
        </Alert>
      ) : null}
      <LeadDuplicates record={record} onOpen={onOpen} />
      <Part title={m.drawer.facts}>
        <LeadFacts record={record} />
        <LeadCorrection record={record} />
      </Part>
      {renderOffer?.(record)}
      <Part title={m.drawer.work}>
        <LeadWorkFields record={record} />
        <LeadNote record={record} />
      </Part>
      <Part title={m.history.title}>
        <LeadHistory record={record} />
      </Part>
      {mayDelete ? <LeadDeletion record={record} onDeleted={onClose} /> : null}
    </>
  );
}
